// The player in this browser: one key, which holds the seats of the player at all tables.

const own = "railhex me", prefix = "railhex seat "; // a former page kept a key for each seat

/** The key of the player, made when it is first asked for. */
export function me() {
  let key = localStorage.getItem(own);
  if (!key) {
    key = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    localStorage.setItem(own, key);
  }
  return key;
}

/** Is another player from now on, by the key of a personal link; without one, a new player. */
export function become(key) {
  if (key) localStorage.setItem(own, key);
  else localStorage.removeItem(own);
}

/** The key to the seat at a table. */
export const tokenOf = (id) => JSON.parse(localStorage.getItem(prefix + id) ?? "{}").token ?? me();

/** Forgets a seat with a key of its own. */
export const forgetSeat = (id) => localStorage.removeItem(prefix + id);

/** The tables at which the player has a seat with a key of its own. */
export const oldSeats = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  .map((key) => ({ ...JSON.parse(localStorage.getItem(key)), table: key.slice(prefix.length) }));
