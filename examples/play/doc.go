// Command play is SteamRollers in a terminal: the same rules and the same words
// as everywhere, and a map in characters, with colour where the terminal has it.
//
//	go run ./examples/play                                    # you against a bot
//	go run ./examples/play -olive machinist                   # you against Olive
//	go run ./examples/play -players 3 -seats person,search:500,person -module coal,order
//
// A move is chosen by its number, or typed in the notation: "build c5 E-W". Other
// words that are understood: map, score, undo (back to your first decision since
// the last roll), save FILE, help, quit. A refused move is explained with its
// rule.
package main
