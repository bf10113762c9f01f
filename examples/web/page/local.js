// A table in this browser: the game with all its positions, persons who pass
// the screen on to each other, and bots. A table is all that the page knows of
// where a game is played; any other has the same shape:
//
//   view                what there is to see; see #look
//   follow(tell)        tell(view, before) after each change; the game waits for what it returns
//   begin()             tells of the position that is shown, and lets the game go on
//   move(text)          a move of the person who is asked; throws a refusal
//   choice(part)        what a click on a part of a picture chooses, or why nothing
//   routes(move)        the ways of a delivery, as pictures
//   picture(name)       SVG
//   hint(), odds()      a move that a bot would make, and what each seat can expect of the win; a table need not have them
//   weigh(move)         what a move of who is asked is worth, as a bot sees it: { chance, points, lines }; where there is a hint
//   tryAgain(), takeOver()  where view.trouble says that a bot has failed: it is asked again, or a person plays on for it
//   story(from, to)     what the moves from one to another did: { at, seat, lines }, as the package tells events
//   ledger(), help()    where each point comes from; how the game is played
//   undo(), show(at), playOn(), uncover(), manner(how), leave()
//   record(), position(), seen(at)  the game, the position that is shown, and a position as the seat that looks sees it, each as text; a table that
//                       keeps no games need have the first alone
//
// Whatever they give may be a promise of it.

import { choices, fromText } from "./railhex/index.js";
import { choose, draw, judge } from "./aside.js";
import { luck } from "./luck.js";
import { noted } from "./notes.js";
import { person } from "./seats.js";
import { hasStopped } from "./trouble.js";

/** The best bot of a game. */
const best = (game) => choices().games.find((one) => one.game === game).bots.at(-1);

const unseen = 300; // milliseconds for which the page shows nothing new while chance and bots play at full pace

export class LocalTable {
  #game; #how; #luck; #pace; #at;
  #eyes; // the seat of who looks at the screen, 0 for nobody's
  #covered = false;
  #manners = 0; // counts in how many manners all was told
  #cuts = { count: 0, at: 0 }; // how often moves were forgotten, and after which one the last time
  #changes = 0; // counts how often moves were made or taken back
  #run = 0;
  #trouble = ""; // why the bot that is asked has failed
  #listeners = [];

  /**
   * game: { start, moves, names, bots }, with a move and the position after it in each of moves, and for each seat a name and a kind of bot, "" for none;
   * how: { manner, look } as the package has them; seed decides what falls; pace() is how long the page stands still between moves, in milliseconds.
   */
  constructor(game, { how, seed, pace, at = game.moves.length }) {
    this.#game = game;
    this.#how = { ...how, manner: { ...how.manner, names: game.names } };
    this.#luck = luck(seed);
    this.#pace = pace;
    this.#at = Math.max(0, Math.min(at, game.moves.length)) || 0;
    this.#eyes = this.#persons.length === 1 ? this.#persons[0] : 0;
    this.#look();
  }

  get #persons() {
    return this.#game.bots.flatMap((bot, i) => (bot ? [] : [i + 1]));
  }

  #position(at = this.#at) {
    return at === 0 ? this.#game.start : this.#game.moves[at - 1].after;
  }

  get #last() { return this.#game.moves.length; }

  /** Whether a person here decides in a position. */
  #asksPerson(position) {
    return position.turn !== 0 && !this.#game.bots[position.turn - 1];
  }

  // Who looks at the screen sees her own hand. Where hands are hidden the
  // screen is covered until the next person says that she has it.
  #look() {
    const now = this.#position();
    const past = this.#at < this.#last;
    const asked = !past && this.#asksPerson(now);
    this.#covered = asked && now.turn !== this.#eyes && now.secret;
    if (this.#covered) this.#eyes = 0;
    else if (asked) this.#eyes = now.turn;
    const { manner } = this.#how;
    const asks = asked && !this.#covered;
    this.view = {
      game: now.game, at: this.#at, last: this.#last, over: now.over, turn: now.turn, phase: now.phase, round: now.round,
      changes: this.#changes,
      tale: `${this.#manners} ${this.#game.start.secret ? this.#eyes : ""}`, // another one is told from the beginning
      cuts: this.#cuts, // what was told after cuts.at is so no more, since count has changed
      seat: this.#covered ? 0 : this.#eyes,
      cover: this.#covered ? now.turn : 0,
      waits: past || now.over || asked || this.#trouble !== "", // nothing happens by itself
      trouble: this.#trouble && { name: this.#called(now.turn - 1), message: this.#trouble },
      asks,
      noUndo: past ? "hint-past" : this.#undoTo() < 0 || this.#covered ? "refused-undo" : "", // why nothing can be taken back
      secret: this.#position(this.#last).secret, // the record tells what somebody may not see
      prompt: now.prompt(manner), result: now.result(manner),
      options: asks ? now.options(manner) : [],
      pictures: now.pictures(),
      seats: this.#game.bots.map((bot, i) => ({
        name: this.#called(i), player: bot || person, points: now.points(i + 1), wins: now.winners.includes(i + 1),
      })),
    };
  }

  #called(i) { return this.#game.names[i] || `P${i + 1}`; }

  follow(tell) { this.#listeners.push(tell); }

  async #tell(before) {
    await Promise.all(this.#listeners.map((tell) => tell(this.view, before)));
  }

  /** Tells of the position that is shown, and lets chance and bots play on. */
  async #goOn() {
    const run = ++this.#run; // what a person does ends an older run
    this.#trouble = "";
    let told = -Infinity;
    for (;;) {
      const before = this.view;
      this.#look();
      // At full pace not every position is shown on the way.
      if (this.view.waits || this.#pace() > 0 || performance.now() - told > unseen) {
        await this.#tell(before);
        told = performance.now();
      }
      if (run !== this.#run || this.view.waits) return;
      await new Promise((done) => setTimeout(done, this.#pace()));
      if (run !== this.#run) return;
      const now = this.#position();
      if (now.chance) {
        this.#play(now.sample(this.#luck));
        continue;
      }
      try {
        const move = await choose(now, this.#game.bots[now.turn - 1], this.#luck);
        if (run !== this.#run) return;
        this.#play(move);
      } catch (error) {
        if (run !== this.#run) return;
        if (hasStopped(error)) throw error;
        this.#trouble = error.message;
      }
    }
  }

  #play(move) {
    const after = this.#position().apply(move);
    this.#changes++;
    this.#game.moves.push({ move: String(move), after });
    this.#at++;
  }

  /** Begins to play; the table is shown before. */
  begin() { return this.#goOn(); }

  move(text) {
    if (!this.view.asks) return;
    this.#play(text);
    this.#goOn();
  }

  /** Asks the bot that has failed once more. */
  tryAgain() { this.#goOn(); }

  /** Lets a person play on for it. */
  takeOver() {
    this.#game.bots[this.#position().turn - 1] = "";
    this.#changes++;
    this.#goOn();
  }

  // The last position in which a person decided, if chance has decided nothing
  // since; -1 if there is none.
  #undoTo() {
    if (this.#at < this.#last) return -1;
    for (let at = this.#last - 1; at >= 0 && !this.#position(at).chance; at--) {
      if (this.#asksPerson(this.#position(at))) return at;
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
    if (at < 0 || at > this.#last || at === this.#at) return;
    this.#at = at;
    this.#goOn();
  }

  /** Forgets what came after the position that is shown. */
  playOn() {
    this.#cut(this.#at);
    this.#goOn();
  }

  #cut(at) {
    for (const { after } of this.#game.moves.splice(at)) after.free();
    this.#at = at;
    this.#cuts = { count: this.#cuts.count + 1, at };
    this.#changes++;
  }

  /** The person who is asked has the screen. */
  uncover() {
    this.#eyes = this.#position().turn;
    this.#goOn();
  }

  /** Is told and drawn in another manner from now on. */
  manner({ manner, look }) {
    this.#how = { manner: { ...manner, names: this.#game.names }, look };
    this.#manners++;
    this.#goOn();
  }

  choice(part) {
    return this.view.asks ? this.#position().click(part, this.#drawn) : { options: [], tracks: "" };
  }

  get #drawn() { return { ...this.#how.manner, ...this.#how.look }; }

  /** The move that the best bot makes here; it leaves nothing to the luck of the game. */
  hint() {
    const now = this.#position();
    return choose(now, best(now.game), Math.random);
  }

  /** What a move is worth, as the best bot sees it: the chance to win of who makes it and her points after it, and what it does. */
  async weigh(move) {
    const now = this.#position();
    const { turn } = now;
    const after = now.apply(move);
    const [points, lines] = [after.points(turn), after.story(this.#how.manner, this.view.seat)];
    after.free();
    const odds = await judge(now, best(now.game), move);
    return { chance: odds[turn - 1], points, lines: lines.map(({ text }) => text) };
  }

  /** What each seat can expect of the win in the position that is shown. */
  odds() {
    const now = this.#position();
    return judge(now, best(now.game));
  }

  routes(move) { return this.view.asks ? this.#position().routes(move, this.#drawn) : []; }

  async picture(name) {
    const look = { ...this.#drawn, seat: this.view.seat, marks: this.view.asks, last: true };
    const at = this.#at;
    return at === 0 ? draw(this.#game.start, "", name, look) : draw(this.#position(at - 1), this.#game.moves[at - 1].move, name, look);
  }

  story(from, to) {
    const { manner } = this.#how;
    return this.#game.moves.slice(from, to).map(({ after }, i) => ({
      at: from + i + 1, seat: this.#position(from + i).turn, lines: after.story(manner, this.view.seat),
    }));
  }

  /** How the game is played, as the package tells it. */
  help() { return this.#position().help(this.#how.manner); }

  ledger() { return this.#position().ledger(this.#how.manner); }

  get #notes() { return noted(this.#game.names, this.#game.bots); }

  /** The game as text, whatever position is shown. */
  record() { return this.#position(this.#last).record(this.#notes); }

  /** The position that is shown as a record without moves. */
  position() { return fromText(this.#position().text()).record(this.#notes); }

  /** A position as the seat that looks sees it, as a record without moves: what is hidden from it is dealt anew. */
  seen(at = this.#at) {
    const imagined = this.#position(at).redealt(this.view.seat);
    const text = imagined.record(this.#notes);
    imagined.free();
    return text;
  }

  leave() {
    this.#run++;
    this.#listeners = [];
    this.#cut(0);
    this.#game.start.free();
  }
}
