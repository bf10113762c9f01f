// The page where a server keeps the tables: it needs no library of its own, for the
// server says what is drawn, what can be done and why something cannot.

import type { ComponentChild } from "preact";
import { leave, name, named, putHomeBelow } from "../app/address.js";
import { $ } from "../app/dom.js";
import { latest } from "../core/latest.js";
import { openForm, prepareForm, type Sitter, setup, setupWords } from "../home/form.js";
import { prepareCovers, preparePage, started } from "../home/page.js";
import { say } from "../i18n/text.js";
import { sitDown } from "../play/play.js";
import { person } from "../play/seats.js";
import { entitle } from "../play/status.js";
import type { GameChoices, Setup } from "../railhex/index.js";
import { look, remember, settings } from "../settings/settings.js";
import type { Paragraph, View } from "./client.js";
import { chosenClock, Inviting, type Opened, Sitting, show, showCompany } from "./company.js";
import { answerLetter, notice, prepareMine, showLinkOnce, showMine, takeOver } from "./mine.js";
import { operating, showOperator } from "./operator.js";
import { RemoteTable } from "./remote.js";
import { Field, isRefused, type Link, linked, linkTo, me, reason, server, withSecret } from "./server.js";
import { goOnPushing, prepareTurn, tellTurn } from "./turn.js";

const opening = latest();

/** Leaves the table for another screen, about a game if one is named. */
function leaveTable(game?: string): void {
  opening();
  sitDown(null);
  entitle(game);
}

/** Shows a table. */
async function follow({ id, at }: Pick<Link, "id" | "at">): Promise<void> {
  const isLatest = opening();
  const lost = (error: unknown) => goHome(
    isRefused(error, "seat") ? <>{say("seat-lost")} <a href={linkTo(id)}>{say("look-on")}</a></> : reason(error));
  try {
    const table = await RemoteTable.open(id, lost);
    if (!isLatest()) return;
    table.meet((view, before) => {
      showCompany(table, view, () => giveUp(table));
      tellTurn(view, before);
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
  leaveTable();
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
    leaveTable(opened.view.game);
    show(<Inviting key={opened.view.table} {...opened} />);
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
  const look = (key: string): Promise<View> => server.insist("GET", `tables/${link.id}`, { key });
  try {
    const view = await look(me.value).catch((error: unknown) => {
      if (!isRefused(error, "watchers")) throw error;
      return look(link.seat); // who is invited may look
    });
    if (!isLatest()) return;
    if (view.seat) return void follow(link);
    entitle(view.game);
    show(<Sitting key={link.seat} view={view} link={link} sit={(name) => sit(link, name)} />);
    $("own-name").focus();
  } catch (error) {
    if (isLatest()) goHome(reason(error));
  }
}

/** Opens what the address of the page names. */
async function openAddress(): Promise<void> {
  const link = linked(), { me: key, mail, "no-mail": end } = named();
  if (key || mail || end) {
    const done = key ? takeOver(key) : answerLetter(mail ?? end, Boolean(mail));
    leave(); // nobody shall read it there
    return goHome(await done.catch(reason));
  }
  if (link) return link.seat ? invited(link) : follow(link);
  if (location.hash === operating) {
    leaveTable();
    return showOperator().catch((error) => goHome(reason(error))); // who has no word for it
  }
  return location.hash === invitations.address ? invitations.show() : goHome();
}

/** Opens a new table, and shows the links to its seats. */
async function begin(played: Setup, sitters: Sitter[]): Promise<void> {
  const names = sitters.map(({ name }) => name), bots = sitters.map(({ player }) => (player === person ? "" : player));
  const asked = { setup: { ...played }, names, bots, clock: chosenClock() };
  const { table, invites } = await withSecret((secret) => server.open({ ...asked, secret })).catch((error: unknown) => {
    throw new Error(isRefused(error, "setup") ? (error as Error).message : reason(error));
  });
  goInvite({ view: await server.table(table).view(), invites, rules: setupWords() });
}

/** How the game of the form is played. */
const help = async (): Promise<Paragraph[]> =>
  (await server.insist("GET", "help", { query: { setup: JSON.stringify(setup()) } })).help;

async function open(): Promise<void> {
  for (const { dataset: { before = "" }, content } of document.querySelectorAll<HTMLTemplateElement>("template"))
    document.querySelector(before)?.before(content); // what only this page has
  document.querySelector<HTMLElement>("[data-text=welcome]")!.dataset.text = "welcome-table";
  await look({});
  document.documentElement.classList.remove("sent");
  const games = await server.choices() as GameChoices[]; // what each game can be
  prepareMine(() => goHome(say("own-forgotten")));
  prepareTurn();
  prepareCovers({ "choose-players": openForm });
  $("home-new").hidden = false;
  prepareForm(games, begin, { called: "player-guest", others: person });
  preparePage({
    anew: () => { server.language = settings.language; },
    help, openAddress, load: () => {}, linkOf: (at) => linkTo(named().table!, { at }),
    goHome: (again) => {
      name("", true);
      goHome(again ? notice.value : "");
    },
  });
  $("home-new").onclick = () => openForm();
  $("loading").remove();
  if (linked()) putHomeBelow(); // a personal link is not kept in any step
  openAddress();
}

started(open());
