// Package table seats the players of any game of the family. It says what a player is,
// plays a game with a player for each seat, move by move, and has what falls come from a
// seed.
//
//	players := []table.Player[steam.State, steam.Move]{a, b, c}
//	luck := table.NewLuck(moment, (*steam.State).Sample, seed)
//	err := table.Play(ctx, &start, players, luck, seed, func(before *steam.State, m steam.Move, after *steam.State) error {
//		fmt.Println(m)
//		return nil
//	})
//
// A [Player] may think for as long as its context lasts. A [Policy] is a simpler player
// that always has a move at once; [ByPolicy] makes a Player of it. Package bots below each
// game has its players, and [Named] finds them by their names, which are the same for all
// games.
//
// # What it promises
//
// A game is a function of the position in which it begins, the players, and the seed of
// its luck. A player returns an error that says why if no seat is asked: [ErrNoPosition],
// also for nil, [ErrOver] or [ErrChance]; and [ErrNoGenerator] if there is no generator.
//
// A Player and a [Luck] serve one goroutine at a time; games with players and luck of
// their own can be played side by side. The zero Luck is not usable: call [NewLuck].
// [Play] returns an error where [Walk], [Moves] and a player made by [AsPolicy] panic.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package table
