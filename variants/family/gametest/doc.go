// Package gametest has the laws that every game keeps, for the tests of a game. It is test
// support, and no other package of the library may import it.
//
// One call holds a described game to what programs rely on:
//
//	func TestGame(t *testing.T) {
//		gametest.Check(t, pick.Game(), gametest.Options{Setups: []string{`{"players": 3}`}, Games: 4})
//	}
//
// It asks [describe.Complete], and plays games in every language in which all that is said and
// drawn is held to laws. [family.Check] holds the rules themselves to the laws of any game.
// Most games need no more of this package. The rest holds the parts of a game by themselves, a
// call each, where a game has them.
//
// # Arrays
//
// [CheckArrays] holds the arrays and numbers of a described game to the laws of every game's.
//
//	func TestArrays(t *testing.T) {
//		gametest.CheckArrays(t, pick.Game(), gametest.Arrays{Setups: []string{`{"players": 3}`}, Games: 8, Tries: 10, …})
//	}
//
// # Pictures
//
// [Pictures] of every kind are held to the laws of every game's by one call, too.
//
//	all, err := gametest.Read(picture)
//	hexes := gametest.With(all, "data-hex")
//
// [Read] reads a picture back, for laws of the game's own, and refuses one that breaks a
// promise of package drawing.
//
// # Words
//
// [CheckTexts] holds the text files of a game against each other and against the code that
// says them. [Tell] tells a whole game for golden files.
//
//	func TestTexts(t *testing.T) {
//		gametest.CheckTexts(t, gametest.Texts{
//			Things: map[string][]string{"colour": gametest.Strings(Red, Blue)},
//			Said:   []gametest.Said{{Folder: ".", Function: "say"}},
//			Same:   []string{"{hex}", "pass"}, // may be the same in two languages
//		})
//	}
//
// # Bots
//
// [CheckBots] holds the bots of a described game to the laws of every game's. [AddEdited] seeds
// a fuzz target with edited positions.
//
//	func TestBots(t *testing.T) {
//		gametest.CheckBots(t, pick.Game(), gametest.Bots{Setups: []string{`{"players": 3}`}, Wins: 28})
//	}
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package gametest
