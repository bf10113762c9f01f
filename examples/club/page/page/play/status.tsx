// Who acts, in which order, what is asked of them, how all stand, and how near the end is.

import { signal } from "@preact/signals";
import { render } from "preact";
import { $ } from "../app/dom.js";
import { Face } from "../board/pieces.js";
import type { View } from "../core/types.js";
import { hasCover } from "../home/page.js";
import { listed, roundHeading, say, titles, written } from "../i18n/text.js";
import { shown } from "./seats.js";

/** Who acts, as others see it. */
export function whoActs({ turn, seats, over, at, last }: View): string {
  if (at < last) return say("past");
  if (over) return say("over");
  return turn ? say("turn-of", { name: seats[turn - 1]!.name }) : say("chance-acts");
}

/**
 * Shows a game in the bar, "" for none, and in the title of the page, where its bar has no room for what stands before.
 * The sign is not asked for again while it is the same: a connection may be lost.
 */
export function entitle(game = "", before = ""): void {
  const sign = `icons.svg#mark-${!game || hasCover(game) ? game || "steamrollers" : "other"}`;
  if ($("mark").getAttribute("href") !== sign) $("mark").setAttribute("href", sign);
  $("title").textContent = titles[game] ?? (game || "railhex");
  document.title = [before, titles[game] ?? game, "railhex"].filter(Boolean).join(" – ");
}

const order = signal<number[]>([]); // the seats as they act

/** The scores in the order in which the seats act. */
function Scores() {
  const { view } = shown.value!, { seats } = view, known = order.value.length === seats.length;
  const inOrder = known ? order.value : seats.map((_, i) => i + 1);
  return <>{inOrder.map((seat) => <Score key={seat} view={view} seat={seat} />)}</>;
}

/** What a seat has; where each has a sheet of their own, the face opens that of another. */
function Score({ view, seat }: { view: View; seat: number }) {
  const { name, points } = view.seats[seat - 1]!, face = <Face view={view} seat={seat} />;
  const opens = view.game === "steamrollers" && seat !== view.seat && view.seats.length > 1;
  const label = { "data-sheet": seat, "aria-label": name + say("open-sheet") };
  return (
    <li class={seat === view.seat ? "me" : ""} data-seat={seat}>
      {opens ? <button type="button" class="quiet" {...label}>{face}</button> : face}
      <span class="hidden-word">{name}</span><b>{written(points)}</b>
    </li>
  );
}

/** Shows it in the bar, in the status line and in the strip of scores. */
export function showStatus(view: View): void {
  const { game, asks, seat, turn, prompt, round, company } = view;
  entitle(game, company && asks ? say("your-turn") : "");
  $("round").textContent = round ? roundHeading(game, round) : "";
  $("who").className = asks ? "you-act" : "";
  $("who").textContent = asks && seat === turn ? say("your-turn") : whoActs(view);
  if ($("prompt").textContent !== prompt) $("prompt").textContent = prompt;
  $("prompt").classList.toggle("long", prompt.length > 72);
  $("prompt").classList.toggle("wide", prompt.length > 54);
  render(<Scores />, $("scores"));
}

/** Shows the order, and in the status line who of it follows in this round: null where that is not known. */
export function showOrder(view: View, seats: number[], following: number[] | null): void {
  order.value = seats;
  const shown = view.turn && view.at === view.last && following && seats.length > 1;
  $("moment").textContent = shown ? `· ${follow(view, following)}` : "";
}

function follow({ seats }: View, following: number[]): string {
  if (!following.length) return say("follow-none");
  const names = listed(following.map((seat) => seats[seat - 1]!.name));
  return say(following.length === 1 ? "follow-one" : "follow-many", { names });
}

/** The seats that come after one in an order. */
export const after = (seats: number[], seat: number): number[] | null =>
  seats.includes(seat) ? seats.slice(seats.indexOf(seat) + 1) : null;
