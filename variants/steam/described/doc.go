// Package described describes Steam to programs that serve any game.
//
//	game := described.Game() // with everything
//
// A program that needs less attaches what it uses, and links no more:
//
//	parts := described.Rules()
//	parts.Words = described.Words()
//	game := described.Of(parts)
package described
