// The words of the page itself. What is said of a game comes from the library.


/** @type {[string, string][]} */
export const languages = [["en", "English"], ["fr", "Français"], ["de", "Deutsch"], ["nl", "Nederlands"]];

/** What the games are called, in every language. */
export const titles = { steamrollers: "SteamRollers", steampower: "Steam Power", steam: "Steam" };

/** Learns what others are called: games are the package's choices. */
export function knowTitles(games) {
  for (const { game, title } of games) titles[game] ??= title;
}

const loaded = new Map(); // texts by language
const spoken = { words: {}, wanted: "" }; // wanted is the language that was asked for last

/** Loads a language and says everything in the page that bears data-text in it. */
export async function speak(language) {
  spoken.wanted = language;
  if (!loaded.has(language)) loaded.set(
    language, await (await fetch(new URL(`./text/${language}.json`, document.baseURI))).json());
  if (language !== spoken.wanted) return; // another one was asked for while this was on its way
  spoken.words = loaded.get(language);
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = say(
    element.dataset.text, element.dataset);
  for (const element of document.querySelectorAll("[data-label]")) element.title = element.ariaLabel = say(
    element.dataset.label);
}

export const has = (key) => key in spoken.words;

/** A text of the page, with {names} filled in. */
export function say(key, parts = {}) {
  return (spoken.words[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => written(parts[name] ?? all));
}

/** The round, given the report of a game; Steam, which calls it a turn, says how many there are. */
export const sayRound = ({ round, rounds = 0 }) => say(rounds ? "round-of" : "round-now", { round, rounds });

/** Whether a game calls its rounds turns. */
const hasTurns = (game) => game === "steam";

/** A round in the word of its game, as a heading. */
export const roundHeading = (game, round) => (hasTurns(game) ? say("turn-now", { round })
  : say("round-now", { round }));

/** A round in the word of its game, in a sentence. */
export const inRound = (game, round) => (hasTurns(game) ? say("in-turn", { round }) : say("in-round", { round }));

/** Words as a list. */
export const listed = (all) => new Intl.ListFormat(document.documentElement.lang.replace("en", "en-GB")).format(all);

/** What a bot is called: by the page's word for it, or by its own name. */
export const botName = (kind) => (has(`player-${kind}`) ? say(`player-${kind}`) : kind);

/** A number as the games write it, with a minus sign; other words as they are. */
export const written = (said) => (typeof said === "number" ? String(said).replace("-", "−") : said);

/** A number of points as a gain or a loss: with its sign. */
export const signed = (points) => (points > 0 ? `+${points}` : written(points));

/** The parts of a longer text: of each a title and paragraphs. */
export const paragraphs = (key) => spoken.words[key];
