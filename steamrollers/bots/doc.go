// Package bots plays SteamRollers. It has players of four strengths that choose moves for
// any seat, in any phase, with any modules and against Olive, and plays games between
// them. It knows the rules only from the position: its legal moves, and what follows from
// each.
//
//	start, err := steamrollers.New(steamrollers.Setup{Players: 2})
//	…
//	players := []bots.Player{bots.NewGreedy(), bots.NewSearch(search.Thinking{Iterations: 2000})}
//	for move, after := range search.Walk(&start, players, bots.NewLuck(7), 7) {
//		fmt.Println(move, after.Points(1).Total(), after.Points(2).Total())
//	}
//
// # The players
//
// [Random] makes any legal move. [Builder] favours track that joins cities, and
// deliveries. Both choose at once: they are policies, which [search.ByPolicy] seats as
// players.
//
// [Greedy] makes the move that it values most, in points. The value is what the move
// scores at once, and what links, engine boxes and tiles will bring over the turns that
// seem to be left. It looks to the end of its own turn.
//
// [Search] plays games on from the position, again and again, and makes the move after
// which they went best. The positions that it passes form a tree. What dice and bag
// decide are nodes of that tree, which keep a few of many outcomes. Limit it by
// iterations, by time or by a context; it has an answer whenever it is stopped. Package
// search is the same search for any game.
//
// # What it promises
//
// A player remembers nothing from one decision to the next: its choice is a function of
// the position and of the generator. For a Search that counts its iterations and not the
// time, this holds with many workers, too. It returns an error that says why if no seat
// is asked. One player serves one goroutine at a time.
//
// [Luck] is dice and bag by a seed. What it decides depends on the seed, the round and
// the thing decided. So games of one seed share their dice as far as the rules allow,
// with any players. With such common random numbers few games are enough to compare
// players.
package bots
