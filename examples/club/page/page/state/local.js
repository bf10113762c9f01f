// A table in this browser: the game with all its positions, persons who pass
// the screen on to each other, and bots. A table is all that the page knows of
// where a game is played; any other has the same shape:
//
//   view                what there is to see; see reading.js
//   follow(tell)        tell(view, before) after each change; the game waits for what it returns
//   begin()             tells of the position that is shown, and lets the game go on
//   move(text)          a move of the person who is asked; throws a refusal
//   choice(part)        what a click on a part of a picture chooses, or why nothing
//   routes(move)        the ways of a delivery, as pictures
//   picture(name)       SVG
//   hint(), odds()      a move that a bot would make, { move, value }, and as second the runner-up; what each seat can expect of the win; a table
//                       need not have them
//   hexesOf(move), drawnMove(move)  the hexes that a move is about, and how it is drawn: { move, route, ghosts }; where there is a hint
//   movers, pointsAt(at)  who has made each of the moves before the position that is shown, 0 for chance, and the points of all seats after so many moves
//   whyNot(kind), names  why nothing of a kind is offered, null if nothing is known, and what hexes are called
//   course(), drawnAt(at), boardAt(at, seat)  how a game that is over has gone, and the delivery before a position and the board at it as pictures; a
//                       table need not have them
//   weigh(move)         what a move of who is asked is worth, as a bot sees it: { chance, points, lines }; where there is a hint
//   tryAgain(), takeOver()  where view.trouble says that a bot has failed: it is asked again, or a person plays on for it
//   story(from, to)     what the moves from one to another did: { at, move, seat, lines }, as the package tells events
//   ledger(), help()    where each point comes from; how the game is played
//   undo(), show(at), playOn(), uncover(), manner(how), leave()
//   record(), standing(), seen(at)  the game, the position that is shown, and a position as the seat that looks sees it, each as text; a table that
//                       keeps no games need have the first alone
//
// Whatever they give may be a promise of it.

import { choose } from "../engine/workers.js";
import { breathe } from "../app/dom.js";
import { luck } from "../engine/luck.js";
import { pause } from "../core/pace.js";
import { Looking } from "./looking.js";
import { hasStopped } from "../app/trouble.js";

const unseen = 300; // milliseconds for which the page shows nothing new while chance and bots play at full pace

export class LocalTable extends Looking {
  heading = ""; // what stands in place of the round
  #luck; #pace; #fork; #script;
  #run = 0;
  #listeners = [];

  /**
   * game: { start, moves, names, bots }, with a move and the position after it in each of moves, and for each seat a name and a kind of bot, "" for none;
   * how: { manner, look } as the package has them; seed decides what falls; pace() is how long the page stands still for a decision at first, in milliseconds: see pause;
   * fork(record) opens a game of its own. script has the moves of chance and bots that are decided already, by the moves before them;
   * nothing happens by itself after its last.
   */
  constructor(game, { how, seed, pace, fork, script = [], at = game.moves.length }) {
    super();
    this.game = game;
    this.how = { ...how, manner: { ...how.manner, names: this.called } };
    this.#luck = luck(seed);
    this.#pace = pace;
    this.#fork = fork;
    this.#script = script;
    this.rest = script.length || -1;
    this.at = Math.max(0, Math.min(at, this.last)) || 0;
    this.eyes = this.persons.length === 1 ? this.persons[0] : 0;
    this.look();
  }

  follow(tell) { this.#listeners.push(tell); }

  async #tell(before) {
    await Promise.all(this.#listeners.map((tell) => tell(this.view, before)));
  }

  /** Tells of the position that is shown, and lets chance and bots play on. */
  async #goOn() {
    const run = ++this.#run; // what a person does ends an older run
    this.trouble = "";
    const begun = performance.now();
    const left = () => pause(this.#pace(), performance.now() - begun);
    let told = -Infinity;
    for (;;) {
      const before = this.view;
      this.look();
      // At full pace not every position is shown on the way.
      if (this.view.waits || left() > 0 || performance.now() - told > unseen) {
        await this.#tell(before);
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
        this.trouble = error.message;
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
    this.changes++;
    this.game.moves.push({ move: String(move), after });
    this.at++;
  }

  /** What falls before anybody decides is there when the table is shown first: nobody wants to watch it. */
  async #setUp() {
    while (this.at === this.last && this.position().chance) {
      this.#play(this.position().sample(this.#luck));
      if (this.last % 8 === 0) await breathe();
    }
  }

  /** Begins to play; the table is shown before. */
  async begin() {
    const run = this.#run;
    if (this.game.moves.length === 0) await this.#setUp();
    if (run === this.#run) await this.#goOn();
  }

  move(text) {
    if (!this.view.asks) return;
    this.#play(text);
    this.#playForced();
    this.#goOn();
  }

  /** What has one answer is done with the move before; a lesson has each move of its record made. */
  #playForced() {
    for (let move; !this.#script.length && (move = this.forced(this.at)); ) this.#play(move);
  }

  /** Asks the bot that has failed once more. */
  tryAgain() { this.#goOn(); }

  /** Lets a person play on for it. */
  takeOver() {
    this.game.bots[this.position().turn - 1] = "";
    this.how.manner.names = this.called; // who was alone among bots is so no more
    this.changes++;
    this.#goOn();
  }

  undo() {
    const at = this.undoTo();
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

  /** Goes on with the game as it went on elsewhere; moves that both have stay. */
  adopt({ start, moves, bots }) {
    const atEnd = this.at === this.last, { at } = this;
    const apart = moves.findIndex(({ move }, i) => move !== this.game.moves[i]?.move);
    const same = apart < 0 ? moves.length : apart;
    if (same < this.last) this.#cut(same);
    for (const { after } of moves.slice(0, same)) after.free();
    start.free();
    this.game.moves.push(...moves.slice(same));
    this.game.bots = bots;
    this.at = atEnd ? this.last : Math.min(at, this.last);
    this.changes++;
    this.#goOn();
  }

  #cut(at) {
    for (const { after } of this.game.moves.splice(at)) after.free();
    this.at = at;
    this.cuts = { count: this.cuts.count + 1, at };
    this.changes++;
  }

  /** The person who is asked has the screen. */
  uncover() {
    this.eyes = this.position().turn;
    this.#goOn();
  }

  /** Is told and drawn in another manner from now on. */
  manner({ manner, look }) {
    this.how = { manner: { ...manner, names: this.called }, look };
    this.manners++;
    this.#goOn();
  }

  leave() {
    this.#run++;
    this.#listeners = [];
    this.view = { ...this.view, asks: false }; // what is still answered about the one before comes too late
    this.#cut(0);
    this.game.start.free();
  }
}
