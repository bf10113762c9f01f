package balance

import (
	"github.com/railhex/railhex/examples/tournament/internal/figures"
	"github.com/railhex/railhex/examples/tournament/internal/games"
)

// compared adds up how seats did against the others at their tables.
type compared struct{ lift, lead figures.Sample }

// A comparison is how a seat did: how much more of the victory it got than an
// even share, in parts of [games.Whole], and how many points more than the
// others on average, in parts of leadUnit.
type comparison struct{ lift, lead int }

// leadUnit is a number that can be shared out among up to five others without
// a rest.
const leadUnit = 60

func compare(r games.Result, seat int) comparison {
	all := 0
	for _, s := range r.Seats {
		all += s.Total
	}
	own, n := r.Seats[seat], len(r.Seats)
	return comparison{
		lift: own.Share - games.Whole/n,
		lead: leadUnit*own.Total - leadUnit/(n-1)*(all-own.Total),
	}
}

func (c *compared) add(deal int, x comparison) {
	c.lift.Add(deal, x.lift)
	c.lead.Add(deal, x.lead)
}

// A Comparison is how seats did that have something in common.
type Comparison struct {
	Lift figures.Estimate `json:"lift"` // share of victories beyond an even share
	Lead figures.Estimate `json:"lead"` // points beyond the mean of the others at the table
}

func (c *compared) comparison() Comparison {
	return Comparison{c.lift.Mean(games.Whole), c.lead.Mean(leadUnit)}
}
