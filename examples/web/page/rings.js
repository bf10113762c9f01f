// Rings about hexes of the pictures: what happened there, what a line is about, and what
// a bot would do.

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
    one.parentNode.parentNode.append(ring); // above the track and the cities
  }
}

/** Takes away the rings of some kinds. */
export function unmark(...kinds) {
  for (const ring of document.querySelectorAll(kinds.map((kind) => `.${kind}`).join())) ring.remove();
}

const drawn = (hex, seat) => [...document.querySelectorAll(`#pictures [data-hex="${CSS.escape(hex)}"]`)].filter((one) => {
  const of = /-(\d+)$/.exec(one.closest("[data-picture]")?.dataset.picture ?? "")?.[1];
  return !seat || !of || Number(of) === seat;
});
