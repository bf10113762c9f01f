// The page where a server keeps the tables: it needs no library of its own, for the
// server says what is drawn, what can be done and why something cannot.

import type { ComponentChild } from "preact";
import { leave, name, putHomeBelow } from "../app/address.js";
import { $, every } from "../app/dom.js";
import { latest } from "../core/latest.js";
import { openForm, prepareForm, type Sitter, setup, setupWords } from "../home/form.js";
import { prepareCovers, preparePage, started } from "../home/page.js";
import { say, titles } from "../i18n/text.js";
import { sitDown } from "../play/play.js";
import { person } from "../play/seats.js";
import { showMark } from "../play/status.js";
import type { Choices, Setup } from "../railhex/index.js";
import { how, look, remember, settings } from "../settings/settings.js";
import { type Paragraph, Refused, type View } from "./client.js";
import {
  chosenClock, Inviting, type Opened, prepareCompany, Sitting, show, showCompany,
} from "./company.js";
import { answerLetter, notice, prepareMine, showLinkOnce, showMine, takeOver } from "./mine.js";
import { operating, showOperator } from "./operator.js";
import { RemoteTable } from "./remote.js";
import {
  Field, insist, isRefused, type Link, linked, linkTo, me, named, reason, server, withSecret,
} from "./server.js";
import { goOnPushing, prepareTurn, tellTurn, turnTitle } from "./turn.js";

function title(text: string, before = "", game = "steamrollers"): void {
  showMark(game);
  $("title").textContent = text;
  document.title = text === "railhex" ? text : `${before}${text} – railhex`;
}

const opening = latest();

/** Leaves the table for another screen. */
function leaveTable(text: string, game?: string): void {
  opening();
  sitDown(null);
  title(text, "", game);
}

/** Shows a table. */
async function follow({ id, at }: Pick<Link, "id" | "at">): Promise<void> {
  const isLatest = opening();
  const lost = (error: unknown) => goHome(
    isRefused(error, "seat") ? <>{say("seat-lost")} <a href={linkTo(id)}>{say("look-on")}</a></> : reason(error));
  try {
    const table = await RemoteTable.open(id, how(), lost);
    if (!isLatest()) return table.leave();
    table.manner(how());
    table.meet((view) => {
      showCompany(table, view, () => giveUp(table));
      tellTurn(id, view);
      title(titles[view.game] ?? view.game, turnTitle(view), view.game); // the bar has no room for both
    });
    if (table.view.seat) goOnPushing();
    show("playing");
    sitDown(table, ({ last }) => { $("playing").dataset.moves = String(last); });
    if (at !== undefined) table.show(at);
  } catch (error) {
    if (isLatest()) lost(error);
  }
}

/** Gives up the seat, and shows the link for whoever takes it. */
async function giveUp(table: RemoteTable): Promise<void> {
  const invite = await table.giveUp();
  $("company").close();
  if (invite) goHome(<>{say("seat-left")} <Field link={linkTo(table.id, { seat: invite })} /></>);
}

/** Shows the tables at which somebody sits here, and what there is to say. */
function goHome(said: ComponentChild = ""): void {
  leaveTable("railhex");
  leave();
  show("home");
  notice.value = said;
  showMine();
  goOnPushing();
}

const invitations = { address: "#invitations", show: () => goHome() }; // they hold for as long as the page is open

/** Leaves the table, and shows the links to the seats of a new one. */
function goInvite(opened: Opened): void {
  invitations.show = () => {
    leaveTable(titles[opened.game] ?? opened.game, opened.game);
    show(<Inviting key={opened.table} {...opened} />);
  };
  name(invitations.address, true);
  invitations.show();
}

/** Sits down by an invitation, and goes to the table; returns why that cannot be. */
function sit({ id, seat }: Link, name: string): Promise<string> {
  remember({ name });
  return server.table(id).sit(seat, name).then(() => {
    addEventListener("hashchange", showLinkOnce, { once: true });
    location.replace(linkTo(id));
    return "";
  }, reason);
}

/** Asks who follows a link to a seat for a name, unless they sit there. */
async function invited(link: Link): Promise<void> {
  const isLatest = opening();
  sitDown(null);
  const look = (key: string): Promise<View> => insist("GET", `tables/${link.id}`, { key });
  try {
    const view = await look(me.value).catch((error: unknown) => {
      if (!isRefused(error, "watchers")) throw error;
      return look(link.seat); // who is invited may look
    });
    if (!isLatest()) return;
    if (view.seat) return void follow(link);
    title(titles[view.game] ?? view.game, "", view.game);
    show(<Sitting key={link.seat} view={view} link={link} sit={(name) => sit(link, name)} />);
    $("own-name").focus();
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
  if (location.hash === operating) {
    leaveTable("railhex");
    return showOperator().catch((error) => goHome(reason(error))); // who has no word for it
  }
  return location.hash === invitations.address ? invitations.show() : goHome();
}

/** What is of no use here: dice and games of this browser. */
const local = ["seed", "pace", "upload", "load", "copy-game", "copy-position", "copy-move", "home-record", "play-as"];

/** Opens a new table, and shows the links to its seats. */
async function begin(played: Setup, sitters: Sitter[]): Promise<void> {
  const names = sitters.map(({ name }) => name), bots = sitters.map(({ player }) => (player === person ? "" : player));
  const asked = { setup: { ...played }, names, bots, clock: chosenClock() };
  const opened = await withSecret((secret) => server.open({ ...asked, secret })).catch((error: unknown) => {
    throw new Error(error instanceof Refused && error.code === "setup" ? error.message : reason(error));
  });
  goInvite({ ...opened, names, bots, rules: setupWords() });
}

const anew = () => { server.language = settings.language; };

/** How the game of the form is played. */
const help = async (): Promise<Paragraph[]> =>
  (await insist("GET", "help", { query: { setup: JSON.stringify(setup()) } })).help;

async function open(): Promise<void> {
  for (const { dataset: { before = "" }, content } of document.querySelectorAll<HTMLTemplateElement>("template"))
    document.querySelector(before)?.before(content); // what only this page has
  for (const id of local) for (const one of every(`#${id}, label[for="${id}"]`)) one.hidden = true;
  document.querySelector<HTMLElement>("[data-text=welcome]")!.dataset.text = "welcome-table";
  await look({});
  document.documentElement.classList.remove("sent");
  const { games }: Pick<Choices, "games"> = await insist("GET", "choices"); // what each game can be
  prepareCompany(games);
  prepareMine(() => goHome(say("own-forgotten")));
  prepareTurn();
  prepareCovers({ "choose-players": openForm });
  $("home-new").hidden = false;
  prepareForm(games, begin, { called: "player-guest", others: person });
  anew();
  preparePage({
    anew, help, openAddress, load: () => {}, linkOf: (at) => linkTo(named().get("table") ?? "", { at }),
    goHome: (...said) => { // in another look with what it says already
      name("", true);
      goHome(said.length ? notice.value : "");
    },
  });
  $("home-new").addEventListener("click", () => openForm());
  $("loading").remove();
  if (linked()) putHomeBelow(); // a personal link is not kept in any step
  openAddress();
}

started(open());
