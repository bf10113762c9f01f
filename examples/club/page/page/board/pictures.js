// What lies on the table: maps as they are drawn, and the pieces of all other pictures
// laid out by the page.

import { $, breathe, make } from "../app/dom.js";
import { layoutOf } from "../games/layouts.js";
import { inRound, say } from "../i18n/text.js";
import { closeCard } from "../play/cards.js";
import { called, largeOf, mineOf, openSheet } from "../play/seats.js";
import { Motion } from "../railhex/motion.js";
import { oneStop } from "./arrows.js";
import { clear, redraw } from "./overlay.js";
import { icon, parsed } from "./pieces.js";

/** Calls back with the part of a picture that was clicked, or chosen with the keyboard. */
export function onPart(callback) {
  const chosen = (event) => {
    const part = event.target.closest?.("#pictures [data-part], #standing [data-part]");
    if (!part) return false;
    callback(part.dataset.part, part);
    return true;
  };
  document.addEventListener("click", chosen);
  document.addEventListener("keydown", (event) => {
    if (event.target.matches("button")) return; // it is clicked by its keys
    if ((event.key === "Enter" || event.key === " ") && chosen(event)) event.preventDefault();
  });
}

const motion = new Motion();
const board = {
  latest: null, // { table, view } that is drawn, or to be drawn: another one each time, since other sheets may be large
  fitted: Promise.resolve(),
  size: 1, // to which the map is zoomed
};
const drawn = new Map(); // what stands in each frame, by the name of its picture

/** Draws what has changed, what lies before all first, then what lies before the player who looks. */
export async function showPictures(table, view) {
  const now = board.latest = { table, view };
  const { plan, lay } = layoutOf(view.game);
  const { apart: names, maps } = plan(view);
  const asked = maps.map((map) => {
    const fit = fitOf(map.name);
    return { map, fit, picture: Promise.resolve(table.picture(map.name, { ...fit, ...map.look })) };
  });
  const all = Promise.all(names.map((name) => table.picture(name, { mapAlone: false, narrow: false })));
  for (const { picture } of asked) picture.catch(() => {}); // of those that fail the first is told
  const pictures = await all;
  if (board.latest !== now) return;
  place(view, maps);
  const before = names.map((name) => motion.noted(frame(name)));
  const apart = Object.fromEntries(names.map((name, i) => [name, parsed(pictures[i])]));
  lay({ view, report: view.report, frame, apart });
  const heading = table.heading || (view.over && say("over-after", { round: inRound(view.game, view.round) }));
  if (heading) $("round").textContent = heading;
  names.forEach((name, i) => motion.enliven(`${name} apart`, frame(name), before[i]));
  for (const { map, fit, picture } of asked) {
    const svg = await picture;
    await breathe(); // between pictures the page stays alive
    if (board.latest !== now) return;
    put(map.name, svg, fit);
    await refit(map, now);
  }
  redraw();
}

/** Draws the maps anew where the room for them has changed. */
export const fitPictures = () => (board.fitted = board.fitted.then(refitAll, refitAll));

async function refitAll() {
  const now = board.latest;
  for (const map of now ? layoutOf(now.view.game).plan(now.view).maps : []) await refit(map, now);
  redraw();
}

/** Draws a map anew if it is not drawn for the room that it has. */
async function refit({ name, look }, now) {
  const figure = frame(name), svg = figure?.querySelector("svg");
  if (!svg || look.thumbnail || !look.mapAlone || board.latest !== now) return;
  if (isFit(name, svg, Number(figure.dataset.scale))) return;
  const fit = fitOf(name);
  try {
    const better = await now.table.picture(name, { ...fit, ...look });
    if (board.latest === now) put(name, better, fit);
  } catch (error) {
    if (board.latest === now) throw error; // else the table has been left meanwhile
  }
}
addEventListener("resize", () => setTimeout(fitPictures, 200));

/** The seat before whom a picture lies, 0 for one that lies before all. */
export const seatOf = (name) => Number(/-(\d+)$/.exec(name)?.[1] ?? 0);

const frame = (name) => document.getElementById(`frame-${name}`);
const pictureIn = (figure) => figure.querySelector(":scope > .picture");

/** Puts frames in order: they stay, so that nothing jumps. */
function place(view, maps) {
  const frames = view.pictures.map((name) => {
    const figure = frame(name) ?? make("figure", { id: `frame-${name}`, data: { picture: name } });
    const seat = seatOf(name), map = maps.find((one) => one.name === name);
    const mine = seat && seat === largeOf(view) ? (seat === mineOf(view) ? "mine" : "mine other") : "";
    figure.className = `card ${name.replace(/-\d+$/, "")} ${mine} ${map?.look.thumbnail ? "rival" : ""}`;
    if (map && !pictureIn(figure)) {
      figure.replaceChildren(make("header"), make("div", { className: "picture" }), make("footer"));
      drawn.delete(name);
    }
    figure.ariaLabel = seat ? called(view, seat) : null;
    return figure;
  });
  for (const name of drawn.keys()) if (!view.pictures.includes(name)) drawn.delete(name);
  const rivals = frames.filter(({ classList }) => classList.contains("rival"));
  const box = document.getElementById("rivals") ?? make("div", { id: "rivals", tabIndex: 0, role: "group" });
  box.ariaLabel = say("others");
  keep(box, rivals);
  keep($("pictures"), [...frames.filter((one) => !rivals.includes(one)), ...(rivals.length ? [box] : [])]);
}

/** Puts elements into a place, unless they are there. */
function keep(place, elements) {
  const { children } = place, same = elements.length === children.length
    && elements.every((one, i) => one === children[i]);
  if (!same) place.replaceChildren(...elements);
}

function put(name, svg, { scale }) {
  frame(name).dataset.scale = scale;
  if (drawn.get(name) === svg) return;
  drawn.set(name, svg);
  const picture = pictureIn(frame(name));
  const before = motion.noted(picture);
  picture.innerHTML = svg;
  oneStop(picture);
  motion.enliven(name, picture, before);
}

/** Forgets what is drawn, for another game. */
export function clearPictures() {
  board.latest = null;
  board.fitted = Promise.resolve(); // what was asked for may never come
  openSheet(0);
  closeCard();
  motion.forget();
  drawn.clear();
  clear();
  $("pictures").replaceChildren();
  $("standing").replaceChildren();
}

// Labels of maps have one size in pixels, however large the map is: it is drawn for the
// room that it has.

const phone = matchMedia("(max-width: 599px), (max-height: 479px)");
const enough = 0.02; // of its size a map may be larger or smaller than it is drawn for

const scales = new Map(); // by the name of a picture, pixels per unit

/** How a map is to be drawn. */
export function fitOf(name) {
  const scale = scales.get(`${name} ${phone.matches}`) ?? (phone.matches ? 0.55 : 1.1);
  return { labelPixels: phone.matches ? 9.8 : 12, codes: phone.matches, scale };
}

/** Whether a map that is drawn for a scale has that; if not, fitOf knows better from now on. */
export function isFit(name, svg, drawn) {
  const { width, height } = svg.getBoundingClientRect();
  const { width: wide, height: high } = svg.viewBox.baseVal;
  const scale = Math.min(width / wide, height / high);
  if (!scale || Math.abs(drawn / scale - 1) < enough) return true; // or nobody sees it
  scales.set(`${name} ${phone.matches}`, Math.round(scale * 1000) / 1000);
  return false;
}

// The map larger than its card, which scrolls then; at first it fits.

const step = 1.25, most = 4;

/** Zooms in by so many steps, or out, about the middle of the map or a place of the screen. */
export function zoom(steps, x, y) {
  const before = board.size, size = Math.max(1, Math.min(most, before * step ** steps));
  board.size = size;
  const map = document.querySelector("#pictures .card:is(.map, .mine) > .picture");
  if (size === before || !map) return;
  const { left, top, width, height } = map.getBoundingClientRect();
  const right = x === undefined ? width / 2 : x - left, down = y === undefined ? height / 2 : y - top;
  const [across, along] = [(map.scrollLeft + right) / before, (map.scrollTop + down) / before];
  $("pictures").style.setProperty("--zoom", size > 1 ? String(size) : "");
  map.scrollTo({ left: across * size - right, top: along * size - down, behavior: "instant" });
  fitPictures();
}

/** Fits the map into its card again. */
export const fit = () => zoom(-Infinity);

/** Makes the buttons on large maps, and has the wheel zoom with the key for it, as two fingers do on a touchpad. */
export function prepareZoom() {
  const acts = { plus: () => zoom(1), minus: () => zoom(-1), fit };
  const buttons = Object.entries(acts).map(([name, onclick]) => {
    const label = `zoom-${name}`, said = { title: say(label), ariaLabel: say(label), data: { label } };
    return make("button", { type: "button", onclick, ...said }, icon(name, 18));
  });
  $("pictures").after(make("div", { id: "zoom" }, ...buttons));
  document.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || !event.target.closest("#pictures :is(.map, .mine) > .picture")) return;
    event.preventDefault();
    zoom(-event.deltaY / 100, event.clientX, event.clientY);
  }, { passive: false });
}
