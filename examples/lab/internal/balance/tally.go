package balance

import (
	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/examples/lab/internal/things"
)

// A Tally adds up results for a report. Its sums are of whole numbers, so the
// order in which games were finished does not matter.
type Tally struct {
	plan   *games.Plan
	games  int
	tables []table        // by setup
	rounds map[int]int    // games by their length
	rare   figures.Sample // of each deal whether that happened which never did
	deals  map[int]bool
	things things.Sums
}

type table struct {
	games         int
	quiet, rounds figures.Sample
	longest       int
	seats         []things.Compared
	shares        []figures.Sample // of victories, by seat
	sources       []figures.Sample
}

// New is a Tally of no games.
func New(plan *games.Plan) *Tally {
	t := &Tally{plan: plan, rounds: map[int]int{}, deals: map[int]bool{}, tables: make([]table, len(plan.Setups))}
	for setup := range t.tables {
		t.tables[setup].sources = make([]figures.Sample, len(plan.Sources()))
		t.tables[setup].seats = make([]things.Compared, plan.Seats(setup))
		t.tables[setup].shares = make([]figures.Sample, plan.Seats(setup))
	}
	return t
}

// Add adds a result.
func (t *Tally) Add(r games.Result) {
	f := t.plan.Fixture(r.Game)
	t.games++
	t.rounds[r.Rounds]++
	if !t.deals[f.Deal] {
		t.deals[f.Deal] = true
		t.rare.Add(f.Deal, 0)
	}
	at := &t.tables[f.Setup]
	at.games++
	at.rounds.Add(f.Deal, r.Rounds)
	at.longest = max(at.longest, r.Rounds)
	at.quiet.Add(f.Deal, oneIf(r.End == t.plan.Counting().Quiet))
	for i, seat := range r.Seats {
		at.seats[i].Add(f.Deal, &r, i)
		at.shares[i].Add(f.Deal, seat.Share)
		for source, points := range seat.From {
			at.sources[source].Add(f.Deal, points)
		}
	}
	t.things.Add(f.Deal, &r)
}

func oneIf(yes bool) int {
	if yes {
		return 1
	}
	return 0
}
