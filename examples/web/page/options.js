// Every legal move as a button, in groups.

import { $, make } from "./dom.js";
import { say } from "./text.js";

const few = 8; // groups with no more options than this are open at first
const opened = new Map(); // by heading, what the person opened and closed

/** Shows what the person who is asked can do. */
export function showOptions(groups) {
  const some = groups.filter((group) => size(group) > 0);
  $("options").hidden = !some.length;
  $("options").replaceChildren(make("h2", {}, say("options")), ...some.map((group) => section(group, "", some.length === 1)));
}

function section(group, path, alone) {
  const name = `${path}/${group.title}`;
  const details = make("details", { open: opened.get(name) ?? ((alone && !group.groups?.length) || size(group) <= few) },
    make("summary", {}, group.title, make("small", {}, ` ${size(group)}`)));
  const unfold = () => { // buttons that nobody sees need not be there
    if (details.open && details.childElementCount === 1) {
      details.append(list(group.options ?? []), ...(group.groups ?? []).map((inner) => section(inner, name, false)));
    }
  };
  details.addEventListener("toggle", unfold);
  details.firstChild.addEventListener("click", () => opened.set(name, !details.open)); // it opens or closes after the click
  unfold();
  return details;
}

const size = (group) => (group.options?.length ?? 0) + (group.groups ?? []).reduce((sum, inner) => sum + size(inner), 0);

function list(options) {
  return make("ul", { className: "moves" }, ...options.map(item));
}

/** An option as a button; its move is in data-move. */
export function item({ move, text, effects }) {
  return make("li", {}, make("button", { data: { move } }, text, ...(effects ?? []).map((effect) => make("small", {}, effect))));
}

/** The options among all groups that have one of some moves. */
export function optionsOf(groups, moves) {
  return groups.flatMap(({ options, groups }) =>
    [...(options ?? []).filter(({ move }) => moves.includes(String(move))), ...optionsOf(groups ?? [], moves)]);
}
