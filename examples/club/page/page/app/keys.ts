// Keys, the pointer and what is said aloud. A key that is held does its work once: what has the focus by then was not
// chosen with it.

import { boardStop, options, prepareArrows } from "../board/arrows.js";
import { turn } from "../board/overlay.js";
import { fit, prepareZoom, zoom } from "../board/pictures.js";
import { nextSheet } from "../games/layouts.js";
import type { Step, View } from "../core/types.js";
import { chosenMove } from "../play/options.js";
import { $, every, onKeys } from "./dom.js";

const working = new Set(["Enter", " "]);

/** Keeps a key that is held from what gets the focus meanwhile, and makes the keys of the table work. */
export function prepareKeys(): void {
  addEventListener("keydown", (event) => {
    if (!event.repeat || !working.has(event.key) || (event.target as Element).matches("input, textarea")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  prepareArrows();
  prepareShortcuts();
  prepareZoom();
}

// One key for what is done often. They are off while somebody types.

/** A click by the keyboard: it has no place. */
const press = (element: Element | null | undefined) =>
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));

const shortcuts: Record<string, () => unknown> = {
  "u": () => press($("undo")),
  "h": () => press($("ask-hint")),
  "w": () => press($("why-not")),
  "l": () => press($("open-log")),
  "p": () => nextSheet(),
  "r": () => turn(1),
  "+": () => zoom(1),
  "=": () => zoom(1), // the same key without shift
  "-": () => zoom(-1),
  "−": () => zoom(-1),
  "0": () => fit(),
};

/** A die or a tile is taken by its number. */
const numbered = "#pictures .d.die.choice, #pictures .act.choice";
const numberOf = (piece: HTMLElement) => Number(piece.dataset.die ?? /^\d/.exec(piece.textContent)?.[0]);

function choose(digit: number) {
  const pieces = $("choice").hidden ? every(numbered) : [];
  if (pieces.length) return press(pieces.find((one) => numberOf(one) === digit));
  const option = options()[digit - 1];
  if (option?.matches(".kind > summary")) return boardStop()?.focus(); // it is chosen there
  option?.focus();
  press(option);
}

/** Makes the keys work, each once while it is down. */
function prepareShortcuts() {
  const atTable = <Value>(values: Record<string, Value>, act: (value: Value, target: Element) => unknown) =>
    onKeys(values, (value, { repeat, target }) => !repeat && !$("playing").hidden && act(value, target));
  const isMeant = () => $("playing").ariaBusy !== "true" && !("quiet" in $("playing").dataset); // what is there now
  onKeys({ "?": "open-help" }, (id, { repeat }) => !repeat && press($(id)));
  atTable(shortcuts, (act) => act());
  atTable({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9 }, (digit) => isMeant() && choose(digit));
  atTable({ Enter: "body, #prompt" }, // elsewhere it presses what has the focus
    (nowhere, target) => isMeant() && chosenMove() && target.matches(nowhere) && press($("act")));
}

// At the beginning and after a move the focus goes to what is asked next: a key that is pressed once more makes no
// other move.

const state = {
  moved: false, // there is to be something to do since the focus was set
  heard: 0, // the moves that were told aloud
  lines: [] as string[], // what is still to be said
  quiet: 0, // the timer that ends a moment
  mouse: "", // where it rests
};

/** Notes that a move is made, or a choice opened. */
export function noteFocus(): void {
  state.moved = true;
}

/**
 * Gives the focus to what is asked after a move, once nobody else plays and the next person has the screen; reports
 * whether it does.
 */
export function keepFocus({ waits, cover }: { waits: boolean; cover: number }): boolean {
  if (!state.moved || !waits || cover) return false;
  state.moved = false;
  $("prompt").focus({ preventScroll: true });
  return true;
}

// What is said aloud to who hears the page: each thing that others do once, and what is
// asked unless the focus goes there. Refusals are said where they stand.

/** Begins with a table: the focus goes to what is asked there, and nothing is said of the moves that it has already. */
export const begin = ({ last }: { last: number }) => Object.assign(state, { moved: true, heard: last, lines: [] });

/** Says what some steps did, once a position waits for somebody; focused says that its prompt has the focus. */
export function sayAloud(view: View, steps: Step[], focused: boolean): void {
  const news = steps.filter(({ at, seat }) => at > state.heard && seat && seat !== view.seat);
  state.lines.push(...news.flatMap((step) => step.lines.map(({ text }) => text)));
  state.heard = view.last;
  if (!view.waits) return;
  $("aloud").textContent = [...state.lines, ...(focused ? [] : [view.prompt])].join(" ");
  state.lines = [];
}

// What the player did not cause may slip under a press that was meant for something else:
// for a moment after such a change the pointer presses nothing.

const moment = 300; // milliseconds

/** Something has changed that the player did not cause. */
export function hush(): void {
  clearTimeout(state.quiet);
  $("playing").dataset.quiet = "";
  state.quiet = window.setTimeout(() => delete $("playing").dataset.quiet, moment);
}

/** Keeps presses from what has just come under the pointer. Keys go where the focus is, which stays. */
export function prepareQuiet(): void {
  document.addEventListener("click", (event) => {
    const { detail, target } = event, inside = target instanceof Element && target.closest("#playing");
    if (detail === 0 || !inside || !("quiet" in $("playing").dataset)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}

// The mouse: what comes under it while it rests is not pointed at.

const placeOf = ({ clientX, clientY }: MouseEvent) => `${clientX} ${clientY}`;

addEventListener("pointermove", (event) => { state.mouse = placeOf(event); });

/** Whether the mouse has come to what it is over, and not that to the mouse. */
export const hasCome = (event: PointerEvent): boolean =>
  event.pointerType === "mouse" && placeOf(event) !== state.mouse;
