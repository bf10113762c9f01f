// What people call the hexes of a map: the names of its cities and towns, or the
// region where regions have numbers.

import { say } from "./text.js";

/** Whether the hexes of a game have names of their own; those of regions have numbers. */
export const namesHexes = (game) => game !== "steamrollers";

/** What the hexes of a position are called that have a name, by hex. */
export function namesOf(position) {
  if (!namesHexes(position.game)) return new Map([...regionsOf(position)].map(([hex, region]) => [hex, say("in-region", { region })]));
  if (!position.pictures().includes("map")) return new Map();
  const titles = position.picture("map", { marks: false }).matchAll(/<title>([a-z]+\d+)(?:, [a-z ]+)*?,? (?:city |town )?([A-Z][^<,]*)[,<]/g);
  return new Map([...titles].map(([, hex, name]) => [hex, name]));
}

const regionsOf = (position) => new Map([...position.picture("sheet-1", { marks: false }).matchAll(/data-hex="([a-z]+\d+)" data-region="(\d)"/g)].map(([, hex, region]) => [hex, region]));

/** Where the hexes of a position lie that have no name: in a region, or near the hex that has a name and is nearest. */
export function spotsOf(position, names) {
  if (!namesHexes(position.game)) return new Map([...regionsOf(position)].map(([hex, region]) => [hex, say("spot-region", { region })]));
  if (!names.size) return new Map();
  const corners = position.picture("map", { marks: false }).matchAll(/data-hex="([a-z]+\d+)"[^>]*>\s*<title>[^<]*<\/title>\s*<path d="M(\S+) ([^L]+)L/g);
  const hexes = [...corners].map(([, hex, x, y]) => ({ hex, x: Number(x), y: Number(y) })), named = hexes.filter(({ hex }) => names.has(hex));
  const near = ({ x, y }) => named.reduce((best, one) => (Math.hypot(one.x - x, one.y - y) < Math.hypot(best.x - x, best.y - y) - 1 ? one : best), named[0]);
  return new Map(named.length ? hexes.filter(({ hex }) => !names.has(hex)).map((one) => [one.hex, say("spot-near", { name: names.get(near(one).hex) })]) : []);
}

/** A sentence with names in place of hexes. */
export const named = (text, names) => text.replace(/\b[a-z]\d+\b/g, (hex) => names.get(hex) ?? hex);

/** A sentence with where they lie in place of hexes, and of the word for "in" before them. */
export const placed = (text, spots) => text.replace(/\b(?:(\p{L}+) )?([a-z]\d+)\b/gu, (all, before, hex) => {
  if (!spots.has(hex)) return all;
  return !before || before === say("spot-in") ? spots.get(hex) : `${before} ${spots.get(hex)}`;
});
