// Package games is the list of all games of the module, for programs that serve them
// all, and holds tests of what these have in common. It is the one place outside the
// bench and tests that imports more than one game.
//
// The package is small, since a list needs no more. It stands apart, so that nothing else has
// to import all games.
package games
