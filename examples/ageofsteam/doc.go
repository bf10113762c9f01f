// Package ageofsteam is Age of Steam, with two maps, for 3 to 6 players: a whole game that
// is written as an author outside this module would, from the public packages alone.
//
//	s, err := ageofsteam.New(ageofsteam.Setup{Players: 4})
//	m, err := ageofsteam.ParseMove("draw K")
//	s, err = s.Apply(m)
//
// RULES.md has the rules by number, in the words that the game says. A move goes through
// judge.go, which names the rule that it breaks, and apply.go, which makes it; list.go lists
// the legal ones. What each part of a round does stands in auction.go, build.go with link.go,
// goods.go, money.go and growth.go.
//
// This is an unofficial implementation. The game and its name belong to their owners.
package ageofsteam
