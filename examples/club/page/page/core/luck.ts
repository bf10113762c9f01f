// What dice, bag and bots decide by.

/** A number that nobody can foresee. */
export const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Numbers from 0 up to 1 that depend on a seed alone. */
export function luck(seed: number): () => number {
  let state = seed >>> 0;
  // the finaliser of a hash, over a counter
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
