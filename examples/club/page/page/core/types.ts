// What the page knows of a position: the parts of it that typed modules use.

/** Something that the player who is asked can do. */
export interface Offer {
  move: string;
  kind: string;
  text: string;
  /** The text in fewer words. */
  short?: string;
  /** What its card says in place of the text. */
  title?: string;
  /** A sentence below the title. */
  about?: string;
  /** The titles of its groups, from the outermost. */
  groups: string[];
  /** The hexes that it touches, by their names. */
  hexes: string[];
  /** The hex that it is about, where that has no name of its own. */
  spot?: string;
  /** The points that it brings the player. */
  gain: number;
  effects?: string[];
  good?: string;
  from?: string;
  to?: string;
  distance?: number;
  die?: number;
  tracks?: [string, string][];
  /** The owners of the links that it takes a good over, in their order, and what others gain by it, as in "Ben 2". */
  owners?: number[];
  others?: string;
  says?: { hex?: string; edges?: string[]; sum?: number; loans?: number; action?: string; tile?: number };
}

/** A position as it is shown. */
export interface View {
  game: string;
  phase: string;
  /** The seat that looks, and the seat that is asked, each 0 for none. */
  seat: number;
  turn: number;
  seats: { name: string; points: number }[];
  /** As the notation has it, as the seat that looks may see it. */
  report: unknown;
  /** What can be done; nothing where nobody here is asked. */
  offers: Offer[];
}

/** What the package says of the kinds of moves of a game. */
export interface Kinds {
  light?: string[];
  last?: string[];
  engine?: string[];
  onHexes?: string[];
  expected?: Record<string, string[]>;
}

/** Something that a player might expect to do and cannot, with the reason. */
export interface Missing {
  kind: string;
  title: string;
  reason: string;
}
