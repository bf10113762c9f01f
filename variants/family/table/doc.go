// Package table is where players of any game of the family sit down: what a player
// is, what she may be asked, dice and bags by a seed, and the game itself, move by
// move.
//
//	players := []table.Player[steam.State, steam.Move]{a, b, c}
//	luck := table.NewLuck(moment, (*steam.State).Sample, seed)
//	err := table.Play(ctx, &start, players, luck, func(before *steam.State, m steam.Move, after *steam.State) error {
//		fmt.Println(m)
//		return nil
//	})
//
// Packages bots, powerbots and steambots have all that for one game each.
//
// # What it promises
//
// A game is a function of the position in which it begins, the players, and the seed
// of its luck. A player who is asked what nobody can answer gives an error that says
// what is wrong, and changes nothing.
package table
