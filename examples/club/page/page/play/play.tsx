// A table on the screen: what there is to see, and what is done to it.

import { render } from "preact";
import { prepareBar, toggleLog } from "../app/bar.js";
import { hasStopped, prepareTrouble, showCover, showTrouble } from "../app/dialogs.js";
import { $, onKeys } from "../app/dom.js";
import { begin, hush, keepFocus, noteFocus, prepareKeys, prepareQuiet, sayAloud } from "../app/keys.js";
import { prepareRoutes, prepareTurning, turn } from "../board/overlay.js";
import { clearPictures, onPart, showPictures } from "../board/pictures.js";
import { isLight } from "../core/offers.js";
import type { Table, View } from "../core/types.js";
import { showEnd, showLedgers } from "../end/end.js";
import { prepareSheets } from "../games/layouts.js";
import { has, say } from "../i18n/text.js";
import { compare, comparing, notice, refuse, showOdds } from "./advice.js";
import { prepareCards } from "./cards.js";
import {
  choice, choose, chosenMove, closeChoice, letGo, openChoice, prepareAct, showMissing, showOptions,
} from "./options.js";
import type { RailhexError } from "../railhex/index.js";
import { here, opened, playing, shown } from "./seats.js";
import { showStatus } from "./status.js";
import { prepareStory, showStory } from "./story.js";

const state = { pressed: false }; // the player has done what is shown next

/** The table on the screen, once the player does something there. */
function pressing(): Table | null {
  state.pressed = true;
  return playing();
}

/** Shows a table from now on, or none; changed(view) is called with each view, before it is shown. */
export function sitDown(next: Table | null, changed: (view: View) => void = () => {}): void {
  playing()?.leave();
  here.value = next;
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
  begin(next.view);
  next.follow((view, before) => {
    changed(view);
    return show(next, view, before);
  });
  next.begin();
}

/** Shows a view of a table, unless another one follows meanwhile. */
async function show(table: Table, view: View, before: View): Promise<void> {
  const isShown = () => playing() === table && table.view === view, own = state.pressed;
  state.pressed = false;
  if (!own) hush();
  $("playing").ariaBusy = "true";
  $("playing").dataset.game = view.game;
  closeChoice();
  notice();
  shown.value = { table, view };
  showStatus(view);
  showOptions();
  letGo();
  $("playing").classList.toggle("past", view.at < view.last);
  showTrouble(table, view);
  showCover(table, view);
  if (own || (view.asks && view.at !== before?.at)) opened.value = 0;
  try {
    await showPictures(table, view);
  } catch (error) {
    if (hasStopped(error as Error)) throw error;
    notice(say("not-drawn", { message: String(error) })); // moves can be chosen from the list
  }
  if (!own) hush();
  await showMissing(table, view);
  if (!isShown()) return;
  const steps = await showStory(table, view);
  if (!isShown()) return;
  await showEnd(table, view);
  if (!isShown()) return;
  comparing.value = false;
  showOdds(table, view);
  sayAloud(view, steps, keepFocus(view));
  if (view.waits) $("playing").ariaBusy = "false";
}

// What can be done with what was clicked.

const many = 40; // options that are too many for a list, such as all track that a starting power could draw

async function clicked(part: string) {
  const table = playing();
  if (!table?.view.asks || (choice.value.part === part && turn(1))) return;
  const { view } = table, answer = await table.choice(part), { tracks = "", ghosts = "", refused } = answer;
  if (table.view !== view) return; // the game has gone on
  closeChoice();
  letGo();
  notice();
  if (refused) return refuse(view.game, refused);
  const known = new Map(view.offers.map((offer) => [offer.move, offer]));
  const options = (answer.options ?? []).map(({ move }) => known.get(move)!), [only] = options;
  const hint = `hint-${view.game}-${view.phase}`;
  if (answer.elsewhere) notice(say("elsewhere"));
  else if (only && options.length === 1 && (isLight(view.game, only) || comparing.value)) play(only.move);
  else if (options.length > many && !tracks) notice(has(hint) ? say(hint) : say("in-list", { count: options.length }));
  else if (options.length > 0) {
    noteFocus();
    openChoice({ part, options, tracks, ghosts });
  }
}

async function play(move: string) {
  const table = playing();
  if (!table) return;
  if (comparing.value) {
    closeChoice();
    letGo();
    return compare(move);
  }
  noteFocus();
  try {
    await pressing()?.move(move);
  } catch (refused) {
    state.pressed = false;
    const { message, rule, ruleText: text = "" } = refused as RailhexError;
    if (!rule) throw refused;
    refuse(table.view.game, { message, rule, text });
  }
}

/** A card was pressed: what spends and ends nothing is made, and everything else chosen. */
function press(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const card = target?.closest<HTMLElement>(":is(#options, #choice, #notice) [data-move], #pass[data-move]");
  const move = card?.dataset.move, table = playing();
  if (!card || !move || !table?.view.asks) return;
  event.preventDefault();
  const offer = table.view.offers.find((one) => one.move === move);
  if (card.closest("#notice")) play(move);
  else if (comparing.value || (offer && isLight(table.view.game, offer))) return void play(move);
  else {
    notice();
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
  render(<Replay />, $("replay"));
  onKeys<Step>({ Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" }, go);
  $("continue").addEventListener("click", () => pressing()?.playOn?.());
  prepareSheets(letLoose);
  prepareTurning();
  prepareCards();
  prepareStory((at) => playing()?.show(at), linkOf);
  prepareRoutes((move) => playing()?.routes(move) ?? []);
  prepareAct({ play, undo: () => pressing()?.undo() });
  document.addEventListener("click", press);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") letLoose();
    if ((event.key === "Enter" || event.key === " ") && event.target instanceof Element
      && event.target.closest("#tracks")) press(event);
  });
  $("close-choice").addEventListener("click", letLoose);
  $("open-ledger").addEventListener("click", async () => {
    await showLedgers(playing()!, $("ledger-lines"));
    $("ledger").showModal();
  });
  prepareBar();
}

/** Lets go of what is chosen; the player who used the keyboard is back where they were. */
function letLoose(): void {
  if (!playing()) return;
  letGo();
  const opener = closeChoice();
  if (!opener) return;
  document.querySelector<HTMLElement>(`[data-part="${CSS.escape(opener)}"]`)?.focus({ preventScroll: true });
}

// Stepping through a game, with buttons and with the arrow keys.

const targets = ({ at, last }: View) => ({ first: 0, previous: at - 1, next: at + 1, last });

type Step = keyof ReturnType<typeof targets>;

function go(step: Step) {
  const table = pressing();
  table?.show(targets(table.view)[step]);
  return table;
}

/** Where in the game one is, between the buttons that step. A button that has the focus keeps it. */
function Replay() {
  if (!shown.value) return null;
  const { view } = shown.value, { at, last } = view;
  const step = (id: Step, sign: string) => {
    const label = say(`go-${id}`), off = [at, -1, last + 1].includes(targets(view)[id]);
    const properties = { id, title: label, "aria-label": label, "aria-disabled": off };
    return <button type="button" {...properties} onClick={() => go(id)}>{sign}</button>;
  };
  const place = <output id="place">{`${at} / ${last}`}</output>;
  return <>{step("first", "«")}{step("previous", "‹")}{place}{step("next", "›")}{step("last", "»")}</>;
}

const stride = 700; // milliseconds for a move of a game that is shown again

/** Shows a game again from its first decision on, move by move, until something is pressed or it has been shown. */
export function playThrough(table: Table): void {
  const stopped = new AbortController(), { signal } = stopped;
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => stopped.abort(), { signal });
  let at = Math.max(0, table.steps.findIndex(({ seat }) => seat));
  table.show(at);
  const timer = setInterval(() => {
    if ($("playing").ariaBusy === "true") return;
    if (table.view.at !== at || at === table.view.last) stopped.abort();
    else table.show(++at);
  }, stride);
  signal.onabort = () => clearInterval(timer);
}
