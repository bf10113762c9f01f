// Package playerstest holds the players of a game to what those of every game promise,
// in tests:
//
//	var laws = playerstest.Of(Named, NewGreedy, NewSearch, NewLuck)
//
//	func TestNobodyIsAsked(t *testing.T) { laws.NobodyIsAsked(t, begin(t, setup)) }
//
// Each law is a method that plays games from positions in which games begin, and is told
// of those; it fails the test where the law is broken.
package playerstest
