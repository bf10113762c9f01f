// Package perft counts in how many ways a game can go on, whatever game it is.
//
//	var counter perft.Counter[*steamrollers.State, steamrollers.State, steamrollers.Move, steamrollers.Seat, steamrollers.Outcome]
//	count := counter.Count(&s, 3)
//	fmt.Println(count.Sequences, "sequences of three moves")
//
// It promises the same numbers for the same position, and to allocate next to
// nothing once it has counted.
package perft
