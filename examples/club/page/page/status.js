// Who acts, what is asked of them, how all stand, and how near the end is.

import { hasCover } from "./covers.js";
import { $, make } from "./dom.js";
import { orderScores } from "./order.js";
import { face } from "./pieces.js";
import { roundHeading, say, titles, written } from "./text.js";

/** Who acts, as others see it. */
export const whoActs = ({ turn, seats, over, at, last }) =>
  at < last ? say("past") : over ? say("over") : turn ? say("turn-of", { name: seats[turn - 1].name }) : say("chance-acts");

/** Shows the sign of a game in the bar. It is not asked for again while it is the same: a connection may be lost. */
export function showMark(game) {
  const sign = `icons.svg#mark-${hasCover(game) ? game : "other"}`;
  if ($("mark").getAttribute("href") !== sign) $("mark").setAttribute("href", sign);
}

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
    make("li", { className: i + 1 === seat ? "me" : "", data: { seat: i + 1 } }, face(view, i + 1), make("span", { className: "hidden-word" }, name), make("b", {}, written(points)))));
  orderScores();
}
