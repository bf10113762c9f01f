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
	plan      *games.Plan
	games     int
	entrants  []entrant
	setups    []setup
	contests  map[int]figures.Contests // by deal
	played    map[int]int              // games, by deal
	ahead     [][]figures.Sample       // by two entrants who met: 2 where the first was placed before the second, 1 where they shared a place
	rounds    map[int]int
	ends      map[string]int
	won, lost []figures.Sample // by action: how often, in a seat that won or did not
	things    sums
}

type entrant struct {
	shares, points   figures.Sample
	bySetup          []figures.Sample // shares
	sources, actions []figures.Sample
	places           []figures.Sample // by place from the first, whether the seat had it
	forfeit          map[string]int   // games lost before their end, by what
	latest           string           // why the last of them was
}

type setup struct {
	games, longest int
	quiet, rounds  figures.Sample
	seats          []compared
	shares         []figures.Sample // of victories, by seat
	sources        []figures.Sample
}

func samples(n int) []figures.Sample { return make([]figures.Sample, n) }

// New is a Tally of no games.
func New(plan *games.Plan) *Tally {
	sources, actions := len(plan.Sources()), len(plan.Actions())
	t := &Tally{
		plan: plan, contests: map[int]figures.Contests{}, played: map[int]int{}, rounds: map[int]int{}, ends: map[string]int{},
		won: samples(actions), lost: samples(actions),
	}
	for range plan.Entrants {
		t.entrants = append(t.entrants, entrant{
			bySetup: samples(len(plan.Setups)), sources: samples(sources), actions: samples(actions), forfeit: map[string]int{},
		})
		t.ahead = append(t.ahead, samples(len(plan.Entrants)))
	}
	for i := range plan.Setups {
		seats := plan.Seats(i)
		t.setups = append(t.setups, setup{seats: make([]compared, seats), shares: samples(seats), sources: samples(sources)})
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
		at.seats[i].add(f.Deal, &r, i)
		at.shares[i].Add(f.Deal, seat.Share)
		addAll(at.sources, f.Deal, seat.From)
		e := &t.entrants[seat.Entrant]
		e.shares.Add(f.Deal, seat.Share)
		e.bySetup[f.Setup].Add(f.Deal, seat.Share)
		e.addPlace(f.Deal, seat.Place, len(r.Seats))
		if seat.Forfeit != nil { // points and deeds are a deputy's
			e.forfeit[seat.Forfeit.By]++
			e.latest = seat.Forfeit.Why
			continue
		}
		e.points.Add(f.Deal, seat.Total)
		addAll(e.sources, f.Deal, seat.From)
		addAll(e.actions, f.Deal, seat.Did)
		outcome := t.lost
		if seat.Share > 0 {
			outcome = t.won
		}
		addAll(outcome, f.Deal, seat.Did)
	}
	t.things.add(f.Deal, &r)
	t.contest(f.Deal, r)
}

func addAll(samples []figures.Sample, deal int, numbers []int) {
	for i, n := range numbers {
		samples[i].Add(deal, n)
	}
}

// addPlace adds the place of a seat at a table.
func (e *entrant) addPlace(deal, place, seats int) {
	if short := seats - len(e.places); short > 0 {
		e.places = append(e.places, samples(short)...)
	}
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

// Scores are those of the first entrant against the second in each deal of which all games
// were added, up to the first of which one is missing.
func (t *Tally) Scores() (scores []float64) {
	for deal := range t.plan.Deals {
		wins := t.contests[deal]
		if wins == nil || t.played[deal] < t.plan.GamesOfDeal() {
			break
		}
		scores = append(scores, wins[0][1]/(wins[0][1]+wins[1][0]))
	}
	return scores
}

// ratings are those of the entrants, nil where nobody met another.
func (t *Tally) ratings() []figures.Estimate {
	met := func(s figures.Sample) bool { return s.N() > 0 }
	if !slices.ContainsFunc(t.ahead, func(row []figures.Sample) bool { return slices.ContainsFunc(row, met) }) {
		return nil
	}
	var deals []figures.Contests
	for _, deal := range slices.Sorted(maps.Keys(t.contests)) {
		deals = append(deals, t.contests[deal])
	}
	return figures.Rate(deals)
}

// starts are the positions in which the games begin.
func (t *Tally) starts() (starts []describe.Position) {
	for i := range t.plan.Setups {
		starts = append(starts, t.plan.Start(i))
	}
	return starts
}

// lengths is how many games had how many rounds.
func (t *Tally) lengths() Table {
	table := Table{Name: "lengths", Chart: "Length of games", Unit: "games"}
	for _, n := range slices.Sorted(maps.Keys(t.rounds)) {
		games := float64(t.rounds[n])
		table.Rows = append(table.Rows, row{
			says: object{{Name: "rounds", Value: n}, {Name: "games", Value: t.rounds[n]}}, name: number(n),
			bar: figures.Estimate{Value: games, Interval: figures.Interval{Low: games, High: games}, N: 1},
		})
	}
	return table
}

func means(samples []figures.Sample) (all []figures.Estimate) {
	for i := range samples {
		all = append(all, samples[i].Mean(1))
	}
	return all
}

func shares(samples []figures.Sample, whole float64) (all []figures.Estimate) {
	for i := range samples {
		all = append(all, samples[i].Share(whole))
	}
	return all
}

// cells appends estimates to the cells of a row.
func cells(row []string, estimates []figures.Estimate, written func(figures.Estimate) string) []string {
	for _, e := range estimates {
		row = append(row, written(e))
	}
	return row
}
