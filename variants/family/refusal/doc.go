// Package refusal says in several languages what is wrong with a text:
//
//	_, err := steamrollers.ParseMove("draft 7")
//	var wrong *parse.Error
//	if errors.As(err, &wrong) {
//		fmt.Println(refusal.Misread(phrases.In(phrases.German), wrong))
//		// Spalte 7: Gefunden: "7"; erwartet: ein Würfel von 1 bis 6
//	}
//
// Its files have the keys of all parsers of this module in the other languages.
//
// A [Teller] says why a game refuses a move, a setup, a position or a record, by the text
// of the game.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package refusal
