/** Where the ten places lie on the drawing, 1000 wide and 620 high. */
import file from "data:amulet/board";

export const WIDE = 1000;
export const HIGH = 620;

interface Row {
  id: string;
  bank: string;
  x: number;
  y: number;
}
export interface Place {
  id: string;
  bank: string;
  x: number;
  y: number;
}

export const PLACES: Place[] = (file.location as Row[]).map(({ id, bank, x, y }) => ({
  id,
  bank,
  x: x * 10,
  y: y * 5.7 + 20,
}));
const INN = PLACES.find(({ id }) => id === "inn")!;
export const placeOf = (id: string): Place => PLACES.find((place) => place.id === id) ?? INN;

/** Figures stand around the medallion of their place. */
const STANDS = [
  [-56, 22],
  [56, 22],
  [-60, -34],
  [60, -34],
  [0, -62],
] as const;
export function standOf(id: string, nth: number): { x: number; y: number } {
  const { x, y } = placeOf(id);
  const [dx, dy] = STANDS[nth] ?? [0, 0];
  return { x: x + dx, y: y + dy };
}

/** Trees and hills, away from the places. */
export const TREES = [
  [40, 250],
  [75, 270],
  [55, 300],
  [290, 60],
  [325, 45],
  [310, 90],
  [250, 300],
  [285, 325],
  [230, 335],
  [455, 520],
  [440, 560],
  [480, 575],
  [215, 480],
  [180, 520],
  [150, 555],
  [60, 520],
  [785, 300],
  [760, 325],
  [800, 340],
  [590, 90],
  [615, 60],
  [570, 130],
  [955, 560],
  [925, 585],
  [775, 560],
  [805, 585],
  [560, 590],
  [960, 120],
  [935, 90],
  [475, 70],
  [-60, 120],
  [-110, 330],
  [-75, 480],
  [1060, 210],
  [1095, 420],
  [1050, 590],
  [120, -50],
  [380, -90],
  [700, -60],
  [930, -110],
  [90, 690],
  [330, 720],
  [640, 700],
  [890, 690],
  [230, 790],
  [780, 800],
] as const;
export const HILLS = [
  [85, 95, 1.1],
  [130, 110, 0.8],
  [800, 90, 1.2],
  [850, 105, 0.9],
  [955, 300, 1],
  [700, 400, 0.7],
  [400, 390, 0.7],
  [300, 440, 0.6],
] as const;
