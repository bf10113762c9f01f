// Package plainrules plays SteamRollers a second time, slowly and obviously,
// so that the library has something to be held against.
//
// It was written from the numbered rules and the notation alone. It uses one thing of the
// library, hexmap's verdict that a board is valid. It reads the board's canonical text itself.
// Goods, moves, components, track, routes, scoring and reports are its own. Moves are text,
// goods are strings of letters, hexes are names, and everything is looked for afresh each time
// it is needed. Each rule's identifier stands beside the line that implements it, and a file
// holds about one section of the rules.
//
//	game, err := plainrules.New(plainrules.Setup{Players: 2, Board: hexmap.Standard(), Components: text})
//	…
//	for _, move := range []string{"goods YRBE GGRB …", "sides a b a b b a", "roll 1 3 5 straight/gentle"} {
//		if refusal := game.Apply(move); refusal != nil {
//			fmt.Println(refusal.Rule, refusal.Message)
//		}
//	}
//	fmt.Println(game.Moves())
//
// A move is judged in one place: the function of its kind says which rules
// forbid it, every one that it breaks, and returns what it would change. Apply
// makes the change if no rule forbids it, and Moves lists the candidates that
// are not forbidden, so the two cannot disagree, and a refused move changes
// nothing.
package plainrules
