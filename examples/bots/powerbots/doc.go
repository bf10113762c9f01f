// Package powerbots plays Steam Power: players of four strengths for any seat, on any
// map, and a table for them to sit at.
//
//	start, err := steampower.New(steampower.Setup{Players: 2})
//	…
//	players := []powerbots.Player{powerbots.NewGreedy(), powerbots.NewSearch(treesearch.Thinking{Iterations: 500})}
//	for move, after := range powerbots.Play(start, players, 7) {
//		fmt.Println(move, after.Total(1), after.Total(2))
//	}
//
// Random and Builder are those of package powerpolicy. [Greedy] reckons what moves are
// worth: what a contract pays and what its goods cost, what a link will carry, what a
// factory's goods are wanted for. [Search] plays on from positions that are dealt anew,
// and so knows no more than the player who is asked.
//
// Players remember nothing from one decision to the next, look at nothing that the
// player who is asked does not see, and give an error where nobody is asked. One Player
// serves one goroutine at a time.
package powerbots
