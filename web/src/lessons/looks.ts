/** Where the coach points while it says something: by game and key, what to look for on the board. */
const MAP = ".map";
const LOOKS: Record<string, Record<string, string>> = {
  dice_king: {
    aim: MAP,
    offer: ".offer",
    dice: ".tray",
    "first-roll": ".tray",
    "second-roll": ".tray",
    "three-stars": ".zones > .own",
    straight: ".tray",
    "another-straight": ".tray",
    enough: ".tray",
    "their-alarm": MAP,
    jokers: ".zones > .own",
    points: MAP,
    free: ".tray",
  },
  valeria: { harvest: ".head", market: ".market", domains: ".market", end: ".market", free: ".market" },
  paladins: {
    attributes: ".tracks",
    workers: ".player",
    suspicion: ".player",
    spaces: ".player",
    inquisition: ".time",
    points: ".tracks",
    free: ".player",
  },
  amulet: {
    map: MAP,
    fight: ".arena",
    sword: ".arena",
    helper: ".arena",
    "helper-place": ".arena",
    symbol: ".arena",
    "symbol-place": ".arena",
    finish: ".arena",
    victory: ".zones > .own",
    mace: ".arena",
    "mace-place": ".arena",
    "adventure-done": ".arena",
    night: ".day",
    points: ".zones > .own",
    free: MAP,
  },
  night_watch: {
    aim: MAP,
    land: MAP,
    numbers: MAP,
    wall: MAP,
    roll: ".thrown",
    flip: ".hero",
    costs: ".build",
    "end-turn": ".hand",
    "others-roll": ".thrown",
    wildlings: MAP,
    "third-turn": ".thrown",
    ways: ".rail",
    free: ".build",
  },
};

/** What can be chosen, wherever a board shows it. */
export const CHOICE = ".lit, .deeds, .deed";

/** The part of the board that a page is about; '' where it is about none. */
export function lookAt(game: string, key: string, acts: boolean): string {
  return LOOKS[game]?.[key] ?? (acts ? CHOICE : "");
}
