// The page begins: the library is loaded, and what the address holds is opened.

import "./app/testing.js";
import { putHomeBelow } from "./app/address.js";
import { prepare } from "./engine/workers.js";
import { prepareCards } from "./play/cards.js";
import { prepareCovers } from "./home/covers.js";
import { $ } from "./app/dom.js";
import { prepareEnd } from "./end/end.js";
import { load as loadLibrary, ready } from "./engine/engine.js";
import { labelForm, openForm, prepareForm, setup, tidyName, usualGame } from "./home/form.js";
import { begin, goHome, helpOf, learn, linkOf, load, namesGame, openAddress, rematch } from "./home/games.js";
import { openHelp } from "./app/help.js";
import { how, look, prepareLook } from "./settings/look.js";
import { chance } from "./engine/luck.js";
import { keepPage } from "./app/offline.js";
import { playing, preparePlay } from "./play/play.js";
import { loadLanguage } from "./railhex/index.js";
import { openSaving, prepareSaving } from "./saving/saving.js";
import { ownName } from "./play/seats.js";
import { remember, settings } from "./settings/settings.js";

function showProgress(loaded, total) {
  Object.assign($("progress"), { max: Math.max(total, loaded), value: loaded });
}

/** Begins a game against bots as the form offers it first. */
function play(game) {
  const { setup, seats } = usualGame(game);
  return begin(setup, seats, chance());
}

/** Shows all anew in another look. */
async function anew() {
  await loadLanguage(settings.language);
  labelForm();
  if (playing()) playing().manner(how());
  else if (!$("home").hidden) goHome($("home-notice").textContent);
}

/** Helps with the game at the table, or with that of the form. */
async function help() {
  await ready();
  if (playing()) openHelp(playing().view.game, await playing().help(), $("prompt").textContent);
  else openHelp(setup().game, helpOf(setup(), how().manner), "");
}

async function open() {
  $("home").hidden = Boolean(namesGame());
  document.documentElement.classList.remove("sent");
  loadLibrary(showProgress, prepare);
  const choices = fetch("choices.json"); // what the package's choices say, before it is there
  await look({});
  const { games } = await (await choices).json();
  prepareForm(games, begin);
  labelForm();
  prepareCovers({ "play-now": play, "learn-it": learn, "choose-players": openForm });
  $("play-as").value = ownName();
  $("play-as").addEventListener("change", () => {
    remember({ name: tidyName($("play-as").value) });
    $("play-as").value = ownName();
    labelForm();
  });
  prepareLook(anew);
  prepareSaving(playing, load, linkOf);
  preparePlay(linkOf);
  prepareCards(playing);
  prepareEnd({ rematch, home: () => goHome(), share: () => $("copy-move").click() });
  $("open-new").addEventListener("click", () => openForm());
  for (const id of ["open-help", "home-help"]) $(id).addEventListener("click", help);
  $("home-record").addEventListener("click", () => openSaving(null));
  $("open-games").addEventListener("click", () => goHome());
  $("open-look").addEventListener("click", () => $("look").showModal());
  for (const button of document.querySelectorAll("[data-close]")) {
    button.addEventListener("click", () => button.closest("dialog").close());
  }
  addEventListener("hashchange", openAddress);
  document.querySelector("nav").hidden = false;
  putHomeBelow();
  const sent = namesGame();
  if (!sent) await goHome();
  await new Promise(requestAnimationFrame); // the page is seen before the library starts
  await ready();
  if (sent) await openAddress();
  $("loading").remove();
  keepPage();
}

open().catch((error) => {
  $("loading").textContent = `The game could not be started: ${error.message}`;
  throw error;
});
