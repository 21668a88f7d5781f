/** Counts of workers, resources, points. */
export type Counts = Record<string, number>;
export const KINDS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"] as const;

/** The kinds of a set one by one, in the order of the rules. */
export function unpacked(workers: Counts): string[] {
  return KINDS.flatMap((kind) => Array.from({ length: workers[kind] ?? 0 }, () => kind as string));
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, part) => sum + part, 0);
}
