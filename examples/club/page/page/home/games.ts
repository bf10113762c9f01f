// Games come to the table: new ones, those that are kept, and those of records
// and links. What is played is kept from its first change on.

import { name, named } from "../app/address.js";
import { toast } from "../app/dialogs.js";
import { $ } from "../app/dom.js";
import { chance } from "../core/luck.js";
import { ready } from "../engine/engine.js";
import { say } from "../i18n/text.js";
import { endLesson, teach } from "../learn/lesson.js";
import { hintUntil } from "../play/advice.js";
import { sitDown } from "../play/play.js";
import { person, playing, seated } from "../play/seats.js";
import { entitle } from "../play/status.js";
import { choices, fromText, newGame, RailhexError, replay, type Setup } from "../railhex/index.js";
import { fresh, type Kept, keepFrom, keptAs, shown, stopKeeping } from "../saving/keeping.js";
import { linked, linkTo } from "../saving/saving.js";
import { how, settings } from "../settings/settings.js";
import { LocalTable, type Played } from "../state/local.js";
import { openForm, type Sitter, setup } from "./form.js";
import { type Listed, showHome } from "./home.js";

/** Begins a new game of a setup, for seats of { name, player }; throws where it cannot be. */
export async function begin(setup: Setup, seats: Sitter[], seed: number) {
  await ready();
  const names = seats.map(({ name }) => name);
  const bots = seats.map(({ player }) => (player === person ? "" : player));
  play({ start: newGame(setup), moves: [], names, bots }, { seed });
}

/** Loads a record as a game of its own; throws where it is broken. */
export async function load(text: string) {
  await ready();
  play(replayed(text));
}

/** Goes on with a game that is kept; one that cannot be read says so, and stays where it is. */
async function resume(game: Kept) {
  await ready();
  try {
    play(replayed(game.record), { id: game.id, revision: game.revision });
  } catch (error) {
    if (!(error instanceof RailhexError)) throw error;
    await goBack(say("damaged-record", { message: error.message }), { ...game, damaged: game.record });
  }
}

function replayed(text: string): Played {
  const game = replay(text, settings.language);
  if (game.error) throw game.error;
  const moves = game.moves.map((move, i) => ({ move: String(move), after: game.at(i + 1) }));
  return { start: game.start, moves, ...seated(game, choices().bots) };
}

/** Teaches a game. */
export async function learn(game: string) {
  await ready();
  stopKeeping();
  await teach(game, { home: () => goHome(), again: openForm, playOn: goOnFrom });
}

/** Plays on from the end of a lesson, with a hint at each decision of the round. */
async function goOnFrom(record: string) {
  await load(record);
  const table = playing();
  if (table) hintUntil(table, table.view.round);
}

type From = { id?: string; revision?: number; seed?: number; at?: number; changed?: boolean; linked?: boolean };

function play(
  game: Played, { id = fresh(), revision, seed = chance(), at, changed = true, linked = false }: From = {}) {
  endLesson();
  $("home").hidden = true;
  const table = new LocalTable(game, { seed, pace: () => settings.pace, at, fork });
  if (!linked) name(`#kept=${id}`, true);
  sitDown(table, keepFrom(table, { id, revision, changed }, resume));
}

/** Plays on with a record in a game of its own. */
async function fork(record: string) {
  await load(record);
  toast(say("forked"));
}

/** Plays the game at the table once more: the same setup and seats, and another luck. */
export function rematch({ game: { start, names, bots } }: LocalTable) {
  play({ start: fromText(start.text()), moves: [], names: [...names], bots: [...bots] });
}

/**
 * Leaves the table, for the games that are kept, and says what there is to say; damaged is a game that cannot be
 * played.
 */
export function goHome(said = "", damaged?: Listed) {
  endLesson();
  sitDown(null);
  stopKeeping();
  entitle();
  name("", true);
  $("home-notice").textContent = said;
  return showHome(resume, learn, damaged);
}

/** Whether the address of the page names a game. */
export const namesGame = () => ["game", "kept", "learn"].some((key) => key in named());

/** Opens what the address of the page names: a game that is kept, one that it holds itself, or the first screen. */
export async function openAddress() {
  const { hash } = location, { game: packed, kept: id, learn: lesson } = named();
  if (playing() && id && id === shown()) return;
  try {
    if (packed !== undefined) await openLink();
    else if (lesson) await learn(lesson);
    else if (!id) await goHome();
    else {
      const game = await keptAs(id);
      if (hash !== location.hash) return; // another one was asked for meanwhile
      await (game ? resume(game) : goBack(say("unknown-game")));
    }
  } catch (error) {
    await goBack(`${say("bad-link")} ${(error as Error).message}`);
  }
}

/** Goes to the first screen in place of an address that leads nowhere. */
function goBack(...said: Parameters<typeof goHome>) {
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
  if (!id) return play(game, { at, changed: false, linked: true });
  const goneOn = ((await keptAs(id))?.revision ?? 0) > revision;
  play(game, { ...(goneOn ? {} : { id, revision }), linked: true });
}

/** How the game of the form is played. */
export async function help() {
  await ready();
  return newGame(setup()).help(how().manner);
}

/** The address of a position of the game at the table; while something is hidden, as the seat that looks sees it. */
export async function linkOf(at: number) {
  const table = playing(), seen = table?.view.secret && table.seen?.(at);
  return seen ? linkTo(seen) : linkTo(await table?.record() ?? "", at);
}
