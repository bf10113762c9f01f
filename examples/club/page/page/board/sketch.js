// Moves drawn on the player's board: their track, or the way of what they bring.

import { layGhosts } from "./ghosts.js";
import { parsed } from "./pieces.js";

const layers = ".route, .counts, .distances, .fares"; // of a picture with a way on it

const sketches = new Map(); // by kind

/**
 * Draws a move until it is taken away: route is a picture with its way, and ghosts are tracks, as a choice has them.
 * There is one sketch of each kind.
 */
export function sketch(kind, move) {
  clearSketches(kind);
  sketches.set(kind, move);
  draw(kind, move);
}

function draw(kind, { move, route, ghosts = [] }) {
  const svg = document.querySelector("#pictures :is(.mine, .map) > .picture > svg");
  if (!svg) return;
  const names = svg.querySelector(".names"), map = names?.parentNode ?? svg;
  for (const layer of route ? parsed(route).querySelectorAll(layers) : []) {
    const drawn = document.importNode(layer, true);
    drawn.classList.add("sketch", kind);
    map.insertBefore(drawn, names); // above the track, and below what cities are called
  }
  for (const tracks of ghosts) layGhosts(svg.parentElement, tracks, move, `sketch ${kind}`);
}

/** Takes away the sketches of some kinds. */
export function clearSketches(...kinds) {
  for (const kind of kinds) {
    sketches.delete(kind);
    for (const one of document.querySelectorAll(`.sketch.${kind}`)) one.remove();
  }
}

/** Draws them again on a board that was drawn anew. */
export function keepSketches() {
  for (const [kind, move] of sketches) if (!document.querySelector(`#pictures .sketch.${kind}`)) draw(kind, move);
}
