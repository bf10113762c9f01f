package bots

import (
	_ "embed"
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/search"
)

// Search plays games on from a position, many times, and makes the move after which they go
// best for the player who is asked. At the edge of its tree a value that was learned from
// played games judges the end of the next round. That is half the judgement. The other half
// is how the game ends when Greedy plays it for everybody. Against Olive Greedy plays on for a
// few rounds, and the expected lead judges it. Package search says the rest.
type Search = search.Search[*steamrollers.State, steamrollers.State, steamrollers.Move]

// NewSearch returns a new Search. It panics if a number in t is negative, AllCores aside.
func NewSearch(t search.Thinking) *Search {
	return search.New[*steamrollers.State](search.Game[steamrollers.State, steamrollers.Move]{
		Advice: func() search.Advice[steamrollers.State, steamrollers.Move] {
			return advice{NewGreedy()}
		},
		Moment: search.Moment[*steamrollers.State],
		IsFar:  isFar,
		Value: func() func(*search.Expected, *steamrollers.State) {
			return search.Value[*steamrollers.State](model(), NewSight())
		},
		ValueShare:  0.5,
		Knows:       func(root *steamrollers.State) bool { return root.Setup().Olive == 0 },
		Settled:     isSettled,
		Halving:     true,
		TellingLead: tellingLead,
	}, t)
}

// tellingLead is with how many points a game is as good as won in three of four.
const tellingLead = 8

// Against Olive the dice of later rounds decide more of a game than any move does now, and
// playing through them takes most of a search's time. So games are played on for so many
// rounds after the one at the root, and then judged by the expected lead.
const roundsAhead = 6

// Against Olive a search plays to win, and hardly for more points than that takes. So fewer
// points tell as much: at the end, and in the lead that is expected before it.
const (
	tellingLeadAgainstOlive = 2
	tellingExpectedLead     = 3.5
)

// isFar reports whether a game that is played on from a root is to be judged as it stands.
func isFar(root, s *steamrollers.State) bool {
	return s.Phase() == steamrollers.PhaseRoll && s.Round() > root.Round()+roundsAhead && s.Setup().Olive != 0
}

// advice is what Greedy tells a search.
type advice struct{ *Greedy }

// Best is Greedy's choice.
func (a advice) Best(s *steamrollers.State) steamrollers.Move { return a.choose(s) }

// Expect says how a game has gone that is over, or goes against Olive: by how many points
// each seat is ahead of the best other one, or of her.
func (a advice) Expect(expected *search.Expected, s *steamrollers.State) {
	if s.Setup().Olive != 0 {
		expected[1] = a.againstOlive(s)
		return
	}
	var points search.Points
	for seat := 1; seat <= s.Seats(); seat++ {
		points[seat] = float64(s.Total(steamrollers.Seat(seat)))
	}
	search.Standings(expected, s, &points, tellingLead)
}

// isSettled reports whether the learned value can judge a game that is played on from a
// root. That is after the next round.
func isSettled(root, s *steamrollers.State) bool {
	return s.Round() > root.Round()+1 && sight{}.Settled(root, s)
}

//go:embed value.txt
var valueText string

// model is the value that was learned, by railhex train.
var model = sync.OnceValue(func() *search.Model { return parse.Must(search.Parse(valueText, NewSight().Names())) })

// NewSight returns the features by which the learned value of [Search] judges a position
// between two rounds. They are what [Greedy] makes of the sheet of a seat.
func NewSight() search.Sight[steamrollers.State] { return sight{newGreedy(&standardBeliefs)} }

type sight struct{ *Greedy }

// Settled reports whether a round is over.
func (v sight) Settled(_, s *steamrollers.State) bool { return s.Phase() == steamrollers.PhaseRoll }

// Names implements [search.Sight].
func (v sight) Names() []string {
	names := []string{
		"players", "turns", "goods", "start",
		"total", "income", "prospect", "box", "boxes", "strength",
		"income-to-come", "prospect-to-come", "box-to-come",
		"best-link", "links-to-come", "links-missing", "links", "pairs", "drawn",
		"reach", "reach-now", "points-on-tiles", "kept",
	}
	for face := range variants.Faces() {
		names = append(names, face.String())
	}
	return names
}

// Append implements [search.Sight].
func (v sight) Append(dst []float64, s *steamrollers.State, seat steamrollers.Seat) []float64 {
	v.reckonFor(s, seat)
	r := &v.reckoning
	o := r.outlook
	best, sum, near, joined, reach, now := 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
	for pair := range pairs {
		worth := r.newLink(pair)
		best = max(best, worth)
		sum += worth
		if missing := o.missing[pair]; missing != never {
			near += 1 / float64(missing)
		}
		far := o.reach[pair].AtMost(boxes)
		if far > 0 {
			joined++
		}
		reach += float64(far)
		now += float64(o.reach[pair].AtMost(s.Strength(seat)))
	}
	drawn := 0
	for _, t := range o.drawn {
		if t != 0 {
			drawn++
		}
	}
	start := 0.0
	if s.Start() == seat {
		start = 1
	}
	strength := float64(s.Strength(seat))
	dst = append(dst,
		float64(s.Seats()), r.turns, float64(goodsInEmptiest(s)), start,
		float64(s.Total(seat)), r.income, r.prospect, r.box, float64(s.Boxes(seat)), strength,
		r.income*r.turns, r.prospect*r.turns, r.box*r.turns,
		best, sum, near, float64(len(o.links)), joined, float64(drawn),
		reach, now)
	printed, held := 0.0, [variants.NumFaces + 1]float64{}
	for tile := 1; tile <= hexmap.NumRegions; tile++ {
		if face, holder, _ := s.Tile(tile); holder == seat {
			held[face] = 1
			printed += float64(v.setup.Components.Tile(face).Points)
		}
	}
	dst = append(dst, printed, float64(s.Kept(seat).Len()))
	return append(dst, held[1:]...)
}
