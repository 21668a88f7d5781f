declare module "subset-font" {
  interface Cut {
    targetFormat: "woff2";
    noHinting: boolean;
    keepFeatures: readonly string[];
  }
  export default function subset(font: Buffer, text: string, options: Cut): Promise<Buffer>;
}
