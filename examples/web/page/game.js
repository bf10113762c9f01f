// The game that is played: what the page does to it, and who is told when it
// has changed. Dice, bag and bots play on by themselves, a move at a time.

import { call, Refusal } from "./engine.js";
import { remember, settings } from "./settings.js";

/** The view of package session that is shown; null before the first game. */
export let view = null;

const listeners = { begun: [], changed: [], refused: [], olive: [] };

/** Has a function called: begun(), changed(view, retold), refused(refusal), or olive(step), which may return a promise. */
export function on(what, listener) {
  listeners[what].push(listener);
}

const tell = (what, ...parts) => listeners[what].map((listener) => listener(...parts));

let seating = {}; // who plays, as the game was begun

/** Begins a game: a new one, or one that is loaded. Throws where it cannot be; the game is then as it was. */
export function begin(method, input) {
  call(method, input);
  seating = { seats: input.seats, names: input.names };
  tell("begun");
  act("view");
}

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
    await new Promise((done) => setTimeout(done, settings.pace)); // at once, too: the page stays alive while bots think
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

/** Keeps the game, and who plays it, for the next visit. */
function keep() {
  remember({ record: call("record").record, seating });
}
