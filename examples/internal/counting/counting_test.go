package counting

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/internal/games"
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

// TestCountingsAddUp plays each game, and one of which nothing is known. What is counted on
// the way is what is counted of the record, the sources of a seat add up to its points, and
// what is seen belongs to rows of the tables.
func TestCountingsAddUp(t *testing.T) {
	for _, game := range append(games.All(), bare.Of(bare.Parts())) {
		c := Of(game)
		start, bots := begun(t, game)
		counted, err := c.Play(t.Context(), start, bots, 4)
		if err != nil || !counted.Over {
			t.Fatal(game.Name(), err, counted)
		}
		record, err := counted.Record(describe.Notes{})
		if err != nil {
			t.Fatal(err)
		}
		replay, err := game.ReadRecord(record, nil)
		if err != nil || replay.Err != nil {
			t.Fatal(err, replay.Err)
		}
		again, err := c.Replay(replay.Start, replay.Moves)
		if diff := cmp.Diff(counted, again, cmpopts.IgnoreUnexported(Counted{})); diff != "" || err != nil {
			t.Errorf("%s: mismatch (-played +replayed)\n%s%v", game.Name(), diff, err)
		}
		happened := 0
		for n := range maps.Values(counted.Happened) {
			happened += n
		}
		for i, seat := range counted.Seats {
			sum := 0
			for _, points := range seat.From {
				sum += points
			}
			if sum != seat.Points || len(seat.From) != len(c.Sources) || len(seat.Did) != len(c.Deeds) || happened == 0 {
				t.Errorf("%s: seat %d has %d points, which come from %v", game.Name(), i+1, seat.Points, seat.From)
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
		if _, err := c.Replay(start, []string{"nothing"}); err == nil {
			t.Errorf("%s: what is no move is counted", game.Name())
		}
	}
}

// TestSettingsKeepWhatIsSaid of a setup, and leave the map that was said.
func TestSettingsKeepWhatIsSaid(t *testing.T) {
	for name, field := range map[string]string{"steamrollers": "wall", "steampower": "map", "steam": "map", "sticks": "wood"} {
		game, err := append(games.All(), bare.Of(bare.Parts())).Named(name)
		if err != nil {
			game = bare.Of(bare.Parts())
		}
		said := map[string]string{field: "some"}
		settings := Of(game).Settings(said)
		for _, of := range settings {
			if of.Said[field] != "some" || len(said) > 1 || of.Players < 2 {
				t.Errorf("%s: %+v, of %v", name, of, said)
			}
		}
		if len(settings) == 0 {
			t.Errorf("%s has no settings", name)
		}
	}
}

// TestPowersAreDrawnByLot in SteamRollers alone.
func TestPowersAreDrawnByLot(t *testing.T) {
	for _, game := range games.All() {
		c := Of(game)
		start, bots := begun(t, game)
		drawn, draws := c.ByLot(bots[0])
		if draws != (game.Name() == "steamrollers") {
			t.Errorf("%s draws lots: %t", game.Name(), draws)
		}
		if !draws {
			continue
		}
		given := map[string]bool{}
		for seed := range uint64(4) {
			counted, err := c.Play(t.Context(), start, []describe.Bot{drawn, drawn, drawn}, seed)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range counted.Seen {
				if s.Of == "powers" {
					given[s.Row] = true
				}
			}
		}
		if len(given) < 4 {
			t.Errorf("twelve lots give %v", given)
		}
	}
}

// TestStops are seen on a map, and have rows of the same names.
func TestStops(t *testing.T) {
	m := hexmap.MustParseMap(
		"map table\nlayout pointy odd-r\ngrid\na  p   p   h\nb    p   p*  w\nend\ncity b2 Middletown\n", hexmap.MapFormat{},
	)
	rows, seen := stopRows(m), stopsSeen(m, map[hexmap.Cell]visited{hexmap.CellAt(2, 2): {Players: 2, Sent: 3}})
	if len(rows) != 1 || len(seen) != 1 || rows[0].Name != seen[0].Row || rows[0].Cells()[2] != "Middletown" || rows[0].Hides[0] != "founded" {
		t.Fatalf("the rows are %+v, and seen is %+v", rows, seen)
	}
	want := map[string]int{"used": 1, "players": 2, "sent": 3, "received": 0, "founded": 0}
	if diff := cmp.Diff(want, seen[0].Said); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}
