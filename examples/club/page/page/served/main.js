// The page where a server keeps the tables: it needs no library of its own, for the
// server says what is drawn, what can be done and why something cannot.

import { putHomeBelow } from "../app/address.js";
import { $ } from "../app/dom.js";
import { prepareCovers } from "../home/covers.js";
import { labelForm, openForm, prepareForm, setup, setupWords } from "../home/form.js";
import { look } from "../settings/look.js";
import { preparePage, started } from "../home/page.js";
import { playing } from "../play/play.js";
import { person } from "../play/seats.js";
import { settings } from "../settings/settings.js";
import { say } from "../i18n/text.js";
import { prepareBots } from "./bots.js";
import { chosenClock, labelClock, prepareClock } from "./clock.js";
import { prepareCompany } from "./company.js";
import { giveUp, goHome, goInvite, openAddress } from "./going.js";
import { linked, linkTo } from "./links.js";
import { prepareMail } from "./mail.js";
import { prepareOpening } from "./opening.js";
import { prepareOwn } from "./own.js";
import { reason } from "./reason.js";
import { me } from "./seats.js";
import { withSecret } from "./secret.js";
import { ask, insist } from "./server.js";
import { prepareTables } from "./tables.js";
import { prepareTurn } from "./turn.js";

/** What is of no use here: dice and games of this browser. */
const local = ["seed", "pace", "upload", "load", "copy-game", "copy-position", "copy-move", "home-record", "play-as"];

function hideLocal() {
  for (const id of local) {
    for (const element of [$(id), document.querySelector(`label[for="${id}"]`)]) if (element) element.hidden = true;
  }
}

/** Opens a new table, and shows the links to its seats. */
async function begin(played, sitters) {
  const names = sitters.map(({ name }) => name);
  const bots = sitters.map(({ player }) => (player === person ? "" : player));
  const opened = await withSecret((secret) => ask("POST", "tables", { token: me(), body: { setup: played, names, bots, clock: chosenClock(), secret } })).catch((error) => {
    throw new Error(error.code === "setup" ? error.message : reason(error));
  });
  goInvite(opened, names, bots, setupWords());
}

/** Says in another look what stands about games. */
function anew() {
  labelForm();
  labelClock();
  hideLocal();
  $("welcome").textContent = say("welcome-table");
}

/** How the game of the form is played. */
const help = async () => (await insist("GET", "help", { query: { setup: JSON.stringify(setup()), language: settings.language } })).help;

async function open() {
  prepareOpening();
  prepareCompany(giveUp);
  for (const prepare of [prepareTables, prepareTurn]) prepare();
  prepareClock();
  prepareOwn(() => goHome(say("own-forgotten")));
  prepareMail();
  document.querySelector("[data-text=welcome]").id = "welcome";
  await look({});
  document.documentElement.classList.remove("sent");
  const { games } = await insist("GET", "choices"); // what each game can be
  prepareCovers({ "choose-players": openForm });
  $("home-new").hidden = false;
  prepareForm(games, begin, { called: "player-guest", others: person });
  prepareBots(games);
  anew();
  preparePage({ anew, help, goHome, openAddress, linkOf: (at) => linkTo(playing().id, { at }), load: () => {} });
  $("home-new").addEventListener("click", () => openForm());
  $("loading").remove();
  if (linked()) putHomeBelow(); // a personal link is not kept in any step
  openAddress();
}

started(open());
