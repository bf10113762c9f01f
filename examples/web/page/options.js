// Every legal move as a button, in groups; the ways of a delivery are drawn
// while its button is pointed at.

import { $, make } from "./dom.js";
import { call } from "./engine.js";
import { view } from "./game.js";
import { showSheet } from "./pictures.js";
import { say } from "./text.js";

const few = 8; // groups with no more options than this are open at first
const opened = new Map(); // by heading, what the person opened and closed

/** Shows what the person who is asked can do. */
export function showOptions(groups) {
  $("options").hidden = !groups?.length;
  $("options").replaceChildren(make("h2", {}, say("options")), ...(groups ?? []).map((group) => section(group, "")));
}

function section(group, path) {
  const name = `${path}/${group.title}`;
  const details = make("details", { open: opened.get(name) ?? size(group) <= few },
    make("summary", {}, group.title, make("small", {}, ` ${size(group)}`)),
    list(group.options), ...group.groups.map((sub) => section(sub, name)));
  details.firstChild.addEventListener("click", () => opened.set(name, !details.open)); // it opens or closes after the click
  return details;
}

const size = (group) => group.options.length + group.groups.reduce((sum, sub) => sum + size(sub), 0);

/** A list of options as buttons. */
export function list(options) {
  return make("ul", { className: "moves" }, ...options.map(item));
}

/** An option as a button; its move is in data-move. */
export function item(option) {
  const button = make("button", { data: { move: option.move } },
    option.text, ...option.effects.map((effect) => make("small", {}, effect)));
  const li = make("li", {}, button);
  if (option.move.startsWith("deliver")) {
    for (const event of ["pointerenter", "focusin"]) li.addEventListener(event, () => showRoutes(li, option.move));
    for (const event of ["pointerleave", "focusout"]) li.addEventListener(event, () => showSheet(view));
  }
  return li;
}

function showRoutes(li, move) {
  if (!view.asks) return;
  const routes = call("routes", { move });
  if (!routes.length) return;
  const chosen = Number(li.dataset.route ?? 0);
  showSheet(view, routes[chosen].sheet);
  if (routes.length === 1 || li.querySelector(".ways")) return;
  li.append(make("span", { className: "ways" }, ...routes.map((route, i) => {
    const way = make("button", {}, route.cities.join("–"));
    way.addEventListener("click", () => {
      li.dataset.route = i;
      showSheet(view, route.sheet);
    });
    return way;
  })));
}
