package report

import (
	"maps"
	"slices"

	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Tally adds up results of one plan.
type Tally struct {
	plan     *games.Plan
	games    int
	entrants []entrant
	setups   []setup
	contests map[int]figures.Contests // by deal
	played   map[int]int              // games, by deal
	// ahead is by two entrants who met: 2 where the first was placed before the second, 1 where
	// they shared a place.
	ahead     []samples
	rounds    map[int]int
	ends      map[string]int
	won, lost samples // by action: how often, in a seat that won or did not
	things    sums
}

type entrant struct {
	shares, points figures.Sample
	bySetup        samples // shares
	sources        samples
	places         samples // by place from the first, whether the seat had it
	forfeits       int     // games lost before their end
	latest         string  // why the last of them was
}

type setup struct {
	games, longest        int
	quiet, rounds, points figures.Sample
	shares, leads         samples // by seat, of victories, and of points beyond the others
	sources               samples
}

// New is a Tally of no games.
func New(plan *games.Plan) *Tally {
	sources, actions := len(plan.Sources()), len(plan.Actions())
	t := &Tally{
		plan: plan, contests: map[int]figures.Contests{}, played: map[int]int{}, rounds: map[int]int{},
		ends: map[string]int{}, won: make(samples, actions), lost: make(samples, actions), things: sums{},
	}
	for range plan.Entrants {
		bySetup := make(samples, len(plan.Setups))
		t.entrants = append(t.entrants, entrant{bySetup: bySetup, sources: make(samples, sources)})
		t.ahead = append(t.ahead, make(samples, len(plan.Entrants)))
	}
	for i := range plan.Setups {
		seats := plan.Seats(i)
		shares, leads := make(samples, seats), make(samples, seats)
		t.setups = append(t.setups, setup{shares: shares, leads: leads, sources: make(samples, sources)})
	}
	return t
}

// Add adds a result.
func (t *Tally) Add(r games.Result) {
	f := t.plan.Fixture(r.Game)
	t.games++
	t.played[f.Deal]++
	t.rounds[r.Rounds]++
	t.ends[r.End]++
	at := &t.setups[f.Setup]
	at.games++
	at.rounds.Add(f.Deal, r.Rounds)
	at.longest = max(at.longest, r.Rounds)
	at.quiet.Add(f.Deal, describe.One(r.End == t.plan.Counting().Quiet))
	for i := range r.Seats {
		seat := &r.Seats[i]
		_, lead := compare(&r, i)
		at.leads[i].Add(f.Deal, lead)
		at.shares[i].Add(f.Deal, seat.Share)
		at.points.Add(f.Deal, seat.Total)
		at.sources.add(f.Deal, seat.From)
		e := &t.entrants[seat.Entrant]
		e.shares.Add(f.Deal, seat.Share)
		e.bySetup[f.Setup].Add(f.Deal, seat.Share)
		e.addPlace(f.Deal, seat.Place, len(r.Seats))
		if seat.Forfeit != "" { // points and deeds are a deputy's
			e.forfeits++
			e.latest = seat.Forfeit
			continue
		}
		e.points.Add(f.Deal, seat.Total)
		e.sources.add(f.Deal, seat.From)
		outcome := t.lost
		if seat.Share > 0 {
			outcome = t.won
		}
		outcome.add(f.Deal, seat.Did)
	}
	t.things.add(f.Deal, &r)
	t.contest(f.Deal, r)
}

// addPlace adds the place of a seat at a table.
func (e *entrant) addPlace(deal, place, seats int) {
	e.places = append(e.places, make(samples, max(0, seats-len(e.places)))...)
	for i := range seats {
		e.places[i].Add(deal, describe.One(i+1 == place))
	}
}

// contest counts who was placed before whom.
func (t *Tally) contest(deal int, r games.Result) {
	if t.contests[deal] == nil {
		t.contests[deal] = figures.NewContests(len(t.entrants))
	}
	wins := t.contests[deal]
	for i, a := range r.Seats {
		for _, b := range r.Seats[:i] {
			if a.Entrant == b.Entrant {
				continue
			}
			won := 1 + describe.One(a.Place < b.Place) - describe.One(a.Place > b.Place)
			t.ahead[a.Entrant][b.Entrant].Add(deal, won)
			t.ahead[b.Entrant][a.Entrant].Add(deal, 2-won)
			wins[a.Entrant][b.Entrant] += float64(won) / 2
			wins[b.Entrant][a.Entrant] += float64(2-won) / 2
		}
	}
}

// Decide adds to a test the deals that are whole, in their order, and reports whether it is decided.
func (t *Tally) Decide(test *figures.Test) bool {
	for test.Verdict == "" && t.played[test.Deals] == t.plan.GamesOfDeal() {
		wins := t.contests[test.Deals]
		test.Add(wins[0][1] / (wins[0][1] + wins[1][0]))
	}
	return test.Verdict != ""
}

// ratings are those of the entrants, nil where nobody met another.
func (t *Tally) ratings() []figures.Rating {
	met := func(s figures.Sample) bool { return s.N() > 0 }
	if !slices.ContainsFunc(t.ahead, func(row samples) bool { return slices.ContainsFunc(row, met) }) {
		return nil
	}
	var deals []figures.Contests
	for _, deal := range slices.Sorted(maps.Keys(t.contests)) {
		deals = append(deals, t.contests[deal])
	}
	return figures.Rate(deals)
}

// leadUnit is a number that can be shared out among up to five others without
// a rest.
const leadUnit = 60

// compare returns how a seat did against the others at its table: how much more of the victory it got
// than an even share, in parts of [games.Whole], and how many points more than the others it had on
// average, in parts of leadUnit. Seats count from 0.
func compare(r *games.Result, seat int) (lift, lead int) {
	n := len(r.Seats)
	if n < 2 {
		return 0, 0
	}
	all := 0
	for _, s := range r.Seats {
		all += s.Total
	}
	own := r.Seats[seat]
	return own.Share - games.Whole/n, leadUnit*own.Total - leadUnit/(n-1)*(all-own.Total)
}
