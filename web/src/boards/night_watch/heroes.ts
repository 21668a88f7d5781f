/** What heroes look like, by what they are good at. */
import archer from "icons:bowman";
import bear from "icons:bear-head";
import book from "icons:open-book";
import crow from "icons:crow-dive";
import hammer from "icons:hammer-nails";
import hand from "icons:hand";
import hood from "icons:hood";
import king from "icons:viking-head";
import priestess from "icons:fire-bowl";
import scales from "icons:scales";
import sword from "icons:sword-brandish";
import wolf from "icons:wolf-head";

const HEROES: Record<string, typeof hood> = {
  mormont: bear,
  marsh: scales,
  tarly: book,
  yarwyck: hammer,
  thorne: sword,
  melisandre: priestess,
  mance: king,
  benjen: wolf,
  ygritte: archer,
  yoren: crow,
  qhorin: hand,
};

export function heroIcon(id: string): typeof hood {
  return HEROES[id] ?? hood;
}
