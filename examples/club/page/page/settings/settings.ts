// What the page remembers from one visit to the next, besides games, and how it looks.

import { $ } from "../app/dom.js";
import { speak } from "../i18n/text.js";

const key = "railhex";

const languages = [...document.querySelectorAll<HTMLOptionElement>("#language > option")].map(({ value }) => value);

const usual = {
  language: languages.find((tag) => navigator.language.startsWith(tag)) ?? "en",
  pace: 500, // milliseconds for a decision of a bot or of chance
  colourBlind: false, hexNames: false, night: matchMedia("(prefers-color-scheme: dark)").matches,
};

/** What is remembered; what has a question mark there may be nothing of yet. */
type Settings = typeof usual & {
  /** That of the player. */
  name?: string;
  /** The steps at which lessons rest, by game. */
  lessons?: Record<string, number | undefined>;
  /** For a server: the personal link was shown, the operator's secret, the id of pushes, and how turns are told. */
  linkShown?: boolean; secret?: string; push?: string; "turn-notice"?: boolean; "turn-push"?: boolean;
};

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {}; // a browser that keeps nothing
  }
}

export const settings: Settings = { ...usual, ...remembered() };
if (!languages.includes(settings.language)) settings.language = usual.language; // the page has no words of others

export function remember(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // the page works without
  }
}

// How the page looks: language, colours, and how fast chance and bots play.

const narrow = matchMedia("(max-width: 640px)");
const switches = ["colourBlind", "hexNames", "night"] as const;

/** How a game is told and drawn, as the package has it. */
export const how = () => ({
  manner: { language: settings.language },
  look: { night: settings.night, colourBlind: settings.colourBlind, hexNames: settings.hexNames,
    narrow: narrow.matches },
});

/** Changes the look, and calls what shows it anew. */
export async function look(changes: Partial<Settings>, anew?: () => unknown): Promise<void> {
  remember(changes);
  await speak(settings.language);
  if (anew) $("playing").ariaBusy = "true"; // what is drawn there is of the old look
  document.documentElement.classList.toggle("night", settings.night);
  document.documentElement.classList.toggle("numbers", settings.colourBlind);
  $("language").value = settings.language;
  $("pace").value = String(settings.pace);
  for (const name of switches) $(name).checked = settings[name];
  anew?.();
}

/** Makes the dialog work. */
export function prepareLook(anew: () => unknown): void {
  $("language").addEventListener("change", () => look({ language: $("language").value }, anew));
  $("pace").addEventListener("change", () => remember({ pace: Number($("pace").value) }));
  for (const name of switches) {
    $(name).addEventListener("change", () => look({ [name]: $(name).checked }, anew));
  }
  narrow.addEventListener("change", () => look({}, anew));
}
