// Package tournament has bots of any described game meet each other, and reports who is
// stronger and what the games say of the game. Command tournament says what its flags
// mean:
//
//	os.Exit(tournament.Run(os.Args[1:], described.Game()))
//
// What the reports say besides victories, points and lengths is for the Counts of a
// description to say.
package tournament
