// A table on the screen: what there is to see, and what is done to it.

import { compare, comparing, prepareAdvice, showAdvice } from "./advice.js";
import { closeChoice, dismissChoice, openChoice } from "./choice.js";
import { $ } from "./dom.js";
import { keepFocus, noteFocus } from "./focus.js";
import { prepareGhosts, turnedBy } from "./ghosts.js";
import { prepareCover, showCover } from "./handover.js";
import { prepareKeys } from "./keys.js";
import { showLedger, showResult } from "./ledger.js";
import { optionsOf, showOptions } from "./options.js";
import { clearPictures, onPart, showPictures } from "./pictures.js";
import { notice, refuse } from "./refusal.js";
import { prepareReplay, showPlace } from "./replay.js";
import { prepareRoutes, showRoute } from "./routes.js";
import { hear } from "./sound.js";
import { lastSeat, prepareStory, showStory } from "./story.js";
import { has, say } from "./text.js";
import { prepareTips } from "./tips.js";
import { hasStopped, prepareTrouble, showTrouble } from "./trouble.js";

let table = null;

/** The table on the screen, null if there is none. */
export const playing = () => table;

/** Shows a table from now on, or none; changed(view) is called with each view, before it is shown. */
export function sitDown(next, changed) {
  table?.leave();
  table = next;
  showCover({ cover: 0 });
  clearPictures();
  closeChoice();
  $("result").hidden = true;
  $("playing").ariaBusy = "true";
  $("playing").hidden = !table;
  if (!table) return;
  table.follow((view, before) => {
    changed(view);
    return show(view, before);
  });
  table.begin();
}

async function show(view, before) {
  const shown = table;
  $("playing").ariaBusy = "true";
  $("playing").dataset.game = view.game;
  closeChoice();
  refuse(view.game, null);
  $("prompt").textContent = view.prompt;
  $("hint").textContent = hint(view);
  showOptions(view.options);
  showPlace(view);
  showUndo(view);
  showTrouble(shown, view);
  showCover(view);
  try {
    await showPictures(shown, view);
  } catch (error) {
    if (hasStopped(error)) throw error;
    notice(say("not-drawn", { message: error.message })); // moves can be chosen from the list
  }
  if (table !== shown || shown.view !== view) return;
  const steps = await showStory(shown, view);
  if (table !== shown || shown.view !== view) return;
  hear(view, before, steps);
  showUndo(view);
  await showResult(shown, view);
  if (table !== shown || shown.view !== view) return;
  showAdvice(shown, view);
  keepFocus(view);
  if (view.waits) $("playing").ariaBusy = "false";
}

/** Why nothing can be taken back, as a key of the page's texts; "" where something can. What chance has decided stands at every table. */
const noUndo = (view) => view.noUndo || (lastSeat(table, view) === 0 ? "refused-undo" : "");

function showUndo(view) {
  $("undo").ariaDisabled = String(Boolean(noUndo(view)));
  $("undo").title = noUndo(view) && say(noUndo(view));
}

function hint(view) {
  if (view.at < view.last) return say("hint-past");
  const key = `hint-${view.game}-${view.phase}`;
  return view.asks && has(key) ? say(key) : "";
}

// What can be done with what was clicked.

const many = 40; // options that are too many for a list, such as all track that a starting power could draw

// Fingers slip where a list is scrolled: what they touch there is asked again.
const fingers = matchMedia("(pointer: coarse)");

async function clicked(part) {
  if (!table?.view.asks || turnedBy(part)) return;
  const { view } = table;
  const { options, tracks, ghosts, refused, elsewhere } = await table.choice(part);
  if (table.view !== view) return; // the game has gone on
  closeChoice();
  refuse(view.game, refused);
  if (refused) return;
  if (elsewhere) notice(say("elsewhere"));
  else if (options.length === 1 && !(fingers.matches && (await table.routes(options[0].move)).length)) play(options[0].move);
  else if (options.length > many && !tracks) notice(hint(view) || say("in-list", { count: options.length }));
  else if (options.length > 0) { // of a delivery fingers see the way first
    noteFocus();
    offer(part, options, tracks, ghosts);
  }
}

/** Offers options to choose from; where there is one, with its way. */
function offer(part, options, tracks, ghosts) {
  openChoice(part, options, tracks, ghosts);
  if (options.length === 1 && !tracks) showRoute($("choice-options").firstChild);
}

async function play(move) {
  if (comparing()) {
    closeChoice();
    compare(playing, String(move));
    return;
  }
  noteFocus();
  const { view } = table;
  try {
    await table.move(String(move));
  } catch (refused) {
    if (!refused.rule) throw refused;
    refuse(view.game, { message: refused.message, rule: refused.rule, text: refused.ruleText });
  }
}

function pressed(event) {
  const move = event.target.closest?.("#options [data-move], #choice [data-move], #notice [data-move]")?.dataset.move;
  if (!move || !table?.view.asks) return;
  event.preventDefault();
  if (fingers.matches && event.target.closest("#options")) {
    offer("", optionsOf(table.view.options, [move]), "");
    return;
  }
  play(move);
}

/** Makes the screen of the table work; linkOf(at) is the address of a position. */
export function preparePlay(linkOf) {
  prepareKeys();
  prepareTrouble();
  onPart(clicked);
  prepareReplay(playing);
  prepareGhosts();
  prepareTips();
  prepareAdvice(playing);
  prepareStory((at) => table.show(at), linkOf);
  prepareCover(() => table.uncover());
  prepareRoutes((move) => (table ? table.routes(move) : []), $("options"), $("choice"));
  document.addEventListener("click", pressed);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") dismissChoice();
    if ((event.key === "Enter" || event.key === " ") && event.target.closest?.("#tracks")) pressed(event);
  });
  $("close-choice").addEventListener("click", dismissChoice);
  $("undo").addEventListener("click", () => {
    const why = noUndo(table.view);
    if (why) notice(say(why));
    else table.undo();
  });
  $("open-ledger").addEventListener("click", () => showLedger(table));
}

