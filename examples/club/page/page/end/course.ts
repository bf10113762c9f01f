// The course of a game that is over: the points of every seat round by round, and the best deliveries.

import { breathe } from "../app/dom.js";
import { nameOf } from "../board/names.js";
import { letters } from "../board/pieces.js";
import type { Line } from "../core/types.js";
import type { LocalTable } from "../state/local.js";

const most = 5; // deliveries that are told
const some = 24; // positions that are looked at before the page breathes

/** The last position of a round, and the points of all seats there, of Olive last. */
export type Round = { round: number; at: number; points: number[] };

/** What a move brought, or a contract, after so many moves. */
export type Delivery = { at: number; seat: number; round: number; gain: number; text: string } & Goods;

type Goods = { good?: string; from?: string | number; to?: string | number; contract?: number };

export type Course = { rounds: Round[]; best: Delivery[] };

/** The course of the game at a table. It is null where the table has been left meanwhile. */
export async function courseOf(table: LocalTable): Promise<Course | null> {
  const { last } = table, seats = table.ledger().map(({ seat }) => seat);
  const rounds: Round[] = [], deliveries: Delivery[] = [];
  for (let at = 0; at <= last; at++) {
    if (at % some === 0) await breathe();
    if (table.last !== last) return null;
    const now = table.position(at);
    if (rounds.at(-1)?.round === now.round) rounds.pop();
    rounds.push({ round: now.round, at, points: seats.map((seat) => now.points(seat)) });
    const told = at > 0 ? table.story(at - 1, at)[0]!.lines : [];
    deliveries.push(...told.filter(({ kind }) => paid.includes(kind)).map((event) => delivery(event, at, table)));
  }
  deliveries.sort((one, other) => other.gain - one.gain);
  return { rounds: rounds.filter(({ round }) => round > 0), best: deliveries.slice(0, most) };
}

/** What brings points for goods, by what the games call it. */
const paid = ["good delivered", "contract fulfilled"];

function delivery(told: Line, at: number, table: LocalTable): Delivery {
  const { seat, text, hex = "", to, contract } = told, { hexes } = table, before = table.position(at - 1);
  const gain = told.points ?? told.number ?? table.position(at).points(seat) - before.points(seat);
  const good = told.good ?? letters[told.colour ?? ""], from = told.city ?? nameOf(hexes, hex) ?? hex;
  return { at, seat, round: before.round, text, from, to: nameOf(hexes, String(to)) ?? to, contract, good, gain };
}
