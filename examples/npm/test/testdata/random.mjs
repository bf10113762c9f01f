// Numbers that are the same in every run (xorshift32).
export function generator(seed) {
  let state = (seed * 2654435769) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}
