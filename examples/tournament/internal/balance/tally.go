package balance

import (
	"slices"

	"github.com/railhex/railhex/examples/tournament/internal/figures"
	"github.com/railhex/railhex/examples/tournament/internal/games"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// A Tally adds up results for a report. Its sums are of whole numbers, so the
// order in which games were finished does not matter.
type Tally struct {
	plan   *games.Plan
	games  int
	tables []table // by setup
	tiles  [variants.NumFaces + 1]tile
	orders [variants.NumOrderFaces + 1]order
	powers [variants.NumPowers + 1]compared

	contracts [steampower.MaxContracts + 1]contract
	worths    [mostWorth + 1]contract
	actions   [steam.NumActionTiles + 1]actionTile
	stops     map[stopAt]*stop
}

type table struct {
	games         int
	quiet, rounds figures.Sample
	longest       int
	seats         []compared
	sources       []figures.Sample
}

type tile struct {
	offered, taken, used int
	takers, byLot        compared
}

type order struct {
	offered       int
	filled, round figures.Sample
	takers        compared
}

// New is a Tally of no games.
func New(plan *games.Plan) *Tally {
	t := &Tally{plan: plan, tables: make([]table, len(plan.Setups)), stops: map[stopAt]*stop{}}
	for setup := range t.tables {
		t.tables[setup].sources = make([]figures.Sample, len(plan.Sources()))
		t.tables[setup].seats = make([]compared, plan.Seats(setup))
	}
	return t
}

// quietEnd is the rule by which a game ends in which nothing happens any more.
const quietEnd = "END-2"

// Add adds a result.
func (t *Tally) Add(r games.Result) {
	f := t.plan.Fixture(r.Game)
	t.games++
	at := &t.tables[f.Setup]
	at.games++
	at.rounds.Add(f.Deal, r.Rounds)
	at.longest = max(at.longest, r.Rounds)
	at.quiet.Add(f.Deal, oneIf(r.End == quietEnd))
	for _, face := range r.Tiles {
		t.tiles[face].offered++
	}
	for _, face := range r.Orders {
		t.orders[face].offered++
		t.orders[face].filled.Add(f.Deal, oneIf(fulfilled(r, face)))
	}
	for i, seat := range r.Seats {
		c := compare(r, i)
		at.seats[i].add(f.Deal, c)
		for source, points := range t.plan.BySource(&seat) {
			at.sources[source].Add(f.Deal, points)
		}
		for face, times := range seat.Taken {
			t.tiles[face].taken += times
			t.tiles[face].takers.add(f.Deal, c)
		}
		for face, times := range seat.Used {
			t.tiles[face].used += times
		}
		for _, filled := range seat.Filled {
			o := &t.orders[filled.Order]
			o.round.Add(f.Deal, filled.Round)
			o.takers.add(f.Deal, c)
		}
		if seat.Power != 0 {
			t.powers[seat.Power].add(f.Deal, c)
		}
		if seat.First != 0 {
			t.tiles[seat.First].byLot.add(f.Deal, c)
		}
	}
	t.addContracts(f, r)
	t.addChoices(f, r)
	t.addStops(f, r)
}

// fulfilled says whether anybody fulfilled an order.
func fulfilled(r games.Result, face variants.OrderFace) bool {
	return slices.ContainsFunc(r.Seats, func(s games.Seat) bool {
		return slices.ContainsFunc(s.Filled, func(f games.Filled) bool { return f.Order == face })
	})
}

func oneIf(yes bool) int {
	if yes {
		return 1
	}
	return 0
}
