// The player in this browser: one key, which holds the seats of the player at all tables.

const own = "railhex me";

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
