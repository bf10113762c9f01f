// Package scoring counts the points of SteamRollers: it turns what a player has, at the end
// or at any moment, into points (SCORE-1 to SCORE-5), says who wins (SCORE-6), and keeps a
// ledger of where each point comes from. Other games do not need it.
//
//	set := variants.StandardComponents()
//	points := scoring.Points{
//		Delivery: 13,
//		Network:  scoring.Network(tracer.AppendLinks(nil, tiles, track.Complete)),
//		Engine:   scoring.Engine(5),
//		Tiles:    scoring.Tiles(&set, variants.Tile3b),
//	}
//	standings := []scoring.Standing{{Total: points.Total(), Boxes: 5, Network: points.Network}, others}
//	fmt.Println(scoring.AppendWinners(nil, standings))
//
// # What it promises
//
// Everything is a pure function of its arguments, so goroutines may call everything at
// once. The zero [Standing] and [Points] are those of a player with nothing, a nil
// [Ledger] is empty, and the zero [Entry] has no source. There are no errors. Nothing but Append… into a
// slice without room and the texts of a ledger allocates. The points of a ledger
// that has an entry for each link, tile, order and delivery, the engine and the
// starting power are those that the functions return.
//
// Olive's score is not a player's: package solo has it.
package scoring
