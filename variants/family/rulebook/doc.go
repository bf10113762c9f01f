// Package rulebook holds the rules of a game: a constant in code for each, and a reader of
// the pages that state them.
//
// The identifier of a rule and its sentence stand in a text file, in the order of the
// constants: see package phrases.
//
//	[rule]
//	BUILD-1 = Players build only what they can pay for.
//	MOVE-1 = Each good moves once in a round.
//
// In code the game has:
//
//	type Rule uint8
//
//	const (
//		BuildWithinMoney Rule = iota + 1 // BUILD-1
//		MoveOnce                         // MOVE-1
//	)
//
//	var book = rulebook.Of(English, MoveOnce) // which the printed rules leave open
//
//	func (r Rule) String() string { return book.Identifier(r) }
//	func (r Rule) Error() string  { return book.Error(r) }
//
// The same rules stand, in full, on a page of Markdown. [Blocks] reads such a page, for
// programs that show it and for tests of the examples in it. Package rulebooktest holds
// the page and the constants against the text.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package rulebook
