// The game that is played: what the page does to it, and who is told when it
// has changed. Dice, bag and bots play on by themselves, a move at a time.

import { call, Refusal } from "./engine.js";
import { remember, settings } from "./settings.js";

/** The view of package session that is shown; null before the first game. */
export let view = null;

const listeners = { changed: [], refused: [], olive: [] };

/** Has a function called: changed(view, retold), refused(refusal), or olive(step), which may return a promise. */
export function on(what, listener) {
  listeners[what].push(listener);
}

const tell = (what, ...parts) => listeners[what].map((listener) => listener(...parts));

let run = 0; // counts what a person did, so that an older run of bots stops

/**
 * Does a method of the engine that changes the game and shows what it replies,
 * then lets dice, bag and bots play. Replies whether it could be done.
 */
export function act(method, input) {
  const before = view;
  try {
    view = call(method, input);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    tell("refused", refusal);
    return false;
  }
  const played = method === "apply" && view.at === before.at + 1;
  tell("changed", view, !played);
  goOn(++run, played);
  return true;
}

/** Shows the same position in another look. */
export function lookAgain(look) {
  const shown = call("look", look);
  if (!view) return;
  view = shown;
  tell("changed", view, true);
}

async function goOn(mine, played) {
  if (played) await oliveMoves(view.step);
  while (run === mine && !view.waits) {
    if (settings.pace > 0) await new Promise((done) => setTimeout(done, settings.pace));
    if (run !== mine) return;
    view = call("advance");
    tell("changed", view, false);
    await oliveMoves(view.step);
  }
  if (run === mine) keep();
}

async function oliveMoves(step) {
  if (step?.lines.some((line) => line.olive)) await Promise.all(tell("olive", step));
}

/** Keeps the game for the next visit. */
function keep() {
  remember({ record: call("record").record });
}
