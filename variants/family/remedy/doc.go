// Package remedy finds what would make a wrong line of a record right. It tries a line
// with a slip of typing, a move that is nearly legal, a move that was left out before the
// line, and lines that have changed places. It only suggests; the reader of the record
// refuses the line all the same. It knows no game: a [Game] holds the functions of one
// that it needs.
//
// [Game.Find] looks for the remedy of a line, [Remedy.Tell] says it in a language, and
// [Game.Meant] does both for a move that a player has typed. [Typed] needs no game: it
// mends a line of any format whose reader says at which column a line stops being
// right. [Near] returns those of several lines that differ from one by a single slip.
//
// # What it promises
//
// The same line in the same position has the same remedy. To find it, each legal move may
// be tried with each of the lines that follow, so pass a few lines and not a whole record.
// Nothing is kept from call to call, so goroutines may share a Game if its functions allow
// it. All functions of a Game and of a
// [Teller] must be there: a nil one panics. There are no errors: if nothing is found, a
// Remedy is of the kind [Nothing], and a text is "". The zero Remedy is of that kind.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package remedy
