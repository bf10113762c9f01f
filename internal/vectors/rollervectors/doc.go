// Package rollervectors derives the conformance vectors of SteamRollers from the
// moves of their games, and reads them. They stand in
// steamrollers/testdata/conformance, where README.md says what each field means.
//
//	set, err := rollervectors.Read(os.DirFS("steamrollers/testdata/conformance"))
//	…
//	for _, v := range set.Positive {
//		next, err := v.Position.Apply(v.Move) // and next == v.Next
//	}
//
// It supplies what package vectors asks of a game: what the moves show, and how
// rules are broken. The plain rules of internal/plainrules, which play beside the
// library, tell which rules a move breaks besides the one that it should.
package rollervectors
