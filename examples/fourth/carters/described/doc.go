// Package described describes Carters to programs that serve any game.
package described
