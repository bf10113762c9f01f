// What happened: the log, and Olive's turn a step at a time.

import { ruleLink } from "./book.js";
import { $, make } from "./dom.js";
import { call } from "./engine.js";
import { on } from "./game.js";
import { settings } from "./settings.js";
import { say } from "./text.js";

/** Shows what happened, the latest first; retold is true when the game was not just played on. */
export function showStory(view, retold) {
  if (!retold) $("log").prepend(entry(view.step));
  else $("log").replaceChildren(...call("log").map(entry).reverse());
}

function entry(step) {
  return make("li", { value: step.at, title: step.move }, ...step.lines.map((line) => told(line, "div")));
}

function told(line, tag) {
  return make(tag, { className: line.olive ? "olive" : "" }, line.text, " ", make("span", { className: "rule" }, ruleLink(line.rule)));
}

on("olive", (step) => {
  const steps = step.lines.filter((line) => line.olive);
  if (!settings.stepwise || !steps.length) return undefined;
  const next = () => {
    $("olive-steps").append(told(steps.shift(), "li"));
    $("olive-next").textContent = say(steps.length ? "next-step" : "close");
  };
  $("olive-title").textContent = say("olive-turn");
  $("olive-steps").replaceChildren();
  next();
  $("olive-next").onclick = () => (steps.length ? next() : $("olive").close());
  $("olive").showModal();
  return new Promise((done) => $("olive").addEventListener("close", done, { once: true }));
});
