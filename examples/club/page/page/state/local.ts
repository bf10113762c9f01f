// A table in this browser: the game with all its positions, persons who pass the screen on to each other, and bots. It
// is of the same shape as one that a server keeps (served/remote); only here there is a bot to ask.

import { hasStopped } from "../app/dialogs.js";
import { breathe } from "../app/dom.js";
import { brief, type Hexes } from "../board/names.js";
import { boardFit } from "../board/pictures.js";
import { luck } from "../core/luck.js";
import { pause } from "../core/pace.js";
import type { Look, Step, Table, View, Weighed } from "../core/types.js";
import { type Course, courseOf } from "../end/course.js";
import { choose, draw, think } from "../engine/engine.js";
import { say } from "../i18n/text.js";
import { calledAs, noted, person } from "../play/seats.js";
import { type Choice, type Considered, choices, fromText, type Game, type Ledger, type Manner, type Move,
  type Paragraph, type Refused, type Route, type SeatLook } from "../railhex/index.js";
import { how } from "../settings/settings.js";

const unseen = 300; // milliseconds for which the page shows nothing new while chance and bots play at full pace

/** The best bot of a game. */
const best = (game: string): string => choices().games.find((one) => one.game === game)!.bots.at(-1)!;

/** A game with a position after each of its moves; by seat names, and kinds of bots, "" for a person. */
export interface Played {
  start: Game; moves: { move: string; after: Game }[]; names: string[]; bots: string[];
}

/** What a table goes by. */
interface Ways {
  /** Decides what falls. */
  seed: number;
  /** How long the page stands still for a decision at first, in milliseconds: see pause. */
  pace(): number;
  /** Opens a game of its own. */
  fork?(record: string): unknown;
  /** All moves, where they are decided already; nothing happens by itself after the last. */
  script?: string[];
  /** The position that is shown first, the last unless it is said. */
  at?: number;
}

export class LocalTable implements Table {
  view: View;
  heading = ""; // what stands in place of the round
  hexes: Hexes;
  at: number;
  eyes: number; // the seat of the person who looks at the screen, 0 for nobody's
  #covered = false;
  #trouble = ""; // why the bot that is asked has failed
  steps: Step[] = []; // what the moves did, as far as it was told
  #changes = 0;
  #luck: () => number;
  #run = 0;
  #listeners: ((view: View, before: View) => unknown)[] = [];

  constructor(readonly game: Played, private ways: Ways) {
    this.#luck = luck(ways.seed);
    this.at = Math.max(0, Math.min(ways.at ?? this.last, this.last)) || 0;
    this.eyes = (this.persons.length === 1 && this.persons[0]) || 0;
    this.hexes = game.start.board()?.hexes ?? [];
    this.view = this.#look();
  }

  /** The persons who are here, by their seats. */
  get persons(): number[] { return this.game.bots.flatMap((bot, i) => (bot ? [] : [i + 1])); }

  /** What each seat is called. */
  get called(): string[] { return calledAs(this.game.names, this.game.bots); }

  get last(): number { return this.game.moves.length; }

  get #manner(): Manner { return { ...how().manner, names: this.called, places: true }; }

  get #drawnLook(): SeatLook { return { ...this.#manner, ...how().look, mapAlone: true, ...boardFit() }; }

  /** The position after so many moves. */
  position(at = this.at): Game { return at === 0 ? this.game.start : this.game.moves[at - 1]!.after; }

  /** Whether a person here decides in a position. */
  #asksPerson(position: Game): boolean { return position.turn !== 0 && !this.game.bots[position.turn - 1]; }

  // A person sees their own hand. Where hands are hidden the screen is covered until
  // the next person says that they have it.
  #look(): View {
    const now = this.position(), asked = this.at === this.last && this.#asksPerson(now);
    this.#covered = asked && now.turn !== this.eyes && now.secret;
    if (this.#covered) this.eyes = 0;
    else if (asked) this.eyes = now.turn;
    if (this.game.start.secret && this.eyes !== this.view?.seat) this.steps = []; // another seat sees other things
    return this.#view(now, asked);
  }

  #view(now: Game, asked: boolean): View {
    const manner = this.#manner, { called } = this, asks = asked && !this.#covered, past = this.at < this.last;
    const view: View = {
      game: now.game, at: this.at, last: this.last, over: now.over, turn: now.turn, phase: now.phase, round: now.round,
      changes: this.#changes,
      seat: this.eyes, cover: this.#covered ? now.turn : 0, asks,
      // where all moves are decided, the table rests after the last, whoever is asked
      waits: past || now.over || asked || this.#trouble !== "" || this.at === this.ways.script?.length,
      trouble: this.#trouble && { name: called[now.turn - 1]!, message: this.#trouble },
      // why nothing is taken back
      noUndo: past ? "hint-past" : this.#undoTo() < 0 || this.#covered ? "refused-undo" : "",
      secret: this.position(this.last).secret, // the record tells what somebody may not see
      prompt: now.prompt({ ...manner, you: asks && this.persons.length === 1 ? now.turn : 0 }),
      result: now.result(manner), pictures: now.pictures(), report: now.report(this.eyes), offers: [],
      olive: now.over && now.game === "steamrollers" && now.seats === 1
        && { name: say("olive-name"), points: now.points(0), wins: now.winners.includes(0) },
      seats: this.game.bots.map((bot, i) => ({
        name: called[i]!, player: bot || person, points: now.points(i + 1), wins: now.winners.includes(i + 1),
      })),
    };
    if (!asks) return view;
    const says = new Map(now.moves().map((move) => [move.text, move.toJSON()]));
    const offers = now.choices(undefined, manner)
      .map((offer) => brief(view, { ...offer, says: says.get(offer.move) }, this.hexes));
    return { ...view, offers };
  }

  follow(tell: (view: View, before: View) => unknown): void { this.#listeners.push(tell); }

  /** Tells of the position that is shown, and lets chance and bots play on. */
  async #goOn(): Promise<void> {
    const run = ++this.#run; // what a person does ends an older run
    this.#trouble = "";
    const begun = performance.now(), left = () => pause(this.ways.pace(), performance.now() - begun);
    for (let told = -Infinity; ;) {
      const before = this.view;
      this.view = this.#look();
      // At full pace not every position is shown on the way.
      if (this.view.waits || left() > 0 || performance.now() - told > unseen) {
        await Promise.all(this.#listeners.map((tell) => tell(this.view, before)));
        told = performance.now();
      }
      if (run !== this.#run || this.view.waits) return;
      try {
        const [move] = await Promise.all([this.#decided(), new Promise((done) => { setTimeout(done, left()); })]);
        if (run !== this.#run) return;
        this.#play(move);
      } catch (error) {
        if (run !== this.#run) return;
        if (hasStopped(error)) throw error;
        this.#trouble = error instanceof Error ? error.message : String(error);
      }
    }
  }

  /** What chance or a bot decides here. */
  #decided(): Move | string | Promise<string> {
    const now = this.position(), { bots } = this.game, decided = this.ways.script?.[this.at];
    return decided ?? (now.chance ? now.sample(this.#luck) : choose(now, bots[now.turn - 1]!, this.#luck));
  }

  #play(move: Move | string): void {
    const after = this.position().apply(move);
    this.#changes++;
    this.game.moves.push({ move: String(move), after });
    this.at++;
  }

  #cut(at: number): void {
    this.game.moves.length = at;
    this.at = at;
    this.steps.length = Math.min(at, this.steps.length);
    this.#changes++;
  }

  /**
   * Begins to play; what falls before anybody decides is there when the table is shown first: nobody wants to watch it.
   */
  async begin(): Promise<void> {
    const run = this.#run, fresh = this.last === 0;
    while (fresh && this.at === this.last && this.position().chance) {
      this.#play(this.position().sample(this.#luck));
      if (this.last % 8 === 0) await breathe();
    }
    if (run === this.#run) await this.#goOn();
  }

  /** Makes a move, and with it what has one answer then; a lesson has each move of its record made. */
  move(text: string): void {
    if (!this.view.asks) return;
    this.#play(text);
    for (let move = this.#forced(); move && !this.ways.script; move = this.#forced()) this.#play(move);
    this.#goOn();
  }

  /** Asks the bot that has failed once more. */
  tryAgain(): void { this.#goOn(); }

  /** Lets a person play on for it. */
  takeOver(): void {
    this.game.bots[this.position().turn - 1] = "";
    this.#changes++;
    this.#goOn();
  }

  /**
   * The only move of the seat that has made the move before a position, undefined where there are several, or where it
   * ends the turn: that is never done unasked.
   */
  #forced(at = this.at): Move | undefined {
    const now = this.position(at), isHers = at > 0 && now.turn && this.position(at - 1).turn === now.turn;
    const [move, other] = isHers ? now.moves() : [];
    return move && !other && now.apply(move).turn === now.turn ? move : undefined;
  }

  // The last position in which a person decided between several moves, if chance has decided nothing since; -1 if there
  // is none.
  #undoTo(): number {
    if (this.at < this.last) return -1;
    for (let at = this.last - 1; at >= 0 && !this.position(at).chance; at--) {
      if (this.#asksPerson(this.position(at)) && !this.#forced(at)) return at;
    }
    return -1;
  }

  undo(): void {
    const at = this.#undoTo();
    if (at < 0) return;
    this.#cut(at);
    this.#goOn();
  }

  show(at: number): void {
    if (at < 0 || at > this.last || at === this.at) return;
    this.at = at;
    this.#goOn();
  }

  /** Begins another game at the position that is shown; this one stays as it is. */
  playOn(): void { this.ways.fork?.(this.record(this.at)); }

  /** The person who is asked has the screen. */
  uncover(): void {
    this.eyes = this.position().turn;
    this.#goOn();
  }

  /** Is told and drawn in another manner from now on. */
  manner(): void {
    this.steps = [];
    this.#goOn();
  }

  leave(): void {
    this.#run++;
    this.#listeners = [];
    this.view = { ...this.view, asks: false }; // what is still answered about the one before comes too late
  }

  choice(part: string): Partial<Choice> {
    return this.view.asks ? this.position().click(part, { ...this.#drawnLook, you: this.view.turn }) : {};
  }

  routes(move: string): Route[] { return this.view.asks ? this.position().routes(move, this.#drawnLook) : []; }

  whyNot(kind: string): Refused | null {
    return this.position().whyNot({ kind }, { ...this.#manner, you: this.view.turn });
  }

  /** A picture in the look of the table, but for what is said otherwise. */
  async picture(name: string, otherwise: Look): Promise<string> {
    const look = { ...this.#drawnLook, ...otherwise, seat: this.view.seat, marks: this.view.asks, last: true };
    const { at } = this;
    if (at === 0) return draw(this.game.start, "", name, look);
    return draw(this.position(at - 1), this.game.moves[at - 1]!.move, name, look);
  }

  story(from: number, to: number): Step[] {
    for (let at = this.steps.length; at < Math.min(to, this.last); at++) {
      const { turn: seat, round } = this.position(at), { move, after } = this.game.moves[at]!;
      this.steps.push({ at: at + 1, move, seat, round, lines: after.story(this.#manner, this.view.seat) });
    }
    return this.steps.slice(from, to);
  }

  pointsAt(at: number): number[] { return this.view.seats.map((_, i) => this.position(at).points(i + 1)); }

  help(): Paragraph[] { return this.position().help(this.#manner); }

  ledger(): Ledger[] { return this.position().ledger(this.#manner); }

  /**
   * The move that the best bot makes here, and the runner-up if there is one, each with its value; see consider of the
   * package.
   */
  hint(): Promise<Considered> { return think("consider", this.position(), best(this.view.game)); }

  /** A move as it is drawn on the board: a picture with the way of what it brings, and the tracks of its hexes. */
  drawnMove(move: string) {
    const now = this.position(), tracks = now.overlay([move], this.#drawnLook).map(({ drawn }) => drawn);
    return { move, route: now.routes(move, this.#drawnLook)[0]?.drawn, tracks };
  }

  /**
   * What a move is worth, as the best bot sees it: the chance to win of the seat that makes it, its points, and what it
   * does.
   */
  async weigh(move: string): Promise<Weighed> {
    const now = this.position(), { turn } = now, after = now.apply(move), points = after.points(turn);
    const [, ...lines] = after.story(this.#manner, this.view.seat).filter(({ kind }) => kind !== "turn begun");
    const odds = await think("evaluate", now, best(now.game), move);
    return { chance: odds[turn - 1]!, points, lines: lines.map(({ text }) => text) };
  }

  /** What each seat can expect of the win in the position that is shown. */
  odds(): Promise<number[]> { return think("evaluate", this.position(), best(this.view.game)); }

  /** The course of the game, when it is over. */
  course(): Promise<Course | null> { return courseOf(this); }

  /** The board with the way of the delivery that was the move before a position, or without one. */
  drawnAt(at: number): Promise<string> | string {
    const before = this.position(at - 1), [route] = before.routes(this.game.moves[at - 1]!.move, this.#drawnLook);
    return route?.drawn ?? this.boardAt(at, before.turn);
  }

  /** The board after so many moves: in SteamRollers that of a seat. */
  boardAt(at: number, seat: number): Promise<string> {
    const name = this.view.game === "steamrollers" ? `sheet-${seat}` : "map";
    return draw(this.position(at), "", name, { ...this.#drawnLook, marks: false });
  }

  get #notes() { return noted(this.game.names, this.game.bots); }

  /** The game as text up to a position, to its end unless it is said. */
  record(at = this.last): string { return this.position(at).record(this.#notes); }

  /** The position that is shown as a record without moves. */
  standing(): string { return fromText(this.position().text()).record(this.#notes); }

  /** A position as the seat that looks sees it, as a record without moves: what is hidden from it is dealt anew. */
  seen(at = this.at): string { return this.position(at).redealt(this.view.seat).record(this.#notes); }
}
