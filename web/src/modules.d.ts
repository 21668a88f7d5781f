declare module "icons:*" {
  const icon: { path: string; side: number };
  export default icon;
}

declare module "data:*" {
  /** The tables of a data file. Give them a type where they are used. */
  const tables: Record<string, unknown>;
  export default tables;
}
