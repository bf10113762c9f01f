// Package describe describes a game once, for every program that serves games. The
// referee, the page, the npm package, the server and the others take a list of
// descriptions and know no game themselves.
//
// An author fills [Parts], and [Of] makes a [Game] of them. Most parts may be left out,
// so a description can begin with the rules alone:
//
//	game := describe.Of(describe.Parts[pick.State, pick.Move]{
//		Name: "pick", Least: 2, Most: 4,
//		Notation: describe.Plain(pick.New, pick.ParseMove),
//	})
//
// [Complete] says what is wrong with a description, all at once, and package gametest what shows
// when the game is played.
//
// # Two views
//
// A [Position] is for people. Its moves are texts, and it has words, reports, options,
// events and pictures:
//
//	p, err := game.Begin([]byte(`{"players": 2}`))
//	p, fell := p.Fall(random)                       // until a seat is asked
//	p, err = p.Move("take 3")                       // the error is a *Refusal
//	view := p.View(2, describe.Manner{Language: "de"}) // what seat 2 sees
//
// A [Walker] is for programs that play millions of games. Its moves are indexes into
// the list of legal moves, and it allocates nothing.
//
// # What it promises
//
// A Position never changes. A view, a step, events and a picture for a seat follow from
// what that seat may see. A game with [Secrets] defines this, and Check holds everything
// shown against it.
//
// A program links what it uses. A description of rules alone links no picture, no array
// and no language but English. A program that never asks for a bot or a picture links no
// search and no drawing.
//
// # Arrays
//
// Arrays hold positions and numbers hold moves, for programs that
// learn to play a game.
//
// An array consists of sections. [Section] describes one, and a [Writer] fills it. [Arrays]
// are what a game states.
//
// A [Numbering] has a number for each move, and factors that the move is made of:
//
//	actions := describe.NewNumbering(
//		describe.Block{Kind: "pass"},
//		describe.Block{Kind: "build", Factors: []describe.Factor{{Name: "hex", Count: 64}, {Name: "track", From: 1, Count: 15}}},
//	)
//	n := actions.Of(1, hex, track-1) // the number of a build
//
// Writing and numbering allocate nothing. Factors that do not exist have the number -1. A place beyond the sections is a fault of the program, and a panic. Package
// gametest holds the arrays and numbers of a game to the laws that they should keep.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package describe
