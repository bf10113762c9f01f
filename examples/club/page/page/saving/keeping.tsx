// The game at the table is kept after each change, in IndexedDB. Where the browser cannot keep it,
// the address of the page holds it, and the page says so until it can. A tab that moves
// in a game which has gone on in another goes on from there.

import { signal } from "@preact/signals";
import { render } from "preact";
import { name } from "../app/address.js";
import { saveFile } from "../app/browser.js";
import { toast } from "../app/dialogs.js";
import { $ } from "../app/dom.js";
import type { View } from "../core/types.js";
import { say } from "../i18n/text.js";
import type { LocalTable } from "../state/local.js";
import { linkTo } from "./saving.js";

/** Why something cannot be kept: kind is "denied" where the browser keeps nothing for the page, "full", or "failed". */
class NotKept extends Error {
  constructor(readonly kind: "denied" | "full" | "failed", cause: unknown) { super(kind, { cause }); }
}

/** The game of a table, to be kept, with the number of its moves. */
type State = { record: string; game: string; names: string[]; moves: number; over: boolean };

/** A game that is kept, changed at a time in milliseconds; some are held by the page alone. */
export type Kept = State & { id: string; changed: number; revision: number; held?: boolean };

/** The database, of which a game is one entry. */
const database = (): Promise<IDBDatabase> =>
  new Promise<IDBDatabase>((done, fail) => {
    const asked = indexedDB.open("railhex", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("games", { keyPath: "id" });
    asked.onerror = () => fail(asked.error);
    asked.onsuccess = () => done(asked.result);
  }).catch((error) => { throw new NotKept("denied", error); });

/** What act asks of all games, in one step. The database is open for no longer: it may be taken away. */
async function within<Result>(
  mode: IDBTransactionMode, act: (games: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const opened = await database(), step = opened.transaction("games", mode), asked = act(step.objectStore("games"));
  opened.close(); // after the step
  return new Promise((done, fail) => {
    step.oncomplete = () => done(asked.result);
    step.onabort = () => fail(new NotKept(step.error?.name === "QuotaExceededError" ? "full" : "failed", step.error));
  });
}

const held = new Map<string, Kept>(); // by id, the games that could not be kept, for as long as the page is there

/** The games that are kept, the latest first. */
export async function kept(): Promise<Kept[]> {
  const games: Kept[] = await within("readonly", (all) => all.getAll()).catch(() => []);
  const all = new Map([...games, ...held.values()].map((game) => [game.id, game])); // of two with one id the later
  return [...all.values()].sort((one, other) => other.changed - one.changed);
}

/** The game of an id, undefined if there is none. */
export const keptAs = async (id: string): Promise<Kept | undefined> =>
  held.get(id) ?? within("readonly", (all) => all.get(id)).catch(() => undefined);

/**
 * Keeps a game as the next revision after one, 0 for a new game. Where another tab has kept a later one nothing is
 * overwritten, and that one is given. Throws a NotKept; the page holds the game then.
 */
async function keep(id: string, game: State, revision: number): Promise<Kept | undefined> {
  const next: Kept = { ...game, id, changed: Date.now(), revision: revision + 1 };
  const isLater = (other: Kept | undefined) => other !== undefined && other.revision > revision;
  held.set(id, { ...next, revision, held: true });
  const before = await within<Kept | undefined>("readwrite", (games) => {
    const asked = games.get(id);
    asked.onsuccess = () => { if (!isLater(asked.result)) games.put(next); };
    return asked;
  });
  held.delete(id);
  return isLater(before) ? before : undefined;
}

export async function forget(id: string): Promise<void> {
  held.delete(id);
  await within("readwrite", (games) => games.delete(id)).catch(() => {}); // what nothing is kept in forgets nothing
}

/** An id that no other game has. */
export const fresh = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

/** Whether the browser keeps games. */
export const keepsGames = (): Promise<boolean> =>
  within("readonly", (all) => all.count()).then(() => true, () => false);

/** A table whose game is kept, with how often it had changed when it was told and kept last. */
interface Keeping {
  table: LocalTable; id: string; revision: number; noted: number; kept: number; running: boolean;
  reopen(game: Kept): unknown;
}

const keeping: { now: Keeping | null } = { now: null }; // of the game at the table
const trouble = signal<NotKept["kind"] | "">(""); // why that is not kept

/**
 * Keeps the game of a table from now on: note(view) is to be called with each view. changed says whether it is to be
 * kept as it is; reopen(game) is called where another tab has kept a later state.
 */
export function keepFrom(table: LocalTable, { id, revision = 0, changed = false }:
  { id: string; revision?: number; changed?: boolean }, reopen: Keeping["reopen"]): (view: View) => void {
  stopKeeping();
  const noted = table.view.changes, kept = changed ? -1 : noted;
  const mine: Keeping = { table, id, revision, reopen, noted, kept, running: false };
  keeping.now = mine;
  return ({ changes }) => {
    mine.noted = changes;
    if (keeping.now === mine && changes !== mine.kept) run(mine);
  };
}

/** The id of the game at the table, "" if there is none. */
export const shown = (): string => keeping.now?.id ?? "";

/** Nothing is at the table any more; what is to be kept still is. */
export function stopKeeping(): void {
  keeping.now = null;
  trouble.value = "";
}

/** Keeps the game of a table until it is kept as it is, or cannot be. */
async function run(mine: Keeping): Promise<void> {
  $("playing").dataset.kept = "no";
  if (mine.running) return;
  mine.running = true;
  let fault: NotKept["kind"] | "" = "";
  do {
    const { game, seats, last: moves, over } = mine.table.view, record = mine.table.record();
    const names = seats.map(({ name }) => name);
    mine.kept = mine.noted;
    try {
      const later = await keep(mine.id, { record, game, names, moves, over }, mine.revision);
      if (later) return void adopt(mine, later);
      mine.revision++;
      fault = "";
      if (keeping.now === mine) name(`#kept=${mine.id}`);
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      fault = error.kind;
      const { hash } = new URL(await linkTo(record));
      if (keeping.now === mine) name(`${hash}&kept=${mine.id}&revision=${mine.revision}`);
    }
  } while (mine.kept !== mine.noted);
  mine.running = false;
  if (keeping.now !== mine) return;
  $("playing").dataset.kept = fault || "yes";
  trouble.value = fault;
  if (fault) toast("");
}

/** Goes on with the game as another tab has kept it. */
async function adopt(mine: Keeping, game: Kept): Promise<void> {
  if (keeping.now !== mine) return;
  await mine.reopen(game);
  toast(say("other-tab"));
}

/** Why the game is not kept, and what can be done. */
function Unkept() {
  const { now } = keeping;
  if (!trouble.value || !now) return null;
  const save = () => saveFile(now.table.view.game, now.table.record());
  return (
    <>
      <p>{say(`unkept-${trouble.value}`)}</p>
      <p class="row">
        <button type="button" onClick={save}>{say("download")}</button>
        <button type="button" onClick={() => run(now)}>{say("try-again")}</button>
      </p>
    </>
  );
}

render(<Unkept />, $("unkept"));
