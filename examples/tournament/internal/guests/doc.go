// Package guests seats programs of anybody at the tables of a tournament. A [Program] is
// asked for its moves, each question and answer a line of JSON, and a [Seat] holds the
// player there to a [Clock] and says why a game was forfeited.
package guests
