// Command referee replays a record of a game and prints the report of the
// position in which it stops.
//
//	referee [-moves] [-each] [RECORD]
//	referee -words [-language en|fr|de|nl] [RECORD]
//
// Without a name it reads standard input. With -each it prints a report a
// line: the first before the first move, then one after each move, and one
// more, the unchanged position with the error, where a move is refused. With
// -moves each report lists the legal moves. With -words it tells the verdict in
// sentences: how many moves were played, how the game ended and by which rule, who
// has won, and the points; or the line that is at fault and why, with the rule.
//
// The exit status is 0 if the record was replayed whole, 1 if a move is illegal
// or a line, the board or the components malformed (the report says which), and
// 2 for wrong usage or a file that does not exist.
package main
