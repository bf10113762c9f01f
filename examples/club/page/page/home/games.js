// Games come to the table: new ones, those that are kept, and those of records
// and links. What is played is kept from its first change on.

import { name } from "../app/address.js";
import { toast } from "../app/dialogs.js";
import { $ } from "../app/dom.js";
import { chance } from "../core/luck.js";
import { ready } from "../engine/engine.js";
import { say, titles } from "../i18n/text.js";
import { endLesson, lessonHere, teach } from "../learn/lesson.js";
import { hintUntil } from "../play/advice.js";
import { playing, sitDown } from "../play/play.js";
import { person, seated } from "../play/seats.js";
import { showMark } from "../play/status.js";
import { choices, fromText, newGame, replay } from "../railhex/index.js";
import { fresh, keepFrom, keptAs, shown, stopKeeping } from "../saving/keeping.js";
import { idHere, isLink, linked, linkTo } from "../saving/saving.js";
import { how, settings } from "../settings/settings.js";
import { LocalTable } from "../state/local.js";
import { openForm } from "./form.js";
import { showHome } from "./home.js";

/** Begins a new game of a setup, for seats of { name, player }; throws where it cannot be. */
export async function begin(setup, seats, seed) {
  await ready();
  const names = seats.map(({ name }) => name);
  const bots = seats.map(({ player }) => (player === person ? "" : player));
  play({ start: newGame(setup), moves: [], names, bots }, { seed, id: fresh(), changed: true });
}

/** Loads a record as a game of its own; throws where it is broken. */
export async function load(text) {
  await ready();
  play(replayed(text), { id: fresh(), changed: true });
}

/** Goes on with a game that is kept; one that cannot be read says so, and stays where it is. */
export async function resume(game) {
  await ready();
  let played;
  try {
    played = replayed(game.record);
  } catch (error) {
    await goBack(say("damaged-record", { message: error.message }), { ...game, damaged: game.record });
    return;
  }
  play(played, game);
}

function replayed(text) {
  const { start, moves, error, ...notes } = replay(text, settings.language);
  if (error) throw error;
  let before = start;
  const played = moves.map((move) => ({ move: String(move), after: before = before.apply(move) }));
  return { start, moves: played, ...seated(notes, choices().bots) };
}

/** Teaches a game. */
export async function learn(game) {
  await ready();
  stopKeeping();
  await teach(game, { home: () => goHome(), again: openForm, playOn: goOnFrom });
}

/** Plays on from the end of a lesson, with a hint at each decision of the round. */
async function goOnFrom(record) {
  await load(record);
  hintUntil(playing(), playing().view.round);
}

/**
 * @param {{ start: import("../railhex/index.js").Game, moves: object[], names: string[], bots: string[] }} game
 * @param {{ id: string, revision?: number, seed?: number, at?: number, changed?: boolean, linked?: boolean }} kept
 */
function play(game, { id, revision, seed = chance(), at, changed = false, linked = false }) {
  endLesson();
  $("home").hidden = true;
  const table = new LocalTable(game, { how: how(), seed, pace: () => settings.pace, at, fork });
  const { view } = table;
  $("title").textContent = titles[view.game];
  document.title = `${titles[view.game]} – railhex`;
  if (!linked) name(`#kept=${id}`, true);
  sitDown(table, keepFrom(table, { id, revision, changed }, resume));
}

/** Plays on with a record in a game of its own. */
async function fork(record) {
  await load(record);
  toast(say("forked"));
}

/** Plays the game at the table once more: the same setup and seats, and another luck. */
export function rematch({ game: { start, names, bots } }) {
  play({ start: fromText(start.text()), moves: [], names: [...names], bots: [...bots] },
    { id: fresh(), changed: true });
}

/**
 * Leaves the table, for the games that are kept, and says what there is to say; damaged is a game that cannot be
 * played.
 */
export function goHome(said = "", damaged = null) {
  endLesson();
  sitDown(null);
  stopKeeping();
  showMark("steamrollers");
  $("title").textContent = document.title = "railhex";
  name("", true);
  $("home-notice").textContent = said;
  return showHome(resume, learn, damaged);
}

/** Whether the address of the page names a game. */
export const namesGame = () => isLink() || Boolean(idHere()) || Boolean(lessonHere());

/** Opens what the address of the page names: a game that is kept, one that it holds itself, or the first screen. */
export async function openAddress() {
  const { hash } = location, id = idHere();
  if (playing() && id && id === shown()) return;
  try {
    if (isLink()) await openLink();
    else if (lessonHere()) await learn(lessonHere());
    else if (!id) await goHome();
    else {
      const game = await keptAs(id);
      if (hash !== location.hash) return; // another one was asked for meanwhile
      await (game ? resume(game) : goBack(say("unknown-game")));
    }
  } catch (error) {
    await goBack(`${say("bad-link")} ${error.message}`);
  }
}

/** Goes to the first screen in place of an address that leads nowhere. */
function goBack(...said) {
  name("");
  return goHome(...said);
}

/**
 * Opens the game that the address holds. One that could not be kept is tried to be kept again, unless it has gone on
 * elsewhere.
 */
async function openLink() {
  const { record, at, id, revision } = await linked();
  await ready();
  const game = replayed(record);
  if (!id) play(game, { id: fresh(), at, linked: true });
  else if ((await keptAs(id))?.revision > revision) play(game, { id: fresh(), changed: true, linked: true });
  else play(game, { id, revision, changed: true, linked: true });
}

/** How a game of a setup is played. */
export const helpOf = (setup, manner) => newGame(setup).help(manner);

/** The address of a position of the game at the table; while something is hidden, as the seat that looks sees it. */
export async function linkOf(at) {
  const table = playing();
  return table.view.secret ? linkTo(await table.seen(at)) : linkTo(await table.record(), at);
}
