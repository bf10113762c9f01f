// The games that this browser keeps, each under its own key.

const prefix = "railhex game ";

/** The games that are kept, the latest first: id, record, game, names, moves, over, changed (in milliseconds). */
export function kept() {
  const games = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key.startsWith(prefix)) games.push({ ...JSON.parse(localStorage.getItem(key)), id: key.slice(prefix.length) });
    }
  } catch {
    // a browser that keeps nothing
  }
  return games.sort((one, other) => other.changed - one.changed);
}

/** Keeps a game; reports whether there was room. */
export function keep(id, game) {
  try {
    localStorage.setItem(prefix + id, JSON.stringify({ ...game, changed: Date.now() }));
    return true;
  } catch {
    return false;
  }
}

export function forget(id) {
  localStorage.removeItem(prefix + id);
}

/** An id that no other game has. */
export const fresh = () => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");
