/** What we read of an icon set in Iconify's form. */
export interface IconifyJSON {
  icons: Record<string, { body: string }>;
}
