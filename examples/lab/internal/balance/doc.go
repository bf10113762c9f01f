// Package balance says what many games of one kind of player say of the game itself. It
// says whether the seat matters, where points come from, how long games last and how
// they end. For SteamRollers it says what the faces of tiles, the orders and the
// starting powers are worth. For Steam Power it says which contracts are fulfilled and
// what they cost, and for Steam which seat takes which action tile when. For both it
// says what becomes of the cities of a map.
//
// Two kinds of figures stand side by side. What was given by lot shows what it is
// worth, since those who got it differ from the others in nothing else. Such are a
// starting power, a tile that came with one, and a contract dealt before the first
// turn. What players chose to take shows who took it: those who could afford to, or had
// to.
//
// Intervals come from how far deals differ, as in package figures: seats of a
// game, and games that share their dice, are not independent of each other.
package balance
