// A table that a server keeps: of the same shape as one in this browser (state/local.js says what that is), and with
// others who sit there:
//
//   view.company        what the server says of the table now, and { away, here: the seats of those who are here,
//                       null where that is unknown }
//   meet(tell)          tell(view, before) after each change, at once
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
import { boardFit } from "../board/pictures.js";
import type { Report, Step } from "../core/types.js";
import { notice } from "../play/advice.js";
import { person, playing } from "../play/seats.js";
import type { Ledger, PictureLook } from "../railhex/index.js";
import { how, settings } from "../settings/settings.js";
import { type Operations, type Query, Refused, type View } from "./client.js";
import { called } from "./company.js";
import { me, reason, server, serverFor } from "./server.js";

type Brief = ReturnType<typeof brief> & { only?: boolean };

/** Whether moves may have been taken back from one view to the next, or the server has restored its database. */
function mayBeCut(before: View, now: View): boolean {
  const changes = Math.floor(now.position / 2 ** 32) - Math.floor(before.position / 2 ** 32);
  return now.moves < before.moves || changes < 0 || changes > 1;
}

/** A look as the server is asked for it. */
function queryOf({ scale, labelPixels, ...flags }: PictureLook): Query {
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const on = Object.entries(flags).flatMap(([name, value]) => (value === true ? [[dashed(name), ""]] : []));
  return { ...Object.fromEntries(on), scale, "label-pixels": labelPixels };
}

/** The look of tiles and routes that are laid over the map, as a query. */
const drawn = () => queryOf({ ...how().look, mapAlone: true, ...boardFit() });

type Offers = Operations["offers"]["answer"];
const none: Offers = { offers: [], missing: [] };

/** What there is to see of a table. */
export type RemoteView = ReturnType<RemoteTable["shown"]>;

export class RemoteTable {
  view: RemoteView;
  #server;
  #table;
  #past: View | null = null; // the view of the position that is shown, null where that is the newest
  #around: { away: boolean; here: number[] | null } = { away: false, here: null };
  #tales = 0; // counts how often all is told from the beginning
  #learnt = { key: "", missing: none.missing, told: {} }; // what the server has told last
  steps: Step[] = []; // what the moves did, from the first on, as far as it was told
  #points: number[][] = []; // those of every seat by the number of moves, where they are known
  #listeners: ((view: RemoteView, before: RemoteView) => unknown)[] = [];
  #meeting: (view: RemoteView, before: RemoteView) => void = () => {};
  #before: RemoteView; // what was told last
  #telling: Promise<unknown> = Promise.resolve(); // of what is told
  #moved = -1; // after how many moves the player has made the last one here
  #heard = new AbortController(); // ends what is listened to

  /** now is the view of the server, and hexes are those of the board. */
  private constructor(readonly id: string, private lost: (error: unknown) => void, private now: View,
    readonly hexes: Hexes) {
    this.#server = serverFor(now.seat || now.opened ? me.value : ""); // or the player looks on
    this.#table = this.#server.table(id);
    this.#before = this.view = this.shown();
  }

  /**
   * The table of an id, for the seat of the player, or to look on without one; lost(error) is called when it can be
   * followed no longer.
   */
  static async open(id: string, lost: (error: unknown) => void): Promise<RemoteTable> {
    const table = server.table(id), now = await table.view();
    const { hexes }: Operations["tableHelp"]["answer"] = await table.insist("GET", "/help");
    return new RemoteTable(id, lost, now, hexes);
  }

  /**
   * The answer to what is asked. Why it is refused is shown where the player looks; a rule of the game is for the
   * caller to show.
   */
  #answered<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
    return asked.catch((error) => {
      if (error instanceof Refused && error.rule) throw error;
      if (playing() === this) notice(reason(error));
      return undefined;
    });
  }

  /** What there is to see, but for what #learn adds. */
  shown() {
    const { now } = this, shown = this.#past ?? now, asks = !this.#past && now.seat !== 0 && now.turn === now.seat;
    this.#points[now.moves] = now.seats.map(({ points }) => points);
    return {
      ...shown, last: now.moves, report: {} as Report, offers: [] as Brief[], changes: now.version,
      tale: this.#tales, cover: 0, waits: true, asks,
      noUndo: this.#past ? "hint-past" : now.seat === 0 ? "undo-seat" : now.undo ? "undo-asked" : "",
      seats: called(shown.seats).map((seat) => ({ ...seat, player: seat.bot || person })),
      company: { ...now, ...this.#around },
    };
  }

  follow(tell: (view: RemoteView, before: RemoteView) => unknown): void { this.#listeners.push(tell); }

  /** Tells of who sits there, at once after each change. */
  meet(tell: (view: RemoteView, before: RemoteView) => void): void { this.#meeting = tell; }

  /** Tells of what there is to see, of one thing after the other; what has changed meanwhile is passed over. */
  #tell() {
    const view = this.shown(), isNow = () => this.view === view;
    this.#meeting(view, this.view);
    this.view = view;
    this.#telling = this.#telling.then(async () => {
      if (!isNow() || !await this.#learn(view).then(isNow, () => false) || await this.#forced(view)) return;
      const before = this.#before;
      this.#before = view;
      await Promise.all(this.#listeners.map((tell) => tell(view, before)));
    });
    return this.#telling;
  }

  /** Makes what has one answer together with the player's move before; reports whether there is that. */
  async #forced({ position, at, offers: [offer] }: RemoteView): Promise<boolean> {
    if (this.#moved !== this.#before.at || at <= this.#moved || !offer?.only) return false;
    return this.#table.move(position, offer.move).then(() => true, () => false); // it is shown after all
  }

  /** Adds to a view the report of its position, and if it asks what can be done. */
  async #learn(view: RemoteView): Promise<void> {
    const key = JSON.stringify([view.position, view.at, view.tale, view.asks]);
    if (this.#learnt.key !== key) {
      const reported: Promise<Report> = this.#table.insist("GET", "/report", { query: { at: this.#past?.at } });
      const offered: Promise<Offers> | Offers = view.asks ? this.#table.insist("GET", "/offers") : none;
      const [report, { offers, missing }] = await Promise.all([reported, offered]);
      this.#learnt = { key, missing, told: { report, offers: offers.map((offer) => brief(view, offer, this.hexes)) } };
    }
    Object.assign(view, this.#learnt.told);
  }

  whyNot(kind: string) { return this.#learnt.missing.find((one) => one.kind === kind) ?? null; }

  /** Begins to follow what happens there. */
  async begin(): Promise<void> {
    this.#heard.abort();
    this.#heard = new AbortController();
    this.#tell();
    const around = (change: Partial<{ away: boolean; here: number[] | null }>) => {
      Object.assign(this.view.company, Object.assign(this.#around, change));
      // nothing else is told: the game is as it was, and what is open to choose from stays
      this.#meeting(this.view, this.view);
    };
    const connected = (is: boolean) => this.#around.away === is && around({ away: !is, here: null }),
      present = (here: number[]) => around({ here });
    await this.#table.follow((view) => this.#heardOf(view), { stop: this.#heard.signal, connected, present })
      .catch(this.lost);
  }

  /** Forgets what was told: moves were taken back, or the language is another. */
  #forget(): void { // answers on their way are added to the former arrays
    this.#tales++;
    this.steps = [];
    this.#points = [];
  }

  #heardOf(view: View): void {
    if (view.version === this.now.version) return;
    if (mayBeCut(this.now, view)) this.#forget();
    if (this.#past && this.#past.at > view.moves) this.#past = null;
    this.now = view;
    this.#tell();
  }

  async move(text: string): Promise<void> {
    if (!this.view.asks) return;
    this.#moved = this.view.at;
    await this.#answered(this.#table.move(this.now.position, text));
  }

  async choice(part: string): Promise<Partial<Operations["choice"]["answer"]>> {
    return await this.#answered(this.#table.insist("GET", "/choice", { query: { part, ...drawn() } })) ?? {};
  }

  async routes(move: string): Promise<Operations["routes"]["answer"]["routes"]> {
    if (!this.view.asks) return [];
    const answer = await this.#answered(this.#table.insist("GET", "/routes", { query: { move, ...drawn() } }));
    return answer?.routes ?? [];
  }

  picture(name: string, otherwise: PictureLook): Promise<string> {
    return this.#table.picture(name, { at: this.#past?.at, ...queryOf({ ...how().look, ...otherwise }) });
  }

  /** What some moves did. One request gets all that is not known yet, although the log shows a few moves at a time. */
  async story(from: number, to: number) {
    const known = this.steps, { length } = known;
    if (length < to) {
      const told = await this.#table.story(length, Math.max(to, this.view.last));
      known.push(...told.map(({ events, ...step }, i) => ({ ...step, at: length + i + 1, lines: events })));
    }
    return known.slice(from, to);
  }

  async pointsAt(at: number): Promise<number[]> {
    const known = this.#points;
    known[at] ??= (await this.#table.view(at)).seats.map(({ points }) => points);
    return known[at];
  }

  ledger(): Promise<Ledger[]> { return this.#table.ledger(this.#past?.at); }

  help() { return this.#table.help(); }

  undo() { return this.#answered(this.#table.undo(this.now.position)); }

  insist() { return this.#answered(this.#table.keep(this.now.position)); }

  async giveUp(): Promise<string | undefined> {
    this.#heard.abort(); // it would hear that the seat is another's
    const invite = await this.#answered(this.#table.leave());
    if (!invite) this.begin();
    return invite;
  }

  free(seat: number) { return this.#answered(this.#table.free(seat)); }

  /** Asks for a pause or agrees to it, or ends it. */
  pause(rests: boolean) { return this.#answered(this.#table.insist(rests ? "POST" : "DELETE", "/pause")); }

  /** Opens the table to those who look on, or closes it. */
  openTo(all: boolean) { return this.#answered(this.#table.insist(all ? "POST" : "DELETE", "/watchers")); }

  seatBots(bot: string, seats?: number[]) { return this.#answered(this.#table.seatBots(bot, seats)); }

  /** Shows a position that is past, or the newest. */
  async show(at: number): Promise<void> {
    if (at < 0 || at > this.now.moves || at === this.view.at) return;
    const past = at === this.now.moves ? null : await this.#answered(this.#table.view(at));
    if (past === undefined) return; // it was refused
    this.#past = past;
    this.#tell();
  }

  /** Back to the newest: what is past stays past here. */
  playOn() { return this.show(this.now.moves); }

  /** Is told and drawn in another manner from now on. */
  async manner(): Promise<void> {
    if (this.#server.language === settings.language) return void this.#tell();
    this.#server.language = settings.language;
    this.#forget();
    this.now = await this.#table.view();
    if (this.#past) this.#past = await this.#table.view(this.#past.at);
    return this.begin();
  }

  record(): Promise<string> {
    return this.#table.record().catch((error) => { throw new Error(reason(error)); });
  }

  leave() {
    this.view = { ...this.view }; // what is still answered about the one before comes too late
    this.#listeners = [];
    this.#heard.abort();
  }
}
