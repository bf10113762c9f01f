// Package exporting writes games of any description as JSON Lines for programs that
// learn. Command export says what its flags and its lines mean:
//
//	os.Exit(exporting.Run(os.Args[1:], described.Game()))
//
// The description must have Arrays. A game without a grid has no hexes.
package exporting
