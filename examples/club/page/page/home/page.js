// What the page does wherever its games are kept: the bar, the dialogs, help, another look, and covers.

import { openHelp } from "../app/dialogs.js";
import { $ } from "../app/dom.js";
import { prepareCards } from "../play/cards.js";
import { playing, preparePlay } from "../play/play.js";
import { prepareSaving } from "../saving/saving.js";
import { how, prepareLook } from "../settings/settings.js";
import { openForm, setup } from "./form.js";

/**
 * Makes them work: anew() says all but games in another look, help() is that with the game of the form, goHome(notice)
 * shows the first screen, where nodes stand as a notice, openAddress() what the address holds, linkOf(at) is a link to
 * a position, and load(record) opens a game.
 */
export function preparePage({ anew, help, goHome, openAddress, linkOf, load }) {
  prepareLook(async () => {
    await anew();
    if (playing()) playing().manner(how());
    else if (!$("home").hidden) goHome(...$("home-notice").childNodes);
  });
  prepareSaving(playing, load, linkOf);
  preparePlay(linkOf);
  prepareCards(playing);
  $("open-new").addEventListener("click", () => openForm());
  for (const id of ["open-help", "home-help"]) {
    $(id).addEventListener("click", async () => {
      if (playing()) openHelp(playing().view.game, await playing().help(), $("prompt").textContent);
      else openHelp(setup().game, await help(), "");
    });
  }
  $("open-games").addEventListener("click", () => goHome());
  $("open-look").addEventListener("click", () => $("look").showModal());
  for (const button of document.querySelectorAll("[data-close]")) {
    button.addEventListener("click", () => button.closest("dialog").close());
  }
  addEventListener("hashchange", openAddress);
  document.querySelector("nav").hidden = false;
}

/** Says why the page cannot be started, if that is so. */
export const started = (opening) => opening.catch((error) => {
  $("loading").textContent = `The page could not be started: ${error.message}`;
  throw error;
});

// The covers of the first screen, one for each game, with the ways into it: they stand in the page as it comes.

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
