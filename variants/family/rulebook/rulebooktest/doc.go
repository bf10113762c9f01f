// Package rulebooktest holds the page that states the rules of a game against its
// text and its code, for the tests of the game.
//
//	func TestTheBookHasTheRules(t *testing.T) {
//		rulebooktest.Unbreakable(t, "RULES.md", Rules())
//	}
//
// On the page, each rule stands below a heading of level 3 with its identifier, within a
// section of level 2. A sentence comes first, on a line of its own as in the text file,
// and then anything else. A paragraph that begins with "**Ruling** " marks a ruling. One
// that says "*Cannot be broken: reason.*" marks a rule that refuses nothing.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package rulebooktest
