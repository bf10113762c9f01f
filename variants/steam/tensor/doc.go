// Package tensor turns positions and moves of Steam into arrays of fixed size, for programs
// that learn, and numbers back into moves. It has the shape of package steamrollers/tensor:
// if you know one of them, you know the other.
//
//	var x tensor.Position
//	x.Encode(&s, s.Turn())             // the whole position, from the seat of the asked player
//	for m := range s.Moves() {
//		action := tensor.Action(&s, m)
//		factors := tensor.Actions().AppendFactors(nil, action) // its kind, and a digit for each choice
//	}
//	m, ok := tensor.Move(&s, action)   // and back
//
// # The whole position
//
// Nothing is hidden in Steam, and the arrays hold all that decides how a game goes on,
// the map and the components included. Two positions with equal arrays have the same
// legal actions, the same chances and, move for move, equal arrays for ever after.
// Only names are not in them: of the map, of the components, of cities and of faces.
//
// # Actions
//
// A delivery is described by the edges at which the good leaves each stop. That makes
// more than thirty million combinations, few of which are ever legal. They come last
// among the actions, so a policy should use the factors. What a hex holds after a build
// is one of 137 things, exits or tracks.
//
// # What it promises
//
// Encode, Action, Move and AppendFactors allocate nothing, and read
// nothing but the public State. Encode takes about fifty microseconds; the benchmark
// measures it. Sections and actions keep their meaning within a [Version]; stored data
// should name it.
package tensor
