package describe_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/search"
)

var unkept = cmpopts.IgnoreUnexported(describe.Counted{})

// TestCountsThatAreLeftOut counts a game that has nothing but rules.
func TestCountsThatAreLeftOut(t *testing.T) {
	game := describe.Of(sticks())
	want := describe.Counting{Sources: []describe.Source{{Name: "points"}}}
	if diff := cmp.Diff(want, game.Counting()); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	said := map[string]string{"wood": "oak"}
	if diff := cmp.Diff([]describe.Setting{{2, said}, {3, said}}, game.Settings(said)); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
	start := begun(t, game)
	if rows := start.Rows("piles"); rows != nil {
		t.Errorf("there are the rows %+v", rows)
	}
	got, err := start.Counted([]string{"throw 7", "take 3", "take 3", "take 1"})
	wanted := describe.Counted{Over: true, Happened: map[string]int{"move": 4}, Seats: []describe.CountedSeat{
		{Points: -2, Rank: 2, From: []int{-2}, Did: []int{}}, {Points: 3, Rank: 1, From: []int{3}, Did: []int{}},
	}}
	if diff := cmp.Diff(wanted, got, unkept); diff != "" || err != nil {
		t.Errorf("mismatch (-want +got)\n%s%v", diff, err)
	}
	if record, err := got.Record(describe.Notes{}); err != nil || record != "game sticks\nplayers 2\n\nthrow 7\ntake 3\ntake 3\ntake 1\n" {
		t.Errorf("the record is\n%s%v", record, err)
	}
	for _, moves := range [][]string{{"halt"}, {"throw 7", "throw 7"}} {
		if _, err := start.Counted(moves); err == nil {
			t.Errorf("%q are counted", moves)
		}
	}
}

// pile watches how few sticks lie on the table.
type pile struct{ moves, left int }

func (w *pile) Note(before *Sticks, _ Take, _ []any) { w.moves, w.left = w.moves+1, int(before.left) }

func (w *pile) Finish(*Sticks) []describe.Seen {
	return []describe.Seen{{Of: "piles", Row: "table", Said: map[string]int{"moves": w.moves, "last": w.left}}}
}

// counted are sticks of which everything is counted.
func counted() describe.Parts[Sticks, Take] {
	parts := sticks()
	parts.Counts = &describe.Counts[Sticks, Take]{
		Sources:       []describe.Source{{Name: "sticks"}, {Name: "last"}},
		AppendSources: func(dst []int, s *Sticks, seat family.Seat) []int { return append(dst, s.Total(seat), 0) },
		Deeds:         []string{"one", "two", "three"},
		Deed:          func(_ *Sticks, m Take) int { return int(m) - 1 },
		Happens:       func(string) string { return "" },
		Watch:         func(*Sticks) describe.Watcher[Sticks, Take] { return &pile{} },
		Tables:        []describe.Table{{Name: "piles", Of: "piles"}},
		Rows:          func(table string, _ *Sticks) []describe.Row { return []describe.Row{{Name: table}} },
		Settings: func(said map[string]string) []describe.Setting {
			return []describe.Setting{{3, describe.Also(said, "wood", "ash")}}
		},
		Quiet: "QUIET-1",
	}
	return parts
}

func TestWhatAGameSaysOfItsCounts(t *testing.T) {
	game := describe.Of(counted())
	if err := describe.Check(game); err != nil {
		t.Error(err)
	}
	start := begun(t, game)
	got, err := start.Counted([]string{"throw 7", "take 3", "take 3", "take 1"})
	wanted := describe.Counted{
		Over: true, Happened: map[string]int{}, Seen: []describe.Seen{{Of: "piles", Row: "table", Said: map[string]int{"moves": 4, "last": 1}}},
		Seats: []describe.CountedSeat{
			{Points: -2, Rank: 2, From: []int{-2, 0}, Did: []int{1, 0, 1}}, {Points: 3, Rank: 1, From: []int{3, 0}, Did: []int{0, 0, 1}},
		},
	}
	if diff := cmp.Diff(wanted, got, unkept); diff != "" || err != nil {
		t.Errorf("mismatch (-want +got)\n%s%v", diff, err)
	}
	said := map[string]string{"wood": "oak"}
	if settings := game.Settings(said); settings[0].Said["wood"] != "ash" || said["wood"] != "oak" || game.Counting().Quiet != "QUIET-1" || start.Rows("piles")[0].Name != "piles" {
		t.Errorf("the settings are %+v, of %v", settings, said)
	}
	for what, spoil := range map[string]func(*describe.Counts[Sticks, Take]){
		"no AppendSources": func(c *describe.Counts[Sticks, Take]) { c.AppendSources = nil },
		"no Deed":          func(c *describe.Counts[Sticks, Take]) { c.Deed = nil },
		"no Watch":         func(c *describe.Counts[Sticks, Take]) { c.Watch = nil },
		"no Rows":          func(c *describe.Counts[Sticks, Take]) { c.Rows = nil },
	} {
		parts := counted()
		spoil(parts.Counts)
		if describe.Check(describe.Of(parts)) == nil {
			t.Errorf("%s: nothing is wrong", what)
		}
	}
}

// TestCountPlaysWhatItCounts plays games and counts the moves of their records again.
func TestCountPlaysWhatItCounts(t *testing.T) {
	game := describe.Of(counted())
	start := begun(t, game)
	bot, err := game.Bot("random", describe.Thought{})
	if err != nil {
		t.Fatal(err)
	}
	records := map[string]bool{}
	for seed := range uint64(10) {
		played, err := game.Count(t.Context(), start, bot, rand.New(rand.NewPCG(seed, 0)))
		if err != nil {
			t.Fatal(err)
		}
		record, err := played.Record(describe.Notes{})
		if err != nil {
			t.Fatal(err)
		}
		replay, err := game.ReadRecord(record, nil)
		if err != nil || replay.Err != nil {
			t.Fatal(err, replay.Err)
		}
		again, err := start.Counted(replay.Moves)
		if diff := cmp.Diff(again, played, unkept); diff != "" || err != nil || !played.Over {
			t.Errorf("mismatch (-counted again +played)\n%s%v", diff, err)
		}
		records[record] = true
	}
	if len(records) < 5 {
		t.Errorf("ten seeds play %d games", len(records))
	}
	if _, err := game.Count(t.Context(), begun(t, describe.Of(coin()), "heads"), bot, rand.New(rand.NewPCG(1, 1))); err == nil {
		t.Error("a position of another game is played")
	}
}

// first makes the first move.
type first struct{}

func (first) Choose(_ context.Context, s *Sticks, _ *rand.Rand) (Take, error) {
	return s.AppendMoves(nil)[0], nil
}

// TestMatchPlaysAsPlayDoes, and a bot by lot chooses as its player does.
func TestMatchPlaysAsPlayDoes(t *testing.T) {
	parts := counted()
	parts.Bots = &describe.Bots[Sticks, Take]{
		Named: func(string) (search.Player[Sticks, Take], error) { return first{}, nil },
		Search: func(t search.Thinking) describe.Searcher[Sticks, Take] {
			return search.New[*Sticks](search.Unadvised[*Sticks](), t)
		},
		ByLot: func(search.Player[Sticks, Take]) search.Player[Sticks, Take] { return first{} },
	}
	game, bare := describe.Of(parts), describe.Of(sticks())
	search, err := game.Bot("search", describe.Thought{Iterations: 200})
	if err != nil {
		t.Fatal(err)
	}
	drawn, draws := game.ByLot(search)
	if same, has := bare.ByLot(search); has || same != search || !draws {
		t.Error("a game draws lots that has none")
	}
	start := begun(t, game)
	for seed := range uint64(6) {
		for what, bots := range map[string][]describe.Bot{"search": {search, lowest{}}, "lots": {drawn, drawn}} {
			var moves []string
			err := game.Play(t.Context(), start, bots, seed, func(_ describe.Position, move string, _ describe.Position) error {
				if moves = append(moves, move); what == "lots" && len(moves) > 1 && move != "take 1" {
					t.Errorf("by lot it plays %q", move)
				}
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
			want, err := start.Counted(moves)
			if err != nil {
				t.Fatal(err)
			}
			got, err := game.Match(t.Context(), start, bots, seed)
			if diff := cmp.Diff(want, got, unkept); diff != "" || err != nil {
				t.Errorf("%s: mismatch (-counted +matched)\n%s%v", what, diff, err)
			}
		}
	}
	random := rand.New(rand.NewPCG(1, 1))
	if move, err := drawn.Choose(t.Context(), begun(t, game, "throw 7"), random); err != nil || move != "take 1" {
		t.Errorf("by lot it chooses %q: %v", move, err)
	}
	if expected, err := drawn.Evaluate(t.Context(), begun(t, game, "throw 7"), random); err != nil || len(expected) != 2 {
		t.Errorf("it expects %v: %v", expected, err)
	}
	if _, err := game.Match(t.Context(), begun(t, describe.Of(coin()), "heads"), []describe.Bot{search, search}, 1); err == nil {
		t.Error("a position of another game is played")
	}
}

// TestStops are seen on a map, and have rows of the same names.
func TestStops(t *testing.T) {
	m := hexmap.MustParseMap("map table\nlayout pointy odd-r\ngrid\na  p   p   h\nb    p   p*  w\nend\ncity b2 Middletown\n", hexmap.MapFormat{})
	rows, seen := describe.StopRows(m), describe.StopsSeen(m, map[hexmap.Cell]describe.Visited{hexmap.CellAt(2, 2): {Players: 2, Sent: 3}})
	if len(rows) != 1 || len(seen) != 1 || rows[0].Name != seen[0].Row || rows[0].Cells[2] != "Middletown" || rows[0].Hides[0] != "founded" {
		t.Fatalf("the rows are %+v, and seen is %+v", rows, seen)
	}
	if diff := cmp.Diff(map[string]int{"used": 1, "players": 2, "sent": 3, "received": 0, "founded": 0}, seen[0].Said); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}
