// Package scenes plays the cases of a game's rules, which stand in text files.
//
// A case is a name on a line, which begins with the rules that it is about. The steps
// below it begin with a tab:
//
//	TAKE-6 a spent tile may be taken in the same round
//		scene drafting P1 3 1 3; holds P1 1a
//		play draft 3; use 1 5; improve
//		may draft 1; draft 3
//		refused draft 6: no remaining die shows 6: there are 1, 3 (ROUND-2)
//		play draft 1; take
//		P2.tiles: 1a sideways
//		if roll 1 2 3 straight/gentle -> round: 2
//
// The steps are:
//
//	scene PROP; PROP                lays a position out, of props that the game knows
//	impossible PROP; PROP -> ERROR  cannot be, or no game comes to it
//	again                           goes back to the last scene
//	play MOVE; MOVE                 makes moves, which are legal
//	may MOVE; MOVE                  each of these moves is legal
//	refused ERROR                   what Apply says of a move, which begins the error
//	unread MOVE; MOVE               none of these is a move
//	if MOVE; MOVE -> STEP           takes a step after moves, and goes back
//	WHAT: VALUE                     what is to be seen
//
// What is to be seen is a path through the report of the position, such as round or
// players.0.money, for which P1.money is short. It can also be a word for which the
// game has a function. A case called "scene NAME" gives a name to the props behind each
// is.
package scenes
