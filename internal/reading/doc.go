// Package reading reads texts and says what is wrong with them: one fault, or all
// of them joined. It knows words, lines and numbers, and nothing of what a text
// means.
//
// A [Words] reads the words of a line from left to right, as moves, headers and
// other formats of one line have them. After the first fault it reads nothing more
// and keeps that fault, so that whoever reads a line asks once, at its end:
//
//	r := reading.Line(words)
//	switch r.Choice("draft", "pass") {
//	case 0:
//		die = r.Number("a die from 1 to 6", 1, 6)
//	}
//	err := r.End("the end of the move")
//
// Its error has a column and no line: [AtLine] adds it. [Unexpected], [Missing]
// and [Misread] make such an [Error] for those who read by themselves.
//
// [Faults] gathers all faults of a text of many lines:
//
//	var faults reading.Faults
//	for number, words := range lines.All(text) {
//		if words[0].Text != "rows" {
//			faults.Wrong(number, words[0], "rows", "GRID-1")
//		} else if faults.NeedWords(number, words, "rows", "how many there are") {
//			…
//		}
//	}
//	return faults.Err()
//
// [Unmarshal] and [UnmarshalOrZero] make an UnmarshalText of a function that
// parses.
package reading
