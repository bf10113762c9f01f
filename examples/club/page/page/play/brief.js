// What stands on the card of a move: what goes from where to where, in few words; and what the dark button says of
// it, as in "Deliver grey for 5". What it costs stands below, and what the words leave out is drawn on the board.

import { goodName, hexesIn, named, namesHexes, placed } from "../board/names.js";
import { has, say } from "../i18n/text.js";

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
