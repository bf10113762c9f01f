// The page begins: the library is loaded, and what the address holds is opened.

import { putHomeBelow } from "./app/address.js";
import { keepPage } from "./app/browser.js";
import { $ } from "./app/dom.js";
import "./app/testing.js";
import { ways } from "./end/end.js";
import { load as loadLibrary, ready } from "./engine/engine.js";
import { openForm, playNow, prepareForm, tidyName } from "./home/form.js";
import { begin, goHome, help, learn, linkOf, load, namesGame, openAddress, rematch } from "./home/games.js";
import { prepareCovers, preparePage, started } from "./home/page.js";
import { ownName } from "./play/seats.js";
import { type Choices, loadLanguage } from "./railhex/index.js";
import { look, remember, settings } from "./settings/settings.js";

async function open() {
  $("home").hidden = Boolean(namesGame());
  document.documentElement.classList.remove("sent");
  loadLibrary((value, total) => Object.assign($("progress"), { max: Math.max(total, value), value }));
  // what the package's choices say, before it is there
  const choices = fetch("choices.json").then((answer): Promise<Choices> => answer.json());
  const formed = look({}).then(async () => prepareForm((await choices).games, begin));
  prepareCovers({ "play-now": playNow, "learn-it": learn, "choose-players": openForm }, formed);
  await formed;
  $("play-as").value = ownName();
  $("play-as").addEventListener("change", () => {
    remember({ name: tidyName($("play-as").value) });
    $("play-as").value = ownName();
  });
  preparePage({
    anew: () => loadLanguage(settings.language), help, openAddress, linkOf, load,
    goHome: (again) => goHome(again ? $("home-notice").textContent : ""),
  });
  ways.value = { rematch, home: () => goHome(), share: () => $("copy-move").click() };
  putHomeBelow();
  const sent = namesGame();
  if (!sent) await goHome();
  await new Promise(requestAnimationFrame); // the page is seen before the library starts
  await ready();
  if (sent) await openAddress();
  $("loading").remove();
  keepPage();
}

started(open());
