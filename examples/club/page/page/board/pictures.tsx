// What lies on the table: maps as they are drawn, and the pieces of all other pictures
// laid out by the page.

import { render } from "preact";
import { $, breathe } from "../app/dom.js";
import type { Look, Table, View } from "../core/types.js";
import { layoutOf, planOf } from "../games/layouts.js";
import { inRound, say } from "../i18n/text.js";
import { closeCard } from "../play/cards.js";
import { called, largeOf, mineOf, opened } from "../play/seats.js";
import { Motion } from "../railhex/motion.js";
import { oneStop } from "./arrows.js";
import { clear, layOver, lift, markChosen } from "./overlay.js";
import { elementOf, Icon, parsed } from "./pieces.js";

/** Calls back with the part of a picture that was clicked, or chosen with the keyboard. */
export function onPart(callback: (part: string) => unknown): void {
  const chosen = ({ target }: Event) => {
    const part = (target as Element).closest<HTMLElement>(":is(#pictures, #standing) [data-part]")?.dataset.part;
    if (part) callback(part);
    return Boolean(part);
  };
  document.addEventListener("click", chosen);
  document.addEventListener("keydown", (event) => {
    if ((event.target as Element).matches("button")) return; // it is clicked by its keys
    if ((event.key === "Enter" || event.key === " ") && chosen(event)) event.preventDefault();
  });
}

const motion = new Motion();

/** What is drawn, or to be drawn: another one each time, since other sheets may be large. */
type Shown = { table: Table; view: View };

const board = {
  latest: null as Shown | null,
  fitted: Promise.resolve(),
  size: 1, // to which the map is zoomed
};
const drawn = new WeakMap<Element, string>(); // what stands in each place

/** Draws what has changed, what lies before all first, then what lies before the player who looks. */
export async function showPictures(table: Table, view: View): Promise<void> {
  const now = { table, view };
  board.latest = now;
  const { apart: names, maps, small = [] } = planOf(view);
  const asked = [...maps, ...small].map((name) => {
    const fit = fitOf(name), look = small.includes(name) ? { thumbnail: true } : { mapAlone: true };
    return { name, fit, picture: Promise.resolve(table.picture(name, { ...fit, ...look })) };
  });
  const all = Promise.all(names.map((name) => table.picture(name, { mapAlone: false, narrow: false })));
  for (const { picture } of asked) picture.catch(() => {}); // of those that fail the first is told
  const pictures = await all;
  if (board.latest !== now) return;
  place(view, asked.map(({ name }) => name), small);
  const before = names.map((name) => motion.noted(frame(name)));
  const apart = Object.fromEntries(names.map((name, i) => [name, parsed(pictures[i]!)]));
  layoutOf(view.game).lay?.({ view, report: view.report, frame, apart });
  const heading = table.heading || (view.over && say("over-after", { round: inRound(view.game, view.round) }));
  if (heading) $("round").textContent = heading;
  for (const [i, name] of names.entries()) motion.enliven(`${name} apart`, frame(name), before[i]!);
  for (const { name, fit, picture } of asked) {
    const svg = await picture;
    await breathe(); // between pictures the page stays alive
    if (board.latest !== now) return;
    put(name, svg, fit);
    if (maps.includes(name)) await refit(name, now);
  }
  markChosen();
}

/** Draws the maps anew where the room for them has changed. */
export const fitPictures = () => (board.fitted = board.fitted.then(refitAll, refitAll));

async function refitAll(): Promise<void> {
  const now = board.latest;
  if (!now) return;
  for (const name of planOf(now.view).maps) await refit(name, now);
  markChosen();
}

/** Draws a map anew if it is not drawn for the room that it has. */
async function refit(name: string, now: Shown): Promise<void> {
  const figure = document.getElementById(`frame-${name}`), svg = figure?.querySelector("svg");
  if (!figure || !svg || board.latest !== now) return;
  if (isFit(name, svg, Number(figure.dataset.scale))) return;
  const fit = fitOf(name);
  try {
    const better = await now.table.picture(name, { ...fit, mapAlone: true });
    if (board.latest === now) put(name, better, fit);
  } catch (error) {
    if (board.latest === now) throw error; // else the table has been left meanwhile
  }
}
addEventListener("resize", () => setTimeout(fitPictures, 200));

/** The seat before whom a picture lies, 0 for one that lies before all. */
const seatOf = (name: string): number => Number(/-(\d+)$/.exec(name)?.[1] ?? 0);

const frame = (name: string): HTMLElement => $(`frame-${name}`);
const pictureIn = (figure: Element) => figure.querySelector<HTMLElement>(":scope > .picture");

/** Puts frames in order: they stay, so that nothing jumps. */
function place(view: View, maps: string[], small: string[]): void {
  const frames = view.pictures.map((name) => {
    const id = `frame-${name}`, seat = seatOf(name), isMap = maps.includes(name);
    const figure = document.getElementById(id) ?? elementOf(
      <figure id={id} data-picture={name}>{isMap && <><header /><div class="picture" /><footer /></>}</figure>);
    const mine = seat && seat === largeOf(view) ? (seat === mineOf(view) ? "mine" : "mine other") : "";
    figure.className = `card ${name.replace(/-\d+$/, "")} ${mine} ${small.includes(name) ? "rival" : ""}`;
    figure.ariaLabel = seat ? called(view, seat) : null;
    return figure;
  });
  const rivals = frames.filter(({ classList }) => classList.contains("rival"));
  const box = document.getElementById("rivals") ?? elementOf(<section id="rivals" />);
  Object.assign(box, { ariaLabel: say("others"), tabIndex: 0 }); // what scrolls is reached by keys
  keep(box, rivals);
  keep($("pictures"), [...frames.filter((one) => !rivals.includes(one)), ...(rivals.length ? [box] : [])]);
}

/** Puts elements into a place, unless they are there. */
function keep(place: Element, elements: Element[]): void {
  const { children } = place, same = elements.length === children.length
    && elements.every((one, i) => one === children[i]);
  if (!same) place.replaceChildren(...elements);
}

function put(name: string, svg: string, { scale }: Look): void {
  const figure = frame(name), picture = pictureIn(figure)!;
  figure.dataset.scale = String(scale);
  if (drawn.get(picture) === svg) return;
  drawn.set(picture, svg);
  const before = motion.noted(picture);
  lift(picture);
  picture.innerHTML = svg;
  oneStop(picture);
  motion.enliven(name, picture, before);
  layOver(picture, seatOf(name), !figure.matches(".mine, .map"));
}

/** Forgets what is drawn, for another game. */
export function clearPictures(): void {
  board.latest = null;
  board.fitted = Promise.resolve(); // what was asked for may never come
  opened.value = 0;
  closeCard();
  motion.forget();
  clear();
  lift($("pictures"));
  $("pictures").replaceChildren();
  $("standing").replaceChildren();
}

// Labels of maps have one size in pixels, however large the map is: it is drawn for the
// room that it has.

const phone = matchMedia("(max-width: 599px), (max-height: 479px)");
const enough = 0.02; // of its size a map may be larger or smaller than it is drawn for

const scales = new Map<string, number>(); // by the name of a picture, pixels per unit

/** How a map is to be drawn. */
function fitOf(name: string): Required<Pick<Look, "labelPixels" | "codes" | "scale">> {
  const scale = scales.get(`${name} ${phone.matches}`) ?? (phone.matches ? 0.55 : 1.1);
  return { labelPixels: phone.matches ? 9.8 : 12, codes: phone.matches, scale };
}

/** How what lies over the board is to be drawn. */
export const boardFit = () => fitOf(board.latest ? planOf(board.latest.view).maps[0]! : "map");

/** Whether a map that is drawn for a scale has that; if not, fitOf knows better from now on. */
function isFit(name: string, svg: SVGSVGElement, drawn: number): boolean {
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
export function zoom(steps: number, x?: number, y?: number): void {
  const before = board.size, size = Math.max(1, Math.min(most, before * step ** steps));
  board.size = size;
  const map = document.querySelector("#pictures .card:is(.map, .mine) > .picture");
  if (size === before || !map) return;
  const { left, top, width, height } = map.getBoundingClientRect();
  const right = (x ?? left + width / 2) - left, down = (y ?? top + height / 2) - top;
  const [across, along] = [(map.scrollLeft + right) / before, (map.scrollTop + down) / before];
  $("pictures").style.setProperty("--zoom", size > 1 ? String(size) : "");
  map.scrollTo({ left: across * size - right, top: along * size - down, behavior: "instant" });
  fitPictures();
}

/** Fits the map into its card again. */
export const fit = () => zoom(-Infinity);

/** Makes the buttons on large maps, and has the wheel zoom with the key for it, as two fingers do on a touchpad. */
export function prepareZoom(): void {
  render(Object.entries({ plus: () => zoom(1), minus: () => zoom(-1), fit }).map(([name, act]) => (
    <button key={name} type="button" data-label={`zoom-${name}`} title={say(`zoom-${name}`)}
      aria-label={say(`zoom-${name}`)} onClick={act}><Icon name={name} width={18} /></button>
  )), $("zoom"));
  document.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || !(event.target as Element).closest("#pictures :is(.map, .mine) > .picture")) return;
    event.preventDefault();
    zoom(-event.deltaY / 100, event.clientX, event.clientY);
  }, { passive: false });
}
