// Command write derives the conformance vectors anew from the moves of their
// games, and so brings them up to date.
//
//	go run ./internal/vectors/write [-game GAME] [-folder FOLDER] [-id ID -about TEXT RECORD]
//
// The game is steamrollers, steampower or steam; steamrollers unless said
// otherwise.
//
// Given a record, it adds that game under its name first, or puts it in the place
// of the game of the same name. Games are whole, or stop where what they are
// there for has been seen.
//
// The exit status is 0 if the vectors were written, and 2 for wrong usage. It is 1 if a
// file cannot be read or written, a move of a game is illegal, or a vector would not
// show what it should. Nothing is written then.
package main
