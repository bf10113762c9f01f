// Package bots plays Steam Power. It has players of four strengths for any seat, on any
// map, and plays games between them.
//
//	start, err := steampower.New(steampower.Setup{Players: 2})
//	…
//	players := []bots.Player{bots.NewGreedy(), bots.NewSearch(search.Thinking{Iterations: 500})}
//	for move, after := range search.Walk(&start, players, bots.NewLuck(7), 7) {
//		fmt.Println(move, after.Total(1), after.Total(2))
//	}
//
// # The players
//
// [Random] makes any legal move. [Builder] lays track towards colours that its contracts
// ask for, and fulfils contracts as soon as that pays. Both choose at once: they are
// policies, which [search.ByPolicy] seats as players.
//
// [Greedy] reckons what moves are worth: what a contract pays and what its goods cost,
// what a link will carry, what a factory's goods are wanted for. [Search] plays on from
// positions that are dealt anew, and so knows no more than the seat that is asked.
//
// # What it promises
//
// A player remembers nothing from one decision to the next, and looks at nothing that the
// asked seat does not see. It returns an error that says why if no seat is asked. One
// player serves one goroutine at a time.
package bots
