package rollervectors

import (
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// strides is how many positions it takes until every move that there may be was thought of.
const strides = 97

// thinkable is moves that somebody may think of in a position: some of all that there may be,
// others in other positions, what goes to or from the city of the die, and what differs little
// from a legal move.
func (p *position) thinkable() []steamrollers.Move {
	all := p.strange()
	if p.Chance() {
		return all
	}
	i := p.After
	for m := range gamegen.Universe(p.setup) {
		if i++; i%strides == 0 {
			all = append(all, m)
		}
	}
	for _, m := range p.parcels() {
		all = append(all, m, m.Longer(1), m.Unlimited())
	}
	for _, m := range p.legal {
		if m.Kind() == steamrollers.KindDeliver {
			all = append(
				all, m.Own(), m.FromLine(1), m.NamingDestination(), m.Longer(1), m.Unlimited(),
				steamrollers.Deliver(m.Good(), m.From(), m.To(), m.Distance()),
				steamrollers.Deliver(m.Good(), m.From(), m.From(), m.Distance()),
			)
		}
	}
	return all
}

// farthest is a distance that few routes have.
const farthest = 8

// parcels are the deliveries of what lies in the city of the die.
func (p *position) parcels() (all []steamrollers.Move) {
	from := p.Die()
	if from == 0 {
		return nil
	}
	for place := range p.Supply(from).Len() {
		for to := 1; to <= 6; to++ {
			for distance := 1; distance <= farthest && to != from; distance++ {
				m := steamrollers.Deliver(p.Supply(from).At(place), from, to, distance)
				if p.alone() {
					m = m.FromLine(place + 1)
				}
				all = append(all, m)
			}
		}
	}
	return all
}

// strange is moves that name what the board or the box lacks.
func (p *position) strange() (all []steamrollers.Move) {
	for _, text := range []string{
		fmt.Sprintf("build %v E-W", p.beyond()), fmt.Sprintf("power rail %v E-W", p.beyond()),
		"draw E", "draw K", "influence 1 1 1 1 1 1 1", "influence 1",
	} {
		all = append(all, steamrollers.MustParseMove(text))
	}
	if p.in(steamrollers.PhaseGoods) {
		m := p.Sample(rand.New(rand.NewPCG(1, 0)))
		var lines []variants.Line
		for city := 1; city <= 6; city++ {
			lines = append(lines, m.Line(city))
		}
		for _, good := range []variants.Good{variants.Coal, variants.Yellow} {
			for city, line := range lines {
				lines[city] = line.RemoveAt(0).Append(good)
			}
			all = append(all, steamrollers.DrawGoods(lines...))
		}
	}
	return all
}
