// Package reading reads the words of a line from left to right, as moves, headers
// and other formats of one line have them, and makes the errors of what cannot be
// read. It knows no game.
//
//	r := reading.Line(words)
//	switch r.Choice("draft", "pass") {
//	case 0:
//		die = r.Number("a die from 1 to 6", 1, 6)
//	}
//	err := r.End("the end of the move")
//
// After the first fault a reader reads nothing more and keeps that fault, so that
// whoever reads a line asks once, at its end. The errors are *hexmap.ParseErrors
// with a column, and no line: [AtLine] adds it.
package reading
