// Package gamegen draws random games for property tests: setups of every kind,
// positions reached by play, and moves, legal or not.
//
//	rapid.Check(t, func(t *rapid.T) {
//		s := gamegen.Position().Draw(t, "position")
//		m := gamegen.MoveIn(&s).Draw(t, "move")
//		…
//	})
//
// Setups come with any number of players, any modules, walls, levels of Olive,
// boards that ship or that package boardgen draws, and components of the
// library or drawn. Games are played by a mixture of the policies of selfplay:
// random decisions lead everywhere, a builder's lead to links, deliveries and
// the end of the game. They shrink towards short games of two on the standard
// board. It is test support: no package of the library may import it.
package gamegen
