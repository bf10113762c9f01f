// Package logbook keeps what must not be lost when a program is stopped, even by force.
// It keeps a file of JSON Lines, the first of which says what the others are about. A
// line is written whole, at once, as soon as there is something to write down. A
// program that is started again reads what stands there and goes on.
//
//	book, err := logbook.Open("games.jsonl", plan)
//	…
//	for line, err := range book.Lines() {
//		…
//	}
//	err = book.Append(result)
package logbook
