// Package variants holds the goods, tiles, orders and modules of SteamRollers, and the folders
// below it hold the other games. It is data and pure functions, and knows no players, no turns
// and no state of a game. [github.com/railhex/railhex/variants/family] is what all games have
// in common.
//
//	set := variants.StandardComponents()
//	order := set.Order(variants.OrderFaceOf(5, true)) // 5b
//	kept, _ := variants.ParseGoods("YRREK")
//	for _, payment := range order.AppendPayments(nil, kept) {
//		fmt.Println(payment, order.Payment(payment).Pays()) // YRE, REK, YEK, YRK
//	}
//	tile := set.Tile(variants.Tile4b)
//	fmt.Println(tile.Kept, tile.Points)
//
// # Promises
//
// Everything here is a comparable value whose zero is empty or invalid, as its
// comment says. What has a text prints in one canonical way and is read back from
// it. [Goods] and [Line] are one word each, and what a game does with them at
// every move allocates nothing and is inlined. Nothing is ever written to after it
// was made, so everything may be shared between goroutines. Where a function
// panics, its comment says so, and the cause is an error of the program, not of
// its input.
//
// # Where a module is
//
// The orders are in order.go and all other modules in modules.go, as data and pure
// functions. Another one would stand there, with a constant if it is chosen by a word. Its
// effect on a game in progress goes into modules.go of package steamrollers.
//
// # The components format
//
// The printed game shows only as pictures what its tiles are worth, which of them are
// kept, and what the orders ask (BOARD-4). So this is data, in a text format that a
// person can write:
//
//	components mine          # the first line; a name of one word
//	tile 1a spent +1         # face, spent or kept, points
//	tile 4b kept -1
//	tile 2a-solo spent +1    # the solitaire tile 2 has faces 2a-solo and 2b-solo
//	order 5b YRE 4           # face, goods, points
//
// One thing a line, words separated by spaces or tabs; a # starts a comment, and
// blank lines mean nothing. All 14 faces of tiles and all 12 faces of orders
// must be there, each once, in any order. Goods are letters in any order: Y
// yellow, R red, G green, B blue, E grey, K coal. Points are whole numbers from
// -99 to 99; one above zero may bear a +. Printed, the points of tiles have
// their sign, those of orders only a minus, and faces and letters stand in
// canonical order. [ParseComponents] reports everything that is wrong with a
// text at once, with line and column.
//
// # To transcribe printed tiles
//
// Copy the text of components/standard.components, which is complete, and give it another
// name. Lay out the six action tiles and the solitaire tile with side a up. For each,
// correct the line of its face: kept if it bears the infinity sign, spent if it bears the
// lightning bolt. Add the number printed on it with its sign, or 0 if it has no number.
// Turn them over and do the same with side b. Then do the orders, writing a letter for
// each good shown, as often as it is shown, and the points. Name the file with the ending
// .components, and a record that says
//
//	components my.components
//
// is played with the printed tiles.
//
// # What of the standard set is the rulebook's, and what is ours
//
// The tiles are printed as pictures. The words of the rulebook, in one or another of its
// languages, say this much about the pictures. A tile is worth +1 to -2; there are tiles
// of -2; a tile is either spent by its use or kept. Tile 4b works as long as it is held,
// so it is kept, and 2b is played. The set named "standard" keeps to all of that.
//
// Everything else in it is the library's own choice: what each tile is worth,
// which of the remaining tiles are kept, and what each order asks and is worth.
// It is not a copy of the printed game, and scores reached with it do not compare
// with those of the printed game.
//
// [ParseComponents] insists that 4b is kept. It does not hold points to +1 to -2,
// for somebody may wish to try others.
package variants
