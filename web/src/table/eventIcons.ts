/** A sign for each kind of event, by what its name says; a scroll for the rest. */
import build from "icons:hammer-nails";
import card from "icons:card-draw";
import coins from "icons:two-coins";
import crown from "icons:laurel-crown";
import dice from "icons:rolling-dices";
import fight from "icons:crossed-swords";
import fire from "icons:fire";
import hand from "icons:trade";
import heart from "icons:hearts";
import scroll from "icons:scroll-unfurled";
import sun from "icons:sun";
import walk from "icons:walking-boot";

type Icon = { path: string; side: number };

const SIGNS: [RegExp, Icon][] = [
  [/roll|dice|throw/, dice],
  [/slain|slay|fought|attack|hunt|conquer|stole|robbed|raid|breach|wound|stun/, fight],
  [/fire|burn|ruin|alarm/, fire],
  [/built|build|placed|road|settle|develop|fortif|keep|wall|castle/, build],
  [/trade|proposal|accepted|offer|exchange|gave|swap/, hand],
  [/moved|went|journey|walk|way/, walk],
  [/heal|health|rest/, heart],
  [/phase|turn|day|round|start/, sun],
  [/gain|gem|paid|harvest|took|income|tax|coin|supply/, coins],
  [/card|drew|draw|uncover|reveal|unveil|dealt|recruit|claim|bought|kept/, card],
  [/point|won|end|score|last/, crown],
];

export function iconOf(kind: string): Icon {
  return SIGNS.find(([pattern]) => pattern.test(kind))?.[1] ?? scroll;
}
