package report

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/examples/internal/counting"
	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	known "github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

func prepared(t *testing.T, p games.Plan) *games.Plan {
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

// written is a report in JSON, as it is read back.
type written struct {
	Games, Planned int
	Ends           map[string]int
	Players        []struct {
		Name                      string
		Victories, Points, Rating figures.Estimate
		BySetup, Sources          []figures.Estimate
	}
	Pairings []struct{ Ahead []figures.Estimate }
	Seats    []struct {
		Victories figures.Estimate
		Compared  comparison
	}
	Actions []struct{ Winners, Others figures.Estimate }
	Tables  []struct {
		Games, Longest int
		Kind           string
		Rounds, Quiet  figures.Estimate
		Points         float64
		Sources        map[string]figures.Estimate
	}
}

// read is what is written of a report, and what is printed.
func read(t *testing.T, r Report) (found written, printed string) {
	t.Helper()
	folder, out := t.TempDir(), new(strings.Builder)
	if err := r.Write(out, folder, "report.json"); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(folder, "report.json"))
	if err == nil {
		err = json.Unmarshal(text, &found)
	}
	if err != nil {
		t.Fatal(err)
	}
	return found, out.String()
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

func tallied(plan *games.Plan, results []games.Result) *Tally {
	t := New(plan)
	for _, r := range results {
		t.Add(r)
	}
	return t
}

func TestByHand(t *testing.T) {
	tally := tallied(prepared(t, games.Plan{Entrants: []string{"greedy", "random"}, Setups: []string{twoPlayers}, Deals: 1}), byHand())
	s, _ := read(t, tally.Standings(nil, nil))
	b, _ := read(t, tally.Balance())
	greedy, random, table := s.Players[0], s.Players[1], b.Tables[0]
	for _, test := range []struct {
		what      string
		got, want float64
	}{
		{"games", float64(s.Games), 2},
		{"planned", float64(s.Planned), 2},
		{"victories of greedy", greedy.Victories.Value, 0.75},
		{"victories of random", random.Victories.Value, 0.25},
		{"points of greedy", greedy.Points.Value, 22.5},
		{"points of greedy from deliveries", greedy.Sources[0].Value, 15},
		{"points of random from its network", random.Sources[1].Value, 5},
		{"greedy ahead of random", s.Pairings[0].Ahead[1].Value, 0.75},
		{"random ahead of greedy", s.Pairings[1].Ahead[0].Value, 0.25},
		{"seat 1", s.Seats[0].Victories.Value, 0.75},
		{"games that END-2 ended", float64(s.Ends["END-2"]), 1},
		{"deliveries of winners", s.Actions[2].Winners.Value, 6},
		{"builds of others", s.Actions[0].Others.Value, 9},
		{"games of the setup", float64(table.Games), 2},
		{"its rounds", table.Rounds.Value, 21},
		{"its longest game", float64(table.Longest), 22},
		{"its quiet games", table.Quiet.Value, 0.5},
		{"points in it", table.Points, 10},
		{"points from deliveries", table.Sources["deliveries"].Value, 7.5},
		{"lead of the first seat", b.Seats[0].Compared.Lead.Value, 10},
		{"lift of the second", b.Seats[1].Compared.Lift.Value, -0.25},
	} {
		if test.got != test.want {
			t.Errorf("%s: %v, want %v", test.what, test.got, test.want)
		}
	}
	if greedy.Name != "greedy" || greedy.Rating.Value <= random.Rating.Value || table.Kind != "–" {
		t.Errorf("%s is rated %v, random %v, on %s", greedy.Name, greedy.Rating, random.Rating, table.Kind)
	}
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
	s, _ := read(t, tally.Standings(nil, nil))
	want := deals.Share(1)
	for what, got := range map[string]figures.Estimate{"victories": s.Players[0].Victories, "pairing": s.Pairings[0].Ahead[1]} {
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
	told := func() (all [2]string) {
		tally := tallied(plan, results)
		for i, r := range []Report{tally.Standings(nil, nil), tally.Balance()} {
			text, err := json.Marshal(r)
			if err != nil {
				t.Fatal(err)
			}
			_, printed := read(t, r)
			printed, _, _ = strings.Cut(printed, "\n\n"+os.TempDir())
			all[i] = string(text) + printed
		}
		return all
	}
	want := told()
	rand.New(rand.NewPCG(1, 2)).Shuffle(len(results), func(i, j int) { results[i], results[j] = results[j], results[i] })
	if diff := cmp.Diff(want, told()); diff != "" {
		t.Errorf("(-planned +shuffled)\n%s", diff)
	}
}

// TestAgainstOlive: nobody meets anybody, so there are no ratings, and victories
// are counted by level.
func TestAgainstOlive(t *testing.T) {
	header := func(level string) string {
		return "game steamrollers\nplayers 1\nboard standard\ncomponents standard\nolive " + level + "\n"
	}
	plan := prepared(t, games.Plan{Entrants: []string{"greedy"}, Setups: []string{header("clerk"), header("baron")}, Deals: 1})
	s, _ := read(t, tallied(plan, []games.Result{
		{Game: 0, End: "END-1", Seats: []games.Seat{{Place: 1, Share: games.Whole}}},
		{Game: 1, End: "SOLO-6", Seats: []games.Seat{{Place: 2}}},
	}).Standings(nil, nil))
	if s.Pairings != nil || s.Players[0].Rating.N != 0 {
		t.Errorf("there are ratings: %+v", s.Players[0].Rating)
	}
	if by := s.Players[0].BySetup; by[0].Value != 1 || by[1].Value != 0 {
		t.Errorf("victories by level: %v", by)
	}
}

// TestComparisonsAddUpToNothing: what one seat is ahead, the others are behind.
func TestComparisonsAddUpToNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(1, 6).Draw(t, "seats")
		winners := rapid.IntRange(1, n).Draw(t, "winners")
		var r games.Result
		for i := range n {
			seat := games.Seat{Total: rapid.IntRange(-9, 99).Draw(t, "points")}
			if i < winners {
				seat.Share = games.Whole / winners
			}
			r.Seats = append(r.Seats, seat)
		}
		lifts, leads := 0, 0
		for i := range n {
			lift, lead := compare(&r, i)
			lifts += lift
			leads += lead
		}
		if lifts != 0 || leads != 0 {
			t.Fatalf("the lifts add up to %d, the leads to %d", lifts, leads)
		}
	})
}

// pebbles are the rows of a table.
func pebbles(table string, _ describe.Position) []counting.Row {
	return []counting.Row{
		{Name: "red", Says: []describe.Said{{Name: "colour", Value: "red"}, {Name: "of", Value: table}}},
		{Name: "blue", Says: []describe.Said{{Name: "colour", Value: "blue"}}, Hides: []string{"share"}},
		{Name: "grey", Says: []describe.Said{{Name: "colour", Value: "grey"}}},
	}
}

// TestFiguresByHand makes each figure of what was seen in a game.
func TestFiguresByHand(t *testing.T) {
	r := games.Result{
		Seats: []games.Seat{{Place: 1, Share: games.Whole, Total: 40}, {Place: 2, Total: 30}},
		Seen: []counting.Seen{
			{Of: "pebbles", Row: "red", Said: map[string]int{"there": 1}},
			{Of: "pebbles", Row: "blue", Said: map[string]int{"there": 1, "won": 1}},
			{Of: "pebbles", Row: "red", Seat: 1, Said: map[string]int{"taken": 3, "won": 1}},
			{Of: "pebbles", Row: "red", Seat: 2, Said: map[string]int{"taken": 2, "won": 0}},
			{Of: "stones", Row: "red", Said: map[string]int{"taken": 99}},
		},
	}
	var all sums
	all.add(0, &r)
	table := counting.Table{Name: "pebbles", Of: "pebbles", Use: []string{"taken"}, Heading: "pebble\ttimes\trate\tshare\tmean\tcompared\tpoints", Figures: []counting.Figure{
		{Name: "times", What: "taken", Kind: counting.Times},
		{Name: "rate", What: "taken", Kind: counting.Rate, Per: "there"},
		{Name: "share", What: "won", Kind: counting.Share},
		{Name: "mean", What: "taken", Kind: counting.Mean},
		{Name: "compared", What: "taken", Kind: counting.Compared},
	}}
	starts := make([]describe.Position, 2)
	tables := all.tables(pebbles, []counting.Table{table}, starts)
	if len(tables) != 1 || len(tables[0].Rows) != 2 || tables[0].Rows[0].bar.Value != 0.5 {
		t.Fatalf("the tables are %+v, want red and blue", tables)
	}
	_, printed := read(t, Report{Tables: tables})
	want := "red pebbles 2 5.00 50.0 % [] 2.5 0.0 0.0\nblue 0 0.00 – – – –\n"
	printed = regexp.MustCompile(`\[[^]]+\]`).ReplaceAllString(printed, "[]")
	if got := regexp.MustCompile(` +`).ReplaceAllString(printed, " "); !strings.Contains(got, want) {
		t.Errorf("the table is\n%s\nwant\n%s", got, want)
	}
	text, err := json.Marshal(Report{Tables: tables})
	if err != nil || !strings.HasPrefix(string(text), `{"pebbles":[{"colour":"red","of":"pebbles","times":2,"rate":5,"share":{"value":0.5,`) {
		t.Errorf("%v: %s", err, text)
	}
	if unused := all.unused(pebbles, []counting.Table{table}, starts); len(unused) != 1 || unused[0].cells[1] != "2: blue; grey" {
		t.Errorf("not in use are %+v", unused)
	}
	if tables := (sums{}).tables(pebbles, []counting.Table{{Name: "pebbles", Of: "pebbles"}}, starts); tables != nil {
		t.Errorf("of nothing there are the tables %+v", tables)
	}
}
