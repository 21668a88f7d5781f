/** Tokens on the cards of the monster stacks. */
import type { Stack } from "./view";

/** The cards under the top one that have tokens, from above. */
export function tokensBelow(stack: Stack): { card: string; tokens: [string, number][] }[] {
  const below = (stack.tokens_below ?? []).map((tokens, i) => ({
    card: stack.cards[i + 1] ?? "",
    tokens: lying(tokens),
  }));
  return below.filter(({ tokens }) => tokens.length > 0);
}

/** The kinds of tokens of which there are any. */
export function lying(tokens: Record<string, number> | undefined): [string, number][] {
  return Object.entries(tokens ?? {}).filter(([, count]) => count > 0);
}
