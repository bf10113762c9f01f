// What the player who is asked can do, in the order in which it is worth a look.

import type { Cards } from "../railhex/index.js";
import type { Offer, View } from "./types.js";

const known = new Map<string, Cards>(); // by game

/** Keeps what the package says of the kinds of moves: games are its choices. */
export function knowCards(games: { game: string; cards: Cards }[]): void {
  for (const { game, cards } of games) known.set(game, cards);
}

/** Reports whether moves of a kind are on one of the lists of their game. */
const is = (which: "light" | "last" | "engine" | "onHexes", game: string, kind: string) =>
  Boolean(known.get(game)?.[which]?.includes(kind));

/** The kinds that players look for in a phase. */
export const expectedIn = ({ game, phase }: Pick<View, "game" | "phase">): string[] =>
  known.get(game)?.expected?.[phase] ?? [];

/** Reports whether one press makes a move: it spends nothing, ends nothing and can be undone. */
export const isLight = (game: string, { kind }: Pick<Offer, "kind">): boolean => is("light", game, kind);

/** A card: one offer, or all of a kind that are made on hexes. */
export type Card = { gain: number; last: boolean; pinned: boolean } & (
  | { offer: Offer; title?: undefined; offers?: undefined }
  | { offer?: undefined; title: string; offers: Offer[] }
);

/**
 * The cards of some offers of a game. What every player does often comes first, then what pays best,
 * and among equals what brings others least; what only goes on comes last.
 */
export function cardsOf(game: string, offers: Offer[], paysOthers: (offer: Offer) => number = () => 0): Card[] {
  const cards: Card[] = [];
  for (const [kind, all] of Map.groupBy(offers, (offer) => offer.kind)) {
    const gain = Math.max(...all.map((offer) => offer.gain)),
      [first] = all;
    if (first && all.length > 1 && is("onHexes", game, kind)) {
      cards.push({ title: first.groups[0] ?? kind, offers: all, gain, last: false, pinned: false });
    } else {
      const last = is("last", game, kind),
        pinned = is("engine", game, kind);
      cards.push(...all.map((offer) => ({ offer, gain: offer.gain, last, pinned })));
    }
  }
  const others = ({ offer }: Card) => (offer ? paysOthers(offer) : 0);
  return cards.sort(
    (one, other) =>
      Number(one.last) - Number(other.last) ||
      Number(other.pinned) - Number(one.pinned) ||
      other.gain - one.gain ||
      others(one) - others(other),
  );
}

const fewest = 6; // offers that need no groups

/**
 * Groups offers by the place of their first hex, as placeOf names it, each with the hexes that they touch there; in the
 * order of the places' best offers, then of their names. Few offers, or those of one place, are one group without a
 * name.
 */
export function byPlace(offers: Offer[], placeOf: (hex: string) => string | undefined) {
  const hexesOf = (some: Offer[]) => [...new Set(some.flatMap(({ hexes }) => hexes.slice(0, 1)))];
  const groups = Map.groupBy(offers, ({ hexes: [hex] }) => (hex && placeOf(hex)) || "");
  if (offers.length <= fewest || groups.size < 2) return [{ place: "", offers, hexes: hexesOf(offers) }];
  const best = (some: Offer[]) => Math.max(...some.map(({ gain }) => gain));
  return [...groups]
    .map(([place, some]) => ({ place, offers: some, hexes: hexesOf(some) }))
    .sort((one, other) => best(other.offers) - best(one.offers) || one.place.localeCompare(other.place));
}

/** The sign of what a kind of move lays on a hex. */
export const groundOf = (kind: string): string => (kind === "factory" ? "works" : "stack-simple");

/** The kinds of moves that bring goods. */
const brings = new Set(["deliver", "move", "ship", "fulfil"]);

/** What a card shows. */
export interface Sign {
  good?: string;
  die?: number;
  icon?: string;
  tracks?: string[][];
  number?: number;
}

/** What a card shows: a good, a die, a locomotive, the tracks in a hex, or the sign of one. */
export function signOf(
  game: string,
  { good, die, hexes, tracks, move, kind }: Pick<Offer, "kind" | "move"> & Partial<Offer>,
): Sign {
  if (good) return { good };
  if (die) return { die };
  if (is("engine", game, kind)) return { icon: "loco" };
  if (tracks) return { tracks };
  if (hexes?.length || is("onHexes", game, kind)) return { icon: groundOf(kind) };
  if (move === kind && brings.has(kind)) return { icon: "cube" }; // that cannot be made: of no good in particular
  return { icon: is("last", game, kind) ? "right" : "check" };
}
