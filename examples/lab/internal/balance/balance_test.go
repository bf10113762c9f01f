package balance

import (
	"bytes"
	"encoding/json"
	"flag"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/examples/lab/internal/things"
	known "github.com/railhex/railhex/internal/games"
)

// planOf is the plan of a report on a game, with some fields of a setup said.
func planOf(t testing.TB, name string, said map[string]string) *games.Plan {
	t.Helper()
	game, err := known.All().Named(name)
	if err != nil {
		t.Fatal(err)
	}
	flags := flag.NewFlagSet("balance", flag.ContinueOnError)
	setup := cli.NewSetupOfFields(flags, known.All())
	if err := flags.Parse([]string{"-game", name}); err != nil {
		t.Fatal(err)
	}
	p := &games.Plan{Entrants: []string{"greedy"}, Deals: 1, Lots: true}
	for _, of := range game.Settings(said) {
		_, header, err := setup.BeginWith(of.Players, of.Said)
		if err != nil {
			t.Fatal(err)
		}
		p.Setups = append(p.Setups, header)
	}
	if err := p.Prepare(game); err != nil {
		t.Fatal(err)
	}
	return p
}

func TestByHand(t *testing.T) {
	p := planOf(t, "steamrollers", nil)
	const setup = 1 // two players, with modules
	tally := New(p)
	tally.Add(games.Result{
		Game: setup, Rounds: 24, End: "END-2",
		Seats: []games.Seat{
			{Place: 1, Share: games.Whole, Total: 40, From: []int{36, 0, 0, 0, 4, 0}, Did: make([]int, 5)},
			{Place: 2, Total: 30, From: []int{30, 0, 0, 0, 0, 0}, Did: make([]int, 5)},
		},
	})
	r := tally.Report()
	table := r.Tables[setup]
	if table.Games != 1 || table.Rounds.Value != 24 || table.Quiet.Value != 1 || table.Points != 35 || table.Sources["deliveries"].Value != 33 || table.Kind != "coal order power" {
		t.Errorf("table %+v", table)
	}
	if table.Seats[0].Lead.Value != 10 || table.Seats[1].Lift.Value != -0.5 {
		t.Errorf("seats %+v", table.Seats)
	}
}

// TestGivenByLot plays games and finds every power and many tiles given, for
// they are drawn by lot.
func TestGivenByLot(t *testing.T) {
	p := planOf(t, "steamrollers", nil)
	p.Deals = 12
	w, err := p.Worker(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	tally := New(p)
	for game := range p.Games() {
		r, _, err := w.Play(t.Context(), p.Fixture(game))
		if err != nil {
			t.Fatal(err)
		}
		tally.Add(r)
	}
	r := tally.Report()
	report, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	var written struct {
		Tables        []Table
		Tiles, Powers []struct {
			Power string
			ByLot things.Comparison
		}
	}
	if err := json.Unmarshal(report, &written); err != nil || len(written.Tables) != 8 || len(written.Powers) == 0 {
		t.Fatalf("%v: %s", err, report)
	}
	for _, power := range written.Powers {
		if power.ByLot.Lead.N == 0 {
			t.Errorf("power %v was never given", power.Power)
		}
	}
	given := 0
	for _, tile := range written.Tiles {
		given += tile.ByLot.Lead.N
	}
	if given == 0 {
		t.Error("no tile was given")
	}
	var text bytes.Buffer
	if err := r.Write(&text); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"96 of 96 games", "seat 5", "engine", "6b"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("the report has no %q:\n%s", want, &text)
		}
	}
}

// TestReportsOfOthers plays a deal of each of the younger games, and finds in the report
// what it is about, and nothing of the other games.
func TestReportsOfOthers(t *testing.T) {
	for _, test := range []struct {
		game         string
		said         map[string]string
		wants, lacks []string
	}{
		{"steampower", map[string]string{"map": "valley"}, []string{"4 of 4 games", "seat 5", "factories", "goods $ points bonus", "KWWE", "Passeck"}, []string{"seat 6", "starting power", "action tile"}},
		{"steam", map[string]string{"map": "rhine"}, []string{"8 of 8 games", "seat 6", "rhine standard", "action tile", "locomotive", "city red 3", "Siegburg"}, []string{"starting power", "goods $ points bonus"}},
	} {
		p := planOf(t, test.game, test.said)
		w, err := p.Worker(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		tally := New(p)
		for game := range p.Games() {
			r, _, err := w.Play(t.Context(), p.Fixture(game))
			if err != nil {
				t.Fatal(err)
			}
			tally.Add(r)
		}
		var text bytes.Buffer
		if err := tally.Report().Write(&text); err != nil {
			t.Fatal(err)
		}
		for _, want := range test.wants {
			if !strings.Contains(text.String(), want) {
				t.Errorf("the report of %s has no %q:\n%s", test.game, want, &text)
			}
		}
		for _, lacks := range test.lacks {
			if strings.Contains(text.String(), lacks) {
				t.Errorf("the report of %s has %q", test.game, lacks)
			}
		}
	}
}
