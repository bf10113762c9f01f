// Package bots plays Steam, the base game and the standard game. It has players of four
// strengths for any seat, on any map, and plays games between them.
//
//	start, err := steam.New(steam.Setup{Players: 3})
//	…
//	a, b := bots.NewGreedy(), bots.NewSearch(search.Thinking{Iterations: 500})
//	for move, after := range search.Walk(&start, []bots.Player{a, b, a}, bots.NewLuck(7), 7) {
//		fmt.Println(move, after.Total(1), after.Total(2), after.Total(3))
//	}
//
// # The players
//
// [Random] makes any legal move. [Builder] lays track from stop to stop, improves its
// locomotive, delivers goods, and keeps out of debt. Both choose at once: they are
// policies, which [search.ByPolicy] seats as players.
//
// [Greedy] estimates what moves are worth. It values what a link will carry and what it
// costs, loans included, what a stronger locomotive could do, and a place in the turn
// order and an action tile. [Search] plays on to the end of the turn, many times.
//
// # What it promises
//
// A player remembers nothing from one decision to the next, and returns an error that
// says why if no seat is asked. One player serves one goroutine at a time.
package bots
