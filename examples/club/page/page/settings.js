// What the page remembers from one visit to the next, besides games.

const key = "railhex";

const usual = {
  language: (navigator.language || "en").slice(0, 2), pace: 500,
  sound: false, colourBlind: false, hexNames: false, night: matchMedia("(prefers-color-scheme: dark)").matches,
};

function remembered() {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? {};
  } catch {
    return {}; // a browser that keeps nothing
  }
}

export const settings = { ...usual, ...remembered() };

export function remember(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // the page works without
  }
}
