// Package frontend is the three games as a front end meets them: positions whose
// moves are text, and what a seat may see of them.
//
//	p, header, err := frontend.New("game steam\nplayers 4\n")
//	p, fell := p.Fall(random)          // until nobody but a player is asked
//	p, err = p.Move("bid 3")           // a *Refusal says why not
//	view := p.View(2, frontend.Manner{}) // what seat 2 sees
//
// It promises that a view, a step and a picture for a seat are functions of what
// that seat may see, and that a Position never changes.
package frontend
