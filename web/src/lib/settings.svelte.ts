/** What a player has set, kept in this browser. */

export const LANGUAGES = ["en", "cs", "sk"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Speed = "none" | "fast" | "normal" | "slow";

export interface Settings {
  lang: Language;
  theme: Theme;
  speed: Speed;
  /** Nothing moves; `auto` as the device wants it. */
  motion: "auto" | "none";
  confirm: boolean;
  sound: boolean;
  name: string;
  level: string;
  /** Whether the list of choices stays open. */
  unfolded: boolean;
  /** The sheet that is open on a phone; '' for none. */
  sheet: "" | "own" | "others" | "side";
  /** Rail and sheets at the left. */
  leftHanded: boolean;
  /** Paper falls for the winners. */
  celebrate: boolean;
  /** Colours further apart, and lines that are seen better. */
  contrast: boolean;
  /** Seats and goods in colours that the colour-blind tell apart. */
  colourBlind: boolean;
  /** Trades that one cannot accept are declined at once. */
  autoDecline: boolean;
  /** Notices of one's turn were offered once. */
  offered: boolean;
  /** The offer of a first game was sent away. */
  greeted: boolean;
}

const KEY = "pentarchy.settings";
const DURATIONS: Record<Speed, number> = { none: 0, fast: 180, normal: 420, slow: 900 };
/** How long one looks at what somebody else did. */
const LOOKS: Record<Speed, number> = { none: 0, fast: 500, normal: 1300, slow: 2400 };
/** Dice tumble for about so many movements. */
const TUMBLE = 2.3;

export const settings: Settings = $state({ ...defaults(), ...stored() });

function defaults(): Settings {
  return {
    lang: spoken(),
    theme: "auto",
    speed: "normal",
    motion: "auto",
    confirm: false,
    sound: true,
    name: "",
    level: "knight",
    unfolded: false,
    sheet: "",
    leftHanded: false,
    celebrate: true,
    contrast: false,
    colourBlind: false,
    autoDecline: true,
    offered: false,
    greeted: false,
  };
}

/** The first language of the browser that we speak. */
function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((lang) => wanted.includes(lang)) ?? "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // damaged or forbidden storage: the defaults do
  }
}

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return; // a private window: the settings last as long as the page
  }
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const night = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ calm: calm.matches, night: night.matches });
calm.addEventListener("change", () => (system.calm = calm.matches));
night.addEventListener("change", () => (system.night = night.matches));

export function isDark(): boolean {
  return settings.theme === "auto" ? system.night : settings.theme === "dark";
}

/** How things move, as boards get to know it. */
export function motion(): { reduced: boolean; duration: number } {
  const reduced = system.calm || settings.motion === "none" || settings.speed === "none";
  return { reduced, duration: reduced ? 0 : DURATIONS[settings.speed] };
}

/** How long things are looked at: what others do, and dice. Without motion there is still time to read. */
export function looks(): { look: number; settle: number } {
  return { look: LOOKS[settings.speed], settle: motion().duration * TUMBLE };
}

/** Puts theme, language and motion on the page. Call inside an effect. */
export function dressPage(): void {
  const page = document.documentElement;
  page.dataset.theme = isDark() ? "dark" : "light";
  page.dataset.motion = motion().reduced ? "none" : settings.speed;
  page.dataset.contrast = settings.contrast ? "more" : "plain";
  page.dataset.colours = settings.colourBlind ? "apart" : "plain";
  page.lang = settings.lang;
}
