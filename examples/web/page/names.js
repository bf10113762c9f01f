// What people call the hexes of a map: the names of its cities and towns, or the
// region where regions have numbers.

import { say } from "./text.js";

/** Whether the hexes of a game have names of their own; those of regions have numbers. */
export const namesHexes = (game) => game !== "steamrollers";

/** What the hexes of a position are called that have a name, by hex. */
export function namesOf(position) {
  if (!namesHexes(position.game)) {
    const hexes = position.picture("sheet-1", { marks: false }).matchAll(/data-hex="([a-z]+\d+)" data-region="(\d)"/g);
    return new Map([...hexes].map(([, hex, region]) => [hex, say("in-region", { region })]));
  }
  if (!position.pictures().includes("map")) return new Map();
  const titles = position.picture("map", { marks: false }).matchAll(/<title>([a-z]+\d+)(?:, [a-z ]+)*?,? (?:city |town )?([A-Z][^<,]*)[,<]/g);
  return new Map([...titles].map(([, hex, name]) => [hex, name]));
}

/** A sentence with names in place of hexes. */
export const named = (text, names) => text.replace(/\b[a-z]\d+\b/g, (hex) => names.get(hex) ?? hex);
