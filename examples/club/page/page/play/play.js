// A table on the screen: what there is to see, and what is done to it.

import { prepareBar, toggleLog } from "../app/bar.js";
import { hasStopped, prepareCover, prepareTrouble, showCover, showTrouble } from "../app/dialogs.js";
import { $, breathe } from "../app/dom.js";
import { beginAloud, hush, keepFocus, noteFocus, prepareKeys, prepareQuiet, sayAloud } from "../app/keys.js";
import { located } from "../board/names.js";
import { prepareRoutes, prepareTurning, turnedBy, turnTo } from "../board/overlay.js";
import { clearPictures, onPart, showPictures } from "../board/pictures.js";
import { expectedIn, isLight } from "../core/offers.js";
import { showLedger, showResult } from "../end/ledger.js";
import { prepareSheets } from "../games/layouts.js";
import { has, say } from "../i18n/text.js";
import {
  choose, chosenMove, closeChoice, dismissChoice, letGo, openChoice, prepareAct, prepareUndo, showUndo,
} from "./act.js";
import { compare, comparing, notice, prepareAdvice, refuse, showAdvice } from "./advice.js";
import { prepareTips } from "./cards.js";
import { showMissing, showOptions } from "./options.js";
import { openSheet } from "./seats.js";
import { hear } from "./sound.js";
import { showStatus } from "./status.js";
import { prepareStory, showStory } from "./story.js";

let table = null;
let begun = null; // the table that has had the focus
let pressed = false; // the player has done what is shown next

/** The table on the screen, null if there is none. */
export const playing = () => table;

/** Shows a table from now on, or none; changed(view) is called with each view, before it is shown. */
export function sitDown(next, changed) {
  table?.leave();
  table = next;
  showCover({ cover: 0 });
  clearPictures();
  closeChoice();
  toggleLog(false);
  $("result").hidden = true;
  $("playing").ariaBusy = "true";
  $("playing").hidden = !table;
  $("round").textContent = "";
  document.body.classList.toggle("at-table", Boolean(table));
  if (!table) return;
  beginAloud(table.view);
  table.follow((view, before) => {
    changed(view);
    return show(view, before);
  });
  table.begin();
}

async function show(view, before) {
  const shown = table;
  const own = pressed;
  pressed = false;
  if (!own) hush();
  $("playing").ariaBusy = "true";
  $("playing").dataset.game = view.game;
  closeChoice();
  refuse(view.game, null);
  showStatus(view);
  $("hint").textContent = view.at < view.last ? say("hint-past") : "";
  showOptions(view, shown);
  letGo(view);
  showPlace(view);
  showUndo(shown);
  showTrouble(shown, view);
  showCover(view);
  if (own || (view.asks && view.at !== before?.at)) openSheet(0);
  try {
    await showPictures(shown, view);
  } catch (error) {
    if (hasStopped(error)) throw error;
    notice(say("not-drawn", { message: error.message })); // moves can be chosen from the list
  }
  if (!own) hush();
  const missing = await missingAt(shown, view);
  if (table !== shown || shown.view !== view) return;
  showMissing(missing);
  const steps = await showStory(shown, view);
  if (table !== shown || shown.view !== view) return;
  hear(view, before, steps);
  showUndo(shown);
  await showResult(shown, view);
  if (table !== shown || shown.view !== view) return;
  showAdvice(shown, view);
  sayAloud(view, steps, keepFocus(view));
  if (begun !== shown && !document.activeElement.closest("#playing, dialog")) $("prompt").focus({ preventScroll: true }); // what began the game is gone
  begun = shown;
  if (view.waits) $("playing").ariaBusy = "false";
}

const hint = ({ game, phase }) => (has(`hint-${game}-${phase}`) ? say(`hint-${game}-${phase}`) : "");

// What can be done with what was clicked.

const many = 40; // options that are too many for a list, such as all track that a starting power could draw

async function clicked(part) {
  if (!table?.view.asks || turnedBy(part)) return;
  const { view } = table;
  const { options, tracks, ghosts, refused, elsewhere } = await table.choice(part);
  if (table.view !== view) return; // the game has gone on
  closeChoice();
  letGo(view);
  refuse(view.game, refused);
  if (refused) return;
  if (elsewhere) notice(say("elsewhere"));
  else if (options.length === 1 && (isLight(view.game, options[0]) || comparing())) play(options[0].move);
  else if (options.length > many && !tracks) notice(hint(view) || say("in-list", { count: options.length }));
  else if (options.length > 0) {
    noteFocus();
    openChoice(part, options, tracks, ghosts);
  }
}

async function play(move) {
  if (comparing()) {
    closeChoice();
    letGo(table.view);
    compare(playing, String(move));
    return;
  }
  noteFocus();
  const { view } = table;
  pressed = true;
  try {
    await table.move(String(move));
  } catch (refused) {
    pressed = false;
    if (!refused.rule) throw refused;
    refuse(view.game, { message: refused.message, rule: refused.rule, text: refused.ruleText });
  }
}

/** A card was pressed: what spends and ends nothing is made, and everything else chosen. */
function press(event) {
  const button = event.target.closest?.(":is(#options, #choice, #notice) [data-move], #pass[data-move]");
  const move = button?.dataset.move;
  if (!move || !table?.view.asks) return;
  event.preventDefault();
  const { view } = table;
  if (button.closest("#notice")) play(move);
  else if (!turnTo(move)) {
    const offer = view.offers.find((one) => one.move === move);
    if (comparing() || isLight(view.game, offer)) return void play(move);
    refuse(view.game, null);
    choose(offer);
  }
  if (chosenMove()) $("act").focus({ preventScroll: true }); // Enter makes it
}

/** Makes the screen of the table work; linkOf(at) is the address of a position. */
export function preparePlay(linkOf) {
  prepareQuiet();
  prepareKeys();
  prepareTrouble();
  onPart(clicked);
  const pressing = () => {
    pressed = true;
    return table;
  };
  prepareReplay(pressing);
  prepareUndo(playing, pressing);
  prepareSheets(playing, letLoose);
  prepareTurning();
  prepareTips();
  prepareAdvice(playing);
  prepareStory((at) => table.show(at), linkOf);
  prepareCover(() => table.uncover());
  prepareRoutes((move) => (table ? table.routes(move) : []), $("options"), $("choice"));
  prepareAct(play);
  document.addEventListener("click", press);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") letLoose();
    if ((event.key === "Enter" || event.key === " ") && event.target.closest?.("#tracks")) press(event);
  });
  $("close-choice").addEventListener("click", letLoose);
  $("open-ledger").addEventListener("click", () => showLedger(table));
  prepareBar();
}

/** Lets go of what is chosen. */
function letLoose() {
  if (!table) return;
  letGo(table.view);
  dismissChoice();
}

// Stepping through a game, with buttons and with the arrow keys.

/** Makes the buttons and keys go through the table that is given. */
export function prepareReplay(table) {
  const go = (where) => {
    const at = table();
    if (at) at.show(where(at.view));
  };
  const steps = {
    first: () => 0,
    previous: ({ at }) => at - 1,
    next: ({ at }) => at + 1,
    last: ({ last }) => last,
  };
  for (const [id, where] of Object.entries(steps)) $(id).addEventListener("click", () => go(where));
  const keys = { Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" };
  document.addEventListener("keydown", (event) => {
    const step = steps[keys[event.key]];
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target.closest?.("input, select, textarea, dialog") || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    go(step);
  });
  $("continue").addEventListener("click", () => table()?.playOn());
}

const stride = 700; // milliseconds for a move of a game that is shown again

/** Shows a game again from its first decision on, move by move, until something is pressed or it has been shown. */
export function playThrough(table) {
  const stopped = new AbortController();
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => stopped.abort(), { signal: stopped.signal });
  let at = Math.max(0, table.movers.findIndex(Boolean));
  table.show(at);
  const timer = setInterval(() => {
    if ($("playing").ariaBusy === "true") return;
    if (stopped.signal.aborted || table.view.at !== at || at === table.view.last) {
      clearInterval(timer);
      stopped.abort();
    } else table.show(++at);
  }, stride);
}

/** Shows where in the game one is. A button that has the focus keeps it. */
export function showPlace({ at, last }) {
  $("place").textContent = `${at} / ${last}`;
  for (const id of ["first", "previous"]) $(id).ariaDisabled = String(at === 0);
  for (const id of ["next", "last"]) $(id).ariaDisabled = String(at === last);
  $("continue").hidden = at === last;
  $("playing").classList.toggle("past", at < last);
}

// What players might expect to do, and cannot, with the reason as the package knows it.

/** What nothing is offered for in what a table of this browser shows, with the reason. */
export async function missingAt(table, view) {
  if (!view.asks || table.view !== view) return []; // or the table was left meanwhile
  const offered = new Set(view.offers.map(({ kind }) => kind)), missing = [];
  for (const kind of expectedIn(view)) {
    if (offered.has(kind)) continue;
    const why = table.whyNot(kind), key = `kind-${view.game}-${kind}`;
    if (why) missing.push({ kind, title: has(key) ? say(key) : kind, reason: located(why.message, table) });
    await breathe();
    if (table.view !== view) return [];
  }
  return missing;
}
