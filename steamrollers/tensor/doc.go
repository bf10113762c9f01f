// Package tensor turns positions and moves of SteamRollers into arrays of fixed
// size, for programs that learn.
//
//	var x tensor.Position
//	x.Encode(&s, s.Turn())        // what the asked player sees, from her seat
//	mask := make([]bool, tensor.NumActions)
//	for m := range s.Moves() {
//		mask[tensor.Action(&s, m)] = true
//	}
//
// # Shapes
//
// A [Position] is [Size] numbers of 32 bits, in sections that [Sections] lists
// with their names, offsets and shapes, so that a program in another language
// can cut the array into planes. Seats are turned so that the seat from which
// is looked is number 0; seats that nobody has are zeros. Hexes are in the order
// of the board, at most 64. Numbers are between -1 and 1 but where a section
// says how it is scaled; what is one of several is one-hot.
//
// An action is a number below [NumActions], the same in every game; [Action] gives
// that of a move. No two legal moves of one position have the same action, so a
// policy over actions is one over moves, and a mask of the legal ones is all
// that it needs. Chance moves have no action: -1.
//
// # What it promises
//
// Encoding allocates nothing and reads nothing but the public State. Sections
// and actions keep their meaning within a [Version]; stored data should name it.
package tensor
