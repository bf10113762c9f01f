// Package rulebooktest holds the rules of a game as they stand in its RULES.md
// against the catalogue in its code, for the tests of all games.
package rulebooktest
