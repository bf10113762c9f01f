// Command train fits the value by which the search of a game judges positions, and writes
// it where the search embeds it.
//
//	go run ./examples/train -game steamrollers
//	go run ./examples/train -game steampower
//	go run ./examples/train -game steam
//
// Run it at the root of the repository, or name that with -root. Greedy players play the
// games; one in twenty of their moves is any of their five best. Half of the games have the
// usual setup, and the others any number of players, maps and modules that ship. In each
// game the positions count that the search would judge: those between two rounds, or
// between two turns. The model learns the places and points at the end of the game.
//
// The model has features of a position, by seat, and -hidden units. Every eighth game is
// held out. After each -epochs of the fit the program prints the loss (cross-entropy) in the
// games that it learns from and in those held out. The file begins with the command and with
// that table. The same command on the same kind of machine writes the same file.
//
// To see what a value is worth let the search play with and without it:
//
//	go -C examples/tournament run . -players search:50ms,search:50ms:value=0 -deals 200
//
// The exit status is 0 if a model was written, 1 if it cannot be written, and 2 for wrong
// usage.
package main
