// Package powervectors derives the conformance vectors of Steam Power from the
// moves of their games, and reads them. They stand in
// variants/steampower/testdata/conformance, where README.md says what each field
// means.
//
//	set, err := powervectors.Read(os.DirFS("variants/steampower/testdata/conformance"))
//	…
//	for _, v := range set.Positive {
//		next, err := v.Position.Apply(v.Move) // and next == v.Next
//	}
//
// It supplies what package vectors asks of a game: what the moves show, and how
// rules are broken. Which rules a move breaks, all of them, is reckoned here a
// second time, slowly and from what a position shows; a negative vector is a move
// that breaks exactly one.
package powervectors
