// What the dark button says of a move: the deed in few words, as in "Deliver grey for 5".
// What it costs stands below, and what its words leave out is drawn on the board.

import { goodName } from "./names.js";
import { has, say } from "./text.js";

/** The deed of an option of a game. */
export function deed(game, { text, short = text, good, kind, gain = 0 }) {
  const key = `deed-${kind}`;
  if (!good || !has(key) || (gain <= 0 && say(key).includes("{gain}"))) return short;
  return say(key, { good: goodName(game, good).toLocaleLowerCase(document.documentElement.lang), gain });
}
