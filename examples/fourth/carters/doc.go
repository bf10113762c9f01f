// Package carters is a game for two, written as an author outside this module would: from
// the public packages alone.
//
// Two carters fetch crops from farms and sell them in cities. A crop is moved by a cart,
// which goes from hex to hex: in a turn as far as six points of travel lead. Track makes
// the way shorter for the one who laid it. What grows and where prices rise is chance, and
// each player has an order that the other does not know. RULES.md has the rules and
// NOTATION.md the texts.
//
//	s, err := carters.New(carters.Setup{})
//	s, err = s.Apply(carters.MustParseMove("order c2"))
package carters
