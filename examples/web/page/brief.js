// What stands on the card of a move: what goes from where to where, in few words. The
// dark button says the whole move.

import { named } from "./names.js";
import { say } from "./text.js";

const hex = /\b[a-z]\d+\b/g;

const briefs = {
  steamrollers: ({ move }) => {
    const [, good, from, to, distance] = /^deliver (\w)(?:@\d+)? (\d)-(\d) (\d+)/.exec(move) ?? [];
    return good && { title: say("brief-to", { good: say(`good-${good}`), to: say("brief-city", { city: to }) }), about: say("brief-distance", { from, distance }) };
  },
  steam: ({ move, text }, names) => {
    const [from, to] = /^move /.test(move) ? text.match(hex) : [];
    return from && { title: say("end-from-to", { from: names.get(from) ?? from, to: names.get(to) ?? to }), text: text.split(": ")[0] };
  },
  steampower: ({ move }, names) => {
    const [, good, from] = /^ship (\w) (\w+)/.exec(move) ?? [];
    return good && { title: say("brief-from", { good: say(`good-${good}`), from: names.get(from) ?? from }) };
  },
};

/** An offer with names in place of hexes, and, where its text is long, a title for its card and what it is about. */
export function brief(game, offer, names) {
  const short = { ...offer, ...briefs[game]?.(offer, names) };
  if (game === "steamrollers") return short; // its hexes have no names
  return { ...short, text: named(short.text, names), effects: short.effects?.map((effect) => named(effect, names)) };
}
