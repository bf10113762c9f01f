// Games come to the table: new ones, those that are kept, and those of records
// and links. What is played is kept from its first change on.

import { choices, newGame, replay } from "./railhex/index.js";
import { $ } from "./dom.js";
import { ready } from "./engine.js";
import { showHome } from "./home.js";
import { isLink, linked, linkTo } from "./link.js";
import { LocalTable } from "./local.js";
import { how } from "./look.js";
import { chance } from "./luck.js";
import { seated } from "./notes.js";
import { playing, sitDown } from "./play.js";
import { notice } from "./refusal.js";
import { person } from "./seats.js";
import { settings } from "./settings.js";
import { fresh, keep, kept } from "./store.js";
import { say, titles } from "./text.js";

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

/** Goes on with a game that is kept. */
export async function resume({ id, record }) {
  await ready();
  play(replayed(record), { id });
  addressOf(id);
}

/** Lets the address of the page name a game that is kept, so that it is there again when the page is loaded anew. */
const addressOf = (id) => history.replaceState(null, "", `#kept=${id}`);

function replayed(text) {
  const { start, moves, error, ...notes } = replay(text, settings.language);
  if (error) throw error;
  let before = start;
  const played = moves.map((move) => ({ move: String(move), after: before = before.apply(move) }));
  return { start, moves: played, ...seated(notes, choices().bots) };
}

function play(game, { id, seed = chance(), at, changed = false }) {
  $("home").hidden = true;
  const table = new LocalTable(game, { how: how(game.start.game), seed, pace: () => settings.pace, at });
  const { view } = table;
  $("title").textContent = titles[view.game];
  document.title = `${titles[view.game]} – railhex`;
  let before = changed ? -1 : view.changes; // as it was kept last
  sitDown(table, (view) => {
    if (view.changes === before) return;
    before = view.changes;
    const names = view.seats.map(({ name }) => name);
    if (keep(id, { record: table.record(), game: view.game, names, moves: view.last, over: view.over })) addressOf(id);
    else notice(say("no-room"));
  });
}

/** Leaves the table, for the games that are kept. */
export function goHome() {
  sitDown(null);
  $("title").textContent = document.title = "railhex";
  history.replaceState(null, "", "./");
  showHome(resume);
}

const named = () => {
  const id = new URLSearchParams(location.hash.slice(1)).get("kept");
  return id && kept().find((game) => game.id === id);
};

/** Whether the address of the page holds a game, or names one that is kept. */
export const holdsGame = () => Boolean(named()) || isLink();

/** Opens the game that the address of the page holds, if it does. */
export async function openAddress() {
  try {
    if (named()) await resume(named());
    else if (isLink()) {
      const { record, at } = await linked();
      await ready();
      play(replayed(record), { id: fresh(), at });
    }
  } catch (error) {
    goHome();
    $("home-notice").textContent = `${say("bad-link")} ${error.message}`;
  }
}

/** How a game of a setup is played. */
export function helpOf(setup, manner) {
  const start = newGame(setup);
  const told = start.help(manner);
  start.free();
  return told;
}

/** The address of a position of the game at the table; while something is hidden, as the seat that looks sees it. */
export async function linkOf(at) {
  const table = playing();
  return table.view.secret ? linkTo(await table.seen(at)) : linkTo(await table.record(), at);
}
