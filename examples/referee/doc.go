// Command referee replays a record of a game and prints the report of the position in
// which it stops, or tells in sentences what is to be said of it.
//
//	referee [-each] [-moves] [-all] [-position P [-study]] [RECORD]
//	referee -words [-at N] [-legal [FILTER]] [-all] [-position P [-study]] [-language en|fr|de|nl] [RECORD]
//	referee -watch [-position P [-study]] [-language en|fr|de|nl] [RECORD]
//
// Without a name it reads standard input. Flags stand before the name.
//
// # Reports
//
// A report is one line of JSON. With -each there is one for each position: the first
// before the first move, then one after each move, and one more, the unchanged position
// with the error, where a move is refused. With -moves each report lists the legal
// moves. With -all the referee goes on behind a fault where that is possible: each fault
// has a report with its error, and the last report is that of the position in which the
// record stops.
//
// # In words
//
// With -words it tells the verdict: how many moves were played, how the game ended and
// by which rule, who has won, and the points; or the line that is at fault, why, with
// the rule and where that stands in the book of the game, and what was probably meant,
// is missing before it or has changed places with it. It suggests this
// but never assumes it: what is not in the notation is refused. Where the printed rules leave open what
// decides, the ruling is quoted from the book of the game, in English.
// With -all it goes on behind a fault, tells as what, and tells every fault.
//
// With -at N it shows the position after N moves, the map or the sheets in characters,
// and what everybody has; with -legal it lists all that can be done in the position,
// each move as it is written first, deliveries with their routes. Both are in
// words. A filter may follow -legal: a hex (-legal c5), the word with which moves begin
// (-legal build), or a part of their description. Write a filter that could be the
// name of a file with an equals sign: -legal=c5.
//
// # At a table
//
// With -watch it plays the record, which may be a header alone, and then answers lines
// from standard input: what a move did and who is asked then, or why it is refused. Other
// lines are show (the position), legal, with a filter or without, undo, help and quit. Without a record the header
// is typed, too.
//
// With -position the game goes on from a position and not from its beginning: P is the
// line of a position, or a file with that or with a position as JSON. It must be of the
// setup of the record; without a record (standard input is then not read as one) the
// setup is that of the position: as JSON any, as a line one of what ships.
//
// With -study the position may be a study position: one that can be played though no game
// comes to it, such as a puzzle. The referee writes to standard error, a line for each
// reason, why games do not come to it.
//
// # Exit status
//
// The exit status is 0 if the record was replayed whole, 1 if a move is illegal
// or a line, the board or the components malformed (the report says which), and
// 2 for wrong usage, a file that does not exist or cannot be read, or an invalid
// position.
package main
