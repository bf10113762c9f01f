package conformance

import (
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

// perfts gathers the perft vectors: of the first position of each kind.
type perfts[P family.Pointer[State, Move], State comparable, Move family.Written] struct {
	limits Limits
	shown  map[string]bool
	ways   family.Counter[P, State, Move]
	all    []Perft[State]
}

func (p *perfts[P, State, Move]) add(at Place, s State, legal int, kinds []string) {
	if p.shown == nil {
		p.shown = make(map[string]bool)
	}
	isNew := false
	for _, kind := range kinds {
		if legal > 0 && !p.shown[kind] {
			p.shown[kind] = true
			isNew = true
		}
	}
	if isNew {
		p.all = append(p.all, p.count(at, s))
	}
}

func (p *perfts[P, State, Move]) count(at Place, s State) Perft[State] {
	v := Perft[State]{Place: at, Position: s, Divide: make(map[string]uint64)}
	for before := uint64(1); len(v.Counts) < p.limits.Moves && before <= p.limits.Positions; {
		counted := p.ways.Count(&s, len(v.Counts)+1)
		before = counted.Sequences
		if before > p.limits.Sequences || before == 0 {
			break
		}
		v.Counts = append(v.Counts, family.Count{Sequences: counted.Sequences, Mass: rounded(counted.Mass)})
	}
	for m, counted := range p.ways.Divide(&s, len(v.Counts)) {
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
