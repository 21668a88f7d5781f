/** The landscapes of the West Kingdom. */
import {
  DUNES,
  FIELD,
  JAGS,
  LOW,
  PEAKS,
  POOL,
  RAYS,
  ROLLING,
  ROOFS,
  WALL,
  WOOD,
  type Landscape,
} from "../../lib/landscape";

export const SCENES: Record<string, Landscape> = {
  town: {
    sky: ["#fbe3b0", "#e6bd77"],
    far: ["#c08a52", ROOFS],
    near: ["#7c5a35", FIELD],
    light: [162, 24, 12, "#fff7d8"],
  },
  viking: {
    sky: ["#cfe2f2", "#8db4d6"],
    far: ["#5c82a8", PEAKS],
    near: ["#2f5a86", POOL],
    light: [36, 22, 10, "#ffffff"],
  },
  byzantine: {
    sky: ["#dcecc0", "#9cc48a"],
    far: ["#5f9463", ROOFS],
    near: ["#33653f", LOW],
    light: [160, 24, 11, "#fdf6cf"],
  },
  saracen: {
    sky: ["#fbe0a0", "#eab45a"],
    far: ["#cf8f3a", DUNES],
    near: ["#9a5d22", DUNES],
    light: [150, 28, 14, "#fff4cf"],
  },
  paladin: { sky: ["#f3cf8f", "#b85b45"], far: ["#8c2f38", RAYS], near: ["#4c1620", WALL] },
  order: { sky: ["#c9483f", "#8a1f26"], far: ["#a83238", RAYS], near: ["#5a1118", LOW] },
  favour: { sky: ["#7fae6a", "#3f7a4a"], far: ["#5c975a", RAYS], near: ["#27542f", LOW] },
  wall: { sky: ["#e9dcc2", "#c4ac82"], far: ["#8f7a58", WALL], near: ["#645238", JAGS] },
  tavern: { sky: ["#6f4a2c", "#3e2617"], far: ["#8a5a30", ROLLING], near: ["#2c190e", WOOD] },
  scheme: {
    sky: ["#6f63a0", "#3d3866"],
    far: ["#2f2b54", ROOFS],
    near: ["#1d1b38", FIELD],
    light: [150, 26, 12, "#f3ecc8"],
  },
};
