// What people call the hexes of a map, and what stands on the card of a move.

import { ownersOf } from "../core/offers.js";
import { has, say } from "../i18n/text.js";

/** Whether the hexes of a game have names of their own; those of regions have numbers. */
export const namesHexes = (game) => game !== "steamrollers";

/** What a good of a game is called: black goods are coal in SteamRollers alone. */
export const goodName = (game, good) => say(game !== "steamrollers" && good === "K" ? "good-black" : `good-${good}`);

/**
 * What the hexes of a board are called that have a name, and where the others lie: { names, spots }, each by hex. Where
 * hexes lie in regions, both say the region.
 */
export function placesOf(hexes) {
  const inRegion = (key) => new Map(hexes.map(({ hex, region }) => [hex, say(key, { region })]));
  if (hexes[0]?.region) return { names: inRegion("in-region"), spots: inRegion("spot-region") };
  const names = new Map(hexes.filter(({ name }) => name).map(({ hex, name }) => [hex, name]));
  const others = hexes.filter(({ near }) => near);
  return { names, spots: new Map(others.map(({ hex, near }) => [hex, say("spot-near", { name: names.get(near) })])) };
}

/** The hexes that a sentence has. */
export const hexesIn = /\b[a-z]\d+\b/g;

/** A sentence with names in place of hexes. */
export const named = (text, names) => text.replace(hexesIn, (hex) => names.get(hex) ?? hex);

/** A sentence of the log: with where hexes lie, and with the names of those that have one. */
export const located = (text, { names, spots }) => named(placed(text, spots), names);

/** What happened, with places in place of hexes. */
export const locatedLine = (line, places) =>
  ({ ...line, text: located(line.text, places), ...(line.short && { short: located(line.short, places) }) });

/**
 * What a click chooses of the offers of a view, or why nothing, with places in place of hexes; a refusal keeps those
 * that have no name.
 */
export function locatedChoice({ game, offers }, { options, refused, ...more }, { names }) {
  const known = new Map(offers.map((offer) => [offer.move, offer]));
  const told = refused && { ...refused, message: namesHexes(game) ? named(refused.message, names) : refused.message };
  return { ...more, options: options.map(({ move }) => known.get(move)), refused: told };
}

/** A sentence with where they lie in place of hexes, and of the word for "in" before them. */
export const placed = (text, spots) => text.replace(/\b(?:(\p{L}+) )?([a-z]\d+)\b/gu, (all, before, hex) => {
  if (!spots.has(hex)) return all;
  return !before || before === say("spot-in") ? spots.get(hex) : `${before} ${spots.get(hex)}`;
});

// What stands on the card of a move: what goes from where to where, in few words; and what the dark button says of
// it, as in "Deliver grey for 5". What it costs stands below, and what the words leave out is drawn on the board.

/**
 * The title of an offer that brings a good somewhere: by the names of both ends, or by the good where cities have
 * numbers or it is not said where it goes.
 */
function delivered(game, { good, from, to, distance }, names) {
  if (!from) return {};
  if (!to) return { title: say("brief-from", { good: goodName(game, good), from: names.get(from) ?? from }) };
  if (names.has(from)) return { title: say("end-from-to", { from: names.get(from), to: names.get(to) ?? to }) };
  const title = say("brief-to", { good: goodName(game, good), to: say("brief-city", { city: to }) });
  return { title, ...(distance && { about: say("brief-distance", { from, distance }) }) };
}

/**
 * An offer, and a title for its card with places in place of hexes, with the hex itself for those who do not see it,
 * and with who gains by a good that goes over links; of what goes somewhere the way is drawn, and not told.
 */
export function brief({ game, seats, turn }, offer, places, links = []) {
  const owners = ownersOf(offer, links), paid = owners.filter((owner) => owner && owner !== turn);
  const bySeat = [...Map.groupBy(paid, (owner) => owner)];
  const others = bySeat.map(([owner, { length }]) => `${seats[owner - 1].name} ${length}`).join(", ");
  const text = offer.to ? offer.short ?? offer.text : offer.text, hex = offer.good ? "" : text.match(hexesIn)?.[0];
  return {
    ...locatedLine({ ...offer, title: undefined }, places), text: namesHexes(game) ? named(text, places.names) : text,
    title: located(text, places), ...(offer.good && delivered(game, offer, places.names)), owners, others,
    effects: offer.effects?.map((effect) => located(effect, places)), spot: places.spots.has(hex) ? hex : undefined,
  };
}

/** What the dark button says of an offer of a game. */
export function command(game, { text, short = text, good = "", kind, gain = 0 }) {
  const key = `command-${kind}`;
  if (!good || !has(key) || (gain <= 0 && say(key).includes("{gain}"))) return short;
  return say(key, { good: goodName(game, good).toLocaleLowerCase(document.documentElement.lang), gain });
}
