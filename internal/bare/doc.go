// Package bare is a game that has nothing but rules, to test programs that take
// descriptions. Two or three players take 1, 2 or 3 of ten sticks in turn, and the player
// who takes the last one wins.
package bare
