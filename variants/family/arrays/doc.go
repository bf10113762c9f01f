// Package arrays is what the games share that turn positions into arrays and moves
// into numbers: the sections of an array, what writes into them, and numbers that
// are made of factors.
//
//	sections := arrays.Lay([]arrays.Section{
//		{Name: "money", Shape: []int{seats}, Scale: 1.0 / 20, Says: "dollars"},
//		{Name: "phase", Shape: []int{phases}, Scale: 1, Says: "the phase, one-hot"},
//	})
//	w := arrays.NewWriter(x[:], sections)
//	w.Put(0, seat, s.Money(seat))
//	w.Mark(1, int(s.Phase())-1)
//
//	actions := arrays.NewNumbering(
//		arrays.Block{Kind: "pass"},
//		arrays.Block{Kind: "build", Factors: []arrays.Factor{{Name: "hex", Count: 64}, {Name: "track", From: 1, Count: 15}}},
//	)
//	n := actions.Of(1, hex, track-1)      // a number for each build
//	factors := actions.AppendFactors(nil, n) // 1, hex, track-1
//
// It knows no game. Writing and numbering allocate nothing. What is wrong with
// digits is told by a number of -1; what is wrong with sections is a fault of the
// program that laid them out, and a panic.
package arrays
