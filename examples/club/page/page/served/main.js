// The page where a server keeps the tables: it needs no library of its own, for the
// server says what is drawn, what can be done and why something cannot.

import { leave, name, putHomeBelow } from "../app/address.js";
import { $, make } from "../app/dom.js";
import { labelForm, openForm, prepareForm, setup, setupWords } from "../home/form.js";
import { prepareCovers, preparePage, started } from "../home/page.js";
import { say, titles } from "../i18n/text.js";
import { playing, sitDown } from "../play/play.js";
import { person } from "../play/seats.js";
import { showMark } from "../play/status.js";
import { how, look, remember, settings } from "../settings/settings.js";
import {
  banner, chosenClock, field, inviteIn, labelClock, prepareBots, prepareClock, prepareCompany, seatRow, showBots,
  showClock, showCompany, waitingFor,
} from "./company.js";
import {
  answer, answering, hideLink, prepareMail, prepareOwn, prepareTables, showLinkOnce, showMail, showTables, takeOver,
} from "./mine.js";
import { operating, showOperator } from "./operator.js";
import { RemoteTable } from "./remote.js";
import {
  ask, copying, insist, keyIn, linked, linkTo, me, onBusy, reason, server, shown, withSecret,
} from "./server.js";
import { goOnPushing, prepareTurn, tellTurn, turnTitle } from "./turn.js";

/** The screens, of which one is shown at a time. */
const screens = ["home", "playing", "inviting", "sitting", "operator"];

let heard = new AbortController(); // of the table whose links are shown

export function show(screen) {
  if (screen !== "inviting") heard.abort();
  for (const id of screens) $(id).hidden = id !== screen;
}

/** Makes the screens. */
export function prepareOpening() {
  $("home").before(make("p", { id: "busy", role: "status", className: "now", hidden: true, data: { text: "refused-too-many" } }, say("refused-too-many")));
  onBusy((busy) => { $("busy").hidden = !busy; });
  $("playing").after(
    make("main", { id: "inviting", hidden: true }),
    make("main", { id: "sitting", hidden: true }),
    make("main", { id: "operator", hidden: true }));
}

/** Shows the links of a new table, which are told once, and who has sat down. */
export function showInvitations({ table, game, invites }, names, bots, rules) {
  show("inviting");
  const alone = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  let seats = invites.map((_, i) => ({ name: names[i] || `P${i + 1}`, bot: bots[i], taken: Boolean(bots[i]) }));
  const links = invites.map((seat) => linkTo(table, { seat }));
  const place = make("div", {}), invite = (i) => inviteIn(place, links[i], i + 1, seats[i].name);
  const way = (i) => {
    if (seats[i].taken && !seats[i].bot) return [];
    const code = make("button", { type: "button" }, say("show-code"));
    code.addEventListener("click", () => invite(i).scrollIntoView({ block: "nearest" }));
    return [copying(links[i]), ...(seats[i].bot ? [] : [code]), make("a", { className: "button", href: links[i], target: "_blank" }, say("sit-down"))];
  };
  const rows = () => seats.map((seat, i) => seatRow({ game, seats, turn: 0 }, i + 1, { ...seat, ways: way(i) }));
  const missing = () => waitingFor(seats.filter(({ taken }) => !taken).length);
  const first = bots.findIndex((bot, i) => i > 0 && !bot);
  $("inviting").replaceChildren(
    banner(game, missing(),
      make("p", { className: "facts" }, ...[say("seat-count", { count: invites.length }), ...rules].map((fact) => make("span", { className: "chip" }, fact))),
      make("p", {}, say("invitations-once"))),
    ...(alone ? [make("p", { id: "alone", className: "note hint" }, say("invitations-alone"))] : []),
    make("section", { className: "card seats" }, make("h3", {}, say("invitations")),
      make("ol", { id: "links" }, ...rows())),
    place,
    make("section", { className: "card watching" }, make("p", {}, say("watching")), field(linkTo(table))));
  if (first > 0) invite(first);
  heard.abort();
  heard = new AbortController();
  const { signal } = heard;
  server.follow(table, (view) => {
    if ($("inviting").hidden) return;
    const now = called(view).seats;
    if (now.every(({ name, taken, bot }, i) => name === seats[i].name && taken === seats[i].taken && bot === (seats[i].bot ?? ""))) return;
    seats = now;
    $("links").replaceChildren(...rows());
    document.querySelector("#inviting .banner h2").textContent = missing();
  }, { key: me(), stop: signal }).catch(() => {}); // the links hold all the same
}

/** A view whose seats all have names. */
const called = (view) => ({ ...view, seats: view.seats.map((seat, i) => ({ ...seat, name: seat.name || `P${i + 1}` })) });

/** Asks for a name to sit down by; the form is given the view of the table. */
export function showSitting(view, link, name, sit) {
  show("sitting");
  const typed = make("input", { id: "own-name", maxLength: 1000, value: name, autocomplete: /** @type {AutoFill} */ ("nickname") });
  const form = make("form", { className: "card" },
    make("p", { className: "row" }, make("label", { htmlFor: "own-name" }, say("own-name")), typed),
    make("p", { className: "row" }, make("button", { id: "sit", className: "main" }, say("sit-down")), " ", make("a", { id: "only-look", href: linkTo(link.id) }, say("look-on"))));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sit(typed.value);
  });
  const table = called(view), free = view.seats.filter(({ taken }) => !taken).length;
  $("sitting").replaceChildren(
    banner(view.game, `${titles[view.game]}: ${say("sit-down")}`, make("p", {}, waitingFor(free))),
    make("section", { className: "card seats" }, make("h3", {}, say("seats")), make("ol", { id: "sitters" }, ...table.seats.map((seat, i) => seatRow(table, i + 1, seat)))),
    form, make("p", { id: "sitting-error", role: "alert", className: "error" }));
  typed.focus();
}

// Goes from one screen to another: the tables of a player, a table, and a seat that waits for somebody.

function title(text, before = "", game = "steamrollers") {
  showMark(game);
  $("title").textContent = text;
  document.title = text === "railhex" ? text : `${before}${text} – railhex`;
}

let asked = 0; // counts what was opened: an answer that comes late shows nothing

/** Shows a table. */
async function follow({ id, at }) {
  const mine = ++asked;
  const lost = (error) => {
    if (error.code !== "seat") return goHome(reason(error));
    return goHome(say("seat-lost"), " ", make("a", { href: linkTo(id) }, say("look-on")));
  };
  try {
    const table = await RemoteTable.open(id, me(), how(), lost);
    if (mine !== asked) return table.leave();
    table.manner(how());
    table.meet((view) => {
      showCompany(table, view);
      showBots(table, view);
      tellTurn(id, view);
      title(titles[view.game], turnTitle(view), view.game); // the bar has no room for both
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
export async function giveUp() {
  const table = playing();
  const invite = await table.giveUp();
  if (!invite) return;
  goHome(make("span", {}, say("seat-left"), " ", shown(linkTo(table.id, { seat: invite }), say("sit-down"))));
}

/** Shows the tables at which somebody sits here, and what there is to say. */
export function goHome(...said) {
  asked++;
  sitDown(null);
  title("railhex");
  leave();
  show("home");
  $("home-notice").replaceChildren(...said);
  hideLink();
  showTables();
  showMail().catch(() => {}); // the tables say that the server is away
  goOnPushing();
}

const invitations = "#invitations"; // the address of the links, which hold for as long as the page is open
let invite = null; // shows them

/** Leaves the table, and shows the links to the seats of a new one. */
export function goInvite(opened, names, bots, rules) {
  invite = () => {
    asked++;
    sitDown(null);
    title(titles[opened.game], "", opened.game);
    showInvitations(opened, names, bots, rules);
  };
  name(invitations, true);
  invite();
}

/** Shows the operator's page to who has the word for it. */
async function goOperate() {
  asked++;
  sitDown(null);
  title("railhex");
  await showOperator().catch((error) => goHome(reason(error)));
}

/** Sits down by an invitation, and goes to the table. */
async function sit({ id, seat }, name) {
  remember({ name });
  try {
    await insist("POST", `tables/${id}/seats`, { token: me(), body: { invite: seat, name } });
    location.replace(linkTo(id));
    await showLinkOnce();
  } catch (error) {
    $("sitting-error").textContent = reason(error);
  }
}

/** Opens what the address of the page names. */
export async function openAddress() {
  const link = linked(), key = keyIn();
  if (key) {
    leave(); // nobody shall read it there
    goHome(await takeOver(key));
    return;
  }
  const letter = answering();
  if (letter) {
    leave();
    goHome(await answer(letter).catch(reason));
    return;
  }
  if (!link) {
    if (invite && location.hash === invitations) invite();
    else if (location.hash === operating) goOperate();
    else goHome();
    return;
  }
  if (!link.seat) {
    follow(link);
    return;
  }
  const mine = ++asked;
  sitDown(null);
  try {
    const look = (token) => insist("GET", `tables/${link.id}`, { token, query: { language: settings.language } });
    const view = await look(me()).catch((error) => {
      if (error.code !== "watchers") throw error;
      return look(link.seat); // who is invited may look
    });
    if (mine !== asked) return;
    if (view.seat) follow(link);
    else {
      title(titles[view.game], "", view.game);
      showSitting(view, link, settings.name ?? "", (name) => sit(link, name));
    }
  } catch (error) {
    if (mine === asked) goHome(reason(error));
  }
}

// The page where a server keeps the tables: it needs no library of its own, for the
// server says what is drawn, what can be done and why something cannot.

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
