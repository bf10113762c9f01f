// Package misread says in several languages what is wrong with a text: where, what
// stands there, and what should stand there.
//
//	_, err := steamrollers.ParseMove("draft 7")
//	var wrong *parse.Error
//	if errors.As(err, &wrong) {
//		fmt.Println(misread.Tell(phrases.In(phrases.German), wrong))
//		// Spalte 7: Gefunden: "7"; erwartet: ein Würfel von 1 bis 6
//	}
//
// Those who read texts tell their errors in English: a [parse.Error] has sentences
// and not keys, so that a reader stays a few lines. This package has each of them
// in the other languages, with slots for what changes, and finds it again: {n} and
// {m} are numbers, {q} and {r} what is written as it is, {a} and {b} something that
// is itself said in the language. What it does not know stays English. The tests
// hold it against what the readers of this module say.
package misread
