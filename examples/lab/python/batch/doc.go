// Package batch plays many games of one description at once, by index and in arrays, for
// programs in other languages. Package main in folder shared gives it to C, package main
// in folder pipe to a program at the other end of a pipe.
//
//	b, err := batch.New(games, batch.Config{Setup: []byte(`{"game": "steam", "players": 3}`), Games: 64, Seed: 1})
//	arrays := b.Allocate(batch.Shape{Dense: true})
//	for {
//		// arrays.Legal[i] moves are legal in game i, for the seat arrays.Seat[i]
//		err := b.Step(chosen)
//	}
//
// An action is an index in the list of legal moves of its game, from 0 on. What chance
// decides is drawn, or is a decision as well: see [Config]. A game that has ended begins
// anew with the next Step, which ignores its action: this is the next-step autoreset of
// Gymnasium.
//
// Equal configurations, seeds and actions give equal games. A Batch serves one goroutine
// at a time, and uses all cores.
package batch
