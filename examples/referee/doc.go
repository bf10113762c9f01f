// Command referee replays a record of a game. It prints the report of the position in
// which the record stops, or tells the verdict in sentences.
//
//	referee [-each] [-moves] [-all] [-position P] [RECORD]
//	referee -words [-at N] [-legal [FILTER]] [-all] [-position P] [-language en|fr|de|nl] [RECORD]
//	referee -watch [-position P] [-language en|fr|de|nl] [RECORD]
//
// Without a name it reads standard input. Flags stand before the name.
//
// # Reports
//
// A report is one line of JSON. With -each there is a report for each position: one
// before the first move, and one after each move. Where a move is refused, one more
// report has the unchanged position with the error. With -moves each report lists the
// legal moves. With -all the referee goes on after a fault where that is possible. Each
// fault then has a report with its error, and the last report is that of the position in
// which the record stops.
//
// # In words
//
// With -words it tells the verdict: how many moves were played, how the game ended and by which
// rule, who has won, and the points. If the game goes on it tells what the last move did and by
// which rules, which answers whether that move is allowed. For a record with a fault it tells the line that is at
// fault, and why, with the rule and its place in the book of the game. It suggests what was
// probably meant, which move is missing before the line, or which lines have changed places. It
// never assumes a suggestion: what is not in the notation is refused. Where the printed rules
// leave open what decides, it quotes the ruling from the book of the game, in English. With
// -all it goes on after a fault, says what it assumes, and tells every fault.
//
// With -at N it tells what move N did, and shows the position after it: the map or the sheets in
// characters, and what everybody has. With -legal it lists all that can be done in the position.
// Each option begins with the move as it is written, and deliveries have their routes.
// Both flags imply words. A filter may follow -legal: a hex (-legal c5), the word with
// which moves begin (-legal build), or a part of their description. Write a filter that
// could be the name of a file with an equals sign: -legal=c5. For a hex or a kind of move that
// has no legal move it says why.
//
// # At a table
//
// With -watch it plays the record, which may be a header alone, and then answers lines from
// standard input. It says what a move did and who is asked then, or why the move is refused.
// Other lines are show (the position), legal, with a filter or without, undo, help and quit.
// Without a record you type the header, too.
//
// With -position the game goes on from a position and not from its beginning. P is the
// line of a position, or a file with that or with a position as JSON. It must be of the
// setup of the record. Without a record the setup is that of the position, and standard
// input is not read as a record. Such a position may be of any setup as JSON, and of a
// setup that ships as a line.
//
// The position may be one that can be played though no game comes to it, such as a puzzle
// or a table with a piece missing. The referee writes to standard error, a line for each
// reason, why games do not come to it.
//
// # Exit status
//
// The exit status is 0 if the record was replayed whole. It is 1 if a move is illegal,
// or a line, the board or the components are malformed; the report says which. It is 2
// for wrong usage, a file that does not exist or cannot be read, or an invalid
// position.
package main
