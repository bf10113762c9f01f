// Package plainsetup tells the plain rules of internal/plainrules, which know
// nothing of package steamrollers, of a setup: for tests that play a game by
// both.
//
//	game, err := plainrules.New(plainsetup.Of(setup))
package plainsetup
