// What the page knows of a position: the parts of it that typed modules use.

import type { Hexes } from "../board/names.js";
import type {
  Choice, GameName, Ledger, Offer as Told, Paragraph, PictureLook, ReportOf, Route,
} from "../railhex/index.js";
import type { LocalTable } from "../state/local.js";
import type { Sign } from "./offers.js";

/** Something that the player who is asked can do. */
export interface Offer extends Omit<Told, "section"> {
  /** A sentence below the title. */
  about?: string;
  /** In Steam the owners of the links that it takes a good over, and what others gain by it, as in "Ben 2". */
  owners?: number[];
  others?: string;
  says?: { kind: string; sum?: number; loans?: number; action?: string; tile?: number | string };
}

/** What the notation has of a position, as the seat that looks may see it. */
export type Report = ReportOf[GameName];

/** Who plays at a seat: a kind of bot, or a person. */
export type Seat = { name: string; player: string; points: number; wins: boolean };

/** A position as it is shown. */
export interface View {
  game: string; phase: string; round: number; over: boolean; result: string; prompt: string;
  /** The seat that looks, and the seat that is asked, each 0 for none; asks says whether somebody here is asked. */
  seat: number; turn: number; asks: boolean;
  /** How often moves were made or taken back. */
  changes: number;
  /** Why nothing can be taken back, as a key of the page's texts. */
  noUndo: string;
  /** Who has to take over the screen first, 0 for nobody, and whether nothing happens by itself. */
  cover: number; waits: boolean;
  /** Olive is there at the end of a game against her. */
  seats: Seat[]; olive?: Omit<Seat, "player"> | false;
  /** How many moves were made before, and how many the game has. */
  at: number; last: number;
  /** Whether others play at a server. */
  company?: object;
  /** Whether the record tells what somebody may not see. */
  secret?: boolean;
  /** The bot that is asked has failed. */
  trouble?: "" | { name: string; message: string };
  pictures: string[];
  report: Report;
  /** What can be done; nothing where nobody here is asked. */
  offers: Offer[];
}

/** How a picture is drawn. */
export type Look = Partial<Omit<PictureLook, "seat">>;

/** Pictures by what is done with them: those that are taken apart, maps, and maps for a glance. */
export type Plan = { apart: string[]; maps: string[]; small?: string[] };

/** What a game lays on the table. */
export interface Layout<Name extends GameName = GameName> {
  plan(view: View): Plan;
  /** Lays out a position, with the pictures that are taken apart, and the place of each picture. */
  lay(laid: {
    view: View; report: ReportOf[Name]; apart: Record<string, Element>; frame: (name: string) => HTMLElement;
  }): void;
  /** Whether one passes again and again. */
  passes?: boolean;
  /** What is said of an engine above what it can bring. */
  engine?(report: ReportOf[Name], seat: number): string;
  /** What the card of an offer shows, undefined for what it shows in any game. */
  sign?(report: ReportOf[Name], offer: Partial<Offer>): Sign | undefined;
  /** Why the game is over. */
  end?(report: ReportOf[Name]): string;
}

/** What an event tells in the log. */
export interface Line {
  kind: string; seat: number; text: string; rule?: string;
  /** The text in fewer words, and in the fewest. */
  short?: string; few?: string;
  points?: number; hex?: string;
  /** Whom it befell. */
  loser?: number;
  /** Of a delivery, as far as its game says it. */
  good?: string; colour?: string; city?: string | number; to?: string | number; contract?: number; number?: number;
}

/** What a move did: the one before a position after so many, of a seat, 0 for chance. */
export type Step = { at: number; move: string; seat: number; round: number; lines: Line[] };

/** What only a table in this browser does: who sits there passes the screen on, and bots play and are asked. */
type Local = "uncover" | "tryAgain" | "takeOver" | "standing" | "seen" | "course" | "drawnAt" | "boardAt" | "hint"
  | "weigh" | "odds" | "drawnMove";

/** A table at which the page plays. Where its game is kept, is all one: see state/local. */
export interface Table extends Partial<Pick<LocalTable, Local>> {
  view: View;
  /** What stands in place of the round. */
  heading?: string;
  /** SVG. */
  picture(name: string, look: Look): Promise<string> | string;
  follow(tell: (view: View, before: View) => unknown): void;
  show(at: number): void;
  undo(): void;
  begin(): void;
  leave(): void;
  move(text: string): unknown;
  /** The ways of a delivery, as pictures. */
  routes(move: string): Promise<Route[]> | Route[];
  /** Why nothing of a kind is offered, null if nothing is known. */
  whyNot(kind: string): { message: string } | null | undefined;
  /** Goes on from the position that is shown. */
  playOn(): unknown;
  /** Tells everything in another manner from now on. */
  manner(): void;
  /** The game as text. */
  record(at?: number): Promise<string> | string;
  /** What the moves did, as far as it was told; what is so no more is told anew. */
  steps: Step[];
  /** Those of its map. */
  hexes: Hexes;
  /** How the game is played. */
  help(): Promise<Paragraph[]> | Paragraph[];
  /** What a click on a part of a picture chooses, or why nothing. */
  choice(part: string): Promise<Partial<Choice>> | Partial<Choice>;
  /** What the moves from one to another did. */
  story(from: number, to: number): Promise<Step[]> | Step[];
  /** The points of all seats after so many moves. */
  pointsAt(at: number): Promise<number[]> | number[];
  /** Where each point comes from. */
  ledger(): Promise<Ledger[]> | Ledger[];
}

/** A table with a bot to ask about moves. */
export type Advised = Table & Required<Pick<Table, "hint" | "weigh" | "drawnMove">>;

/** What a move is worth: the chance to win of the seat that makes it, its points, and what it does. */
export type Weighed = { chance: number; points: number; lines: string[] };
