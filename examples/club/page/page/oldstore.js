// The games that older versions of the page have kept, in localStorage, each under
// its own key.

const prefix = "railhex game ";

/** They; of one that cannot be read raw is what stands there. */
export function oldGames() {
  const games = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key.startsWith(prefix)) games.push(read(key.slice(prefix.length), localStorage.getItem(key)));
    }
  } catch {
    // a browser that keeps nothing
  }
  return games;
}

function read(id, text) {
  try {
    const kept = JSON.parse(text);
    return kept && typeof kept === "object" ? { ...kept, id } : { id, raw: text };
  } catch {
    return { id, raw: text };
  }
}

export function forgetOld(id) {
  try {
    localStorage.removeItem(prefix + id);
  } catch {
    // nothing is kept
  }
}
