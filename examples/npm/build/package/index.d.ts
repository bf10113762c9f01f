// The rules of SteamRollers, Steam Power and Steam.

import type { EventOf, MoveOf, ReportOf, SetupOf } from "./kinds.js";

export * from "./kinds.js";

/** What the engine is loaded from: the file beside this one unless it is said. */
export type Wasm = URL | string | Response | ArrayBufferLike | ArrayBufferView | WebAssembly.Module;

export interface InitOptions {
  wasm?: Wasm | Promise<Wasm>;
  /** Is told while the engine is loading how many bytes of how many are there. */
  progress?: (loaded: number, total: number) => void;
  /** Languages besides English that are loaded with it, as in ["de"]: see loadLanguage. */
  languages?: string[];
  /** The language that is spoken: see speak. */
  language?: string;
}

/** Loads the engine. Everything else waits for it; to call it again is harmless. After a StoppedError it starts another engine. */
export function init(options?: InitOptions): Promise<void>;

/** How long the engine is, in bytes. */
export const size: number;

/** The compiled engine, to be posted to a worker that hands it to init. */
export function wasmModule(): WebAssembly.Module;

/** Loads a language: "fr", "de" or "nl". English is there with the engine, and stands in for every other. To call it again is harmless. */
export function loadLanguage(language: string): Promise<void>;

/** Loads a language and speaks it from then on, in refusals too, wherever no Manner says another. */
export function speak(language: string): Promise<void>;

/** What people read about a game, in Markdown and English. */
export interface Books {
  rules: string;
  /** How positions, moves and records are written. */
  notation: string;
}

/** Loads the books of a game. */
export function books(game: GameName): Promise<Books>;

export type GameName = keyof MoveOf;
export type Setup = SetupOf[GameName];

/** A move: `switch (move.kind)` says what else is known of it. */
export type Move<N extends GameName = GameName> = MoveOf[N] & {
  toJSON(): MoveOf[N];
  toString(): string;
};

/** The class of moves, for instanceof. */
export declare const Move: { readonly prototype: Move; new (never: never): Move };

/** What a move did. */
export type Event<N extends GameName = GameName> = EventOf[N];

/** The legal moves of a position. They are made one by one as they are looked at. */
export declare class Moves<N extends GameName = GameName> implements Iterable<Move<N>> {
  private constructor();
  readonly length: number;
  /** The move at an index, counted from the end if it is negative. */
  at(index: number): Move<N> | undefined;
  [Symbol.iterator](): IterableIterator<Move<N>>;
  map<T>(tell: (move: Move<N>, index: number) => T): T[];
  filter<M extends Move<N>>(holds: (move: Move<N>, index: number) => move is M): M[];
  filter(holds: (move: Move<N>, index: number) => boolean): Move<N>[];
  find<M extends Move<N>>(holds: (move: Move<N>, index: number) => move is M): M | undefined;
  find(holds: (move: Move<N>, index: number) => boolean): Move<N> | undefined;
  /** Whether a move, or its text, is one of them. */
  includes(move: Move | string): boolean;
  /** Their texts. */
  toJSON(): string[];
}

/** How things are told. */
export interface Manner {
  /** A tag such as "de", of a language that is loaded: see loadLanguage. Any but fr, de and nl is English; see speak for what is spoken unless it is said. */
  language?: string;
  /** What the players are called, from seat 1 on. */
  names?: string[];
  /** The seat of the player who reads: prompts leave out their name, and refusals say "you" to them. */
  you?: number;
  /**
   * Hexes are called by the names of their towns and cities. Options and events call the others by the nearest, or by their region, so that some options may read alike; refusals keep
   * those of the notation.
   */
  places?: boolean;
}

/** How pictures look. */
export interface Look extends Manner {
  night?: boolean;
  colourBlind?: boolean;
  /** One thing below the other, for a phone. */
  narrow?: boolean;
  /** Each hex has its name on it. */
  hexNames?: boolean;
  /** The map by itself, without what stands around it: heading, ground, engine, points. */
  mapAlone?: boolean;
  /** The map for a glance: alone, without text, with track as one line. Nothing in it can be clicked. */
  thumbnail?: boolean;
  /** Three letters in place of each name of a town or city, for narrow maps. */
  codes?: boolean;
  /** What cannot be chosen steps back. */
  back?: boolean;
  /** Pixels per unit of the viewBox; 1 unless it is said. */
  scale?: number;
  /** The size of names and numbers on a map in pixels, if it is shown at that scale. */
  labelPixels?: number;
}

export interface SeatLook extends Look {
  /** Who looks and clicks: what is hidden from that seat is not drawn. 0 looks on; unless it is said everything is seen, and whoever is asked clicks. */
  seat?: number;
}

export interface PictureLook extends SeatLook {
  /** Whether what can be chosen is marked; it is unless it is said. */
  marks?: boolean;
  /** Whether what the last move touched is marked; it is not unless it is said. */
  last?: boolean;
}

/** A legal move in words. */
export interface Option {
  move: string;
  /** For its button, as an imperative: "Draft the 4". */
  text: string;
  /** What that would bring. */
  effects?: string[];
  /** The letter of the good that the move says. */
  good?: string;
  /** The die that it says. */
  die?: number;
  /** What the move does, as in "build". */
  kind: string;
  /** The text without its details, as in "Build in c5"; left out if it has none. */
  short?: string;
  /** The ends of each track that the move says. */
  tracks?: string[][];
}

export interface Group {
  title: string;
  /** Groups within it, as of the hexes in which track can be built. */
  groups?: Group[];
  /** Those that are in none of these. */
  options?: Option[];
}

/** A choice ready for a screen. */
export interface Offer extends Option {
  /** The titles of the groups that it is in, the outermost first. */
  groups: string[];
  /** The hexes that it is about. */
  hexes: string[];
  /** What it brings at once, in the unit in which the game counts; nothing is searched for it. */
  gain: number;
  /** What it brings each seat, from seat 1 on; left out if it brings nobody anything. */
  gains?: number[];
  /** The text without its details. */
  title: string;
  /** These details. */
  detail?: string;
  /** The first of the groups. */
  section: string;
  /** It is wanted wherever one looks: it makes an engine stronger, or goes on without doing anything. */
  pinned?: boolean;
  /** Where its good comes from and goes to, each a hex or the number of a city; left out where that is unknown. */
  from?: string;
  to?: string;
  /** How far that is. */
  distance?: number;
}

/** Which choices are asked for; all, unless something is said. */
export interface Only {
  /** Those about a hex, as in "c5". */
  at?: string;
  /** Those of a kind, as in "build". */
  kind?: string;
  /** Those in a group with this title. */
  group?: string;
}

/** A hex in which the seat that is asked can make moves of a kind; hex is "" for those that are about none. */
export interface Place {
  hex: string;
  kind: string;
  moves: number;
}

/** The map of a position. Its units are those of the map in pictures. */
export interface BoardMap {
  name: string;
  width: number;
  height: number;
  hexes: BoardHex[];
}

export interface BoardHex {
  hex: string;
  /** That of its city or town. */
  name?: string;
  city?: boolean;
  town?: boolean;
  /** The number of its region; left out if the map has no regions. */
  region?: number;
  /** The nearest hex with a name, of a hex without one. */
  near?: string;
  /** Its six corners, each x and y. */
  outline: [number, number][];
}

/** A move and what it did, as a seat sees it. */
export interface Step<N extends GameName = GameName> {
  /** "" if it is hidden from the seat. */
  move: string;
  /** That made it, 0 for chance. */
  seat: number;
  events: Event<N>[];
}

export interface Refused {
  /** The identifier of the rule; "" if none is broken. */
  rule: string;
  /** The rule in a sentence. */
  text: string;
  /** Why it cannot be done. */
  message: string;
  /** What was probably meant by a move that was typed. */
  meant?: string;
}

/** What a click on a part of a picture means. */
export interface Choice {
  options: Option[];
  /** A picture of the tracks to choose from, as SVG; "" where they are not of one hex. */
  tracks: string;
  /** The same where they would lie, to be put on the picture of the hex; "" likewise. */
  ghosts: string;
  /** Why there is no option. */
  refused?: Refused;
  /** It is another player's part, where a click means nothing. */
  elsewhere: boolean;
}

/** A way that a good may go. */
export interface Route {
  /** The cities and towns on it, its source first. */
  stops: string[];
  /** The name of the picture that it is drawn on. */
  picture: string;
  /** That picture, as SVG. */
  drawn: string;
}

/** A part of how a game is played. */
export interface Paragraph {
  title: string;
  text: string;
  /** Those of the text; left out if it is one. */
  sentences?: string[];
  /** The identifiers of the rules that say it in full. */
  rules: string[];
  /** Of one kind, such as each tile. */
  parts?: Paragraph[];
  /** The one component that it is about: the end of its data-part in pictures, as in "tile-5". */
  piece?: string;
}

/** Where the points of a seat come from; seat 0 is Olive. */
export interface Ledger {
  seat: number;
  name: string;
  lines: string[];
  /** Those of the total; none where they are not known. */
  sources: Source[];
  total: number;
}

/** What brings points. */
export interface Source {
  name: string;
  points: number;
}

export interface Notes {
  event?: string;
  /** As in "2026-11-22". */
  date?: string;
  /** Who plays, from seat 1 on. */
  names?: string[];
  /** For each seat the name of a program that plays it, "" for a person. */
  bots?: string[];
}

/** A position of a game. It never changes. Its name tells which game it is: `if (game.game === "steam")`. */
export type Game<N extends GameName = GameName> = { [One in N]: GameOf<One, N> }[N];

/** The class of games, for instanceof. */
export declare const Game: { readonly prototype: Game; new (never: never): Game };

/** A position of one game, of which it was known that it is among some. */
export interface GameOf<N extends GameName, Among extends GameName = N> {
  readonly game: N;
  readonly seats: number;
  /** The seat that is asked, 0 if none is. */
  readonly turn: number;
  /** What is asked for, in a word. */
  readonly phase: string;
  readonly round: number;
  readonly over: boolean;
  /** Whether chance is asked: see sample. */
  readonly chance: boolean;
  /** Whether something is hidden from somebody: contracts in Steam Power. */
  readonly secret: boolean;
  /** The points of a seat as things stand, of seat 0 those of Olive. */
  points(seat: number): number;
  /** The seats that have won, 0 for Olive; none until the game is over. */
  readonly winners: number[];

  /** All legal moves; where chance is asked what it can decide, as far as that can be listed. */
  moves(): Moves<Among>;
  /** The position after a move. Throws a RuleError if it is not legal. */
  apply(move: Move<Among> | string): Game<N>;
  /** What chance decides, by its odds. random is like Math.random; without it the numbers are the system's. */
  sample(random?: () => number): Move<N>;
  /** Why a move is not legal; null if it is. */
  explain(move: Move<Among> | string, manner?: Manner | string): RailhexError | null;

  /** The moves that led here from the position in which the game began. */
  readonly history: Move<N>[];
  /** What the last of them did, step by step. */
  readonly events: readonly Event<N>[];
  /** The same in a language, as a seat may see it; everything unless it is said. */
  story(manner?: Manner | string, seat?: number): Event<N>[];
  /** What has happened after the last move of a seat, as that seat may see it. */
  since(seat: number, manner?: Manner | string): Step<N>[];

  /** The legal moves in words, as groups, in which other groups may stand: see choices for a list. */
  options(manner?: Manner | string): Group[];
  /** The legal moves in words, as a list, each with all that a screen shows of it. */
  choices(only?: Only, manner?: Manner | string): Offer[];
  /** Where moves can be made, and how many: it costs little more than moves(). choices({ at, kind }) has those of one place in words. */
  places(only?: Only): Place[];
  /** The hexes of the map with their names and outlines; null if there is none. */
  board(): BoardMap | null;
  /** What moves would lay in each hex that they are about, as SVG to be drawn over a picture of the map. */
  overlay(moves: (Move<Among> | string)[], look?: SeatLook): { hex: string; drawn: string }[];
  /** Why there are no such choices; null if there are, and if no reason is known, as in a phase that does not ask for such moves: explain has the reason for each single move. */
  whyNot(only?: Only, manner?: Manner | string): Refused | null;
  /** What the player who is asked can do with a part of a picture, or why nothing. */
  click(part: string, look?: SeatLook): Choice;
  /** How the game is played, for somebody who does not know it: with its modules, and what each of its tiles does. */
  help(manner?: Manner | string): Paragraph[];
  prompt(manner?: Manner | string): string;
  /** How the game has gone; "" until it is over. */
  result(manner?: Manner | string): string;
  /** Where the points of each seat come from. */
  ledger(manner?: Manner | string): Ledger[];
  /** The report of the notation, as a seat may see it; everything unless it is said. */
  report(seat?: number): ReportOf[N];
  /** Why no game comes to the position, which can be played all the same; none if one may. */
  notes(manner?: Manner | string): RailhexError[];
  /** The ways that the good of a move may go, a few of them, drawn. */
  routes(move: Move<Among> | string, look?: SeatLook): Route[];
  /** The names of the pictures of the position. */
  pictures(): string[];
  /** A picture as SVG. */
  picture(name: string, look?: PictureLook): string;

  /** The game so far as a record. */
  record(notes?: Notes): string;
  /** The position as JSON, which fromJSON reads. */
  json(): string;
  /** The position as json() writes it, for JSON.stringify. */
  toJSON(): unknown;
  /** The position on one line, which fromText reads. Post this to a worker: a Game cannot be cloned. */
  text(): string;
  /**
   * The position as a seat could imagine it: what is hidden from it is dealt anew. 0 looks on. It begins a game of its own, whose record tells nothing that the seat
   * does not see. random is like Math.random; without it the numbers are the system's.
   */
  redealt(seat: number, random?: () => number): Game<N>;
  /** Gives the memory of the position back at once. Nothing has to be freed. */
  free(): void;
}

/** The beginning of a game. Throws a SetupError if it cannot be played. */
export function newGame<N extends GameName>(setup: SetupOf[N] & { game: N }): Game<N>;
export function fromJSON(text: string): Game;
export function fromText(line: string): Game;

/** A record that was played as far as it goes. Its positions are made when they are asked for. */
export interface Replay<N extends GameName = GameName> {
  start: Game<N>;
  moves: Move<N>[];
  /** The last position. */
  readonly game: Game<N>;
  /** The position after so many moves, with its events. */
  at(index: number): Game<N>;
  event: string;
  date: string;
  names: string[];
  /** For each seat the name of the program that played it, "" for a person. */
  bots: string[];
  /** What is wrong with the line where it stops. */
  error?: RailhexError;
}

export function replay(record: string, manner?: Manner | string): Replay;

/** The value that a choice must have. */
export interface Need {
  name: string;
  value: string;
}

/** One thing of a setup that can be chosen. */
export interface Chosen {
  /** The field of the setup. */
  name: string;
  values: string[];
  /** What it is unless it is said; "" for nothing, or where usualFor says it. */
  usual: string;
  /** The same where it goes by the number of players: for the least number first. */
  usualFor?: string[];
  /** It can have several values at once, or none. */
  several?: boolean;
  /** The players with whom it can be said, where that is not as in the game. */
  least?: number;
  most?: number;
  /** What must be chosen of another. */
  needs?: Need;
  /** It has to be said where it can be. */
  required?: boolean;
}

/** What there is to choose in a game. */
export interface GameChoices {
  game: GameName;
  /** What people call it. */
  title: string;
  /** The players that it can have. */
  least: number;
  most: number;
  choices: Chosen[];
  /** The bots that play it, the weakest first. */
  bots: string[];
  cards: Cards;
}

/** What a screen makes of the kinds of moves of a game. */
export interface Cards {
  /** They spend nothing, end nothing and can be taken back: one press can make them. */
  light?: string[];
  /** They go on without doing anything. */
  last?: string[];
  /** They make an engine stronger. */
  engine?: string[];
  /** One card can stand for those on all hexes. */
  onHexes?: string[];
  /** What players look for in a phase; whyNot says why it is not offered. */
  expected?: Record<string, string[]>;
  /** By kind, what moves say by which a screen groups them, the outermost first. */
  groups?: Record<string, string[]>;
}

export interface Choices {
  games: GameChoices[];
  languages: string[];
  bots: string[];
}

/** What there is to choose in a setup, for forms. */
export function choices(): Choices;

export interface BotOptions {
  /** How much a bot that searches thinks about a move, whichever is over first. */
  iterations?: number;
  milliseconds?: number;
  /** Of what it leaves to chance. */
  seed?: number;
}

export interface Considered {
  best: ConsideredMove;
  second?: ConsideredMove;
  /** The moves that a search expects, its own first, chance included. */
  line: string[];
}

export interface ConsideredMove {
  move: string;
  /** What the seat that is asked can expect after it, from 0 to 1, if the bot searches. */
  value?: number;
  /** What it brings at once, in words: see effects of an Option. */
  reason: string[];
}

/** A move that a search has tried. */
export interface Tried {
  move: string;
  /** How often. */
  visits: number;
  /** What the seat that is asked could expect after it, on average, from 0 to 1. */
  value: number;
}

/** A program that plays. Its memory is freed with it, or by free(). */
export declare class Bot {
  private constructor();
  readonly name: string;
  /** The move that it makes for the seat that is asked. */
  choose<G extends GameOf<GameName>>(game: G): Move<G["game"]>;
  /** What each seat can expect to win, from seat 1 on: shares of 1; of one who plays alone the chance to win. */
  evaluate(game: Game): number[];
  /** The move that it would make, and why. Of a bot that searches: the runner-up, and what it expects to follow. */
  consider(game: Game, manner?: Manner | string): Considered;
  /** The moves that a bot that searches has tried, the one that it would make first. Another bot tells that alone, tried once. */
  tried(game: Game): Tried[];
  free(): void;
}

/** A bot by its name: see choices(). */
export function bot(name: string, options?: BotOptions): Bot;

/** What goes wrong in a game. What a program does wrong is a TypeError. */
export declare class RailhexError extends Error {
  protected constructor(never: never);
  /** The identifier of the rule that is broken. */
  readonly rule?: string;
  /** That rule in a sentence. */
  readonly ruleText?: string;
  /** What was probably meant by a move that was typed, in a sentence. */
  readonly meant?: string;
  /** The move that is refused, or the line of a record. */
  readonly move?: string;
  /** Of a text, from 1. */
  readonly line?: number;
  readonly column?: number;
  /** The word at fault. */
  readonly input?: string;
  /** Of a setup. */
  readonly field?: string;
  /** Each fault, where there are several. */
  readonly faults?: RailhexError[];
}

/** A rule forbids a move. */
export declare class RuleError extends RailhexError {}
/** A text cannot be read. */
export declare class ParseError extends RailhexError {}
/** A setup cannot be played. */
export declare class SetupError extends RailhexError {}
/** The engine, a language or a book could not be fetched. */
export declare class FetchError extends RailhexError {
  /** Why. */
  readonly cause: unknown;
}
/** The engine that init was given is of another version than these modules. */
export declare class VersionError extends RailhexError {}
/** The engine has stopped, and with it every game: after another init() they can be read again, from their records and texts. */
export declare class StoppedError extends RailhexError {
  /** What has stopped it. */
  readonly cause: Error;
}
