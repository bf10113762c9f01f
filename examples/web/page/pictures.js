// The pictures of a position, and clicks on them.

import { $, breathe, make } from "./dom.js";
import { Motion } from "./railhex/motion.js";
import { called } from "./seats.js";

/** Calls back with the part of a picture that was clicked, or chosen with the keyboard. */
export function onPart(callback) {
  const chosen = (event) => {
    const part = event.target.closest?.("#pictures [data-part]");
    if (!part) return false;
    callback(part.dataset.part, part);
    return true;
  };
  document.addEventListener("click", chosen);
  document.addEventListener("keydown", (event) => {
    if ((event.key === "Enter" || event.key === " ") && chosen(event)) event.preventDefault();
  });
}

/** Makes the mark of a hex plain that the pointer or the focus is on: marks lie above the map, apart from their hexes. */
function mark({ target }) {
  for (const one of document.querySelectorAll(".mark.on")) one.classList.remove("on");
  const hex = target.closest?.("#pictures .hex.choice[data-part]");
  const name = hex?.dataset.part.slice(hex.dataset.part.indexOf("/") + 1);
  hex?.closest("svg").querySelector(`.marks [data-mark="${name}"]:not(.mark-last)`)?.classList.add("on");
}
for (const event of ["pointerover", "focusin", "focusout"]) document.addEventListener(event, mark);

const motion = new Motion();
let latest = null; // the view that is drawn, or to be drawn
const drawn = new Map(); // what stands in each frame, by the name of its picture

/** Draws the pictures that have changed, what lies before all first, then what lies before who looks. */
export async function showPictures(table, view) {
  latest = view;
  place(view);
  const names = order(view);
  const pictures = names.map(async (name) => table.picture(name));
  for (const picture of pictures) picture.catch(() => {}); // of those that fail the first is told
  for (const [i, name] of names.entries()) {
    const svg = await pictures[i];
    await breathe(); // between pictures the page stays alive
    if (latest !== view) return;
    put(name, svg);
  }
}

/** Puts another drawing in the place of a picture for a while, or, without one, the picture again. */
export function overlay(name, svg) {
  const figure = frame(name);
  if (!figure) return;
  figure.toggleAttribute("data-overlaid", Boolean(svg));
  figure.lastChild.innerHTML = svg ?? drawn.get(name) ?? "";
}

/** The seat before whom a picture lies, 0 for one that lies before all. */
export const seatOf = (name) => Number(/-(\d+)$/.exec(name)?.[1] ?? 0);

const frame = (name) => document.getElementById(`frame-${name}`);

function order({ pictures, seat, turn }) {
  const mine = seat || turn || 1;
  const rank = (name) => (seatOf(name) === 0 ? (name === "olive" ? 2 : 0) : seatOf(name) === mine ? 1 : 3);
  return [...pictures].sort((one, other) => rank(one) - rank(other));
}

/** Puts frames in order: they stay, so that nothing jumps. */
function place(view) {
  const frames = order(view).map((name) => {
    const figure = frame(name) ?? make("figure", { id: `frame-${name}`, data: { picture: name } }, make("figcaption"), make("div", { className: "picture" }));
    const seat = seatOf(name);
    figure.className = name.replace(/-\d+$/, "") + (seat && seat === (view.seat || view.turn || 1) ? " mine" : "");
    figure.firstChild.textContent = seat ? called(view, seat) : "";
    return figure;
  });
  const { children } = $("pictures");
  if (frames.length === children.length && frames.every((one, i) => one === children[i])) return;
  for (const name of drawn.keys()) if (!view.pictures.includes(name)) drawn.delete(name);
  $("pictures").replaceChildren(...frames);
}

function put(name, svg) {
  if (drawn.get(name) === svg) return;
  drawn.set(name, svg);
  const picture = frame(name).lastChild;
  const before = motion.noted(picture);
  picture.innerHTML = svg;
  motion.enliven(name, picture, before);
}

/** Forgets what is drawn, for another game. */
export function clearPictures() {
  latest = null;
  motion.forget();
  drawn.clear();
  $("pictures").replaceChildren();
}
