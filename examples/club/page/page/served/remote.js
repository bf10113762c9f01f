// What a server tells of a table beside its view: what the seat that is asked can do and
// cannot, and what happened. It has the names of places that a table in this browser has.

import { brief, locatedChoice, locatedLine, mapOf, named, placesOf } from "../board/names.js";
import { person } from "../play/seats.js";
import { newRequest, Refused } from "./client.js";
import { ask, insist, reason, server, TableRequests } from "./server.js";

/** How many changes led to a position: the upper half of its number. */
const stepOf = (position) => Math.floor(position / 2 ** 32);

/** How often moves were taken back at least from one view to the next, and after which one the last time; null if they were not. */
export function cutBetween(before, now) {
  const steps = stepOf(now.position) - stepOf(before.position);
  if (steps === 1 && now.moves < before.moves) return [1, now.moves];
  return steps > 1 || steps < 0 ? [2, 0] : null; // some may have been, or the server has restored its database
}

export class Telling {
  requests; // those of the table
  view = null;
  #game; #map; // the picture by which hexes are named
  #places = { names: new Map(), spots: new Map() };
  #learnt = { key: "", report: null, offers: [], missing: [] }; // what the server has told last
  #steps = []; // what the moves did, from the first on, as far as it was told
  #points = []; // those of every seat by the number of moves, where they are known

  /** Learns what the hexes of a table are called. */
  async learnPlaces({ game, pictures }) {
    const map = mapOf(game, pictures);
    this.#game = game;
    this.#map = map && await this.requests.send(insist, "GET", `/pictures/${map}`, { query: { at: 0, language: "en" } });
    this.namePlaces();
  }

  /** Names them, in the language of the page. */
  namePlaces() { this.#places = placesOf(this.#game, this.#map); }

  /** What the hexes of the map are called. */
  get names() { return this.#places.names; }

  /** Where its hexes lie that have no name. */
  get spots() { return this.#places.spots; }

  /** Adds to the view of a position after so many moves, or of the newest, its report, and if it asks what can be done. */
  async learn(view, position, at) {
    const { language } = this.requests.how.manner, key = JSON.stringify([position, at, language, view.asks]);
    if (this.#learnt.key !== key) {
      const [report, { offers, missing }] = await Promise.all([
        this.requests.send(insist, "GET", "/report", { query: { at } }),
        view.asks ? this.requests.send(insist, "GET", "/offers") : { offers: [], missing: [] },
      ]);
      this.#learnt = { key, report, offers, missing };
    }
    const { report, offers } = this.#learnt;
    Object.assign(view, { report, offers: offers.map((offer) => brief(view, offer, this, report.links)) });
  }

  /** Why nothing of a kind is offered, null if nothing is known. */
  whyNot(kind) { return this.#learnt.missing.find((one) => one.kind === kind) ?? null; }

  /** Keeps the points of the newest view for pointsAt. */
  keepPoints({ moves, seats }) { this.#points[moves] = seats.map(({ points }) => points); }

  /** Forgets what is known of the moves after so many: they were taken back, or the language is another. */
  forget(at) { // answers on their way are added to the former arrays
    this.#steps = this.#steps.slice(0, at);
    this.#points = this.#points.slice(0, at + 1);
  }

  /** What some moves did. One request gets all that is not known yet, although the log shows a few moves at a time. */
  async story(from, to) {
    const known = this.#steps;
    if (known.length < to) {
      const { steps } = await this.requests.send(insist, "GET", "/story", { query: { from: known.length, to: Math.max(to, this.view.last) } });
      known.push(...steps);
    }
    return known.slice(from, to).map(({ seat, move, round, events }, i) =>
      ({ at: from + i + 1, move, seat, round, lines: events.map((line) => locatedLine(line, this)) }));
  }

  /** Who has made each of the moves before the position that is shown, 0 for chance, as far as it was told. */
  get movers() { return this.#steps.slice(0, this.view.at).map(({ seat }) => seat); }

  /** The points of every seat after so many moves. */
  async pointsAt(at) {
    const known = this.#points;
    known[at] ??= (await this.requests.send(insist, "GET", "", { query: { at } })).seats.map(({ points }) => points);
    return known[at];
  }
}

// A table that a server keeps: of the same shape as one in this browser (local.js says
// what that is), and with others who sit there:
//
//   view.company        { seats: [{ name, taken, bot }], wish: { by, consent } or null, away, here: the seats of those who are here, null where that is unknown }
//   meet(tell)          tell(view) after each change, at once
//   agree(), insist()   to what another wants to take back
//   giveUp()            the seat; gives the invitation for who comes next
//   free(seat)          where view.company.opened says so; gives that invitation, too
//   pause(whether), openTo(whether) let the table rest, and others look on
//   seatBots(bot, seats) lets a bot play at seats, or at all free ones
//
// What it shows is what the server has said last, and nothing is done before the server
// has said so: what is missed while there is no connection does no harm.

export class RemoteTable extends Telling {
  #id; #lost;
  #now; // the view of the server
  #past = null; // the view of the position that is shown, null where that is the newest
  #around = { away: false, here: null };
  #told = 0; // counts the manners in which the story was told
  #cuts = { count: 0, at: 0 }; // how often moves were taken back, and after which one the last time
  #listeners = [];
  /** @type {(view: object) => void} */
  #meeting = () => {};
  #telling = null; // what is told
  #more = false; // there is more to tell
  #heard; // ends what is listened to

  /** The table of an id, for the seat of a key, or to look on without one; lost(error) is called when it can be followed no longer. */
  static async open(id, key, how, lost) {
    const table = new RemoteTable();
    table.#id = id;
    table.requests = new TableRequests(id, key, how);
    table.#lost = lost;
    table.#now = await table.requests.send(insist, "GET", "");
    if (!table.#now.seat && !table.#now.opened) table.requests.key = ""; // the player looks on
    await table.learnPlaces(table.#now);
    table.#look();
    return table;
  }

  get id() { return this.#id; }

  #look() {
    const now = this.#now, shown = this.#past ?? now;
    this.keepPoints(now);
    const asks = !this.#past && now.seat !== 0 && now.turn === now.seat;
    this.view = {
      game: shown.game, at: shown.at, last: now.moves, over: shown.over, turn: shown.turn, phase: shown.phase, round: shown.round,
      changes: now.version, tale: `${this.#told}`, cuts: this.#cuts,
      seat: now.seat, cover: 0, waits: true, asks,
      noUndo: this.#past ? "hint-past" : now.seat === 0 ? "undo-seat" : now.undo ? "undo-asked" : "",
      prompt: named(shown.prompt, this.names), result: shown.result, offers: [], pictures: shown.pictures,
      seats: shown.seats.map(({ name, bot, points, wins }, i) => ({ name: name || `P${i + 1}`, player: bot || person, points, wins })),
      company: { seats: now.seats, wish: now.undo, opened: now.opened, notes: now.notes, clock: now.clock, pause: now.pause, closed: now.closed, ...this.#around },
    };
  }

  follow(tell) { this.#listeners.push(tell); }

  /** Tells of who sits there, at once after each change. */
  meet(tell) { this.#meeting = tell; }

  /** Tells of what there is to see, of one thing after the other: what has changed in the meantime is told at the end. */
  #tell() {
    const before = this.view;
    this.#look();
    this.#meeting(this.view);
    this.#more = true;
    this.#telling ??= (async () => {
      while (this.#more) {
        this.#more = false;
        const { view } = this;
        const learnt = this.learn(view, this.#now.position, this.#past?.at).then(() => true, () => false);
        if (await learnt && this.view === view) await Promise.all(this.#listeners.map((tell) => tell(view, before)));
      }
      this.#telling = null;
    })();
    return this.#telling;
  }

  /** Begins to follow what happens there. */
  async begin() {
    this.#heard?.abort();
    const heard = this.#heard = new AbortController();
    const stop = AbortSignal.any([heard.signal, this.requests.stop]);
    this.#tell();
    try {
      const around = (change) => {
        Object.assign(this.view.company, Object.assign(this.#around, change));
        this.#meeting(this.view); // nothing else is told: the game is as it was, and what is open to choose from stays
      };
      const connected = (is) => this.#around.away === is && around({ away: !is, here: null }), present = (here) => around({ here });
      await server.follow(this.#id, (view) => this.#heardOf(view), { key: this.requests.key, stop, query: { language: this.requests.how.manner.language }, connected, present });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!stop.aborted) this.#lost(error);
    }
  }

  /** Notes that moves after so many were taken back, so often. */
  #cut(often, at) {
    this.#cuts = { count: this.#cuts.count + often, at };
    this.forget(at);
  }

  #heardOf(view) {
    if (view.version === this.#now.version) return;
    const cut = cutBetween(this.#now, view);
    if (cut) this.#cut(...cut);
    if (this.#past && this.#past.at > view.moves) this.#past = null;
    this.#now = view;
    this.#tell();
  }

  move(text) {
    if (!this.view.asks) return undefined;
    return this.requests.attempt(insist, "POST", "/moves", { body: { position: this.#now.position, move: text, request: newRequest() } });
  }

  async choice(part) {
    const choice = await this.requests.attempt(insist, "GET", "/choice", { query: { part, ...this.requests.drawn } });
    return choice ? locatedChoice(this.view, choice, this) : { options: [], tracks: "" };
  }

  async routes(move) {
    if (!this.view.asks) return [];
    return (await this.requests.attempt(insist, "GET", "/routes", { query: { move, ...this.requests.drawn } }))?.routes ?? [];
  }

  picture(name, otherwise) { return this.requests.picture(name, this.#past?.at, otherwise); }

  async ledger() {
    return (await this.requests.send(insist, "GET", "/ledger", { query: { at: this.#past?.at } })).seats;
  }

  async help() { return (await this.requests.send(insist, "GET", "/help")).help; }

  undo() { return this.agree(); }

  agree() { return this.requests.attempt(ask, "POST", "/undo", { query: { position: this.#now.position } }); }

  insist() { return this.requests.attempt(ask, "DELETE", "/undo", { query: { position: this.#now.position } }); }

  async giveUp() {
    this.#heard.abort(); // it would hear that the seat is another's
    const left = await this.requests.attempt(ask, "DELETE", "/seats");
    if (!left) this.begin();
    return left?.invite;
  }

  async free(seat) { return (await this.requests.attempt(ask, "DELETE", `/seats/${seat}`))?.invite; }

  /** Asks for a pause or agrees to it, or ends it. */
  pause(rests) { return this.requests.attempt(insist, rests ? "POST" : "DELETE", "/pause"); }

  /** Opens the table to those who look on, or closes it. */
  openTo(all) { return this.requests.attempt(insist, all ? "POST" : "DELETE", "/watchers"); }

  seatBots(bot, seats) { return this.requests.attempt(insist, "POST", "/bots", { body: { bot, seats } }); }

  /** Shows a position that is past, or the newest. */
  async show(at) {
    if (at < 0 || at > this.#now.moves || at === this.view.at) return;
    const past = at === this.#now.moves ? null : await this.requests.attempt(insist, "GET", "", { query: { at } });
    if (past === undefined) return; // it was refused
    this.#past = past;
    this.#tell();
  }

  /** Back to the newest: what is past stays past here. */
  playOn() { return this.show(this.#now.moves); }

  uncover() {}

  /** Is told and drawn in another manner from now on. */
  async manner(how) {
    const told = how.manner.language !== this.requests.how.manner.language;
    this.requests.how = how;
    if (!told) return this.#tell();
    this.#told++;
    this.forget(0);
    this.#now = await this.requests.send(insist, "GET", "");
    if (this.#past) this.#past = await this.requests.send(insist, "GET", "", { query: { at: this.#past.at } });
    this.namePlaces();
    return this.begin();
  }

  record() {
    return this.requests.send(ask, "GET", "/record").catch((error) => { throw new Error(reason(error)); });
  }

  leave() {
    this.#listeners = [];
    this.requests.leave();
  }
}
