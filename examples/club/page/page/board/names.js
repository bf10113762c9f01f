// What people call the hexes of a map, and what stands on the card of a move.

import { has, say } from "../i18n/text.js";

/** Whether the hexes of a game have names of their own; those of regions have numbers. */
export const namesHexes = (game) => game !== "steamrollers";

/** What a good of a game is called: black goods are coal in SteamRollers alone. */
export const goodName = (game, good) => say(game !== "steamrollers" && good === "K" ? "good-black" : `good-${good}`);

/** The picture by which the hexes of a game are named, undefined if it is not among the pictures of a position. */
export const mapOf = (game, pictures) => pictures.find((name) => name === (namesHexes(game) ? "map" : "sheet-1"));

/** What the hexes of a game are called that have a name, and where the others lie, by its mapOf, which is drawn in English: { names, spots }, each by hex. */
export function placesOf(game, picture) {
  if (!picture) return { names: new Map(), spots: new Map() };
  if (!namesHexes(game)) {
    const hexes = [...picture.matchAll(/data-hex="([a-z]+\d+)" data-region="(\d)"/g)], inRegion = (key) => new Map(hexes.map(([, hex, region]) => [hex, say(key, { region })]));
    return { names: inRegion("in-region"), spots: inRegion("spot-region") };
  }
  const titles = picture.matchAll(/<title>([a-z]+\d+)(?:, [a-z ]+)*?,? (?:city |town )?([A-Z][^<,]*)[,<]/g);
  const names = new Map([...titles].map(([, hex, name]) => [hex, name]));
  return { names, spots: spotsOf(picture, names) };
}

/** Where the hexes of a map lie that have no name: near the hex that has one and is nearest. */
function spotsOf(picture, names) {
  const corners = picture.matchAll(/data-hex="([a-z]+\d+)"[^>]*>\s*<title>[^<]*<\/title>\s*<path d="M(\S+) ([^L]+)L/g);
  const hexes = [...corners].map(([, hex, x, y]) => ({ hex, x: Number(x), y: Number(y) })), named = hexes.filter(({ hex }) => names.has(hex));
  const near = ({ x, y }) => named.reduce((best, one) => (Math.hypot(one.x - x, one.y - y) < Math.hypot(best.x - x, best.y - y) - 1 ? one : best), named[0]);
  return new Map(named.length ? hexes.filter(({ hex }) => !names.has(hex)).map((one) => [one.hex, say("spot-near", { name: names.get(near(one).hex) })]) : []);
}

/** The hexes that a sentence has. */
export const hexesIn = /\b[a-z]\d+\b/g;

/** A sentence with names in place of hexes. */
export const named = (text, names) => text.replace(hexesIn, (hex) => names.get(hex) ?? hex);

/** A sentence of the log: with where hexes lie, and with the names of those that have one. */
export const located = (text, { names, spots }) => named(placed(text, spots), names);

/** What happened, with places in place of hexes. */
export const locatedLine = (line, places) => ({ ...line, text: located(line.text, places), ...(line.short && { short: located(line.short, places) }) });

/** Options with places in place of hexes. */
const locatedOptions = (options, places) => options.map((option) => ({ ...option, text: located(option.text, places), ...(option.short && { short: located(option.short, places) }), effects: option.effects?.map((effect) => located(effect, places)) }));

/** What a click chooses, or why nothing, with places in place of hexes; a refusal keeps those that have no name. */
export const locatedChoice = (game, { options, refused, ...more }, places) =>
  ({ ...more, options: locatedOptions(options, places), refused: refused && { ...refused, message: namesHexes(game) ? named(refused.message, places.names) : refused.message } });

/** A sentence with where they lie in place of hexes, and of the word for "in" before them. */
export const placed = (text, spots) => text.replace(/\b(?:(\p{L}+) )?([a-z]\d+)\b/gu, (all, before, hex) => {
  if (!spots.has(hex)) return all;
  return !before || before === say("spot-in") ? spots.get(hex) : `${before} ${spots.get(hex)}`;
});

// What stands on the card of a move: what goes from where to where, in few words; and what the dark button says of
// it, as in "Deliver grey for 5". What it costs stands below, and what the words leave out is drawn on the board.

/** The title of an offer that brings a good somewhere: by the names of both ends, or by the good where cities have numbers or it is not said where it goes. */
function delivered(game, { good, from, to, distance }, names) {
  if (!from) return {};
  if (!to) return { title: say("brief-from", { good: goodName(game, good), from: names.get(from) ?? from }) };
  if (names.has(from)) return { title: say("end-from-to", { from: names.get(from), to: names.get(to) ?? to }) };
  return { title: say("brief-to", { good: goodName(game, good), to: say("brief-city", { city: to }) }), ...(distance && { about: say("brief-distance", { from, distance }) }) };
}

/** The title of an offer on a hex without a name: by where that lies. The hex itself is for those who do not see it. */
function somewhere({ text, short = text }, spots) {
  const title = placed(text, spots);
  return title === text ? {} : { title, short: placed(short, spots), spot: text.match(hexesIn).find((hex) => spots.has(hex)) };
}

/** An offer with names in place of hexes, and a title for its card where its text is long, with what it is about, or has a hex without a name. */
export function brief(game, offer, names, spots) {
  const short = { ...offer, ...(offer.good ? delivered(game, offer, names) : somewhere(offer, spots)) };
  if (!namesHexes(game)) return short;
  const text = offer.to ? offer.short ?? offer.text : offer.text; // the way is drawn
  return { ...short, text: named(text, names), ...(short.short && { short: named(short.short, names) }), ...(short.title && { title: named(short.title, names) }), effects: short.effects?.map((effect) => named(effect, names)) };
}

/** What the dark button says of an offer of a game. */
export function command(game, { text, short = text, good, kind, gain = 0 }) {
  const key = `command-${kind}`;
  if (!good || !has(key) || (gain <= 0 && say(key).includes("{gain}"))) return short;
  return say(key, { good: goodName(game, good).toLocaleLowerCase(document.documentElement.lang), gain });
}
