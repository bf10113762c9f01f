// What the page does wherever its games are kept: the bar, the dialogs, help, and another look.

import { $ } from "../app/dom.js";
import { openHelp } from "../app/help.js";
import { prepareCards } from "../play/cards.js";
import { playing, preparePlay } from "../play/play.js";
import { prepareSaving } from "../saving/saving.js";
import { how, prepareLook } from "../settings/look.js";
import { openForm, setup } from "./form.js";

/**
 * Makes them work: anew() says all but games in another look, help() is that with the game of the form, goHome(notice)
 * shows the first screen, where nodes stand as a notice, openAddress() what the address holds, linkOf(at) is a link to a
 * position, and load(record) opens a game.
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
