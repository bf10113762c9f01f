// Command learn fits a value of positions from exported games, and prints how well it
// tells who wins beside plain guesses: how often one wins, and who is ahead in points.
//
//	go run ./examples/export -games 1200 -policy greedy | go -C examples/learn run .
//	go run ./examples/export -game steampower -games 600 -policy greedy | go -C examples/learn run .
//	go run ./examples/export -game steam -games 800 -policy greedy | go -C examples/learn run .
//
// It is a demonstration that the arrays are good for learning, and shows a whole way from
// games to a model in a few hundred lines; it is no attempt to learn as much as can be.
// It reads an export from standard input and nothing else: it does not know the library.
//
// # What it does
//
// The model is a logistic regression of the array, fitted by L-BFGS (gonum): how
// probable it is that the player who is asked wins. Every fourth game is held out and
// measured with; of the others every fourth chooses how strongly weights are pulled to
// zero, for the guess by points as well. That guess is a regression of the lead over
// the best other seat and of how late it is, for the arrays have to be better than
// what anybody can read off the table. Every fourth decision of a
// game is taken. Fixed sections, the same in all positions of a game, are left out.
//
// # What it prints
//
// For each way to guess the share of decisions in which it is right about whether the
// player who is asked wins, and the mean logarithmic loss of its probabilities, which is
// less the better they are; and the penalty that was chosen. The same export gives the
// same table.
//
// The exit status is 0 if a table was printed, 1 if the export cannot be read or has too
// few games, and 2 for wrong usage.
package main
