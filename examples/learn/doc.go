// Command learn fits a value of positions from exported games. It prints how well that
// value tells who wins, beside plain guesses: how often one wins, and who is ahead in
// points.
//
//	go run ./examples/export -games 1200 -policy greedy | go -C examples/learn run .
//	go run ./examples/export -game steampower -games 600 -policy greedy | go -C examples/learn run .
//	go run ./examples/export -game steam -games 800 -policy greedy | go -C examples/learn run .
//
// It demonstrates that the arrays are good for learning: a whole way from games to a
// model in a few hundred lines. It does not try to learn as much as can be learned. It
// reads an export from standard input and nothing else, and does not know the library.
//
// # What it does
//
// The model is a logistic regression of the array, fitted by L-BFGS (gonum): how
// probable it is that the player who is asked wins. Every fourth game is held out to
// measure with. Every fourth of the others chooses how strongly weights are pulled to
// zero, for the guess by points as well. That guess is a regression of the lead over
// the best other seat and of how late it is. The arrays have to be better than what
// anybody can read off the table. Every fourth decision of a game is taken. Fixed
// sections, the same in all positions of a game, are left out.
//
// # What it prints
//
// For each way to guess it prints the share of decisions in which the guess is right
// about whether the player who is asked wins. It prints the mean logarithmic loss of the
// probabilities, which is less the better they are, and the penalty that was chosen. The
// same export gives the same table.
//
// The exit status is 0 if a table was printed, 1 if the export cannot be read or has too
// few games, and 2 for wrong usage.
package main
