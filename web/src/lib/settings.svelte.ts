// What one person prefers, on this device.

export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  cs: "Čeština",
  pl: "Polski",
  ru: "Русский",
  ro: "Română",
};
export type Language = keyof typeof LANGUAGES;

export interface Settings {
  language: Language;
  theme: "system" | "day" | "night";
  speed: 0 | 0.5 | 1 | 2; // of motion; 0: none
  sound: boolean;
  talk: boolean; // bots say a word now and then
  patterns: boolean; // stronger patterns beside colours
  autoPass: boolean;
  confirm: boolean;
  notify: boolean;
  ahead: boolean; // large files are fetched before they are wanted
}

const KEY = "argosy-settings";

function preferred(): Language {
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2).toLowerCase();
    if (short in LANGUAGES) return short as Language;
  }
  return "en";
}

function load(): Settings {
  const standard: Settings = {
    language: preferred(),
    theme: "system",
    speed: 1,
    sound: true,
    talk: true,
    patterns: false,
    autoPass: true,
    confirm: false,
    notify: false,
    ahead: false,
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const language =
      kept.language && kept.language in LANGUAGES ? kept.language : standard.language;
    return { ...standard, ...kept, language };
  } catch {
    return standard;
  }
}

export const settings = $state(load());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let systemIsDark = $state(dark.matches);
let isStill = $state(still.matches);
dark.addEventListener("change", () => (systemIsDark = dark.matches));
still.addEventListener("change", () => (isStill = still.matches));

/** Keep settings, and let the page follow them. Call once, from a component. */
export function followSettings(): void {
  $effect(() => {
    const night = settings.theme === "night" || (settings.theme === "system" && systemIsDark);
    document.documentElement.dataset["theme"] = night ? "night" : "day";
    document.documentElement.dataset["patterns"] = settings.patterns ? "strong" : "normal";
    document.documentElement.lang = settings.language;
  });
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // private windows keep nothing; the page works all the same
    }
  });
}

/** How long a motion of so many milliseconds takes for this person; 0 where none is wanted. */
export function motion(milliseconds: number): number {
  return isStill || settings.speed === 0 ? 0 : milliseconds / settings.speed;
}
