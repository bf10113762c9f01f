package balance

import (
	"github.com/railhex/railhex/examples/tournament/internal/figures"
	"github.com/railhex/railhex/examples/tournament/internal/games"
	"github.com/railhex/railhex/variants"
)

// Setups are those on which a balance report stands: two to five players, plain
// and with modules. header gives the header of a record with so many players
// and these modules.
func Setups(header func(players int, modules, olive string) string) (setups []string) {
	for players := 2; players <= 5; players++ {
		for _, modules := range []string{"", "coal,order,power"} {
			setups = append(setups, header(players, modules, ""))
		}
	}
	return setups
}

// A Tally adds up results for a report. Its sums are of whole numbers, so the
// order in which games were finished does not matter.
type Tally struct {
	plan   *games.Plan
	games  int
	tables []table // by setup
	tiles  [variants.TileFaces + 1]tile
	orders [variants.OrderFaces + 1]order
	powers [variants.Powers + 1]compared
}

type table struct {
	games, quiet int
	rounds       figures.Sample
	seats        []compared
	sources      [sources]figures.Sample
}

type tile struct {
	offered, taken, used int
	takers, byLot        compared
}

type order struct {
	offered, filled int
	round           figures.Sample
	takers          compared
}

// New is a Tally of no games.
func New(plan *games.Plan) *Tally {
	t := &Tally{plan: plan, tables: make([]table, len(plan.Setups))}
	for setup := range t.tables {
		t.tables[setup].seats = make([]compared, plan.Start(setup).Seats())
	}
	return t
}

const sources = 6

// sourceNames names where points come from, in the order of bySource.
var sourceNames = [sources]string{"deliveries", "network", "engine", "tiles", "orders", "power"}

func bySource(p games.Points) [sources]int {
	return [...]int{p.Delivery, p.Network, p.Engine, p.Tiles, p.Orders, p.Power}
}

// quietEnd is the rule by which a game ends in which nothing happens any more.
const quietEnd = "END-2"

// Add adds a result.
func (t *Tally) Add(r games.Result) {
	t.games++
	at := &t.tables[t.plan.Fixture(r.Game).Setup]
	at.games++
	at.rounds.Add(r.Rounds)
	if r.End == quietEnd {
		at.quiet++
	}
	for _, face := range r.Tiles {
		t.tiles[face].offered++
	}
	for _, face := range r.Orders {
		t.orders[face].offered++
	}
	for i, seat := range r.Seats {
		c := compare(r, i)
		at.seats[i].add(c)
		for source, points := range bySource(seat.Points) {
			at.sources[source].Add(points)
		}
		for face, times := range seat.Taken {
			t.tiles[face].taken += times
			t.tiles[face].takers.add(c)
		}
		for face, times := range seat.Used {
			t.tiles[face].used += times
		}
		for _, filled := range seat.Filled {
			o := &t.orders[filled.Order]
			o.filled++
			o.round.Add(filled.Round)
			o.takers.add(c)
		}
		if seat.Power != 0 {
			t.powers[seat.Power].add(c)
		}
		if seat.First != 0 {
			t.tiles[seat.First].byLot.add(c)
		}
	}
}
