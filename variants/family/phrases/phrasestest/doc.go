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
// It also plays games at random for laws of what is said in them, compares the
// options with the legal moves, and tells a whole game for golden files.
package phrasestest
