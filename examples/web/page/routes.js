// The ways of a delivery are drawn while its button is pointed at.

import { make } from "./dom.js";
import { overlay } from "./pictures.js";

let shown = ""; // the picture that has a way on it

/** Draws the ways of the moves in a list while they are pointed at, or have the focus. */
export function drawRoutes(place, routes) {
  for (const event of ["pointerover", "focusin"]) {
    place.addEventListener(event, ({ target }) => {
      const li = target.closest("li:has(> [data-move])");
      if (li) show(li, routes(li.firstChild.dataset.move));
    });
  }
  for (const event of ["pointerout", "focusout"]) {
    place.addEventListener(event, ({ target, relatedTarget }) => {
      const li = target.closest("li:has(> [data-move])");
      if (li && !li.contains(relatedTarget)) hideRoute();
    });
  }
}

export function hideRoute() {
  if (shown) overlay(shown);
  shown = "";
}

function show(li, routes) {
  if (!routes.length) return;
  draw(routes[Number(li.dataset.route ?? 0)]);
  if (routes.length === 1 || li.querySelector(".ways")) return;
  li.append(make("span", { className: "ways" }, ...routes.map((route, i) => {
    const way = make("button", { type: "button" }, (route.stops ?? []).join("–"));
    way.addEventListener("click", () => {
      li.dataset.route = i;
      draw(route);
    });
    return way;
  })));
}

function draw({ picture, drawn }) {
  shown = picture;
  overlay(picture, drawn);
}
