// Command conformance compares a program that knows the rules of SteamRollers, Steam
// Power or Steam with the conformance vectors of that game, and prints what differs.
// The program may be written in any language.
//
//	conformance [-game GAME] [-vectors FOLDER] [-timeout DURATION] [-rules=false]
//	            [-played] [-most N] [--] PROGRAM [ARGUMENT ...]
//	conformance [-game GAME] -serve
//
// The game is steamrollers, steampower or steam. With a folder of vectors -game may be
// left out.
//
// The program is started and asked on its standard input, a line of JSON for
// each question; it answers on its standard output, a line for each. README.md
// beside this file says which questions there are. What the program writes to
// standard error is shown when it fails.
//
// Where counts of sequences of moves differ, the question is divided by the first move,
// then by the next. It ends at the position in which other moves are legal than should
// be.
//
// With -serve it is such a program itself, and answers by the library, so that
// this is a whole example:
//
//	go run ./examples/conformance -- go run ./examples/conformance -serve
//
// An answer that cannot be read, or that does not come within the timeout, is a
// difference, and so is a program that ends. The program is then started again, and
// given up after three failures in a row. A question that the program says it does not
// support is passed over. With -rules=false it does not matter which rule is named for
// an illegal move. With -played every question also says which moves lead to its
// position, for programs that cannot read one.
//
// The exit status is 0 if nothing differs, and 1 if something does or nothing could be
// asked. It is 2 for wrong usage, vectors that cannot be read, or a program that cannot
// be started.
package main
