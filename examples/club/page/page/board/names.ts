// What people call the hexes of a map, and what stands on the card of a move.

import type { Offer, View } from "../core/types.js";
import { has, say } from "../i18n/text.js";
import type { Refused } from "../railhex/index.js";

/** Whether the hexes of a game have names of their own; those of regions have numbers. */
export const namesHexes = (game: string): boolean => game !== "steamrollers";

/** What a good of a game is called: black goods are coal in SteamRollers alone. */
const goodName = (game: string, good: string): string =>
  say(game !== "steamrollers" && good === "K" ? "good-black" : `good-${good}`);

/** What hexes are called that have a name, and where the others lie. */
export type Places = { names: Map<string, string>; spots: Map<string, string> };

/**
 * What the hexes of a board are called that have a name, and where the others lie: { names, spots }, each by hex. Where
 * hexes lie in regions, both say the region.
 */
export function placesOf(hexes: { hex: string; name?: string; near?: string; region?: number }[]): Places {
  const inRegion = (key: string) => new Map(hexes.map(({ hex, region }) => [hex, say(key, { region })]));
  if (hexes[0]?.region) return { names: inRegion("in-region"), spots: inRegion("spot-region") };
  const names = new Map(hexes.flatMap(({ hex, name }) => (name ? [[hex, name]] : [])));
  const spot = (near: string) => say("spot-near", { name: names.get(near) });
  return { names, spots: new Map(hexes.flatMap(({ hex, near }) => (near ? [[hex, spot(near)]] : []))) };
}

/** The hexes that a sentence has. */
const hexesIn = /\b[a-z]\d+\b/g;

/** A sentence with names in place of hexes. */
export const named = (text: string, names: Places["names"]): string =>
  text.replace(hexesIn, (hex) => names.get(hex) ?? hex);

/** A sentence with where they lie in place of hexes, and of the word for "in" before them, or with names. */
export const located = (text: string, { names, spots }: Places): string =>
  text.replace(/\b(?:(\p{L}+) )?([a-z]\d+)\b/gu, (all: string, before: string, hex: string) => {
    const spot = spots.get(hex);
    if (!spot) return all.replace(hex, names.get(hex) ?? hex);
    return !before || before === say("spot-in") ? spot : `${before} ${spot}`;
  });

type Words = { text: string; short?: string };

/** What happened, with places in place of hexes. */
export const locatedLine = <Told extends Words>(line: Told, places: Places): Told =>
  ({ ...line, text: located(line.text, places), ...(line.short && { short: located(line.short, places) }) });

type Choice = { options: { move: string }[]; refused?: Refused };

/**
 * What a click chooses of the offers of a view, or why nothing, with places in place of hexes; a refusal keeps those
 * that have no name.
 */
export function locatedChoice<Chosen extends Choice, Told extends { move: string }>(
  { game, offers }: { game: string; offers: Told[] }, { options, refused, ...more }: Chosen, { names }: Places) {
  const known = new Map(offers.map((offer) => [offer.move, offer]));
  const told = refused && namesHexes(game) ? { ...refused, message: named(refused.message, names) } : refused;
  return { ...more, options: options.map(({ move }) => known.get(move)!), refused: told };
}

// What stands on the card of a move: what goes from where to where, in few words; and what the dark button says of
// it, as in "Deliver grey for 5". What it costs stands below, and what the words leave out is drawn on the board.

/**
 * The title of an offer that brings a good somewhere: by the names of both ends, or by the good where cities have
 * numbers or it is not said where it goes.
 */
function delivered(game: string, { good = "", from, to, distance }: Partial<Offer>, names: Places["names"]) {
  if (!from) return {};
  if (!to) return { title: say("brief-from", { good: goodName(game, good), from: names.get(from) ?? from }) };
  if (names.has(from)) return { title: say("end-from-to", { from: names.get(from), to: names.get(to) ?? to }) };
  const title = say("brief-to", { good: goodName(game, good), to: say("brief-city", { city: to }) });
  return { title, ...(distance && { about: say("brief-distance", { from, distance }) }) };
}

type Seen = Pick<View, "game" | "turn"> & { seats: { name: string }[] };

/**
 * An offer, and a title for its card with places in place of hexes, with the hex itself for those who do not see it,
 * and with who gains by a good of Steam; of what goes somewhere the way is drawn, and not told.
 */
export function brief<Told extends Offer>({ game, seats, turn }: Seen, offer: Told, places: Places) {
  const { kind, good, to, gains = [] } = offer, paid = kind === "move" ? gains : [];
  const others = paid.flatMap((points, i) => (points && i + 1 !== turn ? `${seats[i]!.name} ${points}` : []));
  const text = (to && offer.short) || offer.text, hex = good ? "" : text.match(hexesIn)?.[0] ?? "";
  return {
    ...locatedLine(offer, places), text: namesHexes(game) ? named(text, places.names) : text,
    title: located(text, places), ...(good && delivered(game, offer, places.names)), others: others.join(", "),
    owners: paid.flatMap((points, i): number[] => Array(points).fill(i + 1)),
    effects: offer.effects?.map((effect) => located(effect, places)), spot: places.spots.has(hex) ? hex : undefined,
  };
}

/** What the dark button says of an offer of a game. */
export function command(game: string, { text, short = text, good, kind, gain = 0 }: Offer): string {
  const key = `command-${kind}`;
  if (!good || !has(key) || (gain <= 0 && say(key).includes("{gain}"))) return short;
  return say(key, { good: goodName(game, good).toLocaleLowerCase(document.documentElement.lang), gain });
}
