// Rings about hexes of the pictures: what happened there, what a line is about, and what
// a bot would do.

import { seatOf } from "./pictures.js";

/** Rings a hex, on the sheet of a seat or, for seat 0, wherever it is drawn, by a kind of ring. */
export function mark(kind, hex, seat) {
  for (const one of drawn(hex, seat)) {
    const path = one.querySelector("path, polygon");
    if (!path) continue;
    const ring = document.createElementNS(path.namespaceURI, "g");
    ring.setAttribute("class", `hex-ring ${kind}`);
    for (const part of ["casing", "line"]) {
      const copy = path.cloneNode(false);
      for (const { name } of [...copy.attributes]) if (!["d", "points", "transform"].includes(name)) copy.removeAttribute(name);
      copy.setAttribute("class", part);
      ring.append(copy);
    }
    const map = one.parentNode.parentNode, names = map.querySelector(":scope > .names");
    map.insertBefore(ring, names); // above the track and the cities, and below what they are called
  }
}

/** Takes away the rings of some kinds. */
export function unmark(...kinds) {
  for (const ring of document.querySelectorAll(kinds.map((kind) => `.${kind}`).join())) ring.remove();
}

const seatIn = (element) => seatOf(element.closest("[data-picture]")?.dataset.picture ?? "");

function drawn(hex, seat) {
  const all = [...document.querySelectorAll(`#pictures [data-hex="${CSS.escape(hex)}"]`)];
  if (seat) layOnSmall(all[0], seat);
  return [...all, ...document.querySelectorAll(`#pictures .rival [data-ringed="${CSS.escape(hex)}"]`)].filter((one) => {
    const of = seatIn(one);
    return !seat || !of || of === seat;
  });
}

/** Small maps have no hexes of their own: that of a large one lies in the same place on them. */
function layOnSmall(hex, seat) {
  const map = document.querySelector(`#pictures .rival[data-picture$="-${seat}"] svg`);
  if (!hex || !map || map.querySelector(`[data-ringed="${CSS.escape(hex.dataset.hex)}"]`)) return;
  const layer = document.createElementNS(map.namespaceURI, "g"), copy = document.createElementNS(map.namespaceURI, "g");
  copy.dataset.ringed = hex.dataset.hex;
  const path = hex.querySelector("path, polygon").cloneNode(false);
  path.setAttribute("fill", "none");
  path.removeAttribute("stroke");
  copy.append(path);
  layer.append(copy);
  map.append(layer);
}
