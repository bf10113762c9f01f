// The lesson beside the board: the step, what is to be done, and what is said to a press
// on something else.

import { $, make } from "../app/dom.js";
import { die as drawnDie, icon } from "../board/pieces.js";
import { say } from "../i18n/text.js";

const place = make("section", { id: "lesson" });
const bar = document.querySelector("header nav");

/** Shows a step; act has what its buttons do: { leave, back, begin, help, again, playOn, doIt, choose(move) }. */
export function showStep(lesson, at, act) {
  const { steps } = lesson, step = steps[at];
  if (!place.isConnected) $("panel").prepend(place);
  const button = (key, name, className = "") => {
    return make("button", { className, id: `lesson-${name}`, onclick: act[name] }, say(key));
  };
  bar.querySelector("#lesson-leave")?.remove();
  bar.append(button("lesson-leave", "leave")); // it has the bar almost alone
  document.body.classList.add("learning");
  const back = button("lesson-back", "back");
  back.ariaDisabled = String(at === 0);
  place.ariaLabel = lesson.title;
  place.replaceChildren(
    make("p", { className: "eyebrow" }, make("span", {}, say("lesson-step", { at: at + 1, of: steps.length }))),
    make("p", { className: "steps", ariaHidden: "true" }, ...steps.map((_, i) => make("span", { className: i < at ? "done" : i === at ? "at" : "" }))),
    make("div", { className: "told", ariaLive: "polite" },
      make("h2", { tabIndex: -1 }, step.title),
      make("p", { className: "say" }, step.say),
      ...(step.more ? [make("p", { className: "note hint" }, icon("bulb", 18), step.more)] : [])),
    make("div", { className: "four" }),
    make("p", { className: "choices row" }),
    make("p", { id: "lesson-answer", className: "note hint", role: "status", hidden: true }),
    make("p", { className: "row end" }, ...buttons(at, steps, button), back));
}

function buttons(at, { length }, button) {
  if (at === 0) return [button("lesson-begin", "begin", "main")];
  if (at < length - 1) return [button("lesson-do", "doIt")];
  return [button("lesson-play-on", "playOn", "main"), button("lesson-again", "again"), button("how-to", "help")];
}

/** Offers the choices of a press as buttons: { move, text }. */
export function showChoices(choices, choose) {
  place.querySelector(".choices").replaceChildren(...choices.map(({ move, text }) => {
    return make("button", { data: { guide: move }, onclick: ({ currentTarget }) => choose(move, currentTarget) }, text);
  }));
}

/** Answers a press on something else; often after so many that the page offers to do it. */
export function answer(text, often) {
  $("lesson-answer").hidden = !text;
  $("lesson-answer").textContent = text;
  $("lesson-doIt")?.classList.toggle("main", often);
}

/** Says what the die that was taken can do, of which the lesson means one kind; nothing without a die. */
export function showKinds(die, meant) {
  place.querySelector(".four").replaceChildren(...(die ? [make("h3", {}, say("lesson-can", { die })),
    make("ul", {}, ...["build", "deliver", "improve", "take"].map((kind) => make("li", { className: kind === meant ? "on" : "" }, drawnDie(die, 22), say(`lesson-can-${kind}`, { die }))))] : []));
}

export function hideLesson() {
  place.remove();
  bar.querySelector("#lesson-leave")?.remove();
  document.body.classList.remove("learning");
}
