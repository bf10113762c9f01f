// What is drawn over maps, by kinds: rings about hexes where something happened or is spoken of, the route of a good,
// and track that can be built. "since", "lit", "hint", "own" and "turn" are kinds, and "way", the route of what is
// pointed at.

import { computed, effect, signal } from "@preact/signals";
import { Fragment, render } from "preact";
import { $, every, onKeys } from "../app/dom.js";
import { latest } from "../core/latest.js";
import { say } from "../i18n/text.js";
import { choice, choose, chosen } from "../play/options.js";
import { playing } from "../play/seats.js";
import type { Route } from "../railhex/index.js";
import { parsed, piecesOf } from "./pieces.js";

const routeLayers = ".route, .counts, .distances, .fares"; // of a picture with a route on it

/**
 * Rings are on the sheet of a seat or, for seat 0, wherever the hex is drawn; route is a picture with it; tracks are
 * those of some moves, of which that of move is seen.
 */
type Drawing = { rings?: { hex: string; seat: number }[]; route?: string; tracks?: string[]; move?: string };

const drawings = signal<Record<string, Drawing>>({}); // by kind

/** Draws something until it is taken away, in place of what there is of its kind. */
export function draw(kind: string, what: Drawing): void {
  drawings.value = { ...drawings.peek(), [kind]: what };
}

/** Takes away what is drawn of some kinds, or of all. */
export function clear(...kinds: string[]): void {
  const left = Object.entries(drawings.peek()).filter(([kind]) => kinds.length && !kinds.includes(kind));
  drawings.value = Object.fromEntries(left);
}

/** What is drawn on the map of a seat, 0 for that of all; a small one has rings alone. */
const Drawings = ({ seat, small }: { seat: number; small: boolean }) => (
  <>
    {Object.entries(drawings.value).map(([kind, { rings = [], route = "", tracks = [], move = "" }]) => (
      <Fragment key={kind}>
        {rings.filter((ring) => (ring.seat && seat ? ring.seat === seat : !small))
          .map(({ hex }, i) => <Ring key={i} kind={kind} hex={hex} />)}
        {!small && [
          route && <Layers key="route" of={route} which={routeLayers} name={`sketch ${kind}`} />,
          ...tracks.map((all, i) => (
            <g key={i} class={`ghosts sketch ${kind}`}>
              <Layers of={all} which={`.ghost[data-move="${CSS.escape(move)}"]`} name="on" />
            </g>
          )),
        ]}
      </Fragment>
    ))}
  </>
);

/** A ring about a hex. */
function Ring({ kind, hex }: { kind: string; hex: string }) {
  const points = playing()?.hexes.find((one) => one.hex === hex)?.outline.join(" ");
  const parts = ["casing", "line"].map((part) => <polygon key={part} class={part} points={points} />);
  return <g class={`hex-ring ${kind}-ring`}>{parts}</g>;
}

/** Layers of a picture, with names for their looks and without ids: another picture may have them. */
function Layers({ of, which, name }: { of: string; which: string; name: string }) {
  const layers = piecesOf(which, parsed(of));
  for (const layer of layers) layer.classList.add(...name.split(" "));
  for (const one of layers.flatMap((layer) => [layer, ...piecesOf("[id]", layer)])) one.removeAttribute("id");
  return <g dangerouslySetInnerHTML={{ __html: layers.map((layer) => layer.outerHTML).join("") }} />;
}

/** Lays it over a map that was drawn anew: above the track and the cities, and below what they are called. */
export function layOver(picture: Element, seat: number, small: boolean): void {
  const svg = picture.querySelector(":scope > svg")!, names = svg.querySelector(".names"),
    layer = document.createElementNS("http://www.w3.org/2000/svg", "g");
  layer.classList.add("over");
  (names?.parentNode ?? svg).insertBefore(layer, names);
  render(<Drawings seat={seat} small={small} />, layer);
}

/** Lets go of what lies over maps in a place that is to have others. */
export function lift(place: Element): void {
  for (const layer of every(".over", place)) render(null, layer);
}

// The route of the move that is pointed at, or else of the one that is chosen.

const pointed = signal<string | undefined>(undefined); // the move

/** Draws the routes of moves while their cards are pointed at, or have the focus; of(move) gives them. */
export function prepareRoutes(of: (move: string) => Promise<Route[]> | Route[]): void {
  const ask = latest();
  effect(() => {
    const move = pointed.value || chosen.value?.move, isLatest = ask();
    clear("way");
    if (move) Promise.resolve().then(() => of(move)).then(([route]) => {
      if (route && isLatest()) draw("way", { route: route.drawn });
    });
  });
}

// Track is chosen on the hex itself: the player turns through what can be built there.

/** The options to choose from whose track can be drawn on the hex. */
export const turned = computed(() => {
  const { options, ghosts } = choice.value;
  return options.filter(({ move }) => ghosts.includes(`data-move="${move}"`));
});

const at = () => turned.value.indexOf(chosen.value!);

/** Turns on by so many tracks, if there is something to turn; reports whether there is. */
export function turn(by: number): boolean {
  const next = turned.value.at((at() + by) % turned.value.length);
  if (next) choose(next);
  return Boolean(next);
}

/** Makes the buttons and the arrow keys turn. */
export function prepareTurning(): void {
  effect(markChosen);
  effect(() => {
    const { length } = turned.value;
    $("turner").hidden = !length;
    $("turn-count").textContent = say("turn-count", { at: at() + 1, of: length });
    draw("turn", length ? { tracks: [choice.value.ghosts], move: chosen.value?.move } : {});
  });
  $("turn-back").addEventListener("click", () => turn(-1));
  $("turn-on").addEventListener("click", () => turn(1));
  // wherever the focus is: a click on the hex has taken it there
  onKeys({ ArrowLeft: -1, ArrowRight: 1 }, turn, document, true);
}

// At rest the hexes that can be chosen are marked quietly. While one of them, their region or their
// option is pointed at or has the focus, its marks are loud, and those of the chosen option stay so.

const ownMap = "#pictures :is(.mine, .map) > .picture > svg";

/** Makes the marks of hexes loud on the player's own map. */
function light(hexes: string[], className: string): void {
  const marks = document.querySelector(`${ownMap} .marks`);
  for (const hex of hexes) marks?.querySelector(`[data-mark="hex-${hex}"]:not(.mark-last)`)?.classList.add(className);
}

/** Marks the hexes of the option that is chosen, and its good in the supply. */
export function markChosen(): void {
  const option = chosen.value;
  for (const one of document.querySelectorAll(".mark.on, .mark.seen")) one.classList.remove("on", "seen");
  light(option?.hexes ?? [], "on");
  document.querySelector(".g.sel")?.classList.remove("sel");
  if (!option?.distance) return; // else cities have numbers and lie in the supply
  document.querySelector(`.cell:nth-child(${option.from}) .g[data-good="${option.good}"]`)?.classList.add("sel");
}

function mark({ type, target }: Event): void {
  markChosen();
  const on = type !== "focusout" && target instanceof Element ? target : null;
  pointed.value = on?.closest<HTMLElement>(":is(#options, #choice) [data-move]")?.dataset.move;
  const { hex, region, hexes = "" } = on?.closest<HTMLElement>(`${ownMap} .hex, [data-hexes]`)?.dataset ?? {};
  if (hex) light([hex], "on");
  if (region) light(every(`${ownMap} .hex[data-region="${region}"]`).map(({ dataset }) => dataset.hex), "seen");
  light(hexes.split(" "), "seen");
}
for (const event of ["pointerover", "focusin", "focusout"]) document.addEventListener(event, mark);
