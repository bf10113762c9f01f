// The ways of a delivery are drawn while its button is pointed at.

import { make } from "./dom.js";
import { overlay } from "./pictures.js";

let shown = ""; // the picture that has a way on it
let routesOf = () => []; // the ways of a move

/** Draws the ways of the moves in some lists while they are pointed at, or have the focus. */
export function prepareRoutes(routes, ...places) {
  routesOf = routes;
  places.forEach(follow);
}

function follow(place) {
  for (const event of ["pointerover", "focusin"]) {
    place.addEventListener(event, ({ target }) => {
      const li = target.closest("li:has(> [data-move])");
      if (li) showRoute(li);
    });
  }
  for (const event of ["pointerout", "focusout"]) {
    place.addEventListener(event, ({ target, relatedTarget }) => {
      const li = target.closest("li:has(> [data-move])");
      if (li && !li.contains(relatedTarget)) hideRoute();
    });
  }
}

let pointed = null; // the line whose way is to be drawn

export function hideRoute() {
  pointed = null;
  if (shown) overlay(shown);
  shown = "";
}

/** Draws the way of the move in a line of a list. */
export async function showRoute(li) {
  pointed = li;
  const routes = await routesOf(li.firstChild.dataset.move);
  if (pointed !== li || !routes.length) return;
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
