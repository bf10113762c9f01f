// Package balance says what many games of one kind of player say of the game
// itself: whether it matters where one sits, what the faces of tiles, the orders
// and the starting powers are worth, where points come from, and how games end.
//
// Two kinds of figures stand side by side. What was given by lot, a starting
// power or a tile that came with one, shows what it is worth: those who got it
// differ from the others in nothing else. What players chose to take shows who
// took it: those who could afford to, or had to.
//
// Intervals come from how far deals differ, as in package figures: seats of a
// game, and games that share their dice, are not independent of each other.
package balance
