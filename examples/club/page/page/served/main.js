// The page where a server keeps the tables: it needs no library of its own, for the
// server says what is drawn, what can be done and why something cannot.

import { leave, name, putHomeBelow } from "../app/address.js";
import { $, make } from "../app/dom.js";
import { latest } from "../core/latest.js";
import { labelForm, openForm, prepareForm, setup, setupWords } from "../home/form.js";
import { prepareCovers, preparePage, started } from "../home/page.js";
import { say, titles } from "../i18n/text.js";
import { playing, sitDown } from "../play/play.js";
import { person } from "../play/seats.js";
import { showMark } from "../play/status.js";
import { how, look, remember, settings } from "../settings/settings.js";
import { chosenClock, labelClock, prepareCompany, showCompany } from "./company.js";
import { answerLetter, hideLink, prepareMine, showLinkOnce, showMail, showTables, takeOver } from "./mine.js";
import { show, showInvitations, showSitting } from "./opening.js";
import { operating, prepareOperator, showOperator } from "./operator.js";
import { RemoteTable } from "./remote.js";
import { ask, insist, linked, linkTo, me, named, reason, shown, withSecret } from "./server.js";
import { goOnPushing, prepareTurn, tellTurn, turnTitle } from "./turn.js";

function title(text, before = "", game = "steamrollers") {
  showMark(game);
  $("title").textContent = text;
  document.title = text === "railhex" ? text : `${before}${text} – railhex`;
}

const opening = latest();

/** Leaves the table for another screen. */
function leaveTable(text, game) {
  opening();
  sitDown(null);
  title(text, "", game);
}

/** Shows a table. */
async function follow({ id, at }) {
  const isLatest = opening();
  const lost = (error) => {
    if (error.code !== "seat") return goHome(reason(error));
    return goHome(say("seat-lost"), " ", make("a", { href: linkTo(id) }, say("look-on")));
  };
  try {
    const table = await RemoteTable.open(id, me(), how(), lost);
    if (!isLatest()) return table.leave();
    table.manner(how());
    table.meet((view) => {
      showCompany(table, view);
      tellTurn(id, view);
      title(titles[view.game], turnTitle(view), view.game); // the bar has no room for both
    });
    if (table.view.seat) goOnPushing();
    show("playing");
    sitDown(table, ({ last }) => { $("playing").dataset.moves = last; });
    if (at !== undefined) table.show(at);
  } catch (error) {
    if (isLatest()) lost(error);
  }
}

/** Gives up the seat, and shows the link for whoever takes it. */
async function giveUp() {
  const table = playing();
  const invite = await table.giveUp();
  if (invite) goHome(
    make("span", {}, say("seat-left"), " ", shown(linkTo(table.id, { seat: invite }), say("sit-down"))));
}

/** Shows the tables at which somebody sits here, and what there is to say. */
function goHome(...said) {
  leaveTable("railhex");
  leave();
  show("home");
  $("home-notice").replaceChildren(...said);
  hideLink();
  showTables();
  showMail().catch(() => {}); // the tables say that the server is away
  goOnPushing();
}

/** Goes there in a step of its own. */
function goHomeAbove(...said) {
  name("", true);
  goHome(...said);
}

const invitations = { address: "#invitations", show: () => goHome() }; // they hold for as long as the page is open

/** Leaves the table, and shows the links to the seats of a new one. */
function goInvite(opened, names, bots, rules) {
  invitations.show = () => {
    leaveTable(titles[opened.game], opened.game);
    showInvitations(opened, names, bots, rules);
  };
  name(invitations.address, true);
  invitations.show();
}

/** Shows the operator's page to who has the word for it. */
async function goOperate() {
  leaveTable("railhex");
  await showOperator().catch((error) => goHome(reason(error)));
}

/** Sits down by an invitation, and goes to the table. */
async function sit({ id, seat }, name) {
  remember({ name });
  try {
    await insist("POST", `tables/${id}/seats`, { key: me(), body: { invite: seat, name } });
    addEventListener("hashchange", () => showLinkOnce(), { once: true });
    location.replace(linkTo(id));
  } catch (error) {
    $("sitting-error").textContent = reason(error);
  }
}

/** Asks who follows a link to a seat for a name, unless they sit there. */
async function invited(link) {
  const isLatest = opening();
  sitDown(null);
  const look = (key) => insist("GET", `tables/${link.id}`, { key, query: { language: settings.language } });
  try {
    const view = await look(me()).catch((error) => {
      if (error.code !== "watchers") throw error;
      return look(link.seat); // who is invited may look
    });
    if (!isLatest()) return;
    if (view.seat) return void follow(link);
    title(titles[view.game], "", view.game);
    showSitting(view, link, settings.name ?? "", (name) => sit(link, name));
  } catch (error) {
    if (isLatest()) goHome(reason(error));
  }
}

/** Opens what the address of the page names. */
async function openAddress() {
  const link = linked(), parts = named(), letter = parts.has("mail") || parts.has("no-mail");
  if (parts.get("me") || letter) {
    const done = letter ? answerLetter() : takeOver(parts.get("me"));
    leave(); // nobody shall read it there
    return goHome(await done.catch(reason));
  }
  if (link) return link.seat ? invited(link) : follow(link);
  if (location.hash === operating) return goOperate();
  return location.hash === invitations.address ? invitations.show() : goHome();
}

/** What is of no use here: dice and games of this browser. */
const local = ["seed", "pace", "upload", "load", "copy-game", "copy-position", "copy-move", "home-record", "play-as"];

/** Opens a new table, and shows the links to its seats. */
async function begin(played, sitters) {
  const names = sitters.map(({ name }) => name), bots = sitters.map(({ player }) => (player === person ? "" : player));
  const asked = { setup: played, names, bots, clock: chosenClock() };
  const post = (secret) => ask("POST", "tables", { key: me(), body: { ...asked, secret } });
  const opened = await withSecret(post).catch((error) => {
    throw new Error(error.code === "setup" ? error.message : reason(error));
  });
  goInvite(opened, names, bots, setupWords());
}

/** Says in another look what stands about games. */
function anew() {
  labelForm();
  labelClock();
}

/** How the game of the form is played. */
async function help() {
  const query = { setup: JSON.stringify(setup()), language: settings.language };
  return (await insist("GET", "help", { query })).help;
}

async function open() {
  for (const one of document.querySelectorAll("template[data-at]")) { // what only this page has
    document.querySelector(one.dataset.at)[one.dataset.how](one.content);
  }
  for (const id of local) for (const one of document.querySelectorAll(`#${id}, label[for="${id}"]`)) one.hidden = true;
  document.querySelector("[data-text=welcome]").dataset.text = "welcome-table";
  await look({});
  document.documentElement.classList.remove("sent");
  const { games } = await insist("GET", "choices"); // what each game can be
  prepareCompany(games, giveUp);
  prepareMine(() => goHome(say("own-forgotten")));
  prepareTurn();
  prepareOperator();
  prepareCovers({ "choose-players": openForm });
  $("home-new").hidden = false;
  prepareForm(games, begin, { called: "player-guest", others: person });
  anew();
  const linkOf = (at) => linkTo(playing().id, { at });
  preparePage({ anew, help, goHome: goHomeAbove, openAddress, linkOf, load: () => {} });
  $("home-new").addEventListener("click", () => openForm());
  $("loading").remove();
  if (linked()) putHomeBelow(); // a personal link is not kept in any step
  openAddress();
}

started(open());
