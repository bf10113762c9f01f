package vectors

import (
	"strconv"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/gametest"
)

// How far sequences are counted: as deep as it takes to look at few positions,
// so that slow implementations come to an end, too.
const (
	mostMoves     = 5
	mostPositions = 1000  // of which the moves are listed
	mostSequences = 20000 // that are counted
)

// eachPhase is how many vectors count from each phase of a game with each
// module, if as many games come to it.
const eachPhase = 1

// perfts makes the perft vectors: of positions in all phases, with all modules.
func perfts(games []Game) (all []Perft) {
	type where struct {
		phase steamrollers.Phase
		with  string
	}
	var perft gametest.Perft
	counted := make(map[where]int)
	for g := range games {
		for p := range games[g].positions() {
			if len(p.legal) == 0 {
				continue
			}
			isNew := false
			for _, word := range append(modulesOf(p.setup), "plain") {
				if at := (where{p.Phase(), word}); counted[at] < eachPhase {
					counted[at]++
					isNew = true
				}
			}
			if isNew {
				all = append(all, count(&perft, p))
			}
		}
	}
	return all
}

func count(perft *gametest.Perft, p *position) Perft {
	v := Perft{Place: p.Place, Position: *p.State, Divide: make(map[string]uint64)}
	for before := uint64(1); len(v.Counts) < mostMoves && before <= mostPositions; {
		counted := perft.Count(p.State, len(v.Counts)+1)
		before = counted.Sequences
		if before > mostSequences || before == 0 {
			break
		}
		v.Counts = append(v.Counts, Count{counted.Sequences, rounded(counted.Mass)})
	}
	for m, counted := range perft.Divide(p.State, len(v.Counts)) {
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
