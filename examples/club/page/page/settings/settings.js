// What the page remembers from one visit to the next, besides games, and how it looks.

import { $, fill } from "../app/dom.js";
import { paces } from "../core/pace.js";
import { languages, say, speak } from "../i18n/text.js";

const key = "railhex";

const usual = {
  language: (navigator.language || "en").slice(0, 2), pace: 500,
  colourBlind: false, hexNames: false, night: matchMedia("(prefers-color-scheme: dark)").matches,
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

// How the page looks: language, colours, and how fast chance and bots play.

const narrow = matchMedia("(max-width: 640px)");

/** How a game is told and drawn, as the package has it. */
export const how = () => ({
  manner: { language: settings.language },
  look: { night: settings.night, colourBlind: settings.colourBlind, hexNames: settings.hexNames,
    narrow: narrow.matches },
});

/** Changes the look, and calls what shows it anew. */
export async function look(changes, anew) {
  remember(changes);
  if (!languages.some(([tag]) => tag === settings.language)) settings.language = "en";
  await speak(settings.language);
  if (anew) $("playing").ariaBusy = "true"; // what is drawn there is of the old look
  for (const [name, on] of [
    ["night", settings.night], ["numbers", settings.colourBlind]]) document.documentElement.classList.toggle(name, on);
  fill($("language"), languages, settings.language);
  if (!paces.includes(settings.pace)) settings.pace = paces[1];
  fill($("pace"), paces.map((pace) => [pace, say(`pace-${pace}`)]), settings.pace);
  for (const name of ["colourBlind", "hexNames", "night"]) $(name).checked = settings[name];
  anew?.();
}

/** Makes the dialog work. */
export function prepareLook(anew) {
  $("language").addEventListener("change", () => look({ language: $("language").value }, anew));
  $("pace").addEventListener("change", () => remember({ pace: Number($("pace").value) }));
  for (const name of ["colourBlind", "hexNames", "night"]) {
    $(name).addEventListener("change", () => look({ [name]: $(name).checked }, anew));
  }
  narrow.addEventListener("change", () => look({}, anew));
}
