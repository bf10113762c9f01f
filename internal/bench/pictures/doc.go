// Command pictures draws and tells the positions of games, and prints as JSON how many
// nanoseconds each takes: the sheet of the seat that is asked, the supply board, and all
// options in words.
//
//	go -C internal/bench run ./pictures 100ms
//
// The benchmark builds it against an earlier revision of the library too, so it
// keeps to what both have.
package main
