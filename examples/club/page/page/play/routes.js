// The ways of a delivery are drawn while its button is pointed at, and stay while it is
// chosen.

import { $, make } from "../app/dom.js";
import { clearOverlay, sketch } from "../board/overlay.js";

/** @type {(move: string) => { stops: string[], drawn: string }[] | Promise<{ stops: string[], drawn: string }[]>} */
let routesOf = () => []; // the ways of a move
let kept = null; // the line whose way is drawn unless another is pointed at

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

/** Takes the way away, unless one is kept. */
export function hideRoute() {
  if (kept && pointed === kept) return;
  pointed = null;
  clear();
  if (kept) showRoute(kept);
}

const clear = () => clearOverlay("way");

/** Keeps the way of the move in a line of a list; null for none. */
export function keepRoute(li) {
  kept = li;
  $("ways").replaceChildren();
  pointed = null;
  clear();
  if (li) showRoute(li);
}

/** Draws the way of the move in a line of a list. */
export async function showRoute(li) {
  if (pointed === li) return;
  pointed = li;
  const routes = await routesOf(li.firstChild.dataset.move);
  if (pointed !== li) return;
  if (!routes.length) return clear();
  draw(routes[Number(li.dataset.route ?? 0)]);
  if (li !== kept || routes.length === 1) return;
  $("ways").replaceChildren(...routes.map((route, i) => {
    const way = make("button", { type: "button" }, (route.stops ?? []).join("–"));
    way.addEventListener("click", () => {
      li.dataset.route = i;
      draw(route);
    });
    return way;
  }));
}

function draw({ drawn }) {
  clear();
  sketch("way", { route: drawn });
}
