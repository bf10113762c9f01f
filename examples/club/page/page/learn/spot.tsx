// What a lesson means lies in the light: everything else on the board steps back behind
// a fog, and what is to be pressed has a ring and a label.

import { $, every } from "../app/dom.js";

/** Something in the light, where it is on the screen. */
export type Thing = { element: Element | null; ring?: boolean; label?: string; badge?: string };

/** Draws the fog with holes for things; wrong counts the presses on others, at each of which the rings pulse. */
export function Spot({ things, wrong }: { things: Thing[]; wrong: number }) {
  const lit = things.flatMap(({ element, ...thing }) =>
    element?.getClientRects().length ? [{ ...thing, ...outlineOf(element, 3) }] : []);
  const bright = [outlineOf($("lesson")), ...lit.filter(({ badge }) => !badge)];
  return (
    <>
      <mask id="spot-holes">
        <g fill="#fff">{every("#pictures > *").map((card, i) => <Shape key={i} {...outlineOf(card)} />)}</g>
        {bright.map((outline, i) => <Shape key={i} {...outline} />)}
      </mask>
      <rect class="fog" width="100%" height="100%" mask="url(#spot-holes)" />
      {lit.filter(({ ring }) => ring).map((thing, i) => (
        <g key={`${i} ${wrong}`} class={`ring${wrong ? " wrong" : ""}`}>
          <g class="casing"><Shape {...thing} /></g><Shape {...thing} />
        </g>
      ))}
      {lit.map((thing, i) => thing.label && <Flag key={i} {...thing} label={thing.label} />)}
      {lit.map(({ badge, x, y, width, height }, i) => badge && (
        <g key={i} class="badge" transform={`translate(${x + width / 2} ${y + height / 2})`}>
          <circle r="12" /><text dy="5">{badge}</text>
        </g>
      ))}
    </>
  );
}

/** The outline of an element on the screen: a hexagon for a hex, a rectangle so far about it otherwise. */
function outlineOf(element: Element, pad = 0) {
  const hex = element.matches(".hex") && element.querySelector("path"), by = hex ? 0 : pad;
  const { x, y, width, height } = (hex || element).getBoundingClientRect();
  return { hex: Boolean(hex), x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

type Outline = ReturnType<typeof outlineOf>;

function Shape({ hex, x, y, width, height }: Outline) {
  if (!hex) return <rect {...{ x, y, width, height }} rx="8" />;
  const middle = x + width / 2, right = x + width, upper = y + height / 4, lower = y + (3 * height) / 4;
  return <polygon points={[middle, y, right, upper, right, lower, middle, y + height, x, lower, x, upper].join()} />;
}

const high = 30; // pixels of a label

/** A label above a thing, or below it where there is no room. */
function Flag({ label, x: left, y: top, width, height }: Outline & { label: string }) {
  const x = left + width / 2, wide = 22 + 7.6 * label.length, above = top > 100;
  const at = Math.max(wide / 2 + 4, Math.min(x, innerWidth - wide / 2 - 4));
  const y = above ? top - high - 9 : top + height + 9, foot = above ? y + high : y;
  return (
    <g class="flag">
      <rect x={at - wide / 2} y={y} width={wide} height={high} rx="6" />
      <polygon points={[x - 7, foot, x + 7, foot, x, above ? foot + 8 : foot - 8].join()} />
      <text x={at} y={y + 20}>{label}</text>
    </g>
  );
}
