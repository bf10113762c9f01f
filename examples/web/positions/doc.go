// Package positions is the rules as functions from JSON to JSON that keep
// nothing between calls, for front ends that hold their positions themselves.
// The page's program makes them callable from JavaScript:
//
//	let { position } = call("position.new", { players: 2, modules: ["coal"] });
//	for (;;) {
//	  const { over, chance, moves } = call("position.moves", { position });
//	  if (over) break;
//	  const move = chance ? call("position.sample", { position, seed }).move : await choose(moves);
//	  ({ position } = call("position.apply", { position, move }));
//	}
//
// A position is the JSON of a steamrollers.State, and may be stored as it is. A
// call that cannot be done replies {"error": {"message", "rule", "text", "line",
// "move"}}: why, the identifier of the rule that is broken, the rule in a
// sentence, and of a record the line and the move on it; what does not apply is
// left out.
package positions
