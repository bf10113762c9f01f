package balance

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/tournament/internal/games"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

func planOf(t testing.TB, game string, settings []Setting) *games.Plan {
	t.Helper()
	p := &games.Plan{Entrants: []string{"greedy"}, Setups: headers(game, settings), Deals: 1}
	if err := p.Prepare(); err != nil {
		t.Fatal(err)
	}
	return p
}

func TestSettingsAreOfShippedMaps(t *testing.T) {
	want := 4 * len(slices.Collect(steampower.ShippedMapNames()))
	if got := len(planOf(t, "steampower", OfSteamPower()).Setups); got != want {
		t.Errorf("%d setups of Steam Power, want %d", got, want)
	}
	for m := range steam.Maps() {
		players := playersOfSteam[m.Name()]
		if players[0] < steam.MinSeats || players[1] > steam.MaxSeats || players[0] > players[1] {
			t.Errorf("map %s is for %d players", m.Name(), players)
		}
	}
	if got := len(planOf(t, "steam", OfSteam([]string{"base"}, "rhine")).Setups); got != 4 {
		t.Errorf("%d setups of the base game of Steam on one map, want 4: for three to six", got)
	}
}

func TestContractsByHand(t *testing.T) {
	p := planOf(t, "steampower", OfSteamPower("valley"))
	tally := New(p)
	tally.Add(games.Result{
		Game: 0, Rounds: 15, End: "END-1",
		Stops: []games.Stop{{Hex: "a1", Players: 2, Sent: 3}, {Hex: "a4"}},
		Seats: []games.Seat{
			{
				Place: 1, Share: games.Whole, Points: games.Points{Total: 30}, From: []int{20, 4, 2, 4}, Did: []int{1, 1, 1, 1, 1},
				Contracts: []games.Contract{{Number: 17, Dealt: true, Round: 5, Paid: 3}, {Number: 18}},
			},
			{
				Place: 2, Points: games.Points{Total: 20}, From: []int{10, 4, 2, 4}, Did: []int{1, 1, 1, 1, 1},
				Contracts: []games.Contract{{Number: 16, Dealt: true}},
			},
		},
	})
	r := tally.Report()
	dealt, drawn, missed, never := r.Contracts[16], r.Contracts[17], r.Contracts[15], r.Contracts[0]
	if dealt.Number != 17 || dealt.Drawn != 1 || dealt.Filled.Value != 1 || dealt.Round.Value != 5 || dealt.Paid.Value != 3 || dealt.Dealt.Lead.Value != 10 {
		t.Errorf("contract 17: %+v", dealt)
	}
	if drawn.Drawn != 1 || drawn.Filled.Value != 0 || drawn.Dealt.Lead.N != 0 {
		t.Errorf("contract 18 was drawn later: %+v", drawn)
	}
	if missed.Filled.Value != 0 || missed.Dealt.Lead.Value != -10 {
		t.Errorf("contract 16: %+v", missed)
	}
	if never.Drawn != 0 || never.Filled.N != 0 {
		t.Errorf("contract 1 was never drawn: %+v", never)
	}
	all := 0
	for _, worth := range r.Worths {
		all += worth.Drawn
	}
	if all != 3 {
		t.Errorf("%d contracts by their worth, want 3: %+v", all, r.Worths)
	}
	if len(r.Stops) != 2 || r.Stops[0].Name != "Aldern" || r.Stops[0].Sent.Value != 3 || r.Stops[0].Used.Value != 1 || r.Stops[1].Used.Value != 0 {
		t.Errorf("cities %+v", r.Stops)
	}
	if r.Tables[0].Sources["contracts"].Value != 15 || r.Tables[0].Longest != 15 {
		t.Errorf("table %+v", r.Tables[0])
	}
}

func TestWorth(t *testing.T) {
	for _, test := range []struct{ points, money, want int }{{1, 4, 2}, {1, 2, 1}, {0, 3, 1}, {5, 5, 6}, {6, 0, 6}, {4, 2, 4}, {99, 99, mostWorth}} {
		if got := worthOf(steampower.Contract{Points: uint8(test.points), Money: uint8(test.money)}); got != test.want {
			t.Errorf("%d points and $%d are worth %d, want %d", test.points, test.money, got, test.want)
		}
	}
}

func TestActionTilesByHand(t *testing.T) {
	p := planOf(t, "steam", OfSteam([]string{"base"}, "rhine"))
	tally := New(p)
	growth, engineer := int(steam.GrowthTile), int(steam.EngineerTile)
	tally.Add(games.Result{
		Game: 0, Rounds: 10, End: "END-1",
		Stops: []games.Stop{{Hex: "a3", Players: 1, Received: 2, Founded: true}},
		Seats: []games.Seat{
			{Place: 1, Share: games.Whole, Points: games.Points{Total: 30}, From: []int{20, 4, 6}, Choices: []games.Choice{{Tile: growth, Place: 1}, {Tile: growth, Place: 3, Passed: true}}},
			{Place: 2, Points: games.Points{Total: 20}, From: []int{10, 4, 6}, Choices: []games.Choice{{Tile: engineer, Place: 2}, {Tile: 1, Place: 1}}},
			{Place: 3, Points: games.Points{Total: 10}, From: []int{0, 4, 6}, Choices: []games.Choice{{Tile: 2, Place: 3}, {Tile: engineer, Place: 2}}},
		},
	})
	r := tally.Report()
	if len(r.ActionTiles) != steam.NumActionTiles {
		t.Fatalf("%d action tiles, want %d", len(r.ActionTiles), steam.NumActionTiles)
	}
	tile := r.ActionTiles[growth-1]
	if tile.Taken.Value != 1 || tile.Passed.Value != 0.5 || tile.Place.Value != 2 || tile.Takers.Lead.Value != 15 {
		t.Errorf("growth: %+v", tile)
	}
	if tile := r.ActionTiles[0]; tile.Taken.Value != 0.5 || tile.Takers.Lead.Value != 0 {
		t.Errorf("order: %+v", tile)
	}
	if tile := r.ActionTiles[steam.NumActionTiles-1]; tile.Taken.Value != 0 || tile.Takers.Lead.N != 0 {
		t.Errorf("nobody took urbanise: %+v", tile)
	}
	if len(r.Stops) != 1 || r.Stops[0].Name != "Bocholt" || r.Stops[0].Received.Value != 2 || r.Stops[0].Founded.Value != 1 {
		t.Errorf("towns %+v", r.Stops)
	}
}

// TestReportsOfOthers plays a deal of each of the younger games, and finds in the report
// what it is about, and nothing of the other games.
func TestReportsOfOthers(t *testing.T) {
	for _, test := range []struct {
		game         string
		settings     []Setting
		wants, lacks []string
	}{
		{"steampower", OfSteamPower("valley"), []string{"4 of 4 games", "seat 5", "factories", "goods $ points bonus", "KWWE", "Passeck"}, []string{"seat 6", "starting power", "action tile"}},
		{"steam", OfSteam(nil, "rhine"), []string{"8 of 8 games", "seat 6", "rhine standard", "action tile", "locomotive", "city red 3", "Siegburg"}, []string{"starting power", "goods $ points bonus"}},
	} {
		p := planOf(t, test.game, test.settings)
		w, err := p.Worker()
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
