package counting

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// begun returns the position in which a game of two or more begins, and its weakest bot for
// each seat.
func begun(t *testing.T, game describe.Game) (describe.Position, []describe.Bot) {
	t.Helper()
	start, err := game.Begin([]byte(`{"players": 3, "modules": ["power", "order"]}`))
	if err != nil {
		start, err = game.Begin([]byte(`{"players": 3}`))
	}
	if err != nil {
		t.Fatal(err)
	}
	bot, err := game.Bot(game.Bots()[min(1, len(game.Bots())-1)], describe.Thought{Iterations: 1})
	if err != nil {
		t.Fatal(err)
	}
	return start, slices.Repeat([]describe.Bot{bot}, start.Seats())
}

// TestCountingsAddUp plays each game, and one of which nothing is known. The sources of a seat add
// up to its points, and what is seen belongs to rows of the tables.
func TestCountingsAddUp(t *testing.T) {
	for _, game := range append(games.All(), bare.Of(bare.Parts())) {
		c := Of(game)
		start, bots := begun(t, game)
		counted, err := c.Play(t.Context(), start, bots, 4)
		if err != nil || counted.Rounds == 0 && len(c.Tables) > 0 {
			t.Fatal(game.Name(), err, counted)
		}
		record, err := counted.Record(describe.Notes{})
		if err != nil {
			t.Fatal(err)
		}
		replay, err := game.ReadRecord(record, nil)
		if err != nil || replay.Err != nil || !replay.End.Over() {
			t.Fatal(err, replay.Err)
		}
		rules := game.About().Rules
		ended := func(r family.Rule) bool { return r.String() == counted.Ended }
		if len(c.Tables) > 0 && !slices.ContainsFunc(rules, ended) {
			t.Errorf("%s ended by %q", game.Name(), counted.Ended)
		}
		for i, seat := range counted.Seats {
			from, did := 0, 0
			for _, points := range seat.From {
				from += points
			}
			for _, times := range seat.Did {
				did += times
			}
			standing := replay.End.Standing()[i+1]
			if from != seat.Points || from != standing.Points || seat.Rank != standing.Rank || len(seat.From) != len(c.Sources) {
				t.Errorf("%s: seat %d has %+v, which comes from %v", game.Name(), i+1, standing, seat.From)
			}
			if len(seat.Did) != len(c.Deeds) || did == 0 && c.Deeds != nil {
				t.Errorf("%s: seat %d did %v", game.Name(), i+1, seat.Did)
			}
		}
		for _, table := range c.Tables {
			rows, seen := c.Rows(table.Name, start), false
			for _, s := range counted.Seen {
				named := func(r Row) bool { return r.Name == s.Row }
				if s.Of == table.Of && !slices.ContainsFunc(rows, named) {
					t.Errorf("%s: %q has no row in %s", game.Name(), s.Row, table.Name)
				}
				seen = seen || s.Of == table.Of
			}
			if !seen {
				t.Errorf("%s: nothing was seen of %s", game.Name(), table.Of)
			}
		}
	}
}

// TestThingsAreCountedOnce compares what is seen of tiles with what happens in games.
func TestThingsAreCountedOnce(t *testing.T) {
	for _, game := range games.All() {
		start, builders := begun(t, game)
		random, err := game.Bot("random", describe.Thought{})
		if err != nil {
			t.Fatal(err)
		}
		times, sums, happened := map[string]int{}, map[string]int{}, map[string]int{}
		for seed := range uint64(8) {
			bots := builders
			if seed%2 == 0 {
				bots = slices.Repeat([]describe.Bot{random}, start.Seats())
			}
			counted, err := Of(game).Play(t.Context(), start, bots, seed)
			if err != nil {
				t.Fatal(err)
			}
			for _, seen := range counted.Seen {
				for what, n := range seen.Said {
					times[seen.Of+" "+what]++
					sums[seen.Of+" "+what] += n
				}
			}
			_ = game.Play(t.Context(), start, bots, seed, func(before describe.Position, move string, _ describe.Position) error {
				step, err := before.Step(move, describe.Everyone, describe.Manner{})
				for _, event := range step.Events {
					happened[event.Kind]++
				}
				return err
			})
		}
		if sums["tiles used"] != happened["tile used"] || times["action tiles place"] != sums["action tiles taken"] {
			t.Errorf("%s: seen was %v, and %v happened", game.Name(), sums, happened)
		}
		if game.Name() == "steamrollers" && (happened["tile used"] == 0 || sums["tiles taken"] == 0) {
			t.Errorf("%v happened", happened)
		}
	}
}

// TestStops are seen on a map, and have rows of the same names.
func TestStops(t *testing.T) {
	m := hexmap.MustParseMap(
		"map table\nlayout pointy odd-r\ngrid\na  p   p   h\nb    p   p*  w\nend\ncity b2 Middletown\n", hexmap.MapFormat{},
	)
	rows, seen := stopRows(m), stopsSeen(m, visits{hexmap.CellAt(2, 2): {Players: 2, Sent: 3}})
	if len(rows) != 1 || len(seen) != 1 || rows[0].Name != seen[0].Row || rows[0].Cells()[2] != "Middletown" || rows[0].Hides[0] != "founded" {
		t.Fatalf("the rows are %+v, and seen is %+v", rows, seen)
	}
	want := map[string]int{"used": 1, "players": 2, "sent": 3, "received": 0, "founded": 0}
	if diff := cmp.Diff(want, seen[0].Said); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}
