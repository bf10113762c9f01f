package things

import (
	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
)

// Compared adds up how seats did against the others at their tables.
type Compared struct{ lift, lead figures.Sample }

// A difference is how a seat did against the others at its table. Its lift is how much
// more of the victory it got than an even share, in parts of [games.Whole]. Its lead is
// how many points more than the others it had on average, in parts of leadUnit.
type difference struct{ lift, lead int }

// leadUnit is a number that can be shared out among up to five others without
// a rest.
const leadUnit = 60

func compare(r *games.Result, seat int) difference {
	n := len(r.Seats)
	if n < 2 {
		return difference{}
	}
	all := 0
	for _, s := range r.Seats {
		all += s.Total
	}
	own := r.Seats[seat]
	return difference{
		lift: own.Share - games.Whole/n,
		lead: leadUnit*own.Total - leadUnit/(n-1)*(all-own.Total),
	}
}

// Add adds how a seat did in a game of a deal. Seats count from 0.
func (c *Compared) Add(deal int, r *games.Result, seat int) {
	x := compare(r, seat)
	c.lift.Add(deal, x.lift)
	c.lead.Add(deal, x.lead)
}

// A Comparison is how seats did that have something in common.
type Comparison struct {
	Lift figures.Estimate `json:"lift"` // share of victories beyond an even share
	Lead figures.Estimate `json:"lead"` // points beyond the mean of the others at the table
}

// Comparison is what was added so far.
func (c *Compared) Comparison() Comparison {
	return Comparison{c.lift.Mean(games.Whole), c.lead.Mean(leadUnit)}
}

// String is the comparison as two cells of a table.
func (c Comparison) String() string { return Percentage(c.Lift).String() + "\t" + c.Lead.String() }

// Percentage is an estimate of a share in per cent.
func Percentage(share figures.Estimate) figures.Estimate {
	share.Value, share.Low, share.High = 100*share.Value, 100*share.Low, 100*share.High
	return share
}
