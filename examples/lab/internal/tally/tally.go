package tally

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"

	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/examples/lab/internal/things"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Tally adds up results of one plan.
type Tally struct {
	plan     *games.Plan
	games    int
	entrants []entrant
	contests map[int]figures.Contests // by deal
	played   map[int]int              // games, by deal
	ahead    [][]figures.Sample       // by two entrants who met: 2 where the first was placed before the second, 1 where they shared a place
	seats    [][]figures.Sample       // by setup and seat: shares of victories
	rounds   map[int]int
	ends     map[string]int
	things   things.Sums
	won      []figures.Sample // by action: how often, in a seat that won
	lost     []figures.Sample
}

type entrant struct {
	shares  figures.Sample
	bySetup []figures.Sample
	points  figures.Sample
	totals  []int
	sources []figures.Sample
	actions []figures.Sample
	places  []figures.Sample // by place from the first, whether the seat had it
	forfeit map[string]int   // games lost before their end, by what
	latest  string           // why the last of them was
}

// New is a Tally of no games.
func New(plan *games.Plan) *Tally {
	t := &Tally{
		plan:     plan,
		entrants: make([]entrant, len(plan.Entrants)),
		contests: make(map[int]figures.Contests),
		played:   make(map[int]int),
		rounds:   make(map[int]int),
		ends:     make(map[string]int),
		won:      make([]figures.Sample, len(plan.Actions())),
		lost:     make([]figures.Sample, len(plan.Actions())),
	}
	for i := range t.entrants {
		t.entrants[i].sources = make([]figures.Sample, len(plan.Sources()))
		t.entrants[i].actions = make([]figures.Sample, len(plan.Actions()))
		t.entrants[i].bySetup = make([]figures.Sample, len(plan.Setups))
		t.entrants[i].forfeit = map[string]int{}
		t.ahead = append(t.ahead, make([]figures.Sample, len(plan.Entrants)))
	}
	for setup := range plan.Setups {
		t.seats = append(t.seats, make([]figures.Sample, plan.Seats(setup)))
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
	for i := range r.Seats {
		seat := &r.Seats[i]
		e := &t.entrants[seat.Entrant]
		e.shares.Add(f.Deal, seat.Share)
		e.bySetup[f.Setup].Add(f.Deal, seat.Share)
		e.addPlace(f.Deal, seat.Place, len(r.Seats))
		t.seats[f.Setup][i].Add(f.Deal, seat.Share)
		if seat.Forfeit != nil { // points and deeds are a deputy's
			e.forfeit[seat.Forfeit.By]++
			e.latest = seat.Forfeit.Why
			continue
		}
		e.points.Add(f.Deal, seat.Total)
		e.totals = append(e.totals, seat.Total)
		for source, points := range seat.From {
			e.sources[source].Add(f.Deal, points)
		}
		outcome := t.lost
		if seat.Share > 0 {
			outcome = t.won
		}
		for action, times := range seat.Did {
			e.actions[action].Add(f.Deal, times)
			outcome[action].Add(f.Deal, times)
		}
	}
	t.things.Add(f.Deal, &r)
	t.contest(f.Deal, r)
}

// addPlace adds the place of a seat at a table.
func (e *entrant) addPlace(deal, place, seats int) {
	if short := seats - len(e.places); short > 0 {
		e.places = append(e.places, make([]figures.Sample, short)...)
	}
	for i := range seats {
		had := 0
		if i+1 == place {
			had = 1
		}
		e.places[i].Add(deal, had)
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
			won := 1
			switch {
			case a.Place < b.Place:
				won = 2
			case a.Place > b.Place:
				won = 0
			}
			t.ahead[a.Entrant][b.Entrant].Add(deal, won)
			t.ahead[b.Entrant][a.Entrant].Add(deal, 2-won)
			wins[a.Entrant][b.Entrant] += float64(won) / 2
			wins[b.Entrant][a.Entrant] += float64(2-won) / 2
		}
	}
}

// A Summary is what the games of a tally come to.
type Summary struct {
	Games    int                  `json:"games"`
	Planned  int                  `json:"planned"`
	Entrants []Entrant            `json:"entrants"`
	Setups   []string             `json:"setups"`
	Pairings [][]figures.Estimate `json:"pairings,omitempty"` // of those who met, the share in which the row was placed before the column
	Seats    [][]figures.Estimate `json:"seats"`              // by setup and seat, the share of victories
	Rounds   map[int]int          `json:"rounds"`             // games by their length
	Ends     map[string]int       `json:"ends"`               // games by the rule that ended them
	Things   []things.Table       `json:"-"`                  // that the game counts
	Sources  []string             `json:"sourceNames"`
	Actions  []string             `json:"actionNames"`
	Winners  []figures.Estimate   `json:"winners"` // how often those who won did what
	Others   []figures.Estimate   `json:"others"`  // and those who did not
	Answer   *figures.Answer      `json:"sprt,omitempty"`
}

// An Entrant is what the games come to for one player.
type Entrant struct {
	Name      string             `json:"name"`
	Victories figures.Estimate   `json:"victories"`        // the share
	BySetup   []figures.Estimate `json:"bySetup"`          // likewise
	Points    figures.Estimate   `json:"points"`           // of the games that were not forfeited
	Places    []figures.Estimate `json:"places"`           // the share of games, by place from the first
	Forfeits  map[string]int     `json:"forfeits"`         // games lost before their end, by what
	Latest    string             `json:"latest,omitempty"` // why the last of them was
	Rating    figures.Estimate   `json:"rating,omitzero"`
	Sources   []figures.Estimate `json:"sources"` // points of a game
	Actions   []figures.Estimate `json:"actions"` // times in a game
	Totals    []int              `json:"-"`       // points of each game, ascending
}

// MarshalJSON returns the summary, with the tables of things before the sources.
func (s Summary) MarshalJSON() ([]byte, error) {
	type plain Summary // without this method
	text, err := json.Marshal(plain(s))
	if err != nil || len(s.Things) == 0 {
		return text, err
	}
	tables, err := things.Members(s.Things).MarshalJSON()
	if err != nil {
		return nil, err
	}
	at := bytes.LastIndex(text, []byte(`"sourceNames":`))
	return slices.Concat(text[:at], tables[1:len(tables)-1], []byte{','}, text[at:]), nil
}

// Summary is what the games added so far come to.
func (t *Tally) Summary() Summary {
	s := Summary{Games: t.games, Planned: t.plan.Games(), Setups: t.plan.Setups, Rounds: t.rounds, Ends: t.ends, Sources: t.plan.Sources(), Actions: t.plan.Actions()}
	var deals []figures.Contests
	for _, deal := range slices.Sorted(maps.Keys(t.contests)) {
		deals = append(deals, t.contests[deal])
	}
	ratings := t.ratings(deals)
	for i := range t.entrants {
		e := &t.entrants[i]
		slices.Sort(e.totals)
		summed := Entrant{
			Name:      t.plan.Entrants[i],
			Victories: e.shares.Share(games.Whole),
			Points:    e.points.Mean(1),
			Totals:    e.totals,
			Forfeits:  e.forfeit,
			Latest:    e.latest,
		}
		for place := range e.places {
			summed.Places = append(summed.Places, e.places[place].Share(1))
		}
		if ratings != nil {
			summed.Rating = ratings[i]
		}
		for setup := range e.bySetup {
			summed.BySetup = append(summed.BySetup, e.bySetup[setup].Share(games.Whole))
		}
		for source := range e.sources {
			summed.Sources = append(summed.Sources, e.sources[source].Mean(1))
		}
		for action := range e.actions {
			summed.Actions = append(summed.Actions, e.actions[action].Mean(1))
		}
		s.Entrants = append(s.Entrants, summed)
	}
	if ratings != nil {
		s.Pairings = t.pairings()
	}
	for _, seats := range t.seats {
		var shares []figures.Estimate
		for i := range seats {
			shares = append(shares, seats[i].Share(games.Whole))
		}
		s.Seats = append(s.Seats, shares)
	}
	var starts []describe.Position
	for setup := range t.plan.Setups {
		starts = append(starts, t.plan.Start(setup))
	}
	s.Things = t.things.Tables(t.plan.Counting().Standings, starts, 1)
	for action := range t.won {
		s.Winners = append(s.Winners, t.won[action].Mean(1))
		s.Others = append(s.Others, t.lost[action].Mean(1))
	}
	return s
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
func (t *Tally) ratings(deals []figures.Contests) []figures.Estimate {
	for _, row := range t.ahead {
		for i := range row {
			if row[i].N() > 0 {
				return figures.Rate(deals)
			}
		}
	}
	return nil
}

func (t *Tally) pairings() [][]figures.Estimate {
	pairings := make([][]figures.Estimate, len(t.entrants))
	for i, row := range t.ahead {
		for j := range row {
			pairings[i] = append(pairings[i], row[j].Share(2))
		}
	}
	return pairings
}
