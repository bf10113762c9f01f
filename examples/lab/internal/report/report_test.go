package report

import (
	"encoding/json"
	"math/rand/v2"
	"os"
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

// printed is a report as it is printed, with single spaces.
func printed(t *testing.T, r Report) string {
	t.Helper()
	var out strings.Builder
	if err := r.Write(&out, t.TempDir()); err != nil {
		t.Fatal(err)
	}
	tables, _, _ := strings.Cut(out.String(), "\n\n"+os.TempDir())
	return regexp.MustCompile(` +`).ReplaceAllString(tables, " ") + "\n"
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
	plan := prepared(t, games.Plan{Entrants: []string{"random", "greedy"}, Setups: []string{twoPlayers}, Deals: 1})
	results := byHand()
	for i := range results {
		for j := range results[i].Seats {
			results[i].Seats[j].Entrant = 1 - results[i].Seats[j].Entrant
		}
	}
	tally := tallied(plan, results)
	test := figures.NewTest(0, 50)
	tally.Decide(test)
	for _, of := range []struct {
		report Report
		wants  []string
	}{
		{tally.Standings(test), []string{
			"2 of 2 games; intervals are 95 %, from how far deals differ\n",
			"\ngreedy 75.0 % [XX, XX] 22.5 ", " 15.0 0.0 0.0 0.0\nrandom 25.0 % [XX, XX] 12.5 ", " 0.0 5.0 0.0 0.0\n",
			"after 1 deals: it is not decided yet\n", "\nseat 1 75.0 % [XX, XX]\nseat 2 25.0 %",
			"games ended 1 by END-1, 1 by END-2, after 20 to 22 rounds\n", "winners 0.0 0.0 6.0 0.0 0.0\nothers 9.0 0.0 0.0 0.0 0.0\n",
		}},
		{tally.Balance(), []string{
			"\n2 – 2 21.0 22 50.0 % [XX, XX] 17.5 7.5 2.5 0.0 0.0 0.0 0.0\n", "\n2 – 50.0 % 75.0 % [XX, XX] 25.0 % [XX, XX]\n", "\n2 – 10.0 -10.0\n",
			"\n1a false 1 2.00 1.00 25.0 10.0\n",
		}},
	} {
		got := regexp.MustCompile(`\[[0-9.]+, [0-9.]+\]`).ReplaceAllString(printed(t, of.report), "[XX, XX]")
		for _, want := range of.wants {
			if !strings.Contains(got, want) {
				t.Errorf("it has no %q:\n%s", want, got)
			}
		}
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
	want := deals.Share(1)
	for what, got := range map[string]figures.Share{"victories": tally.entrants[0].shares.Share(games.Whole), "pairing": tally.ahead[0][1].Share(2)} {
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
		for i, r := range []Report{tally.Standings(nil), tally.Balance()} {
			text, err := json.Marshal(r)
			if err != nil {
				t.Fatal(err)
			}
			all[i] = string(text) + printed(t, r)
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
	got := printed(t, tallied(plan, []games.Result{
		{Game: 0, End: "END-1", Seats: []games.Seat{{Place: 1, Share: games.Whole}}},
		{Game: 1, End: "SOLO-6", Seats: []games.Seat{{Place: 2}}},
	}).Standings(nil))
	if want := `(?s)greedy 50.0 % \S+ \S+ 0.0 – .*players 1, olive clerk 100.0 %.*players 1, olive baron 0.0 %`; !regexp.MustCompile(want).MatchString(got) {
		t.Errorf("it does not say %s:\n%s", want, got)
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
	all := sums{}
	all.add(0, &r)
	pebbles := []counting.Row{
		{Name: "red", Says: []describe.Said{{Name: "colour", Value: "red"}, {Name: "of", Value: "stone"}}},
		{Name: "blue", Says: []describe.Said{{Name: "colour", Value: "blue"}}, Hides: []string{"share"}},
		{Name: "grey", Says: []describe.Said{{Name: "colour", Value: "grey"}}},
	}
	table := counting.Table{Name: "pebbles", Of: "pebbles", Use: []string{"taken"}, Heading: "pebble\ttimes\trate\tshare\tmean\tcompared\tpoints", Figures: []counting.Figure{
		{Name: "times", What: "taken", Kind: counting.Times},
		{Name: "rate", What: "taken", Kind: counting.Rate, Per: "there"},
		{Name: "share", What: "won", Kind: counting.Share},
		{Name: "mean", What: "taken", Kind: counting.Mean},
		{Name: "compared", What: "taken", Kind: counting.Compared},
	}}
	got := printed(t, Report{Tables: []Table{all.table(table, pebbles)}})
	want := "red stone 2 5.00 50.0 % [] 2.5 0.0 0.0\nblue 0 0.00 – – – –\n"
	if got := regexp.MustCompile(`\[[^]]+\]`).ReplaceAllString(got, "[]"); !strings.HasSuffix(got, want) {
		t.Errorf("the table is\n%s\nwant\n%s", got, want)
	}
	if unused := all.unused(table, pebbles); len(unused) != 1 || unused[0][1] != "2: blue; grey" {
		t.Errorf("not in use are %+v", unused)
	}
}
