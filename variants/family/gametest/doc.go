// Package gametest has the laws that every game keeps, for the tests of a game: arrays,
// pictures, words, the rulebook, positions and players. It is test support, and no other
// package of the library may import it.
//
// # Arrays
//
// A [Codec] holds the arrays and numbers of a game to the laws of every game's:
//
//	func TestArrays(t *testing.T) {
//		(&gametest.Codec[State, Move, *State]{Arrays: described.Arrays(), Play: play, …}).Check(t)
//	}
//
// It edits one or two fields of a stored position and keeps the results that are positions.
// Arrays with nothing hidden must tell the two apart, unless only a name was changed. If a
// seat has equal arrays of both, they must go on alike for everything that the seat can see:
// the same legal actions, the same chances, and equal arrays after equal moves.
//
// # Pictures
//
// This part reads pictures back, for the tests of the packages that draw them.
//
//	all, err := gametest.Read(picture)
//	hexes := gametest.With(all, "data-hex")
//	gametest.TextCanBeRead(t, pictures)
//
// [Read] refuses a picture that breaks a promise of package drawing. So a test that reads
// a picture also tests that it is well formed, stands alone and holds no script.
//
// The package also has the laws for the pictures of every game. The laws of a [Gallery]
// fail a test. The laws of the pictures of a position return what breaks them, such as
// [IDsDiffer], or the elements that do, such as [Outside].
//
// # Words
//
// This part holds the texts of a game against each other and against the code
// that says them, for the tests of packages that use package phrases.
//
//	func TestTexts(t *testing.T) {
//		gametest.CheckTexts(t, gametest.Texts{
//			Things: map[string][]string{"colour": gametest.Names(Red, Blue)},
//			Said:   []gametest.Said{{Folder: ".", Function: "say"}},
//			Same:   []string{"{hex}", "pass"}, // may be the same in two languages
//		})
//	}
//
// [CheckTold] plays games at random and holds what is said in them, and why moves are
// refused, to laws. [Tell] tells a whole game for golden files.
//
// # The rulebook
//
// This part holds the page that states the rules of a game against its
// text and its code, for the tests of the game.
//
//	func TestTheBookHasTheRules(t *testing.T) {
//		gametest.Unbreakable(t, "RULES.md", Rules())
//	}
//
// On the page, each rule stands below a heading of level 3 with its identifier, within a
// section of level 2. A sentence comes first, on a line of its own as in the text file,
// and then anything else. A paragraph that begins with "**Ruling** " marks a ruling. One
// that says "*Cannot be broken: reason.*" marks a rule that refuses nothing.
//
// # Validation
//
// This part has the laws for the validation of a game.
// It is test support: no package of the library may import it.
//
// [CheckFindings] holds that each finding of a game is planted in some test, is found, and
// can be told. A [Midway] edits positions of games and plays on from those that can be
// read. [PlaysOn] tests the position that a fuzz target comes to. [ReportLaw] tests that
// reports are written as their types say.
//
// # Players
//
// This part has the laws that the players of every game keep, for the tests of the
// packages that have players:
//
//	var players = gametest.PlayersOf(Named, NewGreedy, NewSearch, NewLuck)
//
//	func TestPlayers(t *testing.T) { players.Check(t, gametest.Trial[State]{…}) }
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package gametest
