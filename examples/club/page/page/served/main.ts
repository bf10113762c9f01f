// The page where a server keeps the tables: it needs no library of its own, for the
// server says what is drawn, what can be done and why something cannot.

import { leave, name, putHomeBelow } from "../app/address.js";
import { $, every, make } from "../app/dom.js";
import { latest } from "../core/latest.js";
import { openForm, prepareForm, setup, setupWords } from "../home/form.js";
import { prepareCovers, preparePage, started } from "../home/page.js";
import { say, titles } from "../i18n/text.js";
import { sitDown } from "../play/play.js";
import { person } from "../play/seats.js";
import { showMark } from "../play/status.js";
import type { Choices } from "../railhex/index.js";
import { how, look, remember, settings } from "../settings/settings.js";
import { chosenClock, labelClock, prepareCompany, showCompany } from "./company.js";
import { answerLetter, hideLink, prepareMine, showLinkOnce, showMail, showTables, takeOver } from "./mine.js";
import { show, showInvitations, showSitting } from "./opening.js";
import { operating, prepareOperator, showOperator } from "./operator.js";
import { type Operations, type Paragraph, Refused, type View } from "./client.js";
import { RemoteTable } from "./remote.js";
import { ask, insist, isRefused, type Link, linked, linkTo, me, named, reason, shown, withSecret } from "./server.js";
import { goOnPushing, prepareTurn, tellTurn, turnTitle } from "./turn.js";

function title(text: string, before = "", game = "steamrollers"): void {
  showMark(game);
  $("title").textContent = text;
  document.title = text === "railhex" ? text : `${before}${text} – railhex`;
}

const opening = latest();
const here: { table: RemoteTable | null } = { table: null }; // on the screen

type Said = (Node | string)[];

/** Leaves the table for another screen. */
function leaveTable(text: string, game?: string): void {
  opening();
  here.table = null;
  sitDown(null);
  title(text, "", game);
}

/** Shows a table. */
async function follow({ id, at }: Pick<Link, "id" | "at">): Promise<void> {
  const isLatest = opening();
  const lost = (error: unknown) => {
    if (!isRefused(error, "seat")) return goHome(reason(error));
    return goHome(say("seat-lost"), " ", make("a", { href: linkTo(id) }, say("look-on")));
  };
  try {
    const table = await RemoteTable.open(id, me(), how(), lost);
    if (!isLatest()) return table.leave();
    table.manner(how());
    table.meet((view) => {
      showCompany(table, view);
      tellTurn(id, view);
      title(titles[view.game] ?? view.game, turnTitle(view), view.game); // the bar has no room for both
    });
    if (table.view.seat) goOnPushing();
    show("playing");
    here.table = table;
    sitDown(table, ({ last }) => { $("playing").dataset.moves = String(last); });
    if (at !== undefined) table.show(at);
  } catch (error) {
    if (isLatest()) lost(error);
  }
}

/** Gives up the seat, and shows the link for whoever takes it. */
async function giveUp(): Promise<void> {
  const { table } = here, invite = await table?.giveUp();
  if (table && invite) goHome(
    make("span", {}, say("seat-left"), " ", shown(linkTo(table.id, { seat: invite }), say("sit-down"))));
}

/** Shows the tables at which somebody sits here, and what there is to say. */
function goHome(...said: Said): void {
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
function goHomeAbove(...said: Said): void {
  name("", true);
  goHome(...said);
}

const invitations = { address: "#invitations", show: () => goHome() }; // they hold for as long as the page is open

/** Leaves the table, and shows the links to the seats of a new one. */
function goInvite(opened: Operations["open"]["answer"], names: string[], bots: string[], rules: string[]): void {
  invitations.show = () => {
    leaveTable(titles[opened.game] ?? opened.game, opened.game);
    showInvitations(opened, names, bots, rules);
  };
  name(invitations.address, true);
  invitations.show();
}

/** Shows the operator's page to who has the word for it. */
async function goOperate(): Promise<void> {
  leaveTable("railhex");
  await showOperator().catch((error) => goHome(reason(error)));
}

/** Sits down by an invitation, and goes to the table. */
async function sit({ id, seat }: Link, name: string): Promise<void> {
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
async function invited(link: Link): Promise<void> {
  const isLatest = opening();
  sitDown(null);
  const query = { language: settings.language };
  const look = (key: string): Promise<View> => insist("GET", `tables/${link.id}`, { key, query });
  try {
    const view = await look(me()).catch((error: unknown) => {
      if (!isRefused(error, "watchers")) throw error;
      return look(link.seat); // who is invited may look
    });
    if (!isLatest()) return;
    if (view.seat) return void follow(link);
    title(titles[view.game] ?? view.game, "", view.game);
    showSitting(view, link, settings.name ?? "", (name) => sit(link, name));
  } catch (error) {
    if (isLatest()) goHome(reason(error));
  }
}

/** Opens what the address of the page names. */
async function openAddress(): Promise<void> {
  const link = linked(), parts = named(), letter = parts.has("mail") || parts.has("no-mail"), key = parts.get("me");
  if (key || letter) {
    const done = key && !letter ? takeOver(key) : answerLetter();
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
async function begin(played: object, sitters: { name: string; player: string }[]): Promise<void> {
  const names = sitters.map(({ name }) => name), bots = sitters.map(({ player }) => (player === person ? "" : player));
  const asked = { setup: played, names, bots, clock: chosenClock() };
  const post = (secret: string): Promise<Operations["open"]["answer"]> =>
    ask("POST", "tables", { key: me(), body: { ...asked, secret } });
  const opened = await withSecret(post).catch((error: unknown) => {
    throw new Error(error instanceof Refused && error.code === "setup" ? error.message : reason(error));
  });
  goInvite(opened, names, bots, setupWords());
}

/** How the game of the form is played. */
async function help(): Promise<Paragraph[]> {
  const query = { setup: JSON.stringify(setup()), language: settings.language };
  return (await insist("GET", "help", { query })).help;
}

async function open(): Promise<void> {
  for (const { dataset: { at = "", how }, content } of document.querySelectorAll<HTMLTemplateElement>("template")) {
    const place = document.querySelector(at); // what only this page has
    if (how === "before" || how === "after" || how === "append" || how === "prepend") place?.[how](content);
  }
  for (const id of local) for (const one of every(`#${id}, label[for="${id}"]`)) one.hidden = true;
  document.querySelector<HTMLElement>("[data-text=welcome]")!.dataset.text = "welcome-table";
  await look({});
  document.documentElement.classList.remove("sent");
  const { games }: Pick<Choices, "games"> = await insist("GET", "choices"); // what each game can be
  prepareCompany(games, (bot) => here.table?.seatBots(bot), giveUp);
  prepareMine(() => goHome(say("own-forgotten")));
  prepareTurn();
  prepareOperator();
  prepareCovers({ "choose-players": openForm });
  $("home-new").hidden = false;
  prepareForm(games, begin, { called: "player-guest", others: person });
  labelClock();
  const linkOf = (at: number) => linkTo(here.table?.id ?? "", { at });
  preparePage({ anew: labelClock, help, goHome: goHomeAbove, openAddress, linkOf, load: () => {} });
  $("home-new").addEventListener("click", () => openForm());
  $("loading").remove();
  if (linked()) putHomeBelow(); // a personal link is not kept in any step
  openAddress();
}

started(open());
