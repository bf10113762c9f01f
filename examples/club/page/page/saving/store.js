// The games that this browser keeps, each by itself, in IndexedDB. Tabs that have
// the page open tell each other of what they keep.

/** Why something cannot be kept: kind is "denied" where the browser keeps nothing for the page, "full", or "failed". */
export class NotKept extends Error {
  constructor(kind, cause) {
    super(cause?.message ?? kind, { cause });
    this.kind = kind;
  }
}

const kindOf = (error) => (error?.name === "QuotaExceededError" ? "full" : "failed");

let opening = null;

/** The database, of which a game is one entry. */
function database() {
  opening ??= new Promise((done, fail) => {
    const asked = indexedDB.open("railhex", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("games", { keyPath: "id" });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  }).then((opened) => {
    opened.onclose = opened.onversionchange = () => { // it was taken away, and can be opened anew
      opened.close();
      opening = null;
    };
    return opened;
  }).catch((error) => {
    opening = null;
    throw new NotKept(error?.name === "QuotaExceededError" ? "full" : "denied", error);
  });
  return opening;
}

/** What act(games, done) does with all games in one step, and hands to done. */
async function within(mode, act) {
  const opened = await database();
  return new Promise((done, fail) => {
    let result;
    const step = opened.transaction("games", mode);
    step.oncomplete = () => done(result);
    step.onabort = () => fail(new NotKept(kindOf(step.error), step.error));
    act(step.objectStore("games"), (value) => { result = value; });
  });
}

const read = (act) => within("readonly", (games, done) => {
  const asked = act(games);
  asked.onsuccess = () => done(asked.result);
});

const held = new Map(); // by id, the games that could not be kept, for as long as the page is there

/** Whether an entry says all that a game does. */
const whole = ({ record, game, names, moves, changed }) =>
  typeof record === "string" && typeof game === "string" && Array.isArray(names) && Number.isFinite(moves) && Number.isFinite(changed);

/** An entry as it is handed out; damaged is what stands there, as text, where that is no game. */
const entry = (kept) => (whole(kept) ? kept : { id: kept.id, game: kept.game, changed: Number(kept.changed) || 0, damaged: JSON.stringify(kept, null, 2) });

/** The games that are kept, the latest first: id, record, game, names, moves, over, changed (in milliseconds), revision, and held where only the page holds it. */
export async function kept() {
  const games = await read((all) => all.getAll()).catch(() => []);
  const all = new Map([...games, ...held.values()].map((game) => [game.id, game])); // of two with one id the later
  return [...all.values()].map(entry).sort((one, other) => other.changed - one.changed);
}

/** The game of an id, undefined if there is none. */
export async function keptAs(id) {
  const game = held.get(id) ?? await read((all) => all.get(id)).catch(() => undefined);
  return game && entry(game);
}

/**
 * Keeps a game as the next revision after one, 0 for a new game. Where another tab has kept a later one nothing is overwritten, and that one
 * is given. Throws a NotKept; the page holds the game then.
 */
export async function keep(id, game, revision) {
  const next = { ...game, id, changed: Date.now(), revision: revision + 1 };
  held.set(id, { ...next, revision, held: true });
  const later = await within("readwrite", (games, done) => {
    const asked = games.get(id);
    asked.onsuccess = () => {
      if (asked.result?.revision > revision) done(asked.result);
      else games.put(next);
    };
  });
  held.delete(id);
  if (!later) tell(id);
  return later;
}

export async function forget(id) {
  held.delete(id);
  await within("readwrite", (games) => games.delete(id)).catch(() => {}); // what nothing is kept in forgets nothing
  tell(id);
}

const tabs = new BroadcastChannel("railhex games");
const tell = (id) => tabs.postMessage(id);

/** Calls back with the id of a game that another tab has kept or deleted. */
export const onOther = (changed) => tabs.addEventListener("message", ({ data }) => changed(data));

/** An id that no other game has. */
export const fresh = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

/** Whether the browser keeps games, and for how long: "denied", "private" for no longer than a window is open, or "". */
export async function lasting() {
  try {
    await database();
  } catch {
    return "denied";
  }
  return await isPrivate() ? "private" : "";
}

// No browser says that a window is private. Firefox and Safari deny such windows
// another kind of store, and Chrome gives them less room than it has memory.
async function isPrivate() {
  const { storage } = navigator;
  if (storage?.getDirectory && await storage.getDirectory().then(() => false, () => true)) return true;
  const memory = performance.memory?.jsHeapSizeLimit;
  if (!memory || !navigator.webkitTemporaryStorage) return false;
  const room = await new Promise((done) => navigator.webkitTemporaryStorage.queryUsageAndQuota((_, most) => done(most), () => done(Infinity)));
  return room < 2 * memory;
}
