// Package arrays turns positions into arrays and moves into numbers, for programs that
// learn to play a game.
//
// An array consists of sections. [Section] describes one, and a [Writer] fills it:
//
//	sections := arrays.Lay([]arrays.Section{
//		{Name: "money", Shape: []int{seats}, Scale: 1.0 / 20, Says: "dollars"},
//		{Name: "phase", Shape: []int{phases}, Scale: 1, Says: "the phase, one-hot"},
//	})
//	w := arrays.NewWriter(x[:], sections)
//	w.Put(0, seat, s.Money(seat))
//	w.Mark(1, int(s.Phase())-1)
//
// A [Numbering] has a number for each move, and factors that the move is made of:
//
//	actions := arrays.NewNumbering(
//		arrays.Block{Kind: "pass"},
//		arrays.Block{Kind: "build", Factors: []arrays.Factor{{Name: "hex", Count: 64}, {Name: "track", From: 1, Count: 15}}},
//	)
//	n := actions.Of(1, hex, track-1)         // the number of a build
//	factors := actions.AppendFactors(nil, n) // 1, hex, track-1
//
// Writing and numbering allocate nothing. Factors and numbers that do not exist give -1 or
// nothing. A place beyond the sections is a fault of the program, and a panic. Package
// arraytest holds the arrays and numbers of a game to the laws that they should keep.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package arrays
