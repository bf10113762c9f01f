// What people call the hexes of a map: the names of its cities and towns.

/** The names of the hexes of a position that have one, by hex. */
export function namesOf(position) {
  if (position.game === "steamrollers") return new Map(); // its cities have numbers
  const titles = position.picture("map", { marks: false }).matchAll(/<title>([a-z]+\d+)(?:, [a-z ]+)*?,? (?:city |town )?([A-Z][^<,]*)[,<]/g);
  return new Map([...titles].map(([, hex, name]) => [hex, name]));
}

/** A sentence with names in place of hexes. */
export const named = (text, names) => text.replace(/\b[a-z]\d+\b/g, (hex) => names.get(hex) ?? hex);
