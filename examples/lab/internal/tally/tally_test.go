package tally

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/examples/internal/counting"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	known "github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/steamrollers"
)

func prepared(t testing.TB, p games.Plan) *games.Plan {
	t.Helper()
	game, err := known.All().Of(p.Setups[0])
	if err == nil {
		err = p.Prepare(game)
	}
	if err != nil {
		t.Fatal(err)
	}
	return &p
}

const twoPlayers = "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n"

// byHand is two games of a deal: the first entrant wins one and shares the
// other.
func byHand() []games.Result {
	offered := []counting.Seen{{Of: "tiles", Row: "1a", Said: map[string]int{"offered": 1}}, {Of: "tiles", Row: "2b", Said: map[string]int{"offered": 1}}}
	return []games.Result{
		{
			Game: 0, Rounds: 20, End: "END-1",
			Seen: append(offered[:2:2],
				counting.Seen{Of: "tiles", Row: "1a", Seat: 1, Said: map[string]int{"taken": 3}},
				counting.Seen{Of: "tiles", Row: "1a", Seat: 2, Said: map[string]int{"used": 2}}),
			Seats: []games.Seat{
				{Entrant: 0, Place: 1, Share: 60, Total: 30, From: []int{30, 0, 0, 0, 0, 0}, Did: []int{0, 0, 8, 0, 0}},
				{Entrant: 1, Place: 2, Total: 10, From: []int{0, 10, 0, 0, 0, 0}, Did: []int{9, 0, 0, 0, 0}},
			},
		},
		{
			Game: 1, Rounds: 22, End: "END-2",
			Seen: append(offered[:2:2], counting.Seen{Of: "tiles", Row: "1a", Seat: 2, Said: map[string]int{"taken": 1}}),
			Seats: []games.Seat{
				{Entrant: 1, Place: 1, Share: 30, Total: 15, Did: []int{0, 0, 4, 0, 0}, From: make([]int, 6)},
				{Entrant: 0, Place: 1, Share: 30, Total: 15, Did: []int{0, 0, 6, 0, 0}, From: make([]int, 6)},
			},
		},
	}
}

func TestByHand(t *testing.T) {
	tally := New(prepared(t, games.Plan{Entrants: []string{"greedy", "random"}, Setups: []string{twoPlayers}, Deals: 1}))
	for _, r := range byHand() {
		tally.Add(r)
	}
	s := tally.Summary()
	check := func(what string, got, want float64) {
		t.Helper()
		if got != want {
			t.Errorf("%s: %v, want %v", what, got, want)
		}
	}
	greedy, random := s.Entrants[0], s.Entrants[1]
	check("games", float64(s.Games), 2)
	check("planned", float64(s.Planned), 2)
	check("victories of greedy", greedy.Victories.Value, 0.75)
	check("victories of random", random.Victories.Value, 0.25)
	check("points of greedy", greedy.Points.Value, 22.5)
	check("points of greedy from deliveries", greedy.Sources[0].Value, 15)
	check("points of random from its network", random.Sources[1].Value, 5)
	check("greedy ahead of random", s.Pairings[0][1].Value, 0.75)
	check("random ahead of greedy", s.Pairings[1][0].Value, 0.25)
	check("seat 1", s.Seats[0][0].Value, 0.75)
	check("games that END-2 ended", float64(s.Ends["END-2"]), 1)
	check("deliveries of winners", s.Winners[2].Value, 6)
	check("builds of others", s.Others[0].Value, 9)
	if greedy.Rating.Value <= random.Rating.Value {
		t.Errorf("greedy is rated %v, random %v", greedy.Rating, random.Rating)
	}
	if len(s.Things) != 1 || len(s.Things[0].Rows) != 2 {
		t.Fatalf("tables %+v, want one of tiles 1a and 2b", s.Things)
	}
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	var written struct {
		Tiles []struct {
			Face        string
			Taken, Used float64
			Takers      figures.Estimate
		}
		SourceNames []string
	}
	if err := json.Unmarshal(text, &written); err != nil || len(written.Tiles) != 2 || written.Tiles[0].Face != "1a" || len(written.SourceNames) != 6 {
		t.Fatalf("%v in %s", err, text)
	}
	check("1a taken in a game", written.Tiles[0].Taken, 2)
	check("1a used in a game", written.Tiles[0].Used, 1)
	check("victories of those who took 1a", written.Tiles[0].Takers.Value, 0.75)
	check("takers of 2b", float64(written.Tiles[1].Takers.N), 0)
}

// TestDealsCountOnce: of deals whose games all went alike, games tell no more
// than deals do.
func TestDealsCountOnce(t *testing.T) {
	plan := prepared(t, games.Plan{Entrants: []string{"greedy", "random"}, Setups: []string{twoPlayers}, Deals: 10})
	tally := New(plan)
	var deals figures.Sample
	for game := range plan.Games() {
		f := plan.Fixture(game)
		r := games.Result{Game: game, Seats: make([]games.Seat, 2)}
		for i, entrant := range f.Table {
			r.Seats[i] = games.Seat{Entrant: entrant, Place: 2}
			if entrant == f.Deal%2 {
				r.Seats[i] = games.Seat{Entrant: entrant, Place: 1, Share: games.Whole}
			}
		}
		tally.Add(r)
		if game%2 == 0 {
			deals.Add(f.Deal, 1-f.Deal%2)
		}
	}
	s := tally.Summary()
	want := deals.Share(1)
	for what, got := range map[string]figures.Estimate{"victories": s.Entrants[0].Victories, "pairing": s.Pairings[0][1]} {
		if got.Value != want.Value || got.Deals != 10 || got.High-got.Low < want.High-want.Low {
			t.Errorf("%s of 20 games %+v, of 10 deals %+v", what, got, want)
		}
	}
}

// TestOrderDoesNotMatter adds real games in the order in which they are planned
// and in another.
func TestOrderDoesNotMatter(t *testing.T) {
	plan := prepared(t, games.Plan{Entrants: []string{"random", "builder", "greedy"}, Setups: []string{twoPlayers}, Deals: 4})
	w, err := plan.Worker(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var results []games.Result
	for game := range plan.Games() {
		r, _, err := w.Play(t.Context(), plan.Fixture(game))
		if err != nil {
			t.Fatal(err)
		}
		results = append(results, r)
	}
	sum := func() Summary {
		tally := New(plan)
		for _, r := range results {
			tally.Add(r)
		}
		return tally.Summary()
	}
	want := sum()
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(results), func(i, j int) { results[i], results[j] = results[j], results[i] })
	if diff := cmp.Diff(want, sum()); diff != "" {
		t.Errorf("(-planned +shuffled)\n%s", diff)
	}
}

// TestAgainstOlive: nobody meets anybody, so there are no ratings, and victories
// are counted by level.
func TestAgainstOlive(t *testing.T) {
	header := func(level string) string {
		return "game steamrollers\nplayers 1\nboard standard\ncomponents standard\nolive " + level + "\n"
	}
	tally := New(prepared(t, games.Plan{Entrants: []string{"greedy"}, Setups: []string{header("clerk"), header("baron")}, Deals: 1}))
	tally.Add(games.Result{Game: 0, End: "END-1", Seats: []games.Seat{{Place: 1, Share: games.Whole}}})
	tally.Add(games.Result{Game: 1, End: steamrollers.MustParseRule("SOLO-6").String(), Seats: []games.Seat{{Place: 2}}})
	s := tally.Summary()
	if s.Pairings != nil || s.Entrants[0].Rating.N != 0 {
		t.Errorf("there are ratings: %+v", s.Entrants[0].Rating)
	}
	if by := s.Entrants[0].BySetup; by[0].Value != 1 || by[1].Value != 0 {
		t.Errorf("victories by level: %v", by)
	}
}
