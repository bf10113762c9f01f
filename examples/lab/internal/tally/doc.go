// Package tally adds up the results of games and says what they come to: who is
// stronger, which seat wins, how long games last, which tiles and actions win.
//
// Games of a deal share their dice, so intervals come from how far deals differ:
// see package figures.
//
// Sums are of whole numbers, so that the order in which games were finished does
// not matter.
package tally
