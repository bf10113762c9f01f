// Package treesearch is a player for any game of the family. It plays games on from a
// position, again and again, and makes the move after which they went best. It knows the
// rules only from the position. A [Game] adds what a good player knows: which moves look
// promising, how to play on, and what players can expect of a position.
//
//	search := treesearch.New[*steam.State](treesearch.Game[steam.State, steam.Move]{
//		Advice: func() treesearch.Advice[steam.State, steam.Move] { return … },
//		Moment: …, TellingLead: 8,
//	}, treesearch.Thinking{Iterations: 500, Workers: treesearch.AllCores})
//	move, err := search.Choose(ctx, &position, random)
//
// Package bots below each game makes one for it. [Unadvised] serves a game of which
// nothing is known but its rules.
//
// The positions that it passes form a tree. A node in which a seat is asked belongs to
// that seat, which looks for the best for itself, however many play. What dice and bags
// decide are nodes of their own, which keep a few of many outcomes. If players hold what
// others do not see ([NewHidden]), each game is played from a position that is dealt anew
// as the asked seat could imagine it. The search reads nothing from the real position
// that this seat does not see.
//
// # What can be tuned
//
// [Tuning] lists every parameter with its default. A name such as
// "search:500:selection=puct" has them as text, for programs. [Search.Analyse] says what
// a search found, while it searches and at the end.
//
// # What it promises
//
// It stops at the first of three limits: a number of iterations, a time, the end of a
// context; and has an answer whenever it is stopped. If iterations are the only limit, the
// same position, generator and number of workers give the same answer on every machine.
// After its first decisions an iteration allocates nothing.
//
// A [Search] serves one goroutine at a time and keeps its trees between decisions, for
// their memory alone unless [Tuning.KeepTree] says otherwise. Its methods return the errors
// of package table for a position that cannot be searched, such as nil. The zero Search is
// not usable: call [New] or [NewHidden], which panic on an invalid [Thinking]. A [Game]
// needs its Advice, and its Moment for Evaluate. Its other functions may be nil.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package treesearch
