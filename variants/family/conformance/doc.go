// Package conformance holds other implementations of the rules of a game to those of a
// library: by conformance vectors, which are files, and by games played side by side.
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
// The vectors follow from the moves of some games. [Derive] replays the games. For each
// kind of thing that happens in them it keeps the first few as positive vectors. In their
// positions it tries moves that are nearly legal, and keeps for the negative vectors those
// that break a rule by another kind of move, or for another reason, than those before. It
// counts the ways to go on from positions in which, together, each shape of move is legal
// that is in any: each kind, and each kind with each colour, number or tile. The same games
// give the same vectors. A game tells its features and its rules in a [Source].
//
// # Side by side
//
// [Compare] plays random games with an [Engine], which speaks in texts, and with the
// library, and says where they disagree. [Differences] compares two JSON texts.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package conformance
