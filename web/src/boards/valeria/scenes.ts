/** The landscapes of Valeria: areas of monsters, roles of citizens, and the rest. */
import { CAVE, COLUMNS, DUNES, FIELD, JAGS, LOW, PEAKS, POOL, RAYS, ROLLING, ROOFS, WALL, WOOD, type Landscape } from "../../lib/landscape";

export const SCENES: Record<string, Landscape> = {
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
