// What the guided first games say and want: a record that decides chance and the
// teacher's moves, steps on its positions, and their words in a language.

import { settings } from "./settings.js";

/** The games that have a lesson. */
export const taught = ["steamrollers", "steampower", "steam"];

const fetched = async (path, read) => read(await fetch(new URL(path, import.meta.url)));

/**
 * The lesson of a game: its record as text, seat and names, and steps. A step begins at a position and has presses of { part, move, wrong }, one for each move of
 * the learner, and words: title, say, more, a label for each press, and what is said to each wrong press.
 */
export async function lessonOf(game) {
  const [{ record, steps, ...lesson }, words] = await Promise.all([
    fetched(`./guides/${game}.json`, (answer) => answer.json()),
    fetched(`./text/guide/${settings.language}.json`, (answer) => answer.json()),
  ]);
  const text = await fetched(`./guides/${record}`, (answer) => answer.text());
  return {
    ...lesson, game, title: words[game].title,
    record: text,
    steps: steps.map((step, i) => ({ lights: [], badges: [], ...step, ...words[game].steps[i] })),
  };
}

/** What is said to a press on an element that is not meant: the words of the first pattern that it fits, undefined if it fits none. */
export function answerTo(element, { wrong: said = {} }, { wrong = [] }) {
  for (const { on, say } of wrong) {
    const met = element.closest(on);
    if (met) return said[say].replace("{region}", met.dataset.region ?? "");
  }
  return undefined;
}
