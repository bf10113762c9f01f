// A table that a server keeps: of the same shape as one in this browser (state/local.js says what that is), and with
// others who sit there:
//
//   view.company        what the server says of the table now, and { away, here: the seats of those who are here,
//                       null where that is unknown }
//   meet(tell)          tell(view) after each change, at once
//   undo(), insist()    to what another wants to take back
//   giveUp()            the seat; gives the invitation for who comes next
//   free(seat)          where view.company.opened says so; gives that invitation, too
//   pause(whether)      lets the table rest
//   openTo(whether)     lets others look on
//   seatBots(bot, seats)
//                       lets a bot play at seats, or at all free ones
//
// What it shows is what the server has said last, and nothing is done before the server
// has said so: what is missed while there is no connection does no harm.

import { brief, type Hexes } from "../board/names.js";
import { fitOf } from "../board/pictures.js";
import type { Report } from "../core/types.js";
import { notice } from "../play/advice.js";
import { person } from "../play/seats.js";
import type { Ledger, PictureLook } from "../railhex/index.js";
import type { how as howShown } from "../settings/settings.js";
import {
  type Asking, type Method, newRequest, type Operations, type Paragraph, type Query, Refused, type Server, type Step,
  type View,
} from "./client.js";
import { called } from "./company.js";
import { ask, insist, me, reason, server } from "./server.js";

type Brief = ReturnType<typeof brief> & { only?: boolean };

/** How many changes led to a position: the upper half of its number. */
const stepOf = (position: number): number => Math.floor(position / 2 ** 32);

/**
 * How often moves were taken back at least from one view to the next, and after which one the last time; null if they
 * were not.
 */
function cutBetween(before: View, now: View): [often: number, at: number] | null {
  const steps = stepOf(now.position) - stepOf(before.position);
  if (steps === 1 && now.moves < before.moves) return [1, now.moves];
  return steps > 1 || steps < 0 ? [2, 0] : null; // some may have been, or the server has restored its database
}

/** A look as the server is asked for it. */
function queryOf({ scale, labelPixels, ...flags }: PictureLook): Query {
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const on = Object.entries(flags).flatMap(([name, value]) => (value === true ? [[dashed(name), ""]] : []));
  return { ...Object.fromEntries(on), scale, "label-pixels": labelPixels };
}

type Offers = Operations["offers"]["answer"];
type How = ReturnType<typeof howShown>;

/** What there is to see of a table. */
export type RemoteView = ReturnType<RemoteTable["shown"]>;

export class RemoteTable {
  view: RemoteView;
  #left = new AbortController();
  #past: View | null = null; // the view of the position that is shown, null where that is the newest
  #around: { away: boolean; here: number[] | null } = { away: false, here: null };
  #told = 0; // counts the manners in which the story was told
  #cuts = { count: 0, at: 0 }; // how often moves were taken back, and after which one the last time
  /** What the server has told last. */
  #learnt: Offers & { key: string; report: Report } = { key: "", report: {} as Report, offers: [], missing: [] };
  #steps: Step[] = []; // what the moves did, from the first on, as far as it was told
  #points: number[][] = []; // those of every seat by the number of moves, where they are known
  #listeners: ((view: RemoteView, before: RemoteView) => unknown)[] = [];
  #meeting: (view: RemoteView) => void = () => {};
  #telling: Promise<void> | null = null; // what is told
  #more = false; // there is more to tell
  #heard = new AbortController(); // ends what is listened to
  #moved = false; // the player has just made a move here

  /** now is the view of the server, and hexes are those of the board. */
  private constructor(readonly id: string, private key: string, private how: How,
    private lost: (error: unknown) => void, private now: View, readonly hexes: Hexes) {
    this.view = this.shown();
  }

  /**
   * The table of an id, for the seat of the player, or to look on without one; lost(error) is called when it can be
   * followed no longer.
   */
  static async open(id: string, how: How, lost: (error: unknown) => void): Promise<RemoteTable> {
    const key = me.value, asked = { query: { language: how.manner.language } };
    const now: View = await insist("GET", `tables/${id}`, asked);
    const { hexes }: Operations["tableHelp"]["answer"] = await insist("GET", `tables/${id}/help`, asked);
    return new RemoteTable(id, now.seat || now.opened ? key : "", how, lost, now, hexes); // or the player looks on
  }

  get #language() { return this.how.manner.language; }

  /** The look of tiles and routes that are laid over the map, as a query. */
  get #drawn() { return queryOf({ ...this.how.look, mapAlone: true, ...fitOf("map") }); }

  /** Asks the server by ask or insist. */
  #send(by: Server["ask"], method: Method, path: string, { query = {}, body }: Asking = {}) {
    const asked = { key: this.key, stop: this.#left.signal, query: { language: this.#language, ...query }, body };
    return by(method, `tables/${this.id}${path}`, asked).catch((error) => {
      if (this.#left.signal.aborted) return new Promise(() => {}); // nobody is there to hear it
      throw error;
    });
  }

  /** Asks, and shows where the player looks why it was refused; a rule of the game is for the caller to show. */
  #attempt(by: Server["ask"], method: Method, path: string, request: Asking = {}) {
    return this.#send(by, method, path, request).catch((error) => {
      if (error instanceof Refused && error.rule) throw error;
      notice(reason(error));
    });
  }

  #get(path: string, query: Query = {}) { return this.#send(insist, "GET", path, { query }); }

  /** What there is to see, but for what #learn adds. */
  shown() {
    const { now } = this, shown = this.#past ?? now, asks = !this.#past && now.seat !== 0 && now.turn === now.seat;
    this.#points[now.moves] = now.seats.map(({ points }) => points);
    return {
      ...shown, last: now.moves, report: {} as Report, offers: [] as Brief[], changes: now.version,
      tale: `${this.#told}`, cuts: this.#cuts, cover: 0, waits: true, asks,
      noUndo: this.#past ? "hint-past" : now.seat === 0 ? "undo-seat" : now.undo ? "undo-asked" : "",
      seats: called(shown.seats).map((seat) => ({ ...seat, player: seat.bot || person })),
      company: { ...now, ...this.#around },
    };
  }

  follow(tell: (view: RemoteView, before: RemoteView) => unknown): void { this.#listeners.push(tell); }

  /** Tells of who sits there, at once after each change. */
  meet(tell: (view: RemoteView) => void): void { this.#meeting = tell; }

  /**
   * Tells of what there is to see, of one thing after the other: what has changed in the meantime is told at the end.
   */
  #tell() {
    const before = this.view;
    this.view = this.shown();
    this.#meeting(this.view);
    this.#more = true;
    this.#telling ??= (async () => {
      while (this.#more) {
        this.#more = false;
        const { view } = this, learnt = this.#learn(view).then(() => true, () => false);
        if (!await learnt || this.view !== view || this.#forced(view)) continue;
        await Promise.all(this.#listeners.map((tell) => tell(view, before)));
      }
      this.#telling = null;
    })();
    return this.#telling;
  }

  /** Makes what has one answer together with the player's move before; reports whether there is that. */
  #forced({ offers: [offer] }: RemoteView): boolean {
    const moved = this.#moved;
    this.#moved = false;
    if (!moved || !offer?.only) return false;
    this.move(offer.move).catch(() => this.#tell()); // it is shown after all
    return true;
  }

  /** Adds to a view the report of its position, and if it asks what can be done. */
  async #learn(view: RemoteView): Promise<void> {
    const at = this.#past?.at, key = JSON.stringify([this.now.position, at, this.#language, view.asks]);
    if (this.#learnt.key !== key) {
      const offered = view.asks ? this.#get("/offers") : { offers: [], missing: [] };
      const [report, { offers, missing }] = await Promise.all([this.#get("/report", { at }), offered]);
      this.#learnt = { key, report, offers, missing };
    }
    const { report, offers } = this.#learnt;
    Object.assign(view, { report, offers: offers.map((offer) => brief(view, offer, this.hexes)) });
  }

  whyNot(kind: string) { return this.#learnt.missing.find((one) => one.kind === kind) ?? null; }

  /** Begins to follow what happens there. */
  async begin(): Promise<void> {
    this.#heard.abort();
    this.#heard = new AbortController();
    const stop = AbortSignal.any([this.#heard.signal, this.#left.signal]);
    this.#tell();
    const around = (change: Partial<{ away: boolean; here: number[] | null }>) => {
      Object.assign(this.view.company, Object.assign(this.#around, change));
      this.#meeting(this.view); // nothing else is told: the game is as it was, and what is open to choose from stays
    };
    const connected = (is: boolean) => this.#around.away === is && around({ away: !is, here: null }),
      present = (here: number[]) => around({ here });
    const listening = { key: this.key, stop, query: { language: this.#language }, connected, present };
    await server.follow(this.id, (view) => this.#heardOf(view), listening).catch((error) => {
      if (!(error instanceof Refused)) throw error;
      if (!stop.aborted) this.lost(error);
    });
  }

  /** Forgets what is known of the moves after so many: they were taken back, so often, or the language is another. */
  #forget(at: number, often = 0): void { // answers on their way are added to the former arrays
    if (often) this.#cuts = { count: this.#cuts.count + often, at };
    this.#steps = this.#steps.slice(0, at);
    this.#points = this.#points.slice(0, at + 1);
  }

  #heardOf(view: View): void {
    if (view.version === this.now.version) return;
    const cut = cutBetween(this.now, view);
    if (cut) this.#forget(cut[1], cut[0]);
    if (this.#past && this.#past.at > view.moves) this.#past = null;
    this.now = view;
    this.#tell();
  }

  async move(text: string): Promise<void> {
    if (!this.view.asks) return;
    this.#moved = true;
    const body = { position: this.now.position, move: text, request: newRequest() };
    try {
      this.#moved = Boolean(await this.#attempt(insist, "POST", "/moves", { body })) && this.#moved;
    } catch (error) {
      this.#moved = false;
      throw error;
    }
  }

  async choice(part: string): Promise<Partial<Operations["choice"]["answer"]>> {
    return (await this.#attempt(insist, "GET", "/choice", { query: { part, ...this.#drawn } })) ?? {};
  }

  async routes(move: string): Promise<Operations["routes"]["answer"]["routes"]> {
    if (!this.view.asks) return [];
    return (await this.#attempt(insist, "GET", "/routes", { query: { move, ...this.#drawn } }))?.routes ?? [];
  }

  picture(name: string, otherwise: PictureLook): Promise<string> {
    return this.#get(`/pictures/${name}`, { at: this.#past?.at, ...queryOf({ ...this.how.look, ...otherwise }) });
  }

  /** What some moves did. One request gets all that is not known yet, although the log shows a few moves at a time. */
  async story(from: number, to: number) {
    const known = this.#steps;
    if (known.length < to) known.push(
      ...(await this.#get("/story", { from: known.length, to: Math.max(to, this.view.last) })).steps);
    return known.slice(from, to).map(({ events, ...step }, i) =>
      ({ ...step, at: from + i + 1, lines: events }));
  }

  get movers() { return this.#steps.slice(0, this.view.at).map(({ seat }) => seat); }

  async pointsAt(at: number): Promise<number[]> {
    const known = this.#points, told: View | null = known[at] ? null : await this.#get("", { at });
    if (told) known[at] = told.seats.map(({ points }) => points);
    return known[at] ?? [];
  }

  async ledger(): Promise<Ledger[]> { return (await this.#get("/ledger", { at: this.#past?.at })).seats; }

  async help(): Promise<Paragraph[]> { return (await this.#get("/help")).help; }

  undo() { return this.#attempt(ask, "POST", "/undo", { query: { position: this.now.position } }); }

  insist() { return this.#attempt(ask, "DELETE", "/undo", { query: { position: this.now.position } }); }

  async giveUp(): Promise<string | undefined> {
    this.#heard.abort(); // it would hear that the seat is another's
    const left = await this.#attempt(ask, "DELETE", "/seats");
    if (!left) this.begin();
    return left?.invite;
  }

  async free(seat: number): Promise<string | undefined> {
    return (await this.#attempt(ask, "DELETE", `/seats/${seat}`))?.invite;
  }

  /** Asks for a pause or agrees to it, or ends it. */
  pause(rests: boolean) { return this.#attempt(insist, rests ? "POST" : "DELETE", "/pause"); }

  /** Opens the table to those who look on, or closes it. */
  openTo(all: boolean) { return this.#attempt(insist, all ? "POST" : "DELETE", "/watchers"); }

  seatBots(bot: string, seats?: number[]) { return this.#attempt(insist, "POST", "/bots", { body: { bot, seats } }); }

  /** Shows a position that is past, or the newest. */
  async show(at: number): Promise<void> {
    if (at < 0 || at > this.now.moves || at === this.view.at) return;
    const past = at === this.now.moves ? null : await this.#attempt(insist, "GET", "", { query: { at } });
    if (past === undefined) return; // it was refused
    this.#past = past;
    this.#tell();
  }

  /** Back to the newest: what is past stays past here. */
  playOn() { return this.show(this.now.moves); }

  /** Is told and drawn in another manner from now on. */
  async manner(how: How): Promise<void> {
    const told = how.manner.language !== this.#language;
    this.how = how;
    if (!told) return this.#tell();
    this.#told++;
    this.#forget(0);
    this.now = await this.#get("");
    if (this.#past) this.#past = await this.#get("", { at: this.#past.at });
    return this.begin();
  }

  record(): Promise<string> {
    return this.#send(ask, "GET", "/record").catch((error) => { throw new Error(reason(error)); });
  }

  leave() {
    this.#listeners = [];
    this.#left.abort();
  }
}
