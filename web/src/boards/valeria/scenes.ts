/** Landscapes behind the pictures: a sky of two colours and two ridges, in a box of 200 by 100. Own drawings. */
export interface Scene {
  sky: [string, string];
  far: [string, string];
  near: [string, string];
  /** Sun or moon: x, y, radius, colour. */
  light?: [number, number, number, string];
}

const ROLLING = "M0 70Q30 48 62 64T120 58T200 66V100H0Z";
const LOW = "M0 84Q40 70 90 82T200 78V100H0Z";
const PEAKS = "M0 78L28 40L48 62L82 22L112 60L142 34L172 66L200 46V100H0Z";
const JAGS = "M0 92L22 74L40 88L70 68L96 88L128 72L158 90L182 76L200 86V100H0Z";
const WOOD = "M0 76L8 50L16 74L26 40L38 76L50 46L60 74L72 36L84 76L98 48L108 74L122 38L134 76L148 46L158 74L172 40L184 76L194 52L200 72V100H0Z";
const COLUMNS = "M0 82H18V44H28V82H44V36H42V31H62V36H58V82H96V52H106V82H140V38H138V33H158V38H156V82H176V56H186V82H200V100H0Z";
const DUNES = "M0 74Q46 44 96 72T200 60V100H0Z";
const POOL = "M0 82Q24 78 40 83T84 82T128 84T170 81T200 84V100H0Z";
const CAVE = "M0 0H200V100H182Q186 40 150 24Q100 4 54 26Q16 44 20 100H0Z";
const ROOFS = "M0 78V62L14 50L28 62V52L42 40L56 52V70H74V46H80V36H90V46H96V66L114 52L132 66V58H150V42L162 32L174 42V64H188V54L200 46V100H0Z";
const WALL = "M0 62H14V54H26V62H40V54H52V62H66V54H78V62H92V54H104V62H118V54H130V62H144V54H156V62H170V54H182V62H200V100H0Z";
const FIELD = "M0 80Q60 66 100 80T200 74V100H0Z";
const RAYS = "M100 100L0 58V42L100 96L30 0H56L100 92L88 0H112L104 92L148 0H172L106 96L200 42V58Z";

export const SCENES: Record<string, Scene> = {
  hills: { sky: ["#f6d58f", "#c9d88a"], far: ["#8fae55", ROLLING], near: ["#5d8138", LOW], light: [158, 28, 13, "#fff3c4"] },
  ruins: { sky: ["#d9cfc0", "#a89a8c"], far: ["#857a6d", COLUMNS], near: ["#5a5148", LOW], light: [44, 24, 11, "#f3ead8"] },
  forest: { sky: ["#cfe3b0", "#7fae7b"], far: ["#4f8457", WOOD], near: ["#2c5a3b", LOW] },
  valley: { sky: ["#bfe4e0", "#e7efc1"], far: ["#6fb0a0", PEAKS], near: ["#3f8071", ROLLING], light: [100, 24, 12, "#fffbe0"] },
  mountains: { sky: ["#c4d7ef", "#8ea8cc"], far: ["#6c83ab", PEAKS], near: ["#44587f", JAGS], light: [30, 22, 10, "#fdfdff"] },
  barrens: { sky: ["#f7c48a", "#e08b5a"], far: ["#bf6a3c", DUNES], near: ["#8d4527", JAGS], light: [150, 30, 15, "#ffe9b0"] },
  swamp: { sky: ["#b9b98a", "#75855b"], far: ["#58683f", WOOD], near: ["#36452d", POOL], light: [52, 26, 11, "#eef0c0"] },
  cavern: { sky: ["#7d5a8f", "#e09a62"], far: ["#9a5a55", DUNES], near: ["#3c2a4a", CAVE] },
  hostile: { sky: ["#6a2b3a", "#c0563f"], far: ["#7c2f35", PEAKS], near: ["#3f1722", JAGS], light: [150, 26, 13, "#ffd0a0"] },
  worker: { sky: ["#fbe3a6", "#e9c372"], far: ["#b5a04e", ROOFS], near: ["#7f7a34", FIELD], light: [164, 24, 12, "#fff7d8"] },
  soldier: { sky: ["#f3c9ad", "#d98a70"], far: ["#a8523f", WALL], near: ["#722f2a", LOW], light: [32, 22, 11, "#ffe9cf"] },
  shadow: { sky: ["#6f63a0", "#3d3866"], far: ["#2f2b54", ROOFS], near: ["#1d1b38", FIELD], light: [150, 26, 12, "#f3ecc8"] },
  holy: { sky: ["#dcebf8", "#9cc3e6"], far: ["#f6fafd", RAYS], near: ["#5c8fc0", LOW] },
  starter: { sky: ["#efe3c8", "#d8c39a"], far: ["#b79f70", ROLLING], near: ["#8d774c", FIELD], light: [160, 26, 12, "#fffaf0"] },
  domain: { sky: ["#f4c27c", "#b86f6a"], far: ["#7d4a5c", PEAKS], near: ["#46304c", ROLLING], light: [100, 48, 20, "#ffe6a6"] },
  duke: { sky: ["#8c2635", "#4e1320"], far: ["#a43a44", RAYS], near: ["#380c17", LOW] },
  exhausted: { sky: ["#8d8578", "#5d564c"], far: ["#6f675b", COLUMNS], near: ["#453f37", LOW] },
};
