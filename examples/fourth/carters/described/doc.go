// Package described describes Carters to programs that serve any game.
//
// The package is small, since Carters is. It stands apart from the game, as in the games of
// the module, so that a program can link the rules alone.
package described
