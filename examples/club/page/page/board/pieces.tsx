// Pieces of the pictures that lie on the table, as elements of the page: what they are,
// what they are called and what can be chosen is as in the picture.

import { type ComponentChildren, render, type VNode } from "preact";
import type { View } from "../core/types.js";

/** A picture as it is drawn, to take pieces of. */
export const parsed = (svg: string): HTMLElement =>
  new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;

/** The pieces of a selector in a picture. */
export const piecesOf = (selector: string, picture: Element) => [...picture.querySelectorAll<SVGElement>(selector)];

/** An element of its own with what a component draws. */
export function elementOf(node: VNode): HTMLElement {
  const place = document.createElement("div");
  render(node, place);
  return place.firstElementChild as HTMLElement;
}

type IconProps = { name: string; width: number; height?: number; class?: string; children?: ComponentChildren };

/** A symbol of icons.svg, so many pixels wide and high. */
export const Icon = ({ name, width, height = width, children, ...more }: IconProps) => (
  <svg width={width} height={height} aria-hidden="true" {...more}><use href={`icons.svg#${name}`} />{children}</svg>
);

/** A good, by its letter, which stands on it where signs are wished for besides colours. */
export function Cube({ letter, size }: { letter: string; size: number }) {
  const signed = document.documentElement.classList.contains("numbers");
  return (
    <Icon name="cube" width={size} class={`cube-${letter}`}>
      {signed && <text class="sign" x="42%" y="82%">{letter}</text>}
    </Icon>
  );
}

/** Goods in a row. */
export const cubes = (goods = "", size: number) =>
  [...goods].map((one, i) => <Cube key={i} letter={one} size={size} />);

/** The letter of a good, by its colour. */
export const letters: Record<string, string> = { yellow: "Y", red: "R", green: "G", blue: "B", grey: "E", black: "K",
  orange: "O", purple: "P", white: "W" };

const pips = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** A die that shows a number; a bare one has its pips alone. */
export const Die = ({ number, size, bare = false }: { number: number; size: number; bare?: boolean }) => (
  <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" class={`pips${bare ? " bare" : ""}`}>
    <rect x="1" y="1" width="24" height="24" rx="4.8" />
    {pips[number]?.map((at) => (
      <circle key={at} cx={6.8 + 6.2 * (at % 3)} cy={6.8 + 6.2 * Math.floor(at / 3)} r="2.3" />
    ))}
  </svg>
);

const edges: Record<string, string> = { E: "18 10", NE: "14 3.25", NW: "6 3.25", W: "2 10", SW: "6 16.75",
  SE: "14 16.75" };

/** A hex with tracks, by the directions of their ends. */
export const Tile = ({ tracks, size }: { tracks: string[][]; size: number }) => (
  <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <polygon points="10,1 18,5.5 18,14.5 10,19 2,14.5 2,5.5" fill="var(--plain)" stroke="var(--line)" />
    <g fill="none" stroke="var(--rail)" stroke-width="2.4">
      {tracks.map(([from = "", to = ""]) => <path key={from + to} d={`M${edges[from]}Q10 10 ${edges[to]}`} />)}
    </g>
  </svg>
);

/** A piece drawn by itself at a size: what lies in a box of its own coordinates. */
export function Drawn({ piece, box = 64, size }: { piece: Element; box?: number; size: number }) {
  const parts = piecesOf(":scope > :not(title, .mark)", piece).map((one) => document.importNode(one, true));
  return (
    <svg viewBox={`-3 -3 ${box + 6} ${box + 6}`} width={size} height={size} aria-hidden="true" text-anchor="middle"
      fill="var(--ink)" ref={(svg) => svg?.replaceChildren(...parts)} />
  );
}

interface PieceProps {
  of: SVGElement | null | undefined;
  class: string;
  /** There are no words in it: its title is its label. */
  drawn?: boolean;
  children?: ComponentChildren;
}

/** What stands for a piece of a picture, and can be chosen like it. */
export function Piece({ of: piece, class: name, drawn = false, children }: PieceProps) {
  if (!piece) return <span class={name}>{children}</span>;
  const title = piece.querySelector(":scope > title")?.textContent ?? "",
    data = [...piece.attributes].filter((one) => one.name.startsWith("data-"));
  const properties = {
    ...Object.fromEntries(data.map((one) => [one.name, one.value])), "data-says": title,
    class: `${name} ${piece.getAttribute("class") ?? ""}`, ...(drawn && { "aria-label": title }),
  };
  const words = !drawn && <span class="hidden-word">{` ${title}`}</span>; // behind what is read there
  return piece.classList.contains("choice")
    ? <button type="button" id={piece.id} {...properties}>{children}{words}</button>
    : <span role={drawn ? "img" : undefined} {...properties}>{children}{words}</span>;
}

/** The same for pieces that are drawn alike. */
export const drawnPieces = (pieces: SVGElement[], name: string, draw: (piece: SVGElement) => ComponentChildren) =>
  pieces.map((piece, i) => <Piece key={i} of={piece} class={name} drawn>{draw(piece)}</Piece>);

type FaceProps = { view: Pick<View, "game" | "turn"> & { seats: { name: string }[] }; seat: number; own?: boolean };

/** The letter of a player in their colour; in SteamRollers they have none. One's own can be marked. */
export const Face = ({ view: { game, seats, turn }, seat, own }: FaceProps) => {
  const colour = game === "steamrollers" ? "" : ` c${seat}`, marks = (seat === turn ? " turn" : "") + (own ? " own" : "");
  return <span class={`face${colour}${marks}`} aria-hidden="true">{[...(seats[seat - 1]?.name ?? "")][0]}</span>;
};
