// Package rulebook looks up the rules of a game: by its number what a rule is called
// and says, and by what it is called its number. It knows no game; a game has the
// rules themselves, a constant and a sentence for each.
//
//	type Rule uint8
//
//	const (
//		BuildWithinMoney Rule = iota + 1 // BUILD-1
//		ruleEnd
//	)
//
//	var catalogue = [ruleEnd]rulebook.Entry{
//		BuildWithinMoney: {"BUILD-1", false, "Nobody builds what she cannot pay."},
//	}
//
//	var book = rulebook.Of[Rule](catalogue[:])
//
//	func (r Rule) String() string { return book.Identifier(r) }
//
// A number that is no rule says so, has no text, and nothing panics.
package rulebook
