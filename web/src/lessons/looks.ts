/** Where the coach points while it says something: by game and key, what to look for on the board. */
const LOOKS: Record<string, Record<string, string>> = {
  dice_king: {
    aim: ".map",
    offer: ".offer",
    dice: ".tray",
    "first-roll": ".tray",
    "second-roll": ".tray",
    "three-stars": ".areas",
    straight: ".tray",
    "another-straight": ".tray",
    enough: ".tray",
    "their-alarm": ".map",
    thief: ".areas",
    jokers: ".areas",
    points: ".map",
    free: ".tray",
  },
};

/** The part of the board that a page is about; what can be chosen where it names none. */
export function lookAt(game: string, key: string): string {
  return LOOKS[game]?.[key] ?? ".lit";
}
