// The course of a game that is over: the points of every seat round by round, where
// they come from, and the best deliveries.

import { breathe } from "../app/dom.js";
import { letters } from "../board/pieces.js";

const most = 5; // deliveries that are told
const some = 24; // positions that are looked at before the page breathes

/**
 * The course of a game: rounds with { round, at, points } of all seats, of Olive last; sources with { seat, parts,
 * total }, in which parts are points by what they come from; and the best deliveries, each with { at, seat, round,
 * gain, good, from, to, contract, text }. Seat 0 is Olive. position(at) is the one after so many moves of a game with
 * the last, tell(at) what the move before it did, and names what hexes are called. It is null where the table has been
 * left meanwhile: isThere() says so.
 */
export async function courseOf(position, last, tell, names, isThere) {
  const end = position(last);
  const seats = [...Array.from({ length: end.seats }, (_, i) => i + 1), ...(end.report().olive ? [0] : [])];
  const rounds = [], deliveries = [];
  for (let at = 0; at <= last; at++) {
    if (at % some === 0) await breathe();
    if (!isThere()) return null;
    const now = position(at);
    const points = seats.map((seat) => now.points(seat));
    if (rounds.at(-1)?.round === now.round) rounds.pop();
    rounds.push({ round: now.round, at, points });
    if (at > 0) deliveries.push(...tell(at).filter(({ kind }) => paid.includes(kind))
      .map((event) => delivery(event, at, position, names)));
  }
  deliveries.sort((one, other) => other.gain - one.gain);
  return { rounds: rounds.filter(({ round }) => round > 0), sources: sourcesOf(end), best: deliveries.slice(0, most) };
}

/** What brings points for goods, by what the games call it. */
const paid = ["good delivered", "contract fulfilled"];

function delivery({ seat, text, city, hex, to, good, colour, contract, points, number }, at, position, names) {
  const before = position(at - 1);
  const gain = points ?? number ?? position(at).points(seat) - before.points(seat);
  return { at, seat, round: before.round, text, from: city ?? names.get(hex) ?? hex, to: names.get(to) ?? to, contract,
    good: good ?? letters[colour], gain };
}

/** The points of every seat by what they come from, as the report of the game has them. */
function sourcesOf(end) {
  const { players, olive } = end.report();
  if (!players?.every(({ points, links }) => points?.total !== undefined || links !== undefined)) { // of another game
    return Array.from({ length: end.seats }, (_, i) => ({ seat: i + 1, parts: [], total: end.points(i + 1) }));
  }
  const all = players.map((player, i) => ({ seat: i + 1, ...partsOf(player, end.points(i + 1)) }));
  return olive ? [...all, { seat: 0, ...partsOf(olive, end.points(0)) }] : all;
}

function partsOf({ points, links }, sum) {
  if (typeof points === "number") { // Steam has them beside each other
    const parts = { victory: points, links, income: sum - points - links };
    return { parts: Object.entries(parts).filter(([, value]) => value !== 0), total: sum };
  }
  const { total, ...parts } = points;
  return { parts: Object.entries(parts).filter(([, value]) => value !== 0), total };
}
