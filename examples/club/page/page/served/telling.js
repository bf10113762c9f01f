// What a server tells of a table beside its view: what the seat that is asked can do and
// cannot, and what happened. It has the names of places that a table in this browser has.

import { brief } from "../play/brief.js";
import { locatedLine, mapOf, placesOf } from "../board/names.js";
import { insist } from "./server.js";

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
  #offered = { missing: [] }; // what the server has offered last: { at, language, offers, missing }
  #reported = {}; // what it has reported last: { position, at, report }
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

  /** Adds to the view of a position, if it asks the player, what they can do. */
  async learnOffers(view, at) {
    if (!view.asks) return;
    const { language } = this.requests.how.manner, known = this.#offered.at === at && this.#offered.language === language;
    const [offered] = await Promise.all([known ? this.#offered : this.requests.attempt(insist, "GET", "/offers"), /** @type {any} */ (this).report()]).catch(() => []);
    if (!offered) return; // the options of the view are offered
    this.#offered = { ...offered, at, language };
    view.offers = this.#offered.offers.map((offer) => brief(view.game, offer, this.names, this.spots));
  }

  /** Why nothing of a kind is offered, null if nothing is known. */
  whyNot(kind) { return this.#offered.missing.find((one) => one.kind === kind) ?? null; }

  /** The report of a position after so many moves, or of the newest, at once where it is known. */
  reportOf(position, at) {
    if (this.#reported.position === position && this.#reported.at === at) return this.#reported.report;
    const asked = this.requests.send(insist, "GET", "/report", { query: { at } });
    asked.then((report) => { this.#reported = { position, at, report }; }, () => {}); // who asks is told what fails
    return asked;
  }

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
