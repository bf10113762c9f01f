// Package bare is a game that has nothing but rules, to test programs that take
// descriptions with: two or three take 1, 2 or 3 of ten sticks in turn, and who takes the
// last one wins.
package bare
