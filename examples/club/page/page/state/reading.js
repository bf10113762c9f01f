// What can be read of a game at a table of this browser: what there is to see, to
// choose, to ask a bot and to save. Nothing here changes the game; see local.js.

import { choices, fromText } from "../railhex/index.js";
import { consider, draw, judge } from "../engine/workers.js";
import { brief } from "../play/brief.js";
import { located, locatedChoice, locatedLine, named } from "../board/names.js";
import { noted } from "./notes.js";
import { fitOf } from "../board/fit.js";
import { calledAs, person } from "../play/seats.js";
import { say } from "../i18n/text.js";

/** The best bot of a game. */
const best = (game) => choices().games.find((one) => one.game === game).bots.at(-1);

export class Reading {
  game; // { start, moves, names, bots }: see LocalTable
  how; // { manner, look }, with the names of the players
  at; // the position that is shown, by the moves before it
  eyes; // the seat of the person who looks at the screen, 0 for nobody's
  covered = false;
  rest = -1; // the position at which the table rests, whoever is asked
  trouble = ""; // why the bot that is asked has failed
  manners = 0; // counts in how many manners all was told
  cuts = { count: 0, at: 0 }; // how often moves were forgotten, and after which one the last time
  changes = 0; // counts how often moves were made or taken back

  /** What hexes are called that have a name, and where the others lie: see Looking. */
  get names() { return new Map(); }
  get spots() { return new Map(); }

  /** The persons who are here, by their seats. */
  get persons() {
    return this.game.bots.flatMap((bot, i) => (bot ? [] : [i + 1]));
  }

  get last() { return this.game.moves.length; }

  /** The position after so many moves. */
  position(at = this.at) {
    return at === 0 ? this.game.start : this.game.moves[at - 1].after;
  }

  /** Whether a person here decides in a position. */
  asksPerson(position) {
    return position.turn !== 0 && !this.game.bots[position.turn - 1];
  }

  // A person sees their own hand. Where hands are hidden the screen is covered until
  // the next person says that they have it.
  look() {
    const now = this.position();
    const past = this.at < this.last;
    const asked = !past && this.asksPerson(now);
    this.covered = asked && now.turn !== this.eyes && now.secret;
    if (this.covered) this.eyes = 0;
    else if (asked) this.eyes = now.turn;
    this.view = this.#view(now, past, asked);
  }

  #view(now, past, asked) {
    const { manner } = this.how;
    const asks = asked && !this.covered;
    return {
      game: now.game, at: this.at, last: this.last, over: now.over, turn: now.turn, phase: now.phase, round: now.round,
      changes: this.changes,
      tale: `${this.manners} ${this.game.start.secret ? this.eyes : ""}`, // another one is told from the beginning
      cuts: this.cuts, // what was told after cuts.at is so no more, since count has changed
      seat: this.covered ? 0 : this.eyes,
      cover: this.covered ? now.turn : 0,
      waits: past || now.over || asked || this.trouble !== "" || this.at === this.rest, // nothing happens by itself
      trouble: this.trouble && { name: this.#called(now.turn - 1), message: this.trouble },
      asks,
      noUndo: past ? "hint-past" : this.undoTo() < 0 || this.covered ? "refused-undo" : "", // why nothing can be taken back
      secret: this.position(this.last).secret, // the record tells what somebody may not see
      prompt: named(now.prompt({ ...manner, you: asks && this.persons.length === 1 ? now.turn : 0 }), this.names), result: now.result(manner),
      options: asks ? now.options(manner) : [],
      offers: asks ? this.#offers(now) : [],
      pictures: now.pictures(),
      olive: now.over && now.game === "steamrollers" && now.seats === 1 && { name: say("olive-name"), points: now.points(0), wins: now.winners.includes(0) },
      seats: this.game.bots.map((bot, i) => ({
        name: this.#called(i), player: bot || person, points: now.points(i + 1), wins: now.winners.includes(i + 1),
      })),
    };
  }

  /** What the player who is asked can do, with what its moves say. */
  #offers(now) {
    const says = new Map(now.moves().map((move) => move.toJSON()).map((said) => [said.text, said]));
    return now.choices(undefined, this.how.manner).map((offer) => ({ ...brief(now.game, offer, this.names, this.spots), says: says.get(offer.move) }));
  }

  #called(i) { return this.called[i]; }

  /** What each seat is called. */
  get called() { return calledAs(this.game.names, this.game.bots); }

  /**
   * The only move of the seat that has made the move before a position, null where there are several, or where it ends
   * the turn: that is never done unasked.
   */
  forced(at) {
    const now = this.position(at), moves = now.turn && at > 0 && this.position(at - 1).turn === now.turn ? now.moves() : [];
    if (moves.length !== 1) return null;
    const move = moves.at(0), after = now.apply(move), { turn } = after;
    after.free();
    return turn === now.turn ? move : null;
  }

  // The last position in which a person decided between several moves, if chance has decided nothing since; -1 if there
  // is none.
  undoTo() {
    if (this.at < this.last) return -1;
    for (let at = this.last - 1; at >= 0 && !this.position(at).chance; at--) {
      if (this.asksPerson(this.position(at)) && !this.forced(at)) return at;
    }
    return -1;
  }

  choice(part) {
    if (!this.view.asks) return { options: [], tracks: "" };
    const now = this.position();
    return locatedChoice(now.game, now.click(part, { ...this.drawnLook, you: now.turn }), this);
  }

  /** Why nothing of a kind is offered, null if nothing is known. */
  whyNot(kind) { return this.position().whyNot({ kind }, { ...this.how.manner, you: this.view.turn }); }

  get drawnLook() { return { ...this.how.manner, ...this.how.look, mapAlone: true, ...fitOf("map") }; }

  /** The move that the best bot makes here, and the runner-up if there is one, each with its value; see consider of the package. */
  async hint() {
    const { best: first, second } = await consider(this.position(), best(this.view.game));
    return { ...first, second };
  }

  /** A move as it is drawn on the board: a picture with the way of what it brings, or the tracks of its hexes. */
  drawnMove(move) {
    const now = this.position(), board = now.game === "steamrollers" ? `P${now.turn}` : "map";
    const ghosts = this.hexesOf(move).map((hex) => now.click(`${board}/hex-${hex}`, { ...this.drawnLook, you: now.turn }).ghosts);
    return { move, route: now.routes(move, this.drawnLook)[0]?.drawn, ghosts: ghosts.filter(Boolean) };
  }

  /** The hexes that a move is about. */
  hexesOf(move) {
    return this.position().choices().find((choice) => choice.move === move)?.hexes ?? [];
  }

  /** What a move is worth, as the best bot sees it: the chance to win of the seat that makes it and its points after it, and what it does. */
  async weigh(move) {
    const now = this.position();
    const { turn } = now;
    const after = now.apply(move);
    const [points, lines] = [after.points(turn), after.story(this.how.manner, this.view.seat)];
    after.free();
    const odds = await judge(now, best(now.game), move);
    return { chance: odds[turn - 1], points, lines: lines.filter(({ kind }) => kind !== "turn begun").slice(1).map(({ text }) => located(text, this)) }; // the first is the move
  }

  /** What each seat can expect of the win in the position that is shown. */
  odds() {
    const now = this.position();
    return judge(now, best(now.game));
  }

  routes(move) { return this.view.asks ? this.position().routes(move, this.drawnLook) : []; }

  /** The position as the seat that looks may see it, as the notation has it. */
  report() { return this.position().report(this.view.seat); }

  /** A picture in the look of the table, but for what is said otherwise. */
  async picture(name, otherwise) {
    const look = { ...this.drawnLook, ...otherwise, seat: this.view.seat, marks: this.view.asks, last: true };
    const { at } = this;
    return at === 0 ? draw(this.game.start, "", name, look) : draw(this.position(at - 1), this.game.moves[at - 1].move, name, look);
  }

  story(from, to) {
    const { manner } = this.how;
    return this.game.moves.slice(from, to).map(({ move, after }, i) => ({
      at: from + i + 1, move, seat: this.position(from + i).turn, round: this.position(from + i).round,
      lines: after.story(manner, this.view.seat).map((line) => locatedLine(line, this)),
    }));
  }

  /** How the game is played, as the package tells it. */
  help() { return this.position().help(this.how.manner); }

  ledger() { return this.position().ledger(this.how.manner); }

  get #notes() { return noted(this.game.names, this.game.bots); }

  /** The game as text up to a position, to its end unless it is said. */
  record(at = this.last) { return this.position(at).record(this.#notes); }

  /** The position that is shown as a record without moves. */
  standing() { return fromText(this.position().text()).record(this.#notes); }

  /** A position as the seat that looks sees it, as a record without moves: what is hidden from it is dealt anew. */
  seen(at = this.at) {
    const imagined = this.position(at).redealt(this.view.seat);
    const text = imagined.record(this.#notes);
    imagined.free();
    return text;
  }
}
