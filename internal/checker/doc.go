// Package checker plays random games and holds every position of them to the laws
// that are true of any game, and to those of its own that a game gives:
//
//	faults := checker.Check(&start, checker.Options[State, Move]{Games: 10})
//	for _, fault := range faults {
//		fmt.Println(fault)
//	}
//
// A game that breaks a law is shortened: moves are left out for as long as the law
// is still broken. Of hundreds of moves a few are left, and these tell what is wrong.
//
// It knows no game. The same arguments play the same games and find the same faults.
package checker
