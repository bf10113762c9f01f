// Who acts, in which order, what is asked of them, how all stand, and how near the end is.

import { signal } from "@preact/signals";
import { $, make, span } from "../app/dom.js";
import { face } from "../board/pieces.js";
import { hasCover } from "../home/page.js";
import { listed, roundHeading, say, titles, written } from "../i18n/text.js";

/** Who acts, as others see it. */
export const whoActs = ({ turn, seats, over, at, last }) =>
  at < last ? say("past") : over ? say("over") : turn ? say("turn-of", { name: seats[turn - 1].name })
    : say("chance-acts");

/** Shows the sign of a game in the bar. It is not asked for again while it is the same: a connection may be lost. */
export function showMark(game) {
  const sign = `icons.svg#mark-${hasCover(game) ? game : "other"}`;
  if ($("mark").getAttribute("href") !== sign) $("mark").setAttribute("href", sign);
}

/** The face of a seat; where each has a sheet of their own, it opens that of another. */
function opener(view, seat) {
  if (view.game !== "steamrollers" || seat === view.seat || view.seats.length < 2) return face(view, seat);
  const ariaLabel = view.seats[seat - 1].name + say("open-sheet");
  return make("button", { type: "button", className: "quiet", data: { sheet: seat }, ariaLabel }, face(view, seat));
}

const order = signal([]); // the seats as they act

/** Shows the scores in the order in which the seats act. */
function showScores(view) {
  const { seat, seats } = view, all = seats.map((_, i) => i + 1);
  $("scores").replaceChildren(...(order.value.length === seats.length ? order.value : all).map((one) =>
    make("li", { className: one === seat ? "me" : "", data: { seat: one } }, opener(view, one),
      span("hidden-word", seats[one - 1].name), make("b", {}, written(seats[one - 1].points)))));
}

/** Shows it in the bar, in the status line and in the strip of scores. */
export function showStatus(view) {
  const { game, asks, seat, turn, prompt, round } = view;
  showMark(game);
  $("title").textContent = titles[game];
  $("round").textContent = round ? roundHeading(game, round) : "";
  $("who").className = asks ? "you-act" : "";
  $("who").textContent = asks && seat === turn ? say("your-turn") : whoActs(view);
  if ($("prompt").textContent !== prompt) $("prompt").textContent = prompt;
  $("prompt").classList.toggle("long", prompt.length > 72);
  $("prompt").classList.toggle("wide", prompt.length > 54);
  showScores(view);
}

const most = 3; // names of those who follow

/** Shows the order, and in the status line who of it follows in this round: null where that is not known. */
export function showOrder(view, seats, following) {
  order.value = seats;
  showScores(view);
  const shown = view.turn && view.at === view.last && following && seats.length > 1;
  $("moment").textContent = shown ? `· ${follow(view, following)}` : "";
}

function follow({ seats }, following) {
  if (!following.length) return say("follow-none");
  const told = following.length > most ? following.slice(0, 1) : following; // there is one line
  return say(told.length === 1 ? "follow-one" : "follow-many",
    { names: listed(told.map((seat) => seats[seat - 1].name)) });
}

/** The seats that come after one in an order. */
export const after = (seats, seat) => (seats.includes(seat) ? seats.slice(seats.indexOf(seat) + 1) : null);
