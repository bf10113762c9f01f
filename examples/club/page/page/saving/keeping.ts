// The game at the table is kept after each change, in IndexedDB. Where the browser cannot keep it,
// the address of the page holds it, and the page says so until it can. A tab that moves
// in a game which has gone on in another goes on from there.

import { name } from "../app/address.js";
import { saveFile } from "../app/browser.js";
import { forgetToast, toast } from "../app/dialogs.js";
import { $, button, make } from "../app/dom.js";
import { say } from "../i18n/text.js";
import type { View } from "../core/types.js";
import type { LocalTable } from "../state/local.js";
import { linkTo } from "./saving.js";

/** Why something cannot be kept: kind is "denied" where the browser keeps nothing for the page, "full", or "failed". */
class NotKept extends Error {
  kind: string;

  constructor(cause: Error | null, kind: string) {
    super(cause?.message ?? kind, { cause });
    this.kind = cause?.name === "QuotaExceededError" ? "full" : kind;
  }
}

/** The game of a table, to be kept, with the number of its moves. */
type State = { record: string; game: string; names: string[]; moves: number; over: boolean };

/** A game that is kept, changed at a time in milliseconds; some are held by the page alone. */
export type Kept = State & { id: string; changed: number; revision: number; held?: boolean };

const store: { opening: Promise<IDBDatabase> | null } = { opening: null };

/** The database, of which a game is one entry. */
function database(): Promise<IDBDatabase> {
  store.opening ??= new Promise<IDBDatabase>((done, fail) => {
    const asked = indexedDB.open("railhex", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("games", { keyPath: "id" });
    asked.onerror = () => fail(asked.error);
    asked.onsuccess = () => {
      const { result } = asked;
      result.onclose = result.onversionchange = () => { // it was taken away, and can be opened anew
        result.close();
        store.opening = null;
      };
      done(result);
    };
  }).catch((error) => {
    store.opening = null;
    throw new NotKept(error, "denied");
  });
  return store.opening;
}

/** What act(games, done) does with all games in one step, and hands to done. */
async function within<Result>(
  mode: IDBTransactionMode, act: (games: IDBObjectStore, done: (result: Result) => void) => void,
): Promise<Result | undefined> {
  const opened = await database();
  return new Promise((done, fail) => {
    let result: Result | undefined;
    const step = opened.transaction("games", mode);
    step.oncomplete = () => done(result);
    step.onabort = () => fail(new NotKept(step.error, "failed"));
    act(step.objectStore("games"), (value) => { result = value; });
  });
}

const read = <Result>(act: (games: IDBObjectStore) => IDBRequest<Result>) =>
  within<Result>("readonly", (games, done) => {
    const asked = act(games);
    asked.onsuccess = () => done(asked.result);
  });

const held = new Map<string, Kept>(); // by id, the games that could not be kept, for as long as the page is there

/** The games that are kept, the latest first. */
export async function kept(): Promise<Kept[]> {
  const games: Kept[] = await read((all) => all.getAll()).catch(() => []) ?? [];
  const all = new Map([...games, ...held.values()].map((game) => [game.id, game])); // of two with one id the later
  return [...all.values()].sort((one, other) => other.changed - one.changed);
}

/** The game of an id, undefined if there is none. */
export const keptAs = async (id: string): Promise<Kept | undefined> =>
  held.get(id) ?? read((all) => all.get(id)).catch(() => undefined);

/**
 * Keeps a game as the next revision after one, 0 for a new game. Where another tab has kept a later one nothing is
 * overwritten, and that one is given. Throws a NotKept; the page holds the game then.
 */
export async function keep(id: string, game: State, revision: number): Promise<Kept | undefined> {
  const next: Kept = { ...game, id, changed: Date.now(), revision: revision + 1 };
  held.set(id, { ...next, revision, held: true });
  const later = await within<Kept>("readwrite", (games, done) => {
    const asked: IDBRequest<Kept | undefined> = games.get(id);
    asked.onsuccess = () => {
      if (asked.result && asked.result.revision > revision) done(asked.result);
      else games.put(next);
    };
  });
  held.delete(id);
  return later;
}

export async function forget(id: string): Promise<void> {
  held.delete(id);
  const deleted = within("readwrite", (games) => { games.delete(id); });
  await deleted.catch(() => {}); // what nothing is kept in forgets nothing
}

/** An id that no other game has. */
export const fresh = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

/** Whether the browser keeps games. */
export const keepsGames = (): Promise<boolean> => database().then(() => true, () => false);

type From = { id: string; revision?: number; changed?: boolean };
type Reopen = (game: Kept) => unknown;
type Keeping = ReturnType<typeof begin>;

const keeping: { now: Keeping | null } = { now: null }; // of the game at the table

/**
 * Keeps the game of a table from now on: note(view) is to be called with each view. changed says whether it is to be
 * kept as it is; reopen(game) is called where another tab has kept a later state.
 */
export function keepFrom(table: LocalTable, from: From, reopen: Reopen) {
  showTrouble("");
  const mine = begin(table, from, reopen);
  keeping.now = mine;
  return (view: View) => {
    if (keeping.now !== mine || view.changes === mine.noted) return;
    mine.noted = view.changes;
    mine.next = stateOf(table);
    $("playing").dataset.kept = "no";
    if (!mine.running) run(mine);
  };
}

/** What is kept of a table: noted are its changes when it was kept last. */
function begin(table: LocalTable, { id, revision = 0, changed = false }: From, reopen: Reopen) {
  const noted: number = changed ? -1 : table.view.changes;
  return { table, id, revision, reopen, noted, next: null as State | null, running: false };
}

/** The game of a table, to be kept. */
function stateOf(table: LocalTable): State {
  const { game, seats, last, over } = table.view;
  return { record: table.record(), game, names: seats.map(({ name }) => name), moves: last, over };
}

/** The id of the game at the table, "" if there is none. */
export const shown = (): string => keeping.now?.id ?? "";

/** Nothing is at the table any more; what is to be kept still is. */
export function stopKeeping(): void {
  keeping.now = null;
  showTrouble("");
}

/** Keeps one state after the other: of several that wait, the last. */
async function run(mine: Keeping): Promise<void> {
  mine.running = true;
  let trouble = "";
  while (mine.next) {
    const game = mine.next;
    mine.next = null;
    try {
      const later = await keep(mine.id, game, mine.revision);
      trouble = "";
      if (later) await adopt(mine, later);
      else mine.revision++;
      if (keeping.now === mine) name(`#kept=${mine.id}`);
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      trouble = error.kind;
      const { hash } = new URL(await linkTo(game.record));
      if (keeping.now === mine) name(`${hash}&kept=${mine.id}&revision=${mine.revision}`);
    }
  }
  mine.running = false;
  if (keeping.now !== mine) return;
  $("playing").dataset.kept = trouble || "yes";
  showTrouble(trouble);
}

/** Goes on with the game as another tab has kept it. */
async function adopt(mine: Keeping, game: Kept): Promise<void> {
  mine.next = null;
  if (keeping.now !== mine) return;
  await mine.reopen(game);
  toast(say("other-tab"));
}

/** Says why the game is not kept, "" where it is, and what can be done. */
function showTrouble(kind: string): void {
  const { now } = keeping;
  $("unkept").hidden = !kind;
  if (!kind || !now) return;
  forgetToast();
  const { table } = now;
  $("unkept").replaceChildren(make("p", {}, say(`unkept-${kind}`)), make("p", { className: "row" },
    button("download", () => saveFile(table.view.game, table.record())),
    button("try-again", () => {
      now.next ??= stateOf(table);
      if (!now.running) run(now);
    })));
}
