// What the page knows of a position: the parts of it that typed modules use.

import type { Hexes } from "../board/names.js";
import type { Course } from "../end/course.js";
import type {
  Choice, Considered, GameName, Ledger, Offer as Told, Paragraph, PictureLook, ReportOf, Route,
} from "../railhex/index.js";
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
  /** Another tale is told from the beginning; what was told after cuts.at is so no more when count has changed. */
  tale: string; cuts: { count: number; at: number };
  /** Whether others play at a server. */
  company?: object;
  /** Whether the record tells what somebody may not see. */
  secret?: boolean;
  /** The bot that is asked has failed. */
  trouble?: "" | { name: string; message: string };
  pictures: string[];
  /** Null until it is known. */
  report: Report | null;
  /** What can be done; nothing where nobody here is asked. */
  offers: Offer[];
}

/** How a picture is drawn. */
export type Look = Partial<Omit<PictureLook, "seat">>;

/** Pictures by what is done with them: those that are taken apart, maps, and maps for a glance. */
export type Plan = { apart: string[]; maps: string[]; small?: string[] };

/** What is laid on the table: a position, the pictures that are taken apart, and the place of each picture. */
export interface Laid<Name extends GameName = GameName> {
  view: View; report: ReportOf[Name]; apart: Record<string, Element>; frame: (name: string) => HTMLElement;
}

/** What a game lays on the table. */
export interface Layout<Name extends GameName = GameName> {
  plan(view: View): Plan;
  lay(laid: Laid<Name>): void;
  /** Whether one passes again and again. */
  passes?: boolean;
  /** What is said of an engine above what it can bring. */
  engine?(report: ReportOf[Name] | null, seat: number): string;
  /** What the card of an offer shows, undefined for what it shows in any game. */
  sign?(report: ReportOf[Name] | null, offer: Partial<Offer>): Sign | undefined;
  /** Why the game is over. */
  end?(report: ReportOf[Name] | null): string;
}

/** What an event tells in the log. */
export interface Line {
  kind: string; seat: number; text: string; rule?: string;
  /** The text in fewer words, and in the fewest. */
  short?: string; few?: string;
  points?: number; hex?: string;
  /** Whom it befell. */
  loser?: number; to?: string | number;
}

/** What a move did: the one before a position after so many, of a seat, 0 for chance. */
export type Step = { at: number; move: string; seat: number; round: number; lines: Line[] };

/** A table at which the page plays. Where its game is kept, is all one: see state/local. */
export interface Table {
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
  /** The next person has the screen, and another game begins here: not at the table of a server. */
  uncover?(): void;
  playOn?(): void;
  /** Where trouble says that a bot has failed. */
  tryAgain?(): void;
  takeOver?(): void;
  /** Tells everything in another manner from now on. */
  manner(how: object): void;
  /** The game, and a position as the seat that looks sees it, as text. */
  record(at?: number): Promise<string> | string;
  seen?(at?: number): string;
  /** Only here: the position that is shown as a record without moves. */
  standing?(): string;
  /** Who has made each of the moves before the position that is shown, 0 for chance. */
  movers: number[];
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
  /** Only here, of a game that is over: its course, the board with a delivery, and the board after so many moves. */
  course?(): Promise<Course | null>;
  drawnAt?(at: number): Promise<string> | string;
  boardAt?(at: number, seat: number): Promise<string> | string;
  /** Only here, of a bot: the move that it makes with the runner-up, what a move is worth, and how the seats stand. */
  hint?(): Promise<Considered>;
  weigh?(move: string): Promise<Weighed>;
  odds?(): Promise<number[]>;
  /** A move as it is drawn on the board. */
  drawnMove?(move: string): object;
}

/** A table with a bot to ask about moves. */
export type Advised = Table & Required<Pick<Table, "hint" | "weigh" | "drawnMove">>;

/** What a move is worth: the chance to win of the seat that makes it, its points, and what it does. */
export type Weighed = { chance: number; points: number; lines: string[] };

/** Something that a player might expect to do and cannot, with the reason. */
export interface Missing {
  kind: string;
  title: string;
  reason: string;
}
