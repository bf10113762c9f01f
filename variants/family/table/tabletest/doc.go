// Package tabletest has the laws that the players of every game keep, for the tests of the
// packages that have players:
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
