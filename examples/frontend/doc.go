// Package frontend is the three games as a front end meets them, behind one interface:
// positions whose moves are text, what a seat may see of them, and everything that is
// shown: words in four languages, pictures, moves and events taken apart, what a click
// means, records, bots, and what a form can offer.
//
//	p, err := frontend.Begin([]byte(`{"game": "steam", "players": 4}`))
//	p, fell := p.Fall(random)               // until nobody but a player is asked
//	p, err = p.Move("bid 3")                // a *Refusal says why not
//	view := p.View(2, frontend.Manner{})    // what seat 2 sees
//	choice := p.Choice("map/hex-c5", 2, frontend.Manner{Language: "de"}, frontend.Look{})
//	record, err := frontend.Record(start, moves, frontend.Notes{})
//	bot, err := frontend.NewBot("steam", "greedy", frontend.Thought{})
//
// It holds no rule: each game is described once, by the functions of its own packages
// (steamrollers.go, steampower.go, steam.go), and the rest is common to all.
//
// It promises that a view, a step, events and a picture for a seat are functions of
// what that seat may see, and that a Position never changes. What goes out as JSON is
// plain data; a [Game] says what moves and events of each kind hold, for programs that
// write types in other languages.
package frontend
