// The ways of a delivery are drawn while its button is pointed at, and stay while it is
// chosen.

import { $, make } from "../app/dom.js";
import { clearOverlay, sketch } from "../board/overlay.js";

/** @type {(move: string) => { stops: string[], drawn: string }[] | Promise<{ stops: string[], drawn: string }[]>} */
let routesOf = () => []; // the ways of a move
let kept = null; // the line whose way is drawn unless another is pointed at
let shown = null; // the line whose way is drawn, or to be drawn

/** Draws the ways of the moves in some lists while they are pointed at, or have the focus. */
export function prepareRoutes(routes, ...places) {
  routesOf = routes;
  for (const place of places) {
    for (const event of ["pointerover", "focusin"]) place.addEventListener(event, ({ target }) => showRoute(target));
    for (const event of ["pointerout", "focusout"]) place.addEventListener(event, ({ relatedTarget }) => showRoute(relatedTarget));
  }
}

/** Draws the way of the line that an element is in, or of the one that is kept. */
const showRoute = (element) => draw(element?.closest?.("li:has(> [data-move])") ?? kept);

/** Keeps the way of the move in a line of a list; null for none. */
export function keepRoute(li) {
  kept = li;
  shown = undefined; // it is drawn anew
  $("ways").replaceChildren();
  draw(li);
}

async function draw(li) {
  if (shown === li) return;
  shown = li;
  clearOverlay("way");
  const routes = li ? await routesOf(li.firstChild.dataset.move) : [];
  if (shown !== li || !routes.length) return;
  const show = (i) => sketch("way", { route: routes[i].drawn });
  show(Number(li.dataset.route ?? 0));
  if (li !== kept || routes.length === 1) return;
  $("ways").replaceChildren(...routes.map(({ stops }, i) => make("button", {
    type: "button", onclick: () => show(li.dataset.route = i),
  }, (stops ?? []).join("–"))));
}
