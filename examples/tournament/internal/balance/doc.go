// Package balance says what many games of one kind of player say of the game
// itself: whether the seat matters, where points come from, how long games
// last and how they end. For SteamRollers it says what the faces of tiles, the orders
// and the starting powers are worth. For Steam Power it says which contracts are
// fulfilled, and what they cost; for Steam, which action tile is taken when, and by
// which seat; and for both, what becomes of the cities of a map.
//
// Two kinds of figures stand side by side. What was given by lot, a starting
// power, a tile that came with one or a contract dealt before the first turn, shows
// what it is worth: those who got it differ from the others in nothing else. What
// players chose to take shows who took it: those who could afford to, or had to.
//
// Intervals come from how far deals differ, as in package figures: seats of a
// game, and games that share their dice, are not independent of each other.
package balance
