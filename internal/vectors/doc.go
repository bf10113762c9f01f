// Package vectors makes, reads and writes the conformance vectors of a game:
// positions, moves and verdicts as JSON Lines, by which an implementation of its
// rules in any language can test itself.
//
//	set, err := vectors.Derive[*steamrollers.State](source, games)
//	if err != nil {
//		return err
//	}
//	return set.Write("steamrollers/testdata/conformance")
//
// The source of all is the moves of the games. The rest is derived from them:
// [Derive] replays the games, and keeps of each kind of thing that happens in
// them the first few as positive vectors, breaks in their positions one rule
// after the other for the negative ones, and counts the ways in which some of
// them go on. The same games give the same vectors.
//
// It knows no game. What a game tells of itself is its [Source]; each game has a
// package below this folder that has it: rollervectors that of SteamRollers,
// powervectors that of Steam Power, steamvectors that of Steam. The command write
// derives the files of a game anew and adds games.
package vectors
