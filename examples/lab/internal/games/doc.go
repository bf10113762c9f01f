// Package games plays the games of a tournament. A [Plan] says who meets whom over
// which setup with whose dice, and so numbers the games. Each game comes to a [Result].
// [Plan.Run] plays all that are wanted, in parallel.
//
// A game is a function of the plan and its number, as long as players count
// their iterations and not the time. So a tournament that is stopped and gone on
// with later, on any number of cores, comes to the same results.
package games
