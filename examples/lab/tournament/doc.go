// Package tournament has bots of any described game meet each other, and reports who is
// stronger and what the games say of the game. Its help says what the flags
// mean:
//
//	os.Exit(tournament.Main(os.Args[1:], described.Game()))
//
// What the reports say besides victories, points and lengths is for the Counts of a
// description to say.
package tournament
