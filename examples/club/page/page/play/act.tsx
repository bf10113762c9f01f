// The dark button, which makes the move that is chosen, with the buttons beside it; and the choice between the moves
// that a press on the board could mean.

import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { $, every } from "../app/dom.js";
import { command } from "../board/names.js";
import { startTurning, stopTurning } from "../board/overlay.js";
import { Icon } from "../board/pieces.js";
import type { Offer } from "../core/types.js";
import { say } from "../i18n/text.js";
import { Advice, notice } from "./advice.js";
import { listed, showItems, sum } from "./options.js";
import { shown } from "./seats.js";
import { whoActs } from "./status.js";
import { lastSeat } from "./story.js";

/** The option that the button makes, undefined for none. */
export const chosen = signal<Offer | undefined>(undefined);
const meant = signal(false); // the player has chosen it

/** The move that the player has chosen, "" if there is none. */
export const chosenMove = (): string => (meant.value && chosen.value ? chosen.value.move : "");

/**
 * Chooses an option, undefined for none: it is marked, drawn on the board, and made by the dark button. What the page
 * offers so is not meant yet: no key but that of the button makes it.
 */
export function choose(option: Offer | undefined, own = true): void {
  meant.value = own && Boolean(option);
  chosen.value = option;
}

/**
 * Lets go of what is chosen; the button says what there is to do instead, or offers the sum that stands there still.
 */
export const letGo = () => choose(sum(), false);

type Ways = { play(move: string): unknown; undo(): unknown };

/** Shows the buttons: play(move) makes what is chosen. */
export function prepareAct(ways: Ways): void {
  render(<Actions {...ways} />, $("actions"));
  effect(() => {
    const move = chosen.value?.move;
    for (const track of every("#tracks [data-move]")) track.classList.toggle("on", track.dataset.move === move);
  });
}

const Actions = (ways: Ways) => shown.value && <><Act {...ways} /><Pass /><Undo {...ways} /><Advice /></>;

/** The move on the button, with what it costs first, as far as there is room; of goods over links, who gains. */
function Act({ play }: Ways) {
  const button = useRef<HTMLButtonElement>(null), { view } = shown.value!, option = chosen.value;
  useLayoutEffect(() => { // the words lie in the middle, also where they are too many
    const { children, clientHeight } = button.current!, top = children[1]?.getBoundingClientRect().top ?? 0;
    const effects = every("small > span", button.current!);
    for (const effect of effects) effect.className = "";
    for (const effect of effects) {
      if (effect.getBoundingClientRect().bottom - top > clientHeight + 2) effect.className = "hidden-word";
    }
  });
  const properties = { id: "act", class: "main", "aria-disabled": !option, ref: button };
  if (!option) {
    return <button type="button" {...properties}>{view.asks ? say("choose-action") : whoActs(view)}</button>;
  }
  const { text, effects: all = [], owners = [], others } = option;
  const counts = (effect: string) => Number(/\d/.test(effect));
  const effects = owners.length ? (others ? [others] : []) : [...all].sort((one, other) => counts(other) - counts(one));
  return (
    <button type="button" {...properties} title={text} onClick={() => play(option.move)}>
      <span class="hidden-word">{owners.length ? [text, ...all].join("; ") : text}</span>
      <span aria-hidden="true">{command(view.game, option)}</span>
      {meant.value && <span aria-hidden="true"><kbd>{say("key-enter")}</kbd></span>}
      {effects.length > 0 &&
        <small>{effects.map((effect, i) => <span key={i}>{i ? `; ${effect}` : effect}</span>)}</small>}
    </button>
  );
}

/** What passes, in games where players pass again and again. It stays there where it cannot be chosen. */
function Pass() {
  const { passes, pass } = listed.value, on = pass && chosen.value === pass;
  return passes && (
    <button type="button" id="pass" class={on ? "on" : ""} data-move={pass?.move} aria-disabled={!pass}>
      {pass?.text ?? say("pass")}
    </button>
  );
}

/** Takes back, or says why nothing can be taken back: what chance has decided stands at every table. */
function Undo({ undo }: Ways) {
  const { table, view } = shown.value!, key = view.noUndo || (lastSeat(table, view) === 0 ? "refused-undo" : "");
  const why = key && say(key), act = () => (why ? notice(why) : undo());
  return (
    <button type="button" id="undo" title={why} aria-disabled={Boolean(why)} onClick={act}>
      <Icon name="undo" width={18} /><span>{say("undo")}</span>
    </button>
  );
}

// The choice between the moves that a click on a picture could mean. It stands where the
// options stand.

const choice = { part: "" }; // that was clicked for the choice

/**
 * Offers options, with a picture of tracks if there is one, and their tracks on the hex. What is shown at first is
 * chosen.
 */
export function openChoice(part: string, options: Offer[], tracks = "", ghosts = ""): void {
  showChoice(part, options, tracks);
  const turning = startTurning(part, options, ghosts);
  if (!turning && options.length === 1) choose(options[0]);
  const first = turning || options.length === 1 ? $("act") : $("choice").querySelector<HTMLElement>("[data-move]");
  first?.focus({ preventScroll: true });
}

/** Closes it, and returns the part that was clicked for it, "" if it was not open. */
export function closeChoice(): string {
  const { part } = choice;
  stopTurning();
  showChoice("", []);
  return part;
}

function showChoice(part: string, options: Offer[], tracks = ""): void {
  choice.part = part;
  $("tracks").innerHTML = tracks;
  showItems($("choice-options"), options);
  $("choice-options").classList.toggle("drawn", Boolean(tracks));
  $("choice").hidden = !part;
  $("choose").classList.toggle("choosing", Boolean(part));
}
