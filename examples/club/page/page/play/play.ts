// A table on the screen: what there is to see, and what is done to it.

import { prepareBar, toggleLog } from "../app/bar.js";
import { hasStopped, prepareTrouble, showCover, showTrouble } from "../app/dialogs.js";
import { $, breathe, onKeys } from "../app/dom.js";
import { beginAloud, hush, keepFocus, noteFocus, prepareKeys, prepareQuiet, sayAloud } from "../app/keys.js";
import { located } from "../board/names.js";
import { prepareRoutes, prepareTurning, turnedBy, turnTo } from "../board/overlay.js";
import { clearPictures, onPart, showPictures } from "../board/pictures.js";
import { expectedIn, isLight } from "../core/offers.js";
import type { Missing, Table, View } from "../core/types.js";
import { showEnd, showLedgers } from "../end/end.js";
import { prepareSheets } from "../games/layouts.js";
import { has, say } from "../i18n/text.js";
import { choose, chosenMove, closeChoice, letGo, openChoice, prepareAct, prepareUndo, showUndo } from "./act.js";
import { compare, comparing, notice, prepareAdvice, refuse, showAdvice } from "./advice.js";
import { prepareTips } from "./cards.js";
import { showMissing, showOptions } from "./options.js";
import type { RailhexError } from "../railhex/index.js";
import { openSheet } from "./seats.js";
import { showStatus } from "./status.js";
import { prepareStory, showStory } from "./story.js";

const here = {
  table: null as Table | null, // on the screen
  focused: null as Table | null, // the table that has had the focus
  pressed: false, // the player has done what is shown next
};

/** The table on the screen, null if there is none. */
export const playing = (): Table | null => here.table;

/** The table on the screen, once the player does something there. */
function pressing(): Table | null {
  here.pressed = true;
  return here.table;
}

/** Shows a table from now on, or none; changed(view) is called with each view, before it is shown. */
export function sitDown(next: Table | null, changed: (view: View) => void = () => {}): void {
  here.table?.leave();
  here.table = next;
  showCover(null);
  clearPictures();
  closeChoice();
  toggleLog(false);
  $("result").hidden = true;
  $("playing").ariaBusy = "true";
  $("playing").hidden = !next;
  $("round").textContent = "";
  document.body.classList.toggle("at-table", Boolean(next));
  if (!next) return;
  beginAloud(next.view);
  next.follow((view, before) => {
    changed(view);
    return show(next, view, before);
  });
  next.begin();
}

/** Shows a view of a table, unless another one follows meanwhile. */
async function show(table: Table, view: View, before: View): Promise<void> {
  const isShown = () => here.table === table && table.view === view, own = here.pressed;
  here.pressed = false;
  if (!own) hush();
  $("playing").ariaBusy = "true";
  $("playing").dataset.game = view.game;
  closeChoice();
  refuse(view.game, null);
  showStatus(view);
  $("hint").textContent = view.at < view.last ? say("hint-past") : "";
  showOptions(view, table);
  letGo(view);
  showPlace(view);
  showUndo(table);
  showTrouble(table, view);
  showCover(table, view);
  if (own || (view.asks && view.at !== before?.at)) openSheet(0);
  try {
    await showPictures(table, view);
  } catch (error) {
    if (hasStopped(error as Error)) throw error;
    notice(say("not-drawn", { message: String(error) })); // moves can be chosen from the list
  }
  if (!own) hush();
  showMissing(await missingAt(table, view, isShown));
  if (!isShown()) return;
  const steps = await showStory(table, view);
  if (!isShown()) return;
  showUndo(table);
  await showEnd(table, view);
  if (!isShown()) return;
  showAdvice(table, view);
  sayAloud(view, steps, keepFocus(view));
  const begins = here.focused !== table && !document.activeElement?.closest("#playing, dialog");
  if (begins) $("prompt").focus({ preventScroll: true }); // what began the game is gone
  here.focused = table;
  if (view.waits) $("playing").ariaBusy = "false";
}

/** What players might expect to do, and cannot, with the reason as the package knows it. */
async function missingAt(table: Table, view: View, isShown: () => boolean): Promise<Missing[]> {
  const offered = new Set(view.offers.map(({ kind }) => kind)), missing: Missing[] = [];
  for (const kind of view.asks ? expectedIn(view) : []) {
    if (offered.has(kind)) continue;
    if (!isShown()) return []; // the table may have been left
    const why = table.whyNot(kind), key = `kind-${view.game}-${kind}`;
    if (why) missing.push({ kind, title: has(key) ? say(key) : kind, reason: located(why.message, table) });
    await breathe();
  }
  return isShown() ? missing : [];
}

// What can be done with what was clicked.

const many = 40; // options that are too many for a list, such as all track that a starting power could draw

async function clicked(part: string): Promise<void> {
  const { table } = here;
  if (!table?.view.asks || turnedBy(part)) return;
  const { view } = table, { options, tracks, ghosts, refused, elsewhere } = await table.choice(part);
  if (table.view !== view) return; // the game has gone on
  closeChoice();
  letGo(view);
  refuse(view.game, refused);
  if (refused) return;
  const [only] = options;
  const hint = `hint-${view.game}-${view.phase}`;
  if (elsewhere) notice(say("elsewhere"));
  else if (only && options.length === 1 && (isLight(view.game, only) || comparing())) play(only.move);
  else if (options.length > many && !tracks) notice(has(hint) ? say(hint) : say("in-list", { count: options.length }));
  else if (options.length > 0) {
    noteFocus();
    openChoice(part, options, tracks, ghosts);
  }
}

async function play(move: string): Promise<void> {
  if (!here.table) return;
  const { view } = here.table;
  if (comparing()) {
    closeChoice();
    letGo(view);
    return compare(playing, move);
  }
  noteFocus();
  try {
    await pressing()?.move(move);
  } catch (refused) {
    here.pressed = false;
    const { message, rule, ruleText: text = "" } = refused as RailhexError;
    if (!rule) throw refused;
    refuse(view.game, { message, rule, text });
  }
}

/** A card was pressed: what spends and ends nothing is made, and everything else chosen. */
function press(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const card = target?.closest<HTMLElement>(":is(#options, #choice, #notice) [data-move], #pass[data-move]");
  const move = card?.dataset.move;
  if (!card || !move || !here.table?.view.asks) return;
  event.preventDefault();
  const { view } = here.table;
  if (card.closest("#notice")) play(move);
  else if (!turnTo(move)) {
    const offer = view.offers.find((one) => one.move === move);
    if (comparing() || (offer && isLight(view.game, offer))) return void play(move);
    refuse(view.game, null);
    choose(offer);
  }
  if (chosenMove()) $("act").focus({ preventScroll: true }); // Enter makes it
}

/** Makes the screen of the table work; linkOf(at) is the address of a position. */
export function preparePlay(linkOf: (at: number) => Promise<string> | string): void {
  prepareQuiet();
  prepareKeys();
  prepareTrouble();
  onPart(clicked);
  prepareReplay();
  prepareUndo(playing, pressing);
  prepareSheets(playing, letLoose);
  prepareTurning();
  prepareTips();
  prepareAdvice(playing);
  prepareStory((at) => here.table?.show(at), linkOf);
  prepareRoutes((move: string) => (here.table ? here.table.routes(move) : []));
  prepareAct(play);
  document.addEventListener("click", press);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") letLoose();
    if ((event.key === "Enter" || event.key === " ") && event.target instanceof Element
      && event.target.closest("#tracks")) press(event);
  });
  $("close-choice").addEventListener("click", letLoose);
  $("open-ledger").addEventListener("click", async () => {
    if (here.table) await showLedgers(here.table, $("ledger-lines"));
    $("ledger").showModal();
  });
  prepareBar();
}

/** Lets go of what is chosen; the player who used the keyboard is back where they were. */
function letLoose(): void {
  if (!here.table) return;
  letGo(here.table.view);
  const opener = closeChoice();
  const part = opener && document.querySelector<HTMLElement>(`[data-part="${CSS.escape(opener)}"]`);
  if (part) part.focus({ preventScroll: true });
}

// Stepping through a game, with buttons and with the arrow keys.

type Place = Pick<View, "at" | "last">;

const steps: Record<string, (place: Place) => number> =
  { first: () => 0, previous: ({ at }) => at - 1, next: ({ at }) => at + 1, last: ({ last }) => last };

function prepareReplay(): void {
  const go = (step: string) => {
    const table = pressing();
    if (table) table.show(steps[step]!(table.view));
    return table;
  };
  for (const id of Object.keys(steps)) $(id).addEventListener("click", () => go(id));
  onKeys({ Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" }, go);
  $("continue").addEventListener("click", () => pressing()?.playOn?.());
}

const stride = 700; // milliseconds for a move of a game that is shown again

/** Shows a game again from its first decision on, move by move, until something is pressed or it has been shown. */
export function playThrough(table: Table): void {
  const stopped = new AbortController(), { signal } = stopped;
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => stopped.abort(), { signal });
  let at = Math.max(0, table.movers.findIndex(Boolean));
  table.show(at);
  const timer = setInterval(() => {
    if ($("playing").ariaBusy === "true") return;
    if (signal.aborted || table.view.at !== at || at === table.view.last) {
      clearInterval(timer);
      stopped.abort();
    } else table.show(++at);
  }, stride);
}

/** Shows where in the game one is. A button that has the focus keeps it. */
function showPlace({ at, last }: Place): void {
  $("place").textContent = `${at} / ${last}`;
  for (const [id, step] of Object.entries(steps)) $(id).ariaDisabled = String(
    [at, -1, last + 1].includes(step({ at, last })));
  $("continue").hidden = at === last;
  $("playing").classList.toggle("past", at < last);
}
