// Whose turn it was, from who made each move.

/**
 * Returns the moves after the last turn of a seat, from the first to the one after the last, and whether the seat
 * acted since; null where it has had none. movers are who made each move so far, 0 for chance, and turn is who is asked
 * now. In the middle of a turn it is the turn before.
 */
export function sinceTurn(movers: number[], seat: number, turn: number) {
  let begun = movers.length;
  if (turn === seat) while (begun && [seat, 0].includes(movers[begun - 1] ?? -1)) begun--;
  const last = movers.slice(0, begun).lastIndexOf(seat);
  return last < 0 ? null : { from: last + 1, to: movers.length, acted: movers.slice(begun).includes(seat) };
}
