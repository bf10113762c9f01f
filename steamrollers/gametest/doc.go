// Package gametest tests what is built on SteamRollers: boards and components
// of one's own, players, wrappers of the library, and whole other
// implementations of the rules.
//
// [Check] plays random games on a setup and holds every position to the laws
// that must be true whatever is on the board. In a test of your own:
//
//	board, err := hexmap.ParseBoard(text)
//	…
//	setup := steamrollers.Setup{Players: 3, Board: board}
//	if err := gametest.Check(setup, gametest.Options{}); err != nil {
//		t.Fatal(err)
//	}
//
// A bot is tested with the same laws by letting it choose, in
// [Options.Choose]. Another implementation of the rules, or a wrapper that a
// front end speaks to, becomes an [Engine]: [Compare] plays the same games with
// it and with the library and says where they disagree.
//
// All faults that are found come joined in one error. Each is a [*Fault] that
// holds the seed, the position and the record of the game that led to it, so
// that it can be replayed: of the moves that were played those without which the
// law is not broken, most often a few of hundreds. A game is left at the first
// position with a fault, the faults of which are all told.
//
// [Perft] counts how many ways a game can go on for a number of moves: two
// implementations that count the same have the same rules there, and
// [Perft.Divide] finds the move where they do not.
//
// The package depends on no test framework. The same arguments play the same
// games and find the same faults.
package gametest
