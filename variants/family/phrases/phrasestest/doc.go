// Package phrasestest holds the texts of a game against each other and against the code
// that says them, for the tests of packages that use package phrases.
//
//	func TestTexts(t *testing.T) {
//		phrasestest.Check(t, phrasestest.Texts{
//			Things: map[string][]string{"colour": phrasestest.Names(Red, Blue)},
//			Said:   []phrasestest.Said{{Folder: ".", Function: "say"}},
//			Same:   []string{"{hex}", "pass"}, // may be the same in two languages
//		})
//	}
//
// [CheckTold] plays games at random and holds what is said in them, and why moves are
// refused, to laws. [Tell] tells a whole game for golden files.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package phrasestest
