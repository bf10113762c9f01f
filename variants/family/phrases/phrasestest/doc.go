// Package phrasestest holds the sentences of a game against each other and
// against the code that says them, for the tests of packages that use package
// phrases.
//
//	func TestSentences(t *testing.T) {
//		phrasestest.CheckTables(t, &tables, "{hex}", "pass") // the two may be the same in two languages
//		phrasestest.CheckCalls(t, ".", "say")
//	}
//
// It also plays games at random for laws of what is said in them, holds the options
// that are told to the legal moves, and tells a whole game for golden files.
package phrasestest
