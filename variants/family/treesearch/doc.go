// Package treesearch is a player for any game of the family: it plays games on from
// the position it is asked about, again and again, and makes the move after which they
// went best. It knows the rules from the position alone; what the game is about it is
// told by somebody who knows: which moves look promising, how one would play on, and
// what players can expect of a position.
//
//	search := treesearch.New[*steam.State](treesearch.Game[steam.State, steam.Move]{
//		Advice: func() treesearch.Advice[steam.State, steam.Move] { return … },
//		Moment: …, PointsInDoubt: 8,
//	}, treesearch.Thinking{Iterations: 500, Workers: treesearch.AllCores})
//	move, err := search.Choose(ctx, &position, random)
//
// Packages bots, powerbots and steambots make one for their games. For a game of which
// nothing is known but its rules, [Unadvised] will do.
//
// Positions that it has come through form a tree. A node in which a player is asked
// belongs to her, who looks for the best for herself, however many play. What dice and
// bags decide are nodes of their own, which keep a few of many outcomes. Where players
// hold what others do not see ([NewHidden]) each game is played from a position that is
// dealt anew as the player who is asked could imagine it; the real one is asked for
// nothing that she does not see.
//
// # What it promises
//
// It stops at whichever comes first: a number of iterations, a time, the end of a
// context; and has an answer whenever it is stopped. If iterations are the only limit,
// the same position, generator and number of workers give the same answer on every
// machine, however many workers there are. Once it has been through a decision or two
// it allocates nothing for an iteration.
package treesearch
