// A table in this browser: the game with all its positions, persons who pass the screen on to each other, and bots. A
// table is all that the page knows of where a game is played; one that a server keeps (served/remote.js) has the same
// shape:
//
//   view                what there is to see: see #view
//   follow(tell)        tell(view, before) after each change; the game waits for what it returns
//   begin()             tells of the position that is shown, and lets the game go on
//   move(text)          a move of the person who is asked; throws a refusal
//   choice(part)        what a click on a part of a picture chooses, or why nothing
//   routes(move)        the ways of a delivery, as pictures
//   picture(name, look) SVG
//   names, spots        what hexes are called that have a name, and where the others lie
//   story(from, to)     what the moves from one to another did: { at, move, seat, round, lines }, as the package
//                       tells events
//   movers              who has made each of the moves before the position that is shown, 0 for chance
//   pointsAt(at)        the points of all seats after so many moves
//   whyNot(kind)        why nothing of a kind is offered, null if nothing is known
//   ledger(), help()    where each point comes from; how the game is played
//   undo(), show(at), playOn(), uncover(), manner(how), leave()
//   record(), seen(at)  the game, and a position as the seat that looks sees it, as text
//
// Only here there are a bot to ask (hint, weigh, odds, with drawnMove, by which a move is drawn), the
// course of a game that is over (course, drawnAt, boardAt), standing(), the position that is shown as a record, and
// tryAgain() and takeOver() where view.trouble says that a bot has failed. Whatever a table gives may be a promise of
// it.

import { hasStopped } from "../app/dialogs.js";
import { breathe } from "../app/dom.js";
import { brief, located, locatedChoice, locatedLine, named, placesOf } from "../board/names.js";
import { fitOf } from "../board/pictures.js";
import { luck } from "../core/luck.js";
import { pause } from "../core/pace.js";
import { courseOf } from "../end/course.js";
import { choose, consider, draw, judge } from "../engine/engine.js";
import { say } from "../i18n/text.js";
import { calledAs, noted, person } from "../play/seats.js";
import { choices, fromText } from "../railhex/index.js";

const unseen = 300; // milliseconds for which the page shows nothing new while chance and bots play at full pace

/** The best bot of a game. */
const best = (game) => choices().games.find((one) => one.game === game).bots.at(-1);

/** The picture of the board of a seat. */
const boardOf = (game, seat) => (game === "steamrollers" ? `sheet-${seat}` : "map");

export class LocalTable {
  view; heading = ""; // what stands in place of the round
  eyes; // the seat of the person who looks at the screen, 0 for nobody's
  #covered = false; #trouble = ""; // why the bot that is asked has failed
  #rest; // the position at which the table rests, whoever is asked
  #manners = 0; // counts in how many manners all was told
  #changes = 0; // counts how often moves were made or taken back
  #cuts = { count: 0, at: 0 }; // how often moves were forgotten, and after which one the last time
  #places = { language: "", names: new Map(), spots: new Map() };
  #luck; #pace; #fork; #script;
  #run = 0;
  #listeners = [];

  /**
   * game: { start, moves, names, bots }, with a move and the position after it in each of moves, and for each seat a
   * name and a kind of bot, "" for none; how: { manner, look } as the package has them; seed decides what falls; pace()
   * is how long the page stands still for a decision at first, in milliseconds: see pause; fork(record) opens a game of
   * its own. script has the moves of chance and bots that are decided already, by the moves before them; nothing
   * happens by itself after its last.
   */
  constructor(game, { how, seed, pace, fork, script = /** @type {string[]} */ ([]), at = game.moves.length }) {
    this.game = game;
    this.how = { ...how, manner: { ...how.manner, names: this.called } };
    this.#luck = luck(seed);
    this.#pace = pace;
    this.#fork = fork;
    this.#script = script;
    this.#rest = script.length || -1;
    this.at = Math.max(0, Math.min(at, this.last)) || 0;
    this.eyes = this.persons.length === 1 ? this.persons[0] : 0;
    this.#look();
  }

  /** The persons who are here, by their seats. */
  get persons() { return this.game.bots.flatMap((bot, i) => (bot ? [] : [i + 1])); }

  /** What each seat is called. */
  get called() { return calledAs(this.game.names, this.game.bots); }

  get last() { return this.game.moves.length; }

  get names() { return this.#called.names; }

  get spots() { return this.#called.spots; }

  get #called() {
    const { language } = this.how.manner;
    if (this.#places.language !== language) {
      this.#places = { language, ...placesOf(this.game.start.board()?.hexes ?? []) };
    }
    return this.#places;
  }

  get #drawnLook() { return { ...this.how.manner, ...this.how.look, mapAlone: true, ...fitOf("map") }; }

  /** The position after so many moves. */
  position(at = this.at) { return at === 0 ? this.game.start : this.game.moves[at - 1].after; }

  /** Whether a person here decides in a position. */
  #asksPerson(position) { return position.turn !== 0 && !this.game.bots[position.turn - 1]; }

  // A person sees their own hand. Where hands are hidden the screen is covered until
  // the next person says that they have it.
  #look() {
    const now = this.position(), asked = this.at === this.last && this.#asksPerson(now);
    this.#covered = asked && now.turn !== this.eyes && now.secret;
    if (this.#covered) this.eyes = 0;
    else if (asked) this.eyes = now.turn;
    this.view = this.#view(now, asked);
  }

  #view(now, asked) {
    const { manner } = this.how, { called } = this, asks = asked && !this.#covered, past = this.at < this.last;
    const view = {
      game: now.game, at: this.at, last: this.last, over: now.over, turn: now.turn, phase: now.phase, round: now.round,
      changes: this.#changes,
      tale: `${this.#manners} ${this.game.start.secret ? this.eyes : ""}`, // another one is told from the beginning
      cuts: this.#cuts, // what was told after cuts.at is so no more, since count has changed
      seat: this.eyes, cover: this.#covered ? now.turn : 0, asks,
      waits: past || now.over || asked || this.#trouble !== "" || this.at === this.#rest, // nothing happens by itself
      trouble: this.#trouble && { name: called[now.turn - 1], message: this.#trouble },
      // why nothing is taken back
      noUndo: past ? "hint-past" : this.#undoTo() < 0 || this.#covered ? "refused-undo" : "",
      secret: this.position(this.last).secret, // the record tells what somebody may not see
      prompt: named(now.prompt({ ...manner, you: asks && this.persons.length === 1 ? now.turn : 0 }), this.names),
      result: now.result(manner), pictures: now.pictures(), report: now.report(this.eyes), offers: [],
      olive: now.over && now.game === "steamrollers" && now.seats === 1
        && { name: say("olive-name"), points: now.points(0), wins: now.winners.includes(0) },
      seats: this.game.bots.map((bot, i) => ({
        name: called[i], player: bot || person, points: now.points(i + 1), wins: now.winners.includes(i + 1),
      })),
    };
    if (!asks) return view;
    const says = new Map(now.moves().map((move) => move.toJSON()).map((said) => [said.text, said]));
    const told = (offer) => brief(view, { ...offer, says: says.get(offer.move) }, this, view.report.links);
    return { ...view, offers: now.choices(undefined, manner).map(told) };
  }

  follow(tell) { this.#listeners.push(tell); }

  /** Tells of the position that is shown, and lets chance and bots play on. */
  async #goOn() {
    const run = ++this.#run; // what a person does ends an older run
    this.#trouble = "";
    const begun = performance.now(), left = () => pause(this.#pace(), performance.now() - begun);
    for (let told = -Infinity; ;) {
      const before = this.view;
      this.#look();
      // At full pace not every position is shown on the way.
      if (this.view.waits || left() > 0 || performance.now() - told > unseen) {
        await Promise.all(this.#listeners.map((tell) => tell(this.view, before)));
        told = performance.now();
      }
      if (run !== this.#run || this.view.waits) return;
      try {
        const [move] = await Promise.all([this.#decided(), new Promise((done) => setTimeout(done, left()))]);
        if (run !== this.#run) return;
        this.#play(move);
      } catch (error) {
        if (run !== this.#run) return;
        if (hasStopped(error)) throw error;
        this.#trouble = error.message;
      }
    }
  }

  /** What chance or a bot decides here. */
  #decided() {
    const now = this.position();
    if (this.#script[this.at]) return this.#script[this.at];
    return now.chance ? now.sample(this.#luck) : choose(now, this.game.bots[now.turn - 1], this.#luck);
  }

  #play(move) {
    const after = this.position().apply(move);
    this.#changes++;
    this.game.moves.push({ move: String(move), after });
    this.at++;
  }

  #cut(at) {
    this.game.moves.length = at;
    this.at = at;
    this.#cuts = { count: this.#cuts.count + 1, at };
    this.#changes++;
  }

  /**
   * Begins to play; what falls before anybody decides is there when the table is shown first: nobody wants to watch it.
   */
  async begin() {
    const run = this.#run, fresh = this.last === 0;
    while (fresh && this.at === this.last && this.position().chance) {
      this.#play(this.position().sample(this.#luck));
      if (this.last % 8 === 0) await breathe();
    }
    if (run === this.#run) await this.#goOn();
  }

  /** Makes a move, and with it what has one answer then; a lesson has each move of its record made. */
  move(text) {
    if (!this.view.asks) return;
    this.#play(text);
    for (let move; !this.#script.length && (move = this.#forced(this.at)); ) this.#play(move);
    this.#goOn();
  }

  /** Asks the bot that has failed once more. */
  tryAgain() { this.#goOn(); }

  /** Lets a person play on for it. */
  takeOver() {
    this.game.bots[this.position().turn - 1] = "";
    this.how.manner.names = this.called; // who was alone among bots is so no more
    this.#changes++;
    this.#goOn();
  }

  /**
   * The only move of the seat that has made the move before a position, null where there are several, or where it ends
   * the turn: that is never done unasked.
   */
  #forced(at) {
    const now = this.position(at), moves = now.turn && at > 0 && this.position(at - 1).turn === now.turn ? now.moves()
      : [];
    if (moves.length !== 1) return null;
    const move = moves.at(0);
    return now.apply(move).turn === now.turn ? move : null;
  }

  // The last position in which a person decided between several moves, if chance has decided nothing since; -1 if there
  // is none.
  #undoTo() {
    if (this.at < this.last) return -1;
    for (let at = this.last - 1; at >= 0 && !this.position(at).chance; at--) {
      if (this.#asksPerson(this.position(at)) && !this.#forced(at)) return at;
    }
    return -1;
  }

  undo() {
    const at = this.#undoTo();
    if (at < 0) return;
    this.#cut(at);
    this.#goOn();
  }

  show(at) {
    if (at < 0 || at > this.last || at === this.at) return;
    this.at = at;
    this.#goOn();
  }

  /** Begins another game at the position that is shown; this one stays as it is. */
  playOn() { this.#fork(this.record(this.at)); }

  /** The person who is asked has the screen. */
  uncover() {
    this.eyes = this.position().turn;
    this.#goOn();
  }

  /** Is told and drawn in another manner from now on. */
  manner({ manner, look }) {
    this.how = { manner: { ...manner, names: this.called }, look };
    this.#manners++;
    this.#goOn();
  }

  leave() {
    this.#run++;
    this.#listeners = [];
    this.view = { ...this.view, asks: false }; // what is still answered about the one before comes too late
  }

  choice(part) {
    if (!this.view.asks) return { options: [], tracks: "" };
    const now = this.position();
    return locatedChoice(this.view, now.click(part, { ...this.#drawnLook, you: now.turn }), this);
  }

  routes(move) { return this.view.asks ? this.position().routes(move, this.#drawnLook) : []; }

  whyNot(kind) { return this.position().whyNot({ kind }, { ...this.how.manner, you: this.view.turn }); }

  /** A picture in the look of the table, but for what is said otherwise. */
  async picture(name, otherwise) {
    const look = { ...this.#drawnLook, ...otherwise, seat: this.view.seat, marks: this.view.asks, last: true };
    const { at } = this;
    if (at === 0) return draw(this.game.start, "", name, look);
    return draw(this.position(at - 1), this.game.moves[at - 1].move, name, look);
  }

  story(from, to) {
    return this.game.moves.slice(from, to).map(({ move, after }, i) => {
      const { turn: seat, round } = this.position(from + i), told = after.story(this.how.manner, this.view.seat);
      return { at: from + i + 1, move, seat, round, lines: told.map((line) => locatedLine(line, this)) };
    });
  }

  get movers() { return Array.from({ length: this.at }, (_, i) => this.position(i).turn); }

  pointsAt(at) { return this.view.seats.map((_, i) => this.position(at).points(i + 1)); }

  help() { return this.position().help(this.how.manner); }

  ledger() { return this.position().ledger(this.how.manner); }

  /**
   * The move that the best bot makes here, and the runner-up if there is one, each with its value; see consider of the
   * package.
   */
  async hint() {
    const { best: first, second } = await consider(this.position(), best(this.view.game));
    return { ...first, second };
  }

  /** A move as it is drawn on the board: a picture with the way of what it brings, and the tracks of its hexes. */
  drawnMove(move) {
    const now = this.position(), tracks = now.overlay([move], this.#drawnLook).map(({ drawn }) => drawn);
    return { move, route: now.routes(move, this.#drawnLook)[0]?.drawn, tracks };
  }

  /**
   * What a move is worth, as the best bot sees it: the chance to win of the seat that makes it, its points, and what it
   * does.
   */
  async weigh(move) {
    const now = this.position(), { turn } = now, after = now.apply(move), points = after.points(turn);
    const [, ...lines] = after.story(this.how.manner, this.view.seat).filter(({ kind }) => kind !== "turn begun");
    const odds = await judge(now, best(now.game), move);
    return { chance: odds[turn - 1], points, lines: lines.map(({ text }) => located(text, this)) };
  }

  /** What each seat can expect of the win in the position that is shown. */
  odds() { return judge(this.position(), best(this.view.game)); }

  /** The course of the game, when it is over. */
  course() { return courseOf(this); }

  /** The board with the way of the delivery that was the move before a position, or without one. */
  drawnAt(at) {
    const before = this.position(at - 1), { move } = this.game.moves[at - 1];
    const drawn = before.routes(move, this.#drawnLook)[0]?.drawn;
    return drawn ?? draw(before, move, boardOf(before.game, before.turn), this.#drawnLook);
  }

  /** The board after so many moves: in SteamRollers that of a seat. */
  boardAt(at, seat) { return draw(this.position(at), "", boardOf(this.view.game, seat),
    { ...this.#drawnLook, marks: false }); }

  get #notes() { return noted(this.game.names, this.game.bots); }

  /** The game as text up to a position, to its end unless it is said. */
  record(at = this.last) { return this.position(at).record(this.#notes); }

  /** The position that is shown as a record without moves. */
  standing() { return fromText(this.position().text()).record(this.#notes); }

  /** A position as the seat that looks sees it, as a record without moves: what is hidden from it is dealt anew. */
  seen(at = this.at) {
    return this.position(at).redealt(this.view.seat).record(this.#notes);
  }
}
