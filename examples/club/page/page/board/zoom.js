// The map larger than its card, which scrolls then; at first it fits.

import { $, make } from "../app/dom.js";
import { icon } from "./pieces.js";
import { fitPictures } from "./pictures.js";
import { say } from "../i18n/text.js";

const step = 1.25, most = 4;

let size = 1;

/** Zooms in by so many steps, or out, about the middle of the map or a place of the screen. */
export function zoom(steps, x, y) {
  const before = size;
  size = Math.max(1, Math.min(most, size * step ** steps));
  if (size === before) return;
  const map = document.querySelector("#pictures .card:is(.map, .mine) > .picture");
  if (!map) return;
  const { left, top, width, height } = map.getBoundingClientRect();
  const right = x === undefined ? width / 2 : x - left, down = y === undefined ? height / 2 : y - top;
  const [across, along] = [(map.scrollLeft + right) / before, (map.scrollTop + down) / before];
  if (size > 1) $("pictures").style.setProperty("--zoom", String(size));
  else $("pictures").style.removeProperty("--zoom");
  map.scrollTo({ left: across * size - right, top: along * size - down, behavior: "instant" });
  fitPictures();
}

/** Fits the map into its card again. */
export const fit = () => zoom(-Infinity);

/** Makes the buttons on large maps, and has the wheel zoom with the key for it, as two fingers do on a touchpad. */
export function prepareZoom() {
  $("pictures").after(make("div", { id: "zoom" }, ...Object.entries({ plus: () => zoom(1), minus: () => zoom(-1), fit }).map(([name, act]) => {
    const label = `zoom-${name}`;
    return make("button", { type: "button", title: say(label), ariaLabel: say(label), data: { label }, onclick: act }, icon(name, 18));
  })));
  document.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || !event.target.closest("#pictures :is(.map, .mine) > .picture")) return;
    event.preventDefault();
    zoom(-event.deltaY / 100, event.clientX, event.clientY);
  }, { passive: false });
}
