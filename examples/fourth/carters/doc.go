// Package carters is a game for two, written as an author outside this module would: from
// the public packages alone.
//
// Two carters fetch crops from farms and sell them in cities. A crop is moved by a cart,
// which goes from hex to hex: in a turn as far as six points of travel lead. Track makes
// the way shorter for the one who laid it. What grows and where prices rise is chance, and
// each player has an order that the other does not know. RULES.md has the rules and
// NOTATION.md the texts.
//
//	s, err := carters.New(2)
//	m, err := carters.ParseMove("order c2")
//	s, err = s.Apply(m)
package carters
