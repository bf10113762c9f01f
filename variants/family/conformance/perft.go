package conformance

import (
	"slices"
	"strconv"

	"github.com/railhex/railhex/variants/family"
)

// Limits says how far sequences are counted: only as deep as few positions need, so that
// slow implementations come to an end, too.
type Limits struct {
	Moves     int
	Positions uint64 // of which the moves are listed
	Sequences uint64 // that are counted
}

// perfts gathers the perft vectors: positions that together show each kind of position,
// and in their lists each shape of move that is legal in any.
type perfts[P family.Pointer[State, Move], State comparable, Move family.Written] struct {
	limits  Limits
	chosen  map[string]int // how many of the spots show it
	spots   []spot[State]
	shapes  map[Move][]string
	counter family.Counter[P, State, Move]
}

// A spot is a position whose ways are counted, with what it shows.
type spot[State any] struct {
	Place
	state State
	shows []string
}

func (p *perfts[P, State, Move]) add(here Position[State, Move], kinds []string) {
	if len(here.Legal) == 0 {
		return
	}
	if p.chosen == nil {
		p.chosen, p.shapes = make(map[string]int), make(map[Move][]string)
	}
	shows := slices.Clone(kinds)
	for _, m := range here.Legal {
		if p.shapes[m] == nil {
			p.shapes[m] = shapes(m.String())
		}
		shows = append(shows, p.shapes[m]...)
	}
	slices.Sort(shows)
	shows = slices.Compact(shows)
	if slices.ContainsFunc(shows, func(shown string) bool { return p.chosen[shown] == 0 }) {
		p.spots = append(p.spots, spot[State]{here.Place, here.State, shows})
		for _, shown := range shows {
			p.chosen[shown]++
		}
	}
}

// all counts from the spots, without those of which the others show everything.
func (p *perfts[P, State, Move]) all() (all []Perft[State]) {
	for _, s := range p.spots {
		if !slices.ContainsFunc(s.shows, func(shown string) bool { return p.chosen[shown] == 1 }) {
			for _, shown := range s.shows {
				p.chosen[shown]--
			}
			continue
		}
		all = append(all, p.count(s.Place, s.state))
	}
	return all
}

func (p *perfts[P, State, Move]) count(at Place, s State) Perft[State] {
	v := Perft[State]{Place: at, Position: s, Divide: make(map[string]uint64)}
	for before := uint64(1); len(v.Counts) < p.limits.Moves && before <= p.limits.Positions; {
		counted := p.counter.Count(&s, len(v.Counts)+1)
		before = counted.Sequences
		if before > p.limits.Sequences || before == 0 {
			break
		}
		v.Counts = append(v.Counts, family.Count{Sequences: counted.Sequences, Mass: rounded(counted.Mass)})
	}
	for m, counted := range p.counter.Divide(&s, len(v.Counts)) {
		v.Divide[m.String()] = counted.Sequences
	}
	return v
}

// rounded is a sum of probabilities without the last digits, which depend on
// the machine.
func rounded(mass float64) float64 {
	short, err := strconv.ParseFloat(strconv.FormatFloat(mass, 'g', 12, 64), 64)
	if err != nil {
		panic(err) // a number was not printed as one
	}
	return short
}
