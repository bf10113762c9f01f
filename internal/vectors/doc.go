// Package vectors makes, reads and writes the conformance vectors: positions,
// moves and verdicts as JSON Lines, by which an implementation of the rules in
// any language can test itself. They stand in
// steamrollers/testdata/conformance, where README.md says what each field means.
//
//	set, err := vectors.Read(os.DirFS("steamrollers/testdata/conformance"))
//	…
//	for _, v := range set.Positive {
//		next, err := v.Position.Apply(v.Move) // and next == v.Next
//	}
//
// The source of all is the moves of the games. The rest is derived from them:
// [Derive] replays the games, and keeps of each kind of thing that happens in
// them the first few as positive vectors, breaks in their positions one rule
// after the other for the negative ones, and counts the ways in which some of
// them go on. The same games give the same vectors. The command write, below this
// folder, does that and adds games.
package vectors
