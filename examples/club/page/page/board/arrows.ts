// The arrow keys go from hex to hex and from option to option. The tabulator goes to the
// board once, not from hex to hex.

import { $, every, onKeys } from "../app/dom.js";
import { piecesOf } from "./pieces.js";

const ways: Record<string, [x: number, y: number]> =
  { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const pieces = "#pictures svg [data-part][tabindex]";

const stop = { part: "" }; // that had the focus last

/** Leaves one of the pieces of a picture to the tabulator. */
export function oneStop(picture: Element): void {
  const all = piecesOf("svg [data-part][tabindex]", picture);
  const one = all.find(({ dataset }) => dataset.part === stop.part) ?? all[0];
  for (const piece of all) piece.setAttribute("tabindex", piece === one ? "0" : "-1");
}

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/**
 * The piece that has the least of a measure of its distance, to the right and down, from an element; undefined if none
 * has any.
 */
function least(here: Element, measure: (right: number, down: number) => number): SVGElement | undefined {
  const from = middle(here);
  const far = (one: Element) => (({ x, y }) => measure(x - from.x, y - from.y))(middle(one));
  return piecesOf(pieces, document.body)
    .map((piece) => ({ piece, distance: far(piece) })).filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)[0]?.piece;
}

/** The piece that an arrow key goes to from another, undefined if none lies there. */
export function nextTo(here: Element, key: string): SVGElement | undefined {
  const [x, y] = ways[key]!;
  return least(here, (right, down) => {
    const ahead = right * x + down * y;
    return ahead > 1 ? ahead + 2 * Math.abs(right * y - down * x) : Infinity;
  });
}

/**
 * The piece at which the keys come to the board: that which had the focus last, or the nearest to it or to the last
 * move.
 */
export function boardStop(): SVGElement | undefined {
  const all = piecesOf(pieces, document.body);
  const before = document.querySelector<SVGElement>(`#pictures [data-part="${CSS.escape(stop.part)}"]`)
    ?? document.querySelector<SVGElement>("#pictures :is(.mine, .map) .last");
  return (before && least(before, Math.hypot)) ?? all.find((one) => one.closest(".mine, .map")) ?? all[0];
}

const option = ":is(.opt:not(.off), .more > summary, #pass[data-move])";

/** What can be chosen from a list, as it is seen. */
export const options = (): HTMLElement[] => every($("choice").hidden ? `#options ${option}, #pass[data-move]`
  : `#choice-options ${option}`).filter((one: Element) => one.checkVisibility());

/** The element that an arrow key goes to, null where it stays, undefined where it means something else. */
function goal(from: Element, key: string): HTMLElement | SVGElement | null | undefined {
  const here = (from.id === "act" && options().find(({ classList }) => classList.contains("on"))) || from;
  if (here.matches(option)) {
    const all = options(), by = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
    return all[all.indexOf(here as HTMLElement) + by] ?? null;
  }
  if (here.matches(pieces)) return nextTo(here, key) ?? null;
  if (!here.matches("body, #prompt")) return undefined;
  return key === "ArrowDown" ? options()[0] : key === "ArrowUp" ? boardStop() : undefined;
}

/** Makes the arrow keys go. */
export function prepareArrows() {
  onKeys(ways, (_, { key }) => {
    const to = goal(document.activeElement ?? document.body, key);
    to?.focus();
    return to !== undefined;
  });
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof SVGElement) || !target.matches(pieces)) return;
    stop.part = target.dataset.part ?? "";
    oneStop(target.closest(".picture")!);
  });
}
