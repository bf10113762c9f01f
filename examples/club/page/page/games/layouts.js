// What each game lays on the table: which pictures are shown as they are drawn, and
// which are taken apart.

import { showPictures } from "../board/pictures.js";
import { largeOf, mineOf, openSheet } from "../play/seats.js";
import { showSince } from "../play/story.js";
import { layPower, powerPlan } from "./power.js";
import { layRollers, rollersEnd, rollersEngine, rollersPlan, rollersSign } from "./rollers.js";
import { laySteam, steamEngine, steamPlan, steamSign } from "./steam.js";

/**
 * For each game plan(view), the pictures by what is done with them, lay(table), which puts the rest on the page,
 * whether one passes again and again, engine(report, seat), what is said of an engine above what it can bring,
 * sign(report, offer), what its card shows, undefined for what it shows in any game, and end(report), why the game is
 * over.
 */
const layouts = {
  steamrollers: { plan: rollersPlan, lay: layRollers, engine: rollersEngine, sign: rollersSign, end: rollersEnd },
  steampower: { plan: powerPlan, lay: layPower },
  steam: { plan: steamPlan, lay: laySteam, passes: true, engine: steamEngine, sign: steamSign },
};

/** What any other game lays on the table: its pictures as they are drawn. */
const plain = {
  plan: ({ pictures }) => ({ apart: [], maps: pictures.map((name) => ({ name, look: {} })) }), lay() {},
};

/** The layout of a game. */
export const layoutOf = (game) => layouts[game] ?? plain;

// The sheet of another player, large in place of one's own.

/** Makes small sheets open; table() is the one on the screen, and letGo() lets go of what is chosen on it. */
export function prepareSheets(table, letGo) {
  const isOpen = () => Boolean(table() && largeOf(table().view) !== mineOf(table().view));
  document.addEventListener("click", async (event) => {
    const target = /** @type {HTMLElement} */ (event.target), opener = target.closest?.("[data-sheet]");
    if (opener) {
      letGo();
      await show(table, Number(opener.dataset.sheet));
      document.querySelector(".mine > header [data-sheet]")?.focus({ preventScroll: true });
    } else if (isOpen() && target.closest?.("#options [data-move]")) {
      event.stopPropagation(); // what is chosen is drawn on one's own sheet
      await show(table, 0);
      target.click();
    }
  }, true);
}

async function show(playing, seat) {
  const table = playing(), { view } = table;
  openSheet(seat === mineOf(view) ? 0 : seat);
  await showPictures(table, view);
  if (playing() === table && table.view === view) await showSince(table, view);
}

/** Opens the sheet of the next of the others at a table, after the last of them one's own. */
export function nextSheet(playing) {
  if (!document.querySelector(".rival [data-sheet]")) return;
  const { view } = playing(), { length } = view.seats;
  show(playing, (largeOf(view) % length) + 1);
}
