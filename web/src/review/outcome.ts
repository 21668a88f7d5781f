/** How a game ended for a seat, in a few words. */
import type { TableInfo } from "../net/protocol";
import { t } from "../texts/ui.svelte";

export function outcome({ result }: TableInfo, seat: number): string {
  if (!result?.scores.length) return "–";
  const points = t("points-of", { count: result.scores[seat] ?? 0 });
  return `${points}, ${t(result.winners.includes(seat) ? "branch-won" : "branch-lost")}`;
}
