// Package steambots plays Steam, the base game and the standard game: players of four
// strengths for any seat, on any map, and a table for them to sit at.
//
//	start, err := steam.New(steam.Setup{Players: 3})
//	…
//	a, b := steambots.NewGreedy(), steambots.NewSearch(treesearch.Thinking{Iterations: 500})
//	for move, after := range steambots.Play(start, []steambots.Player{a, b, a}, 7) {
//		fmt.Println(move, after.Total(1), after.Total(2), after.Total(3))
//	}
//
// Random and Builder are those of package steampolicy. [Greedy] reckons what moves are
// worth: what a link will carry and what it costs, loans included, what a stronger
// locomotive could do, what a place in the turn order and an action tile are worth.
// [Search] plays on to the end of the turn, many times.
//
// Players remember nothing from one decision to the next, and give an error where
// nobody is asked. One Player serves one goroutine at a time.
package steambots
