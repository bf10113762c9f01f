// The page where a server keeps the tables: it needs no library of its own, for the
// server says what is drawn, what can be done and why something cannot.

import { $, make } from "../dom.js";
import { prepareCards } from "../cards.js";
import { labelForm, openForm, prepareForm, setup } from "../form.js";
import { openHelp } from "../help.js";
import { how, look, prepareLook } from "../look.js";
import { playing, preparePlay, sitDown } from "../play.js";
import { openSaving, prepareSaving } from "../saving.js";
import { person } from "../seats.js";
import { remember, settings } from "../settings.js";
import { say, titles } from "../text.js";
import { prepareBots, showBots } from "./bots.js";
import { chosenClock, labelClock, prepareClock, showClock } from "./clock.js";
import { prepareCompany, showCompany } from "./company.js";
import { keyIn, linked, linkTo, shown } from "./links.js";
import { prepareOpening, show, showInvitations, showSitting } from "./opening.js";
import { hideLink, prepareOwn, takeOver } from "./own.js";
import { reason } from "./reason.js";
import { RemoteTable } from "./remote.js";
import { forgetSeat, me, tokenOf } from "./seats.js";
import { ask, insist } from "./server.js";
import { prepareTables, showTables } from "./tables.js";
import { goOnPushing, prepareTurn, tellTurn, turnTitle } from "./turn.js";

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
  const ofServer = ({ secret } = settings) => ask("POST", "tables", { token: me(), body: { setup: played, names, bots, clock: chosenClock(), secret } });
  const opened = await ofServer().catch((error) => {
    const secret = error.code === "secret" ? prompt(say("secret-ask")) : null;
    if (!secret) throw error;
    remember({ secret });
    return ofServer();
  }).catch((error) => {
    throw new Error(error.code === "setup" ? error.message : reason(error));
  });
  sitDown(null);
  title("railhex");
  history.pushState(null, "", "./");
  showInvitations(opened, names, bots);
}

/** Sits down by an invitation, and goes to the table. */
async function sit({ id, seat }, name) {
  remember({ name });
  try {
    await insist("POST", `tables/${id}/seats`, { token: me(), body: { invite: seat, name } });
    location.replace(linkTo(id));
  } catch (error) {
    $("sitting-error").textContent = reason(error);
  }
}

function title(text) {
  $("title").textContent = text;
  document.title = text === "railhex" ? text : `${text} – railhex`;
}

let asked = 0; // counts what was opened: an answer that comes late shows nothing

/** Shows a table. */
async function follow({ id, at }) {
  const mine = ++asked;
  const lost = (error) => {
    if (error.code !== "seat") return goHome(reason(error));
    forgetSeat(id); // it was left elsewhere, or freed
    return goHome(say("seat-lost"), " ", make("a", { href: linkTo(id) }, say("look-on")));
  };
  try {
    const table = await RemoteTable.open(id, tokenOf(id), how(""), lost);
    if (mine !== asked) return table.leave();
    table.manner(how(table.view.game));
    table.meet((view) => {
      showCompany(table, view);
      showBots(table, view);
      tellTurn(id, view);
      title(`${turnTitle(view)}${titles[view.game]}`);
      showClock(view);
      $("playing").dataset.moves = view.last;
    });
    if (table.view.seat) goOnPushing();
    show("playing");
    sitDown(table, () => {});
    if (at !== undefined) table.show(at);
  } catch (error) {
    if (mine === asked) lost(error);
  }
}

/** Gives up the seat, and shows the link for whoever takes it. */
async function giveUp() {
  const table = playing();
  const invite = await table.giveUp();
  if (!invite) return;
  forgetSeat(table.id);
  goHome(make("span", {}, say("seat-left"), " ", shown(linkTo(table.id, { seat: invite }), say("sit-down"))));
}

/** Shows the tables at which somebody sits here, and what there is to say. */
function goHome(...said) {
  asked++;
  sitDown(null);
  title("railhex");
  history.replaceState(null, "", "./");
  show("home");
  $("home-notice").replaceChildren(...said);
  hideLink();
  showTables();
  goOnPushing();
}

/** Opens what the address of the page names. */
async function openAddress() {
  const link = linked(), key = keyIn();
  if (key) {
    history.replaceState(null, "", "./"); // nobody shall read it there
    goHome(await takeOver(key) ? say("own-adopted") : "");
    return;
  }
  if (!link) {
    goHome();
    return;
  }
  if (!link.seat) {
    follow(link);
    return;
  }
  const mine = ++asked;
  sitDown(null);
  try {
    const view = await insist("GET", `tables/${link.id}`, { token: tokenOf(link.id), query: { language: settings.language } });
    if (mine !== asked) return;
    if (view.seat) follow(link);
    else showSitting(view, link, settings.name ?? "", (name) => sit(link, name));
  } catch (error) {
    if (mine === asked) goHome(reason(error));
  }
}

/** Shows all anew in another look. */
function anew() {
  labelForm();
  labelClock();
  hideLocal();
  $("welcome").textContent = say("welcome-table");
  if (playing()) playing().manner(how(playing().view.game));
  else if (!$("home").hidden) goHome(...$("home-notice").childNodes); // a link that stands there is told once
}

/** Helps with the game at the table, or with that of the form. */
async function help() {
  if (playing()) {
    openHelp(playing().view.game, await playing().help(), $("prompt").textContent);
    return;
  }
  const { help: told } = await insist("GET", "help", { query: { setup: JSON.stringify(setup()), language: settings.language } });
  openHelp(setup().game, told, "");
}

async function open() {
  prepareOpening();
  prepareCompany(giveUp);
  for (const prepare of [prepareTables, prepareTurn]) prepare();
  prepareClock();
  prepareOwn(() => goHome(say("own-forgotten")));
  document.querySelector("[data-text=welcome]").id = "welcome";
  await look({});
  const { games } = await insist("GET", "choices");
  prepareForm(games, begin, { called: "player-guest", others: person });
  prepareBots(games);
  anew();
  prepareLook(anew);
  prepareSaving(playing, () => {});
  preparePlay((at) => linkTo(playing().id, { at }));
  prepareCards(playing);
  for (const id of ["open-new", "home-new"]) $(id).addEventListener("click", () => openForm());
  for (const id of ["open-help", "home-help"]) $(id).addEventListener("click", help);
  $("open-games").addEventListener("click", () => goHome());
  $("open-look").addEventListener("click", () => $("look").showModal());
  for (const button of document.querySelectorAll("[data-close]")) {
    button.addEventListener("click", () => button.closest("dialog").close());
  }
  addEventListener("hashchange", openAddress);
  document.querySelector("nav").hidden = false;
  $("loading").remove();
  openAddress();
}

open().catch((error) => {
  $("loading").textContent = `The page could not be started: ${error.message}`;
  throw error;
});
