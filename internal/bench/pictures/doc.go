// Command pictures draws and words the positions of games, and prints as JSON how many
// nanoseconds each takes. It draws the sheet of the seat that is asked and the supply
// board, and words all options.
//
//	go -C internal/bench run ./pictures 100ms
//
// The benchmark builds it against an earlier revision of the library too, so it
// keeps to what both have.
package main
