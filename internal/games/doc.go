// Package games holds tests of what all games of the module have in common. It
// exports nothing.
package games
