// Package described describes Steam Power to programs that serve any game.
//
//	game := described.Game() // with everything
//
// A program that needs less attaches what it uses, and links no more:
//
//	parts := described.Rules()
//	parts.Words = described.Words()
//	game := described.Of(parts)
//
// A game never changes once it is made, so goroutines may share it.
//
// Experimental: no author outside this module has used this package yet. Its names may
// change together with those of package describe.
package described
