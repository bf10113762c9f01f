// Package parse reads the line-based text formats of this module (boards, maps,
// components, moves, records) and describes what is wrong with a text. It knows
// lines, words, columns and comments, and nothing of what the words mean.
//
// [Lines] walks the lines of a text that hold words; a [Scanner] reads them one by
// one. A [Line] reads the words of one line from left to right. After the first
// fault it reads nothing more and keeps that fault, so the caller asks once, at the
// end of the line:
//
//	line := parse.NewLine(words)
//	switch line.Choice("draft", "pass") {
//	case 0:
//		die = line.Number("a die from {low} to {high}", 1, 6)
//	}
//	err := line.End("the end of the move")
//
// The error is an [*Error] with a column and without a line; [AtLine] adds the line.
// [Unexpected], [Missing] and [Misread] make an Error directly.
//
// [Faults] collects all faults of a text of many lines:
//
//	var faults parse.Faults
//	for number, words := range parse.Lines(text) {
//		if words[0].Text != "rows" {
//			faults.Wrong(number, words[0], "rows", "GRID-1")
//		} else if faults.NeedWords(number, words, "rows", "how many there are") {
//			…
//		}
//	}
//	return faults.Err()
//
// [Unmarshal] and [UnmarshalOrZero] make an UnmarshalText from a parse function.
package parse
