// Package players gives the players of a game the names by which one asks for them:
//
//	func Named(name string) (Player, error) {
//		return players.Named(name, steampolicy.Named, NewGreedy, NewSearch)
//	}
//
// The names are the same for all games, so that a command line reads them in one way:
// "random" and "builder", which decide by a policy; "greedy"; "search", "search:500" with
// so many iterations for each decision, or "search:200ms" with so much time.
package players
