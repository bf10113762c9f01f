// Package booktest holds the rules of a game as they stand in its book against the
// catalogue in its code, for the tests of all games.
package booktest
