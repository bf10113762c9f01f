// Command play is SteamRollers, Steam Power and Steam in a terminal. It has the same
// rules and words as the other programs, and draws the table in characters, with colour
// where the terminal has it.
//
//	go run ./examples/play                                    # you against a bot
//	go run ./examples/play -olive machinist                   # you against Olive
//	go run ./examples/play -players 3 -seats person,search:500,person -module coal,order
//	go run ./examples/play -game steam -seats person          # you against three bots
//	go run ./examples/play -game steampower -language de
//
// What can be done is listed by groups, as much as fits the terminal. The number of a
// group opens it, 0 leaves it, and the number of an option makes the move. Track is
// drawn beside each option. A move can be typed, too, in the notation: "build c5 E-W". A
// refused move is explained with its rule, and with what was probably meant. Other words
// are rules (how the game is played), map, score, undo (back to your first decision
// since chance last decided), save FILE, help and quit.
//
// Where the output is no terminal there is no colour, and a line is 80 characters wide.
package main
