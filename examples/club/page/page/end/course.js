// The course of a game that is over: the points of every seat round by round, where
// they come from, and the best deliveries.

import { breathe } from "../app/dom.js";
import { letters } from "../board/pieces.js";

const most = 5; // deliveries that are told
const some = 24; // positions that are looked at before the page breathes

/**
 * The course of the game at a table: rounds with { round, at, points } of all seats, of Olive last; sources with
 * { seat, parts, total }, in which parts are points by what they come from; and the best deliveries, each with { at, seat,
 * round, gain, good, from, to, contract, text }. Seat 0 is Olive. It is null where the table has been left meanwhile.
 */
export async function courseOf(table) {
  const { last } = table, end = table.position(last);
  const seats = [...Array.from({ length: end.seats }, (_, i) => i + 1), ...(end.report().olive ? [0] : [])];
  const rounds = [], deliveries = [];
  for (let at = 0; at <= last; at++) {
    if (at % some === 0) await breathe();
    if (table.last !== last) return null;
    const now = table.position(at);
    if (rounds.at(-1)?.round === now.round) rounds.pop();
    rounds.push({ round: now.round, at, points: seats.map((seat) => now.points(seat)) });
    const told = at > 0 ? table.story(at - 1, at)[0].lines : [];
    deliveries.push(...told.filter(({ kind }) => paid.includes(kind)).map((event) => delivery(event, at, table)));
  }
  deliveries.sort((one, other) => other.gain - one.gain);
  return { rounds: rounds.filter(({ round }) => round > 0), sources: sourcesOf(end), best: deliveries.slice(0, most) };
}

/** What brings points for goods, by what the games call it. */
const paid = ["good delivered", "contract fulfilled"];

function delivery({ seat, text, city, hex, to, good, colour, contract, points, number }, at, table) {
  const { names } = table, before = table.position(at - 1);
  const gain = points ?? number ?? table.position(at).points(seat) - before.points(seat);
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
