// Goes from one screen to another: the tables of a player, a table, and a seat that waits for somebody.

import { leave, name } from "../app/address.js";
import { $, make } from "../app/dom.js";
import { how } from "../settings/look.js";
import { playing, sitDown } from "../play/play.js";
import { remember, settings } from "../settings/settings.js";
import { showMark } from "../play/status.js";
import { say, titles } from "../i18n/text.js";
import { showBots } from "./bots.js";
import { showClock } from "./clock.js";
import { showCompany } from "./company.js";
import { keyIn, linked, linkTo, shown } from "./links.js";
import { show, showInvitations, showSitting } from "./opening.js";
import { answer, answering, showMail } from "./mail.js";
import { operating, showOperator } from "./operator.js";
import { hideLink, showLinkOnce, takeOver } from "./own.js";
import { reason } from "./reason.js";
import { RemoteTable } from "./remote.js";
import { me } from "./seats.js";
import { insist } from "./server.js";
import { showTables } from "./tables.js";
import { goOnPushing, tellTurn, turnTitle } from "./turn.js";

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
