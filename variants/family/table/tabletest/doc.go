// Package tabletest holds laws for the tests of a game's players, the same for all games:
//
//	var laws = tabletest.Of(Named, NewGreedy, NewSearch, NewLuck)
//
//	func TestNobodyIsAsked(t *testing.T) { laws.NobodyIsAsked(t, begin(t, setup)) }
//
// Each law is a method that takes positions in which games begin, plays games from them,
// and fails the test if the law is broken.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package tabletest
