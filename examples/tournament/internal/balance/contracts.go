package balance

import (
	"fmt"
	"io"

	"github.com/railhex/railhex/examples/tournament/internal/figures"
	"github.com/railhex/railhex/examples/tournament/internal/games"
	"github.com/railhex/railhex/variants/steampower"
)

// contract adds up what became of a contract of Steam Power, or of all of one worth.
type contract struct {
	drawn  int
	filled figures.Sample // 1 for each time drawn and fulfilled, 0 for drawn alone
	round  figures.Sample
	paid   figures.Sample
	dealt  compared
}

// mostWorth is the most that contracts are told apart by.
const mostWorth = 9

// worthOf is what a contract pays in points, money by SCORE-1, to the nearest; the
// bonus apart.
func worthOf(c steampower.Contract) int {
	return min(mostWorth, (10*int(c.Points)+2*int(c.Money)+5)/10)
}

// addContracts adds what became of the contracts of a game of Steam Power.
func (t *Tally) addContracts(f games.Fixture, r games.Result) {
	start := t.plan.Power(f.Setup)
	for i, seat := range r.Seats {
		compared := compare(r, i)
		for _, c := range seat.Contracts {
			for _, sum := range []*contract{&t.contracts[c.Number], &t.worths[worthOf(start.Contract(c.Number))]} {
				sum.drawn++
				sum.filled.Add(f.Deal, oneIf(c.Round > 0))
				if c.Round > 0 {
					sum.round.Add(f.Deal, c.Round)
					sum.paid.Add(f.Deal, c.Paid)
				}
				if c.Dealt {
					sum.dealt.add(f.Deal, compared)
				}
			}
		}
	}
}

// A Contract is what became of a contract of Steam Power, or of all of one worth.
type Contract struct {
	Number int              `json:"number,omitempty"` // 0 for those of one worth
	Shows  string           `json:"shows,omitempty"`  // goods, money, points and bonus
	Worth  int              `json:"worth"`            // points and money, in points
	Drawn  int              `json:"drawn"`            // times
	Filled figures.Estimate `json:"filled"`           // share of them in which it was fulfilled
	Round  figures.Estimate `json:"round"`            // in which that was
	Paid   figures.Estimate `json:"paid"`             // dollars for its goods
	Dealt  Comparison       `json:"dealt"`            // those who were dealt it before the first turn
}

func (c *contract) report() Contract {
	return Contract{
		Drawn: c.drawn, Filled: c.filled.Share(1), Round: c.round.Mean(1), Paid: c.paid.Mean(1), Dealt: c.dealt.comparison(),
	}
}

func (t *Tally) reportContracts(r *Report) {
	start := t.plan.Power(0)
	for number := range start.Setup().Components.NumContracts() {
		number++
		shown := start.Contract(number)
		c := t.contracts[number].report()
		c.Number, c.Shows, c.Worth = number, shown.String(), worthOf(shown)
		r.Contracts = append(r.Contracts, c)
	}
	for worth := range t.worths {
		if t.worths[worth].drawn > 0 {
			c := t.worths[worth].report()
			c.Worth = worth
			r.Worths = append(r.Worths, c)
		}
	}
}

func (r Report) writeContracts(w io.Writer) {
	const columns = "\tdrawn\tthen fulfilled\tin round\t$ for goods\tdealt at the start: victories, %\tpoints ahead"
	fmt.Fprintln(w, "\ncontract\tgoods $ points bonus"+columns)
	for _, c := range r.Contracts {
		fmt.Fprintf(w, "%d\t%s\t%s\n", c.Number, c.Shows, c)
	}
	fmt.Fprintln(w, "\ncontracts worth (points and a fifth of the $)"+columns)
	for _, c := range r.Worths {
		fmt.Fprintf(w, "%d\t%s\n", c.Worth, c)
	}
}

// String is what became of a contract as cells of a table.
func (c Contract) String() string {
	return fmt.Sprintf("%d\t%s\t%s\t%s\t%s", c.Drawn, c.Filled.Percent(), c.Round, c.Paid, c.Dealt)
}
