// Package machine plays the games in memory that another program sees, as the engine of
// the npm package does for JavaScript. Frequent questions go by numbers: of games, slots
// and lengths. Positions and moves lie in that memory as Go keeps them. Rare questions
// go by JSON.
//
//	copy(room(n), request)          // what begins a game
//	machine.Call(begin, 0, 0)       // the position is in slot 0 of its game
//	machine.List(game, 0)           // how many moves there are, which lie in memory now
//	machine.Apply(game, 0)          // the position after one of them is in slot 1
//
// The other program keeps the positions, as bytes. So nothing has to be freed here but
// bots, and two threads with a machine each share nothing. It serves one caller at a
// time.
package machine
