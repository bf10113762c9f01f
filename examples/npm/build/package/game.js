// Games, their moves, and what can be asked of them.
import { errorOf, must, mustKnow } from "./errors.js";

// What the flags of a position say.
const chance = 2;
const over = 4;

/**
 * @import { Engine, Home, Kind } from "./engine.js"
 * @import { RailhexError } from "./errors.js"
 * @import { BoardMap, Choice, Event, GameName, GameOf, Group, Ledger, Manner, Notes, Offer, Only, Paragraph } from "./index.js"
 * @import { PictureLook, Place, Refused, Route, SeatLook, Step } from "./index.js"
 * @typedef {{ length: number, from?: Uint8Array, move?: Move, past?: Line }} Line How a position came about.
 */

const ours = Symbol("made by the package");

// A clone of an object of the package would be empty. What clones it finds this instead.
export const uncloneable = {
  get why() {
    throw new TypeError("objects of railhex cannot be cloned or posted: send the text() of a game and read it by fromText(), and the text of a move");
  },
};
Object.defineProperty(uncloneable, "why", { enumerable: true });

/**
 * Marks objects of a class as none that a proxy may stand for, as Vue's would: they have private members.
 * @param {Function} of
 */
export const raw = (of) => Object.defineProperty(of.prototype, "__v_skip", { value: true });
const inspect = Symbol.for("nodejs.util.inspect.custom");

// What of a move only this file sees.
/** @type {(move: Move, game: Kind) => Uint8Array} */
let bytesOf; // as the engine keeps it
/** @type {(move: Move) => void} */
let detach; // it from the list that it was found in, which it would keep alive
/** @type {(names: string[]) => void} */
let learnNames; // of what moves say

/** A move. Besides text, kind and chance it says what moves of its kind say: hex, track … */
export class Move {
  #home; // the entry of the package that it comes from
  #game; // the name of the game
  #bytes; // undefined for a move by its text, until they are asked for
  #text;
  /** @type {any} */
  #said;
  #list; // that it was found in, if any
  #index; // there
  uncloneable = uncloneable;

  /**
   * @param {symbol} made
   * @param {Home} home
   * @param {string} game
   * @param {Uint8Array} [bytes]
   * @param {string} [text]
   * @param {Moves} [list]
   */
  constructor(made, home, game, bytes, text, list, index = 0) {
    must(made === ours, "moves are made by moves(), sample() and records, or are text", made);
    this.#home = home;
    this.#game = game;
    this.#bytes = bytes;
    this.#text = text;
    this.#list = list;
    this.#index = index;
  }

  static {
    bytesOf = (move, game) => {
      must(#bytes in move, "a move is a Move or its text", move);
      must(move.#game === game.name, `a move of ${game.name} is expected`, move);
      if (!move.#bytes) {
        const { engine } = game;
        engine.call("parse", game.index, 0, { move: move.#text });
        move.#bytes = engine.bytes.slice(game.made, game.made + game.move);
      }
      return move.#bytes;
    };
    detach = (move) => (move.#list = undefined);
    learnNames = (names) => {
      for (const name of names) {
        if (name in Move.prototype) continue;
        Object.defineProperty(Move.prototype, name, {
          get() {
            return /** @type {Move} */ (this).#describe()[name];
          },
          enumerable: true,
          configurable: true,
        });
      }
    };
  }

  /**
   * The move in the notation.
   * @returns {string}
   */
  get text() {
    return (this.#text ??= this.#ask("text"));
  }

  /**
   * What it is, as in "build".
   * @returns {string}
   */
  get kind() {
    const game = gameNamed(this.#home, this.#game);
    if (this.#said || game.kinds.length === 1) return this.#describe().kind;
    put(this, game);
    return game.kinds[game.engine.kind(game.index)] ?? "";
  }

  /**
   * Whether chance makes it.
   * @returns {boolean}
   */
  get chance() {
    return this.#describe().chance;
  }

  /** @param {string} method */
  #ask(method) {
    const game = gameNamed(this.#home, this.#game);
    put(this, game);
    return game.engine.call(method, game.index, 0, {});
  }

  #describe() {
    return (this.#said ??= Object.freeze((this.#list && describedIn(this.#list, this.#index)) ?? this.#ask("describe")));
  }

  /** The move as plain data. */
  toJSON() {
    return this.#describe();
  }

  toString() {
    return this.text;
  }

  [inspect]() {
    return `Move(${this.text})`;
  }
}

/**
 * What one move of a list says, if the list knows.
 * @type {(list: Moves, index: number) => object | undefined}
 */
let describedIn;

/** The legal moves of a position. They are made one by one as they are looked at. */
export class Moves {
  #of;
  #length;
  #asked = false; // whether one of them was asked what it says
  /** @type {object[] | undefined} */
  #described; // what each says
  uncloneable = uncloneable;

  /**
   * @param {symbol} made
   * @param {Game} of
   * @param {number} length
   */
  constructor(made, of, length) {
    must(made === ours, "lists of moves are made by moves()", made);
    this.#of = of;
    this.#length = length;
  }

  static {
    describedIn = (list, index) => { // who asks of a second one will ask of all
      if (!list.#asked || isFreed(list.#of)) {
        list.#asked = true;
        return undefined;
      }
      list.#described ??= describeAll(list.#of);
      return list.#described[index];
    };
  }

  get length() {
    return this.#length;
  }

  /**
   * The move at an index, counted from the end if it is negative.
   * @param {number} index
   */
  at(index) {
    must(Number.isInteger(index), "an index is a whole number", index);
    if (index < 0) index += this.#length;
    return index < 0 || index >= this.#length ? undefined : moveAt(this.#of, index, this);
  }

  *[Symbol.iterator]() {
    for (let i = 0; i < this.#length; i++) yield moveAt(this.#of, i, this);
  }

  /**
   * @template T
   * @param {(move: Move, index: number) => T} tell
   */
  map(tell) {
    return [...this].map((move, i) => tell(move, i));
  }

  /** @param {(move: Move, index: number) => boolean} holds */
  filter(holds) {
    return [...this].filter((move, i) => holds(move, i));
  }

  /** @param {(move: Move, index: number) => boolean} holds */
  find(holds) {
    let i = 0;
    for (const move of this) if (holds(move, i++)) return move;
    return undefined;
  }

  /**
   * Whether a move, or its text, is one of them.
   * @param {unknown} move
   */
  includes(move) {
    const text = String(move);
    return this.find((other) => other.text === text) !== undefined;
  }

  toJSON() {
    return this.map((move) => move.text);
  }

  [inspect]() {
    return `Moves(${this.#length})`;
  }
}

/**
 * Puts a move where the engine looks for it. To have its bytes may make the memory grow.
 * @param {Move} move
 * @param {Kind} game
 */
function put(move, game) {
  const bytes = bytesOf(move, game);
  game.engine.bytes.set(bytes, game.made);
}

// What of a game only this file sees.
/** @type {(game: Game, index: number, list: Moves) => Move} */
let moveAt; // of its list
/** @type {(game: Game) => object[]} */
let describeAll; // of that list
/** @type {(game: Game) => boolean} */
let isFreed;
/** @type {(kind: Kind, slot: number, seats: number) => Game} */
let gameIn; // the game in a slot, told by the engine

/**
 * Puts a position into the engine and says where it is, for the bots of this package.
 * @type {(game: unknown) => { kind: Kind, slot: number }}
 */
export let loaded;

/**
 * Copies a position out of the engine. Some share a buffer, since one takes longer to make
 * than a move.
 * @param {Kind} kind
 * @param {number} at
 */
function copied(kind, at) {
  const { engine: { bytes }, state } = kind;
  if (!kind.copies || kind.copied === kind.copies.length) {
    kind.copies = new Uint8Array(16 * state);
    kind.copied = 0;
  }
  const copy = kind.copies.subarray(kind.copied, (kind.copied += state));
  copy.set(bytes.subarray(at, at + state));
  return copy;
}

/**
 * A position of a game. It never changes.
 * @implements {Omit<GameOf<GameName>, "game" | "moves" | "apply" | "explain" | "sample" | "history" | "overlay" | "routes" | "redealt">}
 */
export class Game {
  /** @type {Kind | undefined} */
  #kind; // the engine's word on the game; undefined once it is freed
  #bytes;
  #flags;
  #turn;
  #round;
  #phase;
  #seats;
  /** @type {Uint8Array | undefined} */
  #before; // the position before the last move
  /** @type {Line} */
  #line;
  /** @type {{ points: number[], winners: number[] } | undefined} */
  #standing;
  /** @type {Event[] | undefined} */
  #events;
  uncloneable = uncloneable;

  /**
   * @param {symbol} made
   * @param {Kind} kind
   * @param {number} slot
   * @param {number} seats
   * @param {Line} line
   * @param {Uint8Array} [before]
   */
  constructor(made, kind, slot, seats, line, before) {
    must(made === ours, "games are made by newGame(), replay(), fromJSON() and fromText()", made);
    const { facts, engine: { ints } } = kind;
    this.#kind = kind;
    this.#bytes = copied(kind, kind.slots + slot * kind.state);
    this.#flags = ints[facts] ?? 0;
    this.#turn = ints[facts + 1] ?? 0;
    this.#round = ints[facts + 2] ?? 0;
    this.#phase = ints[facts + 3] ?? 0;
    this.#seats = seats;
    this.#line = line;
    this.#before = before;
    kind.in[slot] = this;
    kind.used = slot;
  }

  static {
    describeAll = (game) => game.#ask("describeAll");
    isFreed = (game) => game.#kind === undefined;
    moveAt = (game, index, list) => {
      const kind = game.#alive();
      const { engine } = kind;
      game.#list(kind);
      const at = listedAt(kind) + index * kind.move;
      return new Move(ours, kind.home, kind.name, engine.bytes.slice(at, at + kind.move), undefined, list, index);
    };
    gameIn = (kind, slot, seats) => {
      kind.engine.look(kind.index, slot);
      return new Game(ours, kind, slot, seats, { length: 0 });
    };
    loaded = (game) => {
      must(game instanceof Game, "a game is a Game", game);
      const kind = game.#alive();
      return { kind, slot: game.#load(kind) };
    };
  }

  get #home() {
    return this.#alive().home;
  }

  #alive() {
    const kind = this.#kind;
    if (!kind) throw new TypeError("this game was freed");
    if (kind.engine !== kind.home.ready()) throw new TypeError("this game is of an engine that has stopped: read it again from its text");
    return kind;
  }

  /**
   * The slot of the engine in which the position is, or is put.
   * @param {Kind} kind
   */
  #load(kind) {
    const games = kind.in;
    if (games[kind.used] === this) return kind.used;
    const other = 1 - kind.used;
    if (games[other] !== this) {
      kind.engine.bytes.set(this.#bytes, kind.slots + other * kind.state);
      games[other] = this;
    }
    kind.used = other;
    return other;
  }

  /**
   * Has the engine list the moves, unless that is the last thing it did.
   * @param {Kind} kind
   */
  #list(kind) {
    if (kind.listed === this) return kind.count;
    kind.count = kind.engine.list(kind.index, this.#load(kind));
    kind.listed = this;
    return kind.count;
  }

  /**
   * What a method answers, about a move where it takes one, and with another position in the other slot.
   * @param {string} method
   * @param {Record<string, unknown>} [request]
   * @param {{ move?: Move | string, other?: Uint8Array | undefined }} [about]
   * @returns {any}
   */
  #ask(method, request = {}, { move, other } = {}) {
    const kind = this.#alive();
    const { engine, index, slots, state } = kind;
    if (move) put(this.#move(move), kind);
    const slot = this.#load(kind);
    if (other) {
      engine.bytes.set(other, slots + (1 - slot) * state);
      kind.in[1 - slot] = undefined;
    }
    return engine.call(method, index, slot, request);
  }

  /**
   * The same with the moves that led here, and the position in which the game began in the other slot.
   * @param {string} method
   * @param {Record<string, unknown>} request
   */
  #askOfLine(method, request) {
    const moves = this.history.map((move) => move.text);
    return this.#ask(method, { ...request, moves }, { other: this.#line.from ?? this.#bytes });
  }

  /** @param {SeatLook} [look] */
  #lookOf(look = {}) {
    must(look !== null && typeof look === "object", "a look is an object", look);
    const { night, colourBlind, narrow, hexNames, mapAlone, thumbnail, codes, back, scale, labelPixels, seat } = look;
    mustBeSeat(seat, this.#seats);
    return { ...mannerOf(this.#home, look), night, colourBlind, narrow, hexNames, mapAlone, thumbnail, codes, back, scale, labelPixels, seat };
  }

  /** @param {Only} [only] */
  #filterOf(only = {}) {
    must(only !== null && typeof only === "object", "what choices are to be about is an object, as in { at: \"c5\" }", only);
    const { at: hex, kind, group } = only;
    for (const [name, value] of Object.entries({ at: hex, kind, group })) {
      must(value === undefined || typeof value === "string", `${name} is text`, value);
    }
    mustKnow(["at", "kind", "group"], "what choices can be about (language and names are a second argument)", only);
    const kinds = this.#alive().kinds.slice(1); // none where a game does not name them
    must(kind === undefined || !kinds.length || kinds.includes(kind), `the kinds of moves are ${kinds.join(", ")}`, kind);
    return { hex, kind, group };
  }

  /**
   * @param {Move | string} move
   * @returns {Move}
   */
  #move(move) {
    const { home, name } = this.#alive();
    if (typeof move === "string") return new Move(ours, home, name, undefined, move);
    must(move instanceof Move, "a move is a Move or its text", move);
    return move;
  }

  /** Which game it is: "steamrollers", "steampower" or "steam". */
  get game() {
    return this.#alive().name;
  }

  get seats() {
    return this.#seats;
  }

  /** The seat that is asked, 0 if none is. */
  get turn() {
    return this.#turn;
  }

  get round() {
    return this.#round;
  }

  /** What is asked for, in a word. */
  get phase() {
    return this.#alive().phases[this.#phase] ?? "";
  }

  /** Whether chance is asked: see sample. */
  get chance() {
    return (this.#flags & chance) !== 0;
  }

  get over() {
    return (this.#flags & over) !== 0;
  }

  /** Whether something is hidden from somebody: see seat in pictures and stories. */
  get secret() {
    return this.#alive().secrets && !this.over;
  }

  /** @returns {{ points: number[], winners: number[] }} */
  #stands() {
    return (this.#standing ??= this.#ask("points"));
  }

  /**
   * The points of a seat as things stand, of seat 0 those of Olive.
   * @param {number} seat
   */
  points(seat) {
    must(Number.isInteger(seat) && seat >= 0 && seat <= this.#seats, `a seat is a number to ${this.#seats}`, seat);
    return this.#stands().points[seat] ?? 0;
  }

  /** The seats that have won, 0 for Olive; none until the game is over. */
  get winners() {
    return this.#stands().winners.slice();
  }

  /** All legal moves; where chance is asked what it can decide, as far as that can be listed. */
  moves() {
    return new Moves(ours, this, this.#list(this.#alive()));
  }

  /**
   * The position after a move. Throws a RuleError if it is not legal.
   * @param {Move | string} said
   */
  apply(said) {
    const kind = this.#alive();
    const move = said instanceof Move ? said : this.#move(said);
    const slot = this.#load(kind);
    try {
      put(move, kind);
    } catch (error) {
      if (!(error instanceof TypeError)) this.#explain(move.text); // which says what was meant
      throw error;
    }
    if (!kind.engine.apply(kind.index, slot)) this.#explain(move);
    detach(move);
    const line = this.#line;
    const next = { from: line.from ?? this.#bytes, move, past: line, length: line.length + 1 };
    return new Game(ours, kind, 1 - slot, this.#seats, next, this.#bytes);
  }

  /**
   * Throws why a move is not legal. Text is read where it is explained, beside what it could mean.
   * @param {Move | string} move
   * @param {object} [manner]
   */
  #explain(move, manner) {
    if (typeof move === "string") this.#ask("explain", { move, ...manner });
    else this.#ask("explain", { move: this.#move(move).text, ...manner }, { move });
  }

  /**
   * Why a move is not legal, or null if it is.
   * @param {Move | string} move
   * @param {Manner | string} [manner]
   */
  explain(move, manner) {
    try {
      this.#explain(move, mannerOf(this.#home, manner));
      return null;
    } catch (error) {
      if (error instanceof TypeError) throw error;
      return /** @type {RailhexError} */ (error);
    }
  }

  /**
   * What chance decides, by its odds. random is like Math.random; without it the numbers are the system's.
   * @param {() => number} [random]
   */
  sample(random) {
    const kind = this.#alive();
    const { engine } = kind;
    if (!this.chance) throw new TypeError("chance is not asked here: see chance");
    engine.sample(kind.index, this.#load(kind), ...drawn(random));
    return new Move(ours, kind.home, kind.name, engine.bytes.slice(kind.made, kind.made + kind.move));
  }

  /** The moves that led here from the position in which the game began. */
  get history() {
    this.#alive();
    const moves = [];
    for (let line = this.#line; line.move && line.past; line = line.past) moves.push(line.move);
    return moves.reverse();
  }

  /** What the move that led here did, step by step. */
  get events() {
    return (this.#events ??= /** @type {Event[]} */ (Object.freeze(this.story())));
  }

  /**
   * The same in a language, as a seat may see it; everything unless it is said.
   * @param {Manner | string} [manner]
   * @param {number} [seat]
   * @returns {Event[]}
   */
  story(manner, seat) {
    const { move } = this.#line;
    mustBeSeat(seat, this.#seats);
    const request = { ...mannerOf(this.#home, manner), seat };
    return move ? this.#ask("story", request, { move, other: this.#before }) : [];
  }

  /**
   * What has happened since a seat made its last move before this one, as that seat may see it.
   * @param {number} seat
   * @param {Manner | string} [manner]
   * @returns {Step[]}
   */
  since(seat, manner) {
    must(Number.isInteger(seat) && seat > 0 && seat <= this.#seats, `a seat is a number from 1 to ${this.#seats}`, seat);
    return this.#askOfLine("since", { ...mannerOf(this.#home, manner), seat });
  }

  /**
   * The legal moves in words, as groups, in which other groups may stand: choices has the same in a list.
   * @param {Manner | string} [manner]
   * @returns {Group[]}
   */
  options(manner) {
    return this.#ask("options", mannerOf(this.#home, manner));
  }

  /**
   * The legal moves in words, as a list, each with all that a screen shows of it; those alone that are about a hex, of a kind or in a group.
   * @param {Only} [only]
   * @param {Manner | string} [manner]
   * @returns {Offer[]}
   */
  choices(only, manner) {
    return this.#ask("offers", { ...this.#filterOf(only), ...mannerOf(this.#home, manner) });
  }

  /**
   * Where the seat that is asked can make moves, and how many: no words are written for it. choices has those of one place.
   * @param {Only} [only]
   * @returns {Place[]}
   */
  places(only) {
    return this.#ask("places", this.#filterOf(only));
  }

  /**
   * The hexes of the map with their names and outlines; null if the game has none.
   * @returns {BoardMap | null}
   */
  board() {
    return this.#ask("board");
  }

  /**
   * What moves would lay in the hexes that they are about, to be drawn over a picture of the map.
   * @param {(Move | string)[]} moves
   * @param {SeatLook} [look]
   * @returns {{ hex: string, drawn: string }[]}
   */
  overlay(moves, look) {
    must(Array.isArray(moves), "the moves of an overlay are a list", moves);
    return this.#ask("overlay", { ...this.#lookOf(look), moves: moves.map((move) => this.#move(move).text) });
  }

  /**
   * Why there are no such choices, or null if there are, or if nothing is known.
   * @param {Only} [only]
   * @param {Manner | string} [manner]
   * @returns {Refused | null}
   */
  whyNot(only, manner) {
    return this.#ask("whyNot", { ...this.#filterOf(only), ...mannerOf(this.#home, manner) });
  }

  /**
   * What the player who is asked can do with a part of a picture, or why nothing.
   * @param {string} part
   * @param {SeatLook} [look]
   * @returns {Choice}
   */
  click(part, look) {
    must(typeof part === "string", "a part of a picture is text", part);
    return this.#ask("click", { ...this.#lookOf(look), part });
  }

  /**
   * How the game is played, for somebody who does not know it.
   * @param {Manner | string} [manner]
   * @returns {Paragraph[]}
   */
  help(manner) {
    return this.#ask("help", mannerOf(this.#home, manner));
  }

  /**
   * @param {Manner | string} [manner]
   * @returns {string}
   */
  prompt(manner) {
    return this.#ask("prompt", mannerOf(this.#home, manner));
  }

  /**
   * How the game has gone; "" until it is over.
   * @param {Manner | string} [manner]
   * @returns {string}
   */
  result(manner) {
    return this.#ask("result", mannerOf(this.#home, manner));
  }

  /**
   * Where the points of each seat come from.
   * @param {Manner | string} [manner]
   * @returns {Ledger[]}
   */
  ledger(manner) {
    return this.#askOfLine("ledger", mannerOf(this.#home, manner));
  }

  /**
   * The game as a record.
   * @param {Notes} [notes]
   * @returns {string}
   */
  record(notes = {}) {
    must(notes !== null && typeof notes === "object", "notes are an object", notes);
    const { event, date, names, bots } = notes;
    return this.#askOfLine("record", { notes: { event, date, names, bots } });
  }

  /**
   * The report of the notation, as a seat may see it; everything unless it is said.
   * @param {number} [seat]
   */
  report(seat) {
    mustBeSeat(seat, this.#seats);
    return this.#ask("report", { seat });
  }

  /**
   * Why no game comes to the position; none if one may.
   * @param {Manner | string} [manner]
   * @returns {RailhexError[]}
   */
  notes(manner) {
    return this.#ask("notes", mannerOf(this.#home, manner)).map(errorOf);
  }

  /**
   * The ways that the good of a move may go, drawn.
   * @param {Move | string} move
   * @param {SeatLook} [look]
   * @returns {Route[]}
   */
  routes(move, look) {
    return this.#ask("routes", this.#lookOf(look), { move });
  }

  /**
   * The names of the pictures of the position.
   * @returns {string[]}
   */
  pictures() {
    return this.#ask("pictures");
  }

  /**
   * A picture as SVG, as a seat may see it; everything unless it is said.
   * @param {string} name
   * @param {PictureLook} [look]
   * @returns {string}
   */
  picture(name, look = {}) {
    must(typeof name === "string", "the name of a picture is text", name);
    const { marks = true, last = false } = look ?? {};
    const { move } = last ? this.#line : {};
    const request = { ...this.#lookOf(look), text: name, plain: !marks, last: move !== undefined };
    return this.#ask("picture", request, move && { move, other: this.#before });
  }

  /** The position as JSON, which fromJSON reads. */
  json() {
    return JSON.stringify(this);
  }

  /**
   * The same as plain data.
   * @returns {unknown}
   */
  toJSON() {
    return this.#ask("json") ?? this.#trail();
  }

  /**
   * The position on one line, which fromText reads.
   * @returns {string}
   */
  text() {
    return this.#ask("line") || this.#trail().join("; ");
  }

  // The lines of the record that led here: what stands for a position that has no text by itself.
  #trail() {
    return this.record().split("\n").filter(Boolean);
  }

  /**
   * The position as a seat could imagine it: what is hidden from it is dealt anew. It begins a game of its own.
   * @param {number} seat
   * @param {() => number} [random]
   */
  redealt(seat, random) {
    must(Number.isInteger(seat) && seat >= 0 && seat <= this.#seats, `a seat is a number to ${this.#seats}`, seat);
    const seed = [...drawn(random)];
    const kind = this.#alive();
    const slot = this.#load(kind);
    kind.engine.call("redealt", kind.index, slot, { seat, seed });
    return gameIn(kind, 1 - slot, this.#seats);
  }

  /** Gives the memory of the position back at once. Nothing has to be freed. */
  free() {
    const kind = this.#kind;
    if (!kind) return;
    for (const slot of [0, 1]) if (kind.in[slot] === this) kind.in[slot] = undefined;
    if (kind.listed === this) kind.listed = undefined;
    this.#kind = this.#before = undefined;
    this.#bytes = new Uint8Array(0);
    this.#line = { length: 0 };
  }

  [inspect]() {
    return this.#kind ? `Game(${this.#ask("line") || this.game})` : "Game(freed)";
  }
}

[Move, Moves, Game].forEach(raw);

/**
 * A move by its text, for the bots of this package.
 * @param {Kind} kind
 * @param {string} text
 */
export const madeMove = (kind, text) => new Move(ours, kind.home, kind.name, undefined, text);

/**
 * The engine's word on a game.
 * @param {Home} home
 * @param {string} name
 */
const gameNamed = (home, name) => /** @type {Kind} */ (home.ready().games.find((game) => game.name === name));

/** @type {WeakSet<Engine>} */
const learnt = new WeakSet();

/**
 * The engine of an entry, which is to write into any of its slots.
 * @param {Home} home
 */
function opening(home) {
  const engine = home.ready();
  if (!learnt.has(engine)) for (const game of engine.games) learnNames(game.says);
  learnt.add(engine);
  for (const game of engine.games) game.in[0] = game.in[1] = game.listed = undefined;
  return engine;
}

/**
 * Where the moves lie that the engine has listed last.
 * @param {Kind} kind
 */
const listedAt = ({ engine, facts }) => (engine.ints[facts + 4] ?? 0) >>> 0;

/**
 * The game that the engine names by its number.
 * @param {Engine} engine
 * @param {number} index
 */
const kindAt = ({ games }, index) => /** @type {Kind} */ (games[index]);

/**
 * A game that the engine has put into a slot of its own.
 * @param {Home} home
 * @param {string} method
 * @param {Record<string, unknown>} request
 * @returns {any}
 */
function open(home, method, request) {
  const engine = opening(home);
  const { game, seats, record } = engine.call(method, 0, 0, request);
  if (record) return replay(home, record).game; // which is what the position is kept as
  return gameIn(kindAt(engine, game), 0, seats);
}

/**
 * The beginning of a game.
 * @param {Home} home
 * @param {{ game: string, players: number }} setup
 */
export function newGame(home, setup) {
  must(setup !== null && typeof setup === "object", "a setup is an object: { game, players, … }", setup);
  must(typeof setup.game === "string", "the game of a setup is its name", setup.game);
  must(Number.isInteger(setup.players), "players is a whole number", setup.players);
  return open(home, "begin", { setup });
}

/**
 * The position that json() wrote.
 * @param {Home} home
 * @param {string} text
 */
export function fromJSON(home, text) {
  must(typeof text === "string", "the JSON of a position is text", text);
  return open(home, "fromJSON", { text });
}

/**
 * The position that text() wrote.
 * @param {Home} home
 * @param {string} line
 */
export function fromText(home, line) {
  must(typeof line === "string", "a position is text", line);
  return open(home, "fromText", { text: line });
}

/**
 * A game that was written down, as far as it can be played. Its positions are made when they are asked for.
 * @param {Home} home
 * @param {string} record
 * @param {Manner | string} [manner]
 * @returns {any}
 */
export function replay(home, record, manner) {
  must(typeof record === "string", "a record is text", record);
  const request = { ...mannerOf(home, manner), text: record };
  const engine = opening(home);
  const { game, seats, moves: length, notes, stopped } = engine.call("replay", 0, 0, request);
  const kind = kindAt(engine, game);
  const listed = listedAt(kind);
  const moves = Array.from({ length }, (_, i) => new Move(ours, home, kind.name, engine.bytes.slice(listed + i * kind.move, listed + (i + 1) * kind.move)));
  const start = gameIn(kind, 0, seats);
  const positions = [start]; // those that were asked for, and some between them
  return {
    start,
    moves,
    get game() {
      return this.at(length);
    },
    /** @param {number} index */
    at(index) {
      must(Number.isInteger(index) && index >= 0 && index <= length, `an index is a number to ${length}`, index);
      let made = index;
      while (!positions[made]) made--;
      let position = positions[made] ?? start;
      for (const move of moves.slice(made, index)) positions[++made] = position = position.apply(move);
      return position;
    },
    ...notes,
    ...(stopped && { error: errorOf(stopped) }),
  };
}

/**
 * @param {Home} home
 * @param {Manner | string} [manner]
 * @returns {Record<string, unknown>}
 */
export function mannerOf(home, manner) {
  if (manner === undefined) return {};
  if (typeof manner === "string") manner = { language: manner };
  must(manner !== null && typeof manner === "object", "a manner is an object, or a language", manner);
  const { language, names, you, places } = manner;
  if (language !== undefined) home.mustSpeak(language);
  must(names === undefined || (Array.isArray(names) && names.every((name) => typeof name === "string")), "names are a list of text", names);
  must(you === undefined || (Number.isInteger(you) && you >= 0), "you are a seat, or 0", you);
  must(places === undefined || typeof places === "boolean", "places is true or false", places);
  return { language, names, you, places };
}

/**
 * @param {number | undefined} seat
 * @param {number} seats
 */
function mustBeSeat(seat, seats) {
  must(seat === undefined || (Number.isInteger(seat) && seat >= 0 && seat <= seats), `a seat is a number to ${seats}`, seat);
}

/**
 * Four random numbers of 32 bits, by the system or by the caller's function.
 * @param {() => number} [random]
 */
export function drawn(random) {
  if (random === undefined) {
    if (next === pool.length) {
      globalThis.crypto.getRandomValues(pool);
      next = 0;
    }
    return pool.subarray(next, (next += 4));
  }
  must(typeof random === "function", "random is a function like Math.random", random);
  const draw = () => {
    const number = random();
    must(typeof number === "number" && number >= 0 && number < 1, "random gives numbers from 0 to less than 1", number);
    return Math.floor(number * 4294967296);
  };
  return [draw(), draw(), draw(), draw()];
}

// Those of the system, many at once.
const pool = new Uint32Array(512);
let next = pool.length;
