// Who acts, in which order, what is asked of them, how all stand, and how near the end is.

import { $, make } from "../app/dom.js";
import { face } from "../board/pieces.js";
import { hasCover } from "../home/page.js";
import { listed, roundHeading, say, titles, written } from "../i18n/text.js";

/** Who acts, as others see it. */
export const whoActs = ({ turn, seats, over, at, last }) =>
  at < last ? say("past") : over ? say("over") : turn ? say("turn-of", { name: seats[turn - 1].name }) : say("chance-acts");

/** Shows the sign of a game in the bar. It is not asked for again while it is the same: a connection may be lost. */
export function showMark(game) {
  const sign = `icons.svg#mark-${hasCover(game) ? game : "other"}`;
  if ($("mark").getAttribute("href") !== sign) $("mark").setAttribute("href", sign);
}

/** The face of a seat; where each has a sheet of their own, it opens that of another. */
const opener = (view, seat) => (view.game === "steamrollers" && seat !== view.seat && view.seats.length > 1
  ? make("button", { type: "button", className: "quiet", data: { sheet: seat }, ariaLabel: view.seats[seat - 1].name + say("open-sheet") }, face(view, seat)) : face(view, seat));

/** Shows it in the bar, in the status line and in the strip of scores. */
export function showStatus(view) {
  const { game, asks, seat, turn, seats, prompt, round } = view;
  showMark(game);
  $("title").textContent = titles[game];
  $("round").textContent = round ? roundHeading(game, round) : "";
  $("who").className = asks ? "you-act" : "";
  $("who").textContent = asks && seat === turn ? say("your-turn") : whoActs(view);
  if ($("prompt").textContent !== prompt) $("prompt").textContent = prompt;
  $("prompt").classList.toggle("long", prompt.length > 72);
  $("prompt").classList.toggle("wide", prompt.length > 54);
  $("scores").replaceChildren(...seats.map(({ name, points }, i) =>
    make("li", { className: i + 1 === seat ? "me" : "", data: { seat: i + 1 } }, opener(view, i + 1), make("span", { className: "hidden-word" }, name), make("b", {}, written(points)))));
  orderScores();
}

// In which order the players act: who follows stands in the status line, and the strip of
// scores is in that order.

const most = 3; // names of those who follow

let order = []; // the seats as they act

/** Puts the scores in the order in which the seats act. */
export function orderScores() {
  const lines = [...$("scores").children];
  const sorted = order.length === lines.length ? order.map((seat) => lines.find(({ dataset }) => Number(dataset.seat) === seat)) : lines;
  if (sorted.every(Boolean) && sorted.some((line, i) => line !== lines[i])) $("scores").replaceChildren(...sorted);
}

/** Shows the order, and who of it follows in this round: null where that is not known. */
export function showOrder(view, seats, following) {
  order = seats;
  orderScores();
  $("moment").textContent = view.turn && view.at === view.last && following && seats.length > 1 ? `· ${follow(view, following)}` : "";
}

function follow({ seats }, following) {
  if (!following.length) return say("follow-none");
  const told = following.length > most ? following.slice(0, 1) : following; // there is one line
  const names = listed(told.map((seat) => seats[seat - 1].name));
  return say(told.length === 1 ? "follow-one" : "follow-many", { names });
}

/** The seats that come after one in an order. */
export const after = (seats, seat) => (seats.includes(seat) ? seats.slice(seats.indexOf(seat) + 1) : null);
