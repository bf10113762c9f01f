// Package breaches reads the ways to break the rules of a game from a table.
//
// A line of the table has three columns, with tabs between them. They are the rules that are
// broken, joined by "+", the ways to break them, joined by " or ", and the reason.
//
//	TILE-5a	phase=act fresh=5a not-settled leaves-1-to-6: use 5 -1, use 5 +1	the die would leave 1 to 6
//
// A way has words and, behind a colon, the moves that it tries. Without them it tries those
// of a list that a word names, or all that break the rules and no others. Conditions of the
// position must hold, or must not hold after "not-", before moves are listed. Conditions of
// moves then choose among these, and so do the kinds of moves, any of which will do. A mark
// changes the moves that were chosen.
package breaches
