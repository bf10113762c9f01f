// Package rulebook holds the rules of a game: a catalogue in code and a reader of the
// pages that state them.
//
// A game has a constant for each rule, and its sentence in a text file:
//
//	type Rule uint8
//
//	const (
//		BuildWithinMoney Rule = iota + 1
//		ruleEnd
//	)
//
//	var catalogue = [ruleEnd]rulebook.Entry{
//		BuildWithinMoney: {"BUILD-1", false},
//	}
//
//	var book = rulebook.Of[Rule](catalogue[:], sentence)
//
//	func (r Rule) String() string { return book.Identifier(r) }
//	func (r Rule) Error() string  { return book.Error(r) }
//
// The same rules stand, in full, on a page of Markdown. [Blocks] reads such a page, for
// programs that show it and for tests of the examples in it. Package rulebooktest holds
// the page against the catalogue.
package rulebook
