// The covers of the first screen, one for each game, with the ways into it: they stand in the page as it comes.

import { $ } from "../app/dom.js";

const covered = ["steamrollers", "steam", "steampower"];

/** Whether a game has a cover that is drawn. */
export const hasCover = (game) => covered.includes(game);

/** Makes the buttons of the covers lead into their games: ways are functions of a game by the key of a button. */
export function prepareCovers(ways) {
  $("covers").addEventListener("click", ({ target }) => {
    const button = target.closest("[data-way]");
    if (button) ways[button.dataset.way](button.closest("[data-cover]").dataset.cover);
  });
}

/** The drawing of a cover; it is part of the page, so that it has the colours of day or night. */
export async function drawing(game) {
  return (await fetch(new URL(`./cover-${game}.svg`, document.baseURI))).text();
}
