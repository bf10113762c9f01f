import type { Choice, Game, Look, Offer, Option } from "./index.js";

export type { Choice, Game, Look, Offer, Option };

/** An arrow from hex to hex. */
export interface Arrow {
  from: string;
  to: string;
  colour?: string;
}

/** SVG around the middle of a hex. It is taken as it is. */
export interface Shape {
  at: string;
  svg: string;
}

/** What a board shows. */
export interface BoardProps {
  /** The position. The difference from the one before is seen to happen, unless the reader prefers reduced motion. */
  position?: Game;
  /** The names of the pictures; all of the position unless they are said. */
  pictures?: string[];
  /** What can be chosen; all legal moves unless it is said. */
  options?: Offer[];
  /** Whether what the last move touched is marked; it is unless it is said. */
  lastMove?: boolean;
  arrows?: Arrow[];
  /** Marks of your own. */
  shapes?: Shape[];
  /** Nothing can be chosen. */
  viewOnly?: boolean;
  look?: Look & { seat?: number };
}

/** The part of a picture that was clicked, dragged to, or chosen by a key, and what that offers. */
export interface Selected extends Partial<Omit<Choice, "options">> {
  part: string;
  /** The hex that the part is; undefined for a piece. */
  hex: string | undefined;
  options: Option[];
}

/** The events of a board. Without preventDefault on a select with one option, its move follows. */
export interface BoardEvents {
  select: CustomEvent<Selected>;
  move: CustomEvent<{ move: string; option: Option }>;
  hover: CustomEvent<{ part: string; hex: string | undefined }>;
}

export interface Board {
  /** Changes what is said, and leaves the rest. The pictures follow, each in two frames of the page; what is shown for the first time is there at once. Throws a TypeError, and changes nothing, if it is no property of a board. */
  set(props: BoardProps): void;
  /** Takes the board away. Nothing of it is left. */
  destroy(): void;
}

/** Puts a board into an element. */
export function mount(element: HTMLElement, props?: BoardProps): Board;

/** The same as an element, <railhex-board>. */
export interface RailhexBoardElement extends HTMLElement {
  set(props: BoardProps): void;
  addEventListener<K extends keyof BoardEvents>(type: K, listener: (event: BoardEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void, options?: boolean | AddEventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "railhex-board": RailhexBoardElement;
  }
}
