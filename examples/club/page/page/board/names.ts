// What people call the hexes of a map, and what stands on the card of a move.

import type { Offer, View } from "../core/types.js";
import { has, say } from "../i18n/text.js";
import type { BoardHex } from "../railhex/index.js";

/** Whether the hexes of a game have names of their own; those of regions have numbers. */
export const namesHexes = (game: string): boolean => game !== "steamrollers";

/** What a good of a game is called: black goods are coal in SteamRollers alone. */
const goodName = (game: string, good: string): string =>
  say(game !== "steamrollers" && good === "K" ? "good-black" : `good-${good}`);

/** The hexes of a board. */
export type Hexes = (Pick<BoardHex, "hex" | "name" | "near" | "region"> & { outline: number[][] })[];

const one = (hexes: Hexes, hex: string): Partial<Hexes[number]> => hexes.find((one) => one.hex === hex) ?? {};

/** What a hex is called by its name, or by its region where hexes lie in regions; undefined where it has neither. */
export function nameOf(hexes: Hexes, hex: string): string | undefined {
  const { name, region } = one(hexes, hex);
  return region ? say("in-region", { region }) : name;
}

/** Where a hex lies: near one that has a name, or in its region; undefined where that is unknown. */
export function spotOf(hexes: Hexes, hex: string): string | undefined {
  const { near = hex, region } = one(hexes, hex), { name } = one(hexes, near);
  return region ? say("spot-region", { region }) : name && say("spot-near", { name });
}

/** What a hex is called, or else where it lies. */
export const placeOf = (hexes: Hexes, hex: string) => nameOf(hexes, hex) ?? spotOf(hexes, hex);

// What stands on the card of a move: what goes from where to where, in few words; and what the dark button says of
// it, as in "Deliver grey for 5". What it costs stands below, and what the words leave out is drawn on the board.

/**
 * The title of an offer that brings a good somewhere: by the names of both ends, or by the good where cities have
 * numbers or it is not said where it goes.
 */
function delivered(game: string, { good = "", from, to, distance }: Partial<Offer>, hexes: Hexes) {
  if (!from) return {};
  const source = nameOf(hexes, from);
  if (!to) return { title: say("brief-from", { good: goodName(game, good), from: source ?? from }) };
  if (source) return { title: say("end-from-to", { from: source, to: nameOf(hexes, to) ?? to }) };
  const title = say("brief-to", { good: goodName(game, good), to: say("brief-city", { city: to }) });
  return { title, ...(distance && { about: say("brief-distance", { from, distance }) }) };
}

type Seen = Pick<View, "game" | "turn"> & { seats: { name: string }[] };

/**
 * An offer, with a title for its card, and with who gains by a good of Steam; of what goes somewhere the way is drawn,
 * and not told.
 */
export function brief<Told extends Omit<Offer, "title">>({ game, seats, turn }: Seen, offer: Told, hexes: Hexes) {
  const { kind, good, to, gains = [] } = offer, paid = kind === "move" ? gains : [];
  const others = paid.flatMap((points, i) => (points && i + 1 !== turn ? `${seats[i]!.name} ${points}` : []));
  const text = (to && offer.short) || offer.text;
  return {
    ...offer, text, title: text, ...(good && delivered(game, offer, hexes)), others: others.join(", "),
    owners: paid.flatMap((points, i): number[] => Array(points).fill(i + 1)),
  };
}

/** What the dark button says of an offer of a game. */
export function command(game: string, { text, short = text, good, kind, gain = 0 }: Offer): string {
  const key = `command-${kind}`;
  if (!good || !has(key) || (gain <= 0 && say(key).includes("{gain}"))) return short;
  return say(key, { good: goodName(game, good).toLocaleLowerCase(document.documentElement.lang), gain });
}
