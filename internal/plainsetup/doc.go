// Package plainsetup tells the plain rules of internal/plainrules, which know
// nothing of package steamrollers, of a setup: for tests that play a game by
// both.
//
//	game, err := plainrules.New(plainsetup.Of(setup))
//
// The package is small, since it is the one bridge between the plain rules and package
// steamrollers, which must not know one another.
package plainsetup
