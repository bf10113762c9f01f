// The sheet of another player, large in place of one's own.

import { noteOpened } from "../app/address.js";
import { showPictures } from "../board/pictures.js";
import { largeOf, mineOf, openSheet } from "../play/seats.js";
import { showSince } from "../play/since.js";

let playing = () => null;

/** Makes small sheets open; table() is the one on the screen, and letGo() lets go of what is chosen on it. */
export function prepareSheets(table, letGo) {
  playing = table;
  document.addEventListener("click", async (event) => {
    const target = /** @type {HTMLElement} */ (event.target), opener = target.closest?.("[data-sheet]");
    if (opener) {
      letGo();
      await show(Number(opener.dataset.sheet));
      document.querySelector(".mine > header [data-sheet]")?.focus({ preventScroll: true });
    } else if (isOpen() && target.closest?.("#options [data-move]")) {
      event.stopPropagation(); // what is chosen is drawn on one's own sheet
      await show(0);
      target.click();
    }
  }, true);
}

const isOpen = () => Boolean(playing() && largeOf(playing().view) !== mineOf(playing().view));

async function show(seat) {
  const table = playing(), { view } = table;
  openSheet(seat === mineOf(view) ? 0 : seat);
  await showPictures(table, view);
  noteOpened();
  if (playing() === table && table.view === view) await showSince(table, view);
}

/** Opens the sheet of the next of the others, after the last of them one's own. */
export function nextSheet() {
  const small = [...document.querySelectorAll(".rival [data-sheet]")].map(({ dataset }) => Number(dataset.sheet));
  if (!small.length) return;
  const { view } = playing(), all = view.seats.map((_, i) => i + 1);
  const from = all.indexOf(mineOf(view));
  const turn = [...all.slice(from), ...all.slice(0, from)];
  show(turn[(turn.indexOf(largeOf(view)) + 1) % turn.length]);
}
