// What each game lays on the table: which pictures are shown as they are drawn, and
// which are taken apart.

import { clear } from "../board/overlay.js";
import { showPictures } from "../board/pictures.js";
import type { Layout, Plan, View } from "../core/types.js";
import { largeOf, mineOf, opened, playing } from "../play/seats.js";
import { power } from "./power.js";
import { rollers } from "./rollers.js";
import { steam } from "./steam.js";

const layouts: Record<string, Layout> = { steamrollers: rollers, steampower: power, steam };

/** The layout of a game; any other lays its pictures on the table as they are drawn. */
export const layoutOf = (game: string): Partial<Layout> => layouts[game] ?? {};

/** What is done with the pictures of a view. */
export const planOf = (view: View): Plan => layoutOf(view.game).plan?.(view) ?? { apart: [], maps: view.pictures };

// The sheet of another player, large in place of one's own.

/** Makes small sheets open; letGo() lets go of what is chosen on the table. */
export function prepareSheets(letGo: () => void): void {
  document.addEventListener("click", async ({ target }) => {
    const pressed = target as Element, opener = pressed.closest<HTMLElement>("[data-sheet]");
    if (opener) {
      letGo();
      await show(Number(opener.dataset.sheet));
      document.querySelector<HTMLElement>(".mine > header [data-sheet]")?.focus({ preventScroll: true });
    } else if (pressed.closest("#options [data-move]") && document.querySelector(".mine.other")) {
      show(0); // what is chosen is drawn on one's own sheet
    }
  }, true);
}

async function show(seat: number): Promise<void> {
  const table = playing();
  if (!table) return;
  opened.value = seat === mineOf(table.view) ? 0 : seat;
  clear("hint", "own");
  await showPictures(table, table.view);
}

/** Opens the sheet of the next of the others at the table, after the last of them one's own. */
export function nextSheet(): void {
  const view = playing()?.view;
  if (view && document.querySelector(".rival [data-sheet]")) show((largeOf(view) % view.seats.length) + 1);
}
