// Package guests seats programs of anybody at the tables of a tournament. A [Program] is
// asked for its moves; each question and each answer is a line of JSON. A [Seat] holds
// the player there to a [Clock] and says why a game was forfeited.
package guests
