// Package bots plays SteamRollers: players of three strengths that choose
// moves for any seat, in any phase, with any modules and against Olive, and a
// table for them to sit at. It stands on the public packages of the library and
// holds no rule of its own: which moves there are, and what comes of them, it
// asks the position.
//
//	start, err := steamrollers.New(steamrollers.Setup{Players: 2})
//	…
//	table := []bots.Player{bots.NewGreedy(), bots.NewSearch(bots.Thinking{Iterations: 2000})}
//	for move, after := range bots.Play(start, table, 7) {
//		fmt.Println(move, after.Points(1).Total(), after.Points(2).Total())
//	}
//
// # The players
//
// Random and Builder are those of package policy, next door; [Named] makes them
// as well.
//
// [Greedy] makes the move that is worth most by its own reckoning, in points:
// what the move scores at once, and what links, engine boxes and tiles will
// bring over the turns that seem to be left. It looks to the end of its own turn.
//
// [Search] plays games on from the position it is asked about, again and again,
// and makes the move after which they went best. Positions it has come through
// form a tree; what dice and bag decide are nodes of that tree of their own,
// which keep a few of many outcomes. It can be given any number of iterations,
// any time, or a context, and has an answer whenever it is stopped. It is that of
// package treesearch, which serves other games too: powerbots and steambots have the
// same players for Steam Power and Steam.
//
// # What it promises
//
// A player remembers nothing from one decision to the next: its choice is a
// function of the position and of the generator it is given, for a Search that
// counts its iterations and not the time also with many workers. Where nobody is
// asked it gives an error that says why. One player serves one goroutine at a time.
//
// [Luck] is dice and bag by a seed. What it decides depends on the seed, the
// round and what is decided, so that games of one seed share their dice as long
// as the rules let them, whoever plays: common random numbers, which is how
// players are compared with few games.
package bots
