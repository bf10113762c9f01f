// Package conformance holds other implementations of the rules of a game to those of a
// library, by conformance vectors, which are files.
//
// # Vectors
//
// Vectors are positions, moves and verdicts as JSON Lines, by which an implementation in
// any language can test itself. A [Set] is all vectors of a game. [Read] reads its files,
// [Set.Write] writes them, and [Check] holds a game in Go to them:
//
//	set, err := conformance.Read[mygame.State, mygame.Move, mygame.Report](os.DirFS("testdata/conformance"))
//	if err != nil {
//		t.Fatal(err)
//	}
//	if err := conformance.Check[*mygame.State](set, mygame.ParseMove, (*mygame.State).Report); err != nil {
//		t.Error(err)
//	}
//
// The vectors follow from the moves of some games. To make one, write a line with its place, that is
// the game and how many of its moves were made, and a move; [Fill] replays the games and fills in the
// rest. After a change of the rules or of the form of a position, fill the set anew and look at what
// changes. A negative vector should break one rule and no other, since an implementation may name any
// rule that a move breaks. Where a move breaks several, its line names them all.
//
// [Differences] compares two JSON texts.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package conformance
