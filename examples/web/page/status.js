// Who acts, what is asked of them, how all stand, and how near the end is.

import { $, make } from "./dom.js";
import { face } from "./pieces.js";
import { say, titles, written } from "./text.js";

/** Shows it in the bar, in the status line and in the strip of scores. */
export function showStatus(view) {
  const { game, asks, seat, turn, seats, over, at, last, prompt, round } = view;
  $("mark").setAttribute("href", `icons.svg#mark-${game}`);
  $("title").textContent = titles[game];
  $("round").textContent = round ? say("round-now", { round }) : "";
  $("who").className = asks ? "you-act" : "";
  $("who").textContent = at < last ? say("past") : over ? say("over") : asks && seat === turn ? say("your-turn") : turn ? say("turn-of", { name: seats[turn - 1].name }) : say("chance-acts");
  if ($("prompt").textContent !== prompt) $("prompt").textContent = prompt;
  $("scores").replaceChildren(...seats.map(({ name, points }, i) =>
    make("li", { className: i + 1 === seat ? "me" : "" }, face(view, i + 1), make("span", { className: "hidden-word" }, name), make("b", {}, written(points)))));
}
