// The words of the page itself. What is said of a game comes from the library.

import type { Paragraph } from "../railhex/index.js";

/** What the games are called, in every language. */
export const titles: Record<string, string> =
  { steamrollers: "SteamRollers", steampower: "Steam Power", steam: "Steam" };

/** Learns what others are called: games are the package's choices. */
export function knowTitles(games: { game: string; title: string }[]): void {
  for (const { game, title } of games) titles[game] ??= title;
}

type Words = Record<string, string | Paragraph[]>;

const loaded = new Map<string, Words>(); // texts by language
const spoken = { words: {} as Words, wanted: "" }; // wanted is the language that was asked for last

/** Loads a language and says everything in the page that bears data-text in it. */
export async function speak(language: string): Promise<void> {
  spoken.wanted = language;
  const address = new URL(`./text/${language}.json`, document.baseURI);
  const words = loaded.get(language) ?? await (await fetch(address)).json();
  loaded.set(language, words);
  if (language !== spoken.wanted) return; // another one was asked for while this was on its way
  spoken.words = words;
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll<HTMLElement>("[data-text], [data-label]")) {
    const { text, label } = element.dataset;
    if (text) element.textContent = say(text, element.dataset);
    if (label) element.title = element.ariaLabel = say(label);
  }
}

export const has = (key: string): boolean => key in spoken.words;

/** A text of the page, with {names} filled in. */
export function say(key: string, parts: object = {}): string {
  const said: Record<string, unknown> = { ...parts }, text = String(spoken.words[key] ?? key);
  return text.replace(/\{(\w+)\}/g, (all, name) => written(said[name] ?? all));
}

/** The round, given the report of a game; Steam, which calls it a turn, says how many there are. */
export const sayRound = ({ round, rounds = 0 }: { round: number; rounds?: number }): string =>
  say(rounds ? "round-of" : "round-now", { round, rounds });

const roundOf = (game: string) => (game === "steam" ? "turn" : "round");

/** A round in the word of its game, as a heading. */
export const roundHeading = (game: string, round: number) => say(`${roundOf(game)}-now`, { round });

/** A round in the word of its game, in a sentence. */
export const inRound = (game: string, round: number) => say(`in-${roundOf(game)}`, { round });

/** Words as a list. */
export const listed = (all: string[]): string =>
  new Intl.ListFormat(document.documentElement.lang.replace("en", "en-GB")).format(all);

/** What a bot is called: by the page's word for it, or by its own name. */
export const botName = (kind: string): string => (has(`player-${kind}`) ? say(`player-${kind}`) : kind);

/** A number as the games write it, with a minus sign; other words as they are. */
export const written = (said: unknown): string =>
  (typeof said === "number" ? String(said).replace("-", "−") : String(said));

/** A number of points as a gain or a loss: with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : written(points));

/** A moment, in milliseconds since 1970, as the player reads it. */
export const momentOf = (time: number): string => new Date(time).toLocaleString(document.documentElement.lang,
  { weekday: "short", day: "numeric", month: "short", year: "numeric", hour: "numeric", minute: "2-digit" });

/** The parts of a longer text. */
export const paragraphs = (key: string): Paragraph[] => spoken.words[key] as Paragraph[];
