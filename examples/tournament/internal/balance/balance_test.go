package balance

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/examples/tournament/internal/games"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/steam"
)

// headers are the headers of records with these settings.
func headers(game string, settings []Setting) (headers []string) {
	for _, of := range settings {
		text := fmt.Sprintf("game %s\nplayers %d\n", game, of.Players)
		if of.Map == "" {
			text += "board standard\n"
		} else {
			text += "map " + of.Map + "\n"
		}
		text += "components standard\n"
		if of.Modules != "" {
			text += "module " + strings.ReplaceAll(of.Modules, ",", " ") + "\n"
		}
		if of.Rules != "" {
			text += "rules " + of.Rules + "\n"
		}
		if of.Rules == steam.Base.String() {
			text += "order auction\n"
		}
		headers = append(headers, text)
	}
	return headers
}

func plan(t testing.TB) *games.Plan {
	t.Helper()
	p := &games.Plan{Entrants: []string{"greedy"}, Setups: headers("steamrollers", OfSteamRollers()), Deals: 1, Lots: true}
	if err := p.Prepare(); err != nil {
		t.Fatal(err)
	}
	return p
}

// TestComparisonsAddUpToNothing: what one seat is ahead, the others are behind.
func TestComparisonsAddUpToNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 6).Draw(t, "seats")
		winners := rapid.IntRange(1, n).Draw(t, "winners")
		var r games.Result
		for i := range n {
			seat := games.Seat{Points: games.Points{Total: rapid.IntRange(-9, 99).Draw(t, "points")}}
			if i < winners {
				seat.Share = games.Whole / winners
			}
			r.Seats = append(r.Seats, seat)
		}
		lift, lead := 0, 0
		for i := range n {
			c := compare(r, i)
			lift += c.lift
			lead += c.lead
		}
		if lift != 0 || lead != 0 {
			t.Fatalf("the lifts add up to %d, the leads to %d", lift, lead)
		}
	})
}

func TestByHand(t *testing.T) {
	p := plan(t)
	const setup = 1 // two players, with modules
	if start := p.Rollers(setup); start.Setup().Modules == 0 {
		t.Fatal("setup 1 has no modules")
	}
	tally := New(p)
	tally.Add(games.Result{
		Game: setup, Rounds: 24, End: "END-2",
		Tiles:  []variants.Face{variants.Tile3b},
		Orders: []variants.OrderFace{variants.OrderFaceOf(1, false), variants.OrderFaceOf(2, false)},
		Seats: []games.Seat{
			{
				Place: 1, Share: games.Whole, Points: games.Points{Total: 40, Delivery: 36, Orders: 4},
				Taken: map[variants.Face]int{variants.Tile3b: 2}, Used: map[variants.Face]int{variants.Tile3b: 5},
				Filled: []games.Filled{{Order: variants.OrderFaceOf(1, false), Round: 17}}, Power: variants.RailPower,
			},
			{Place: 2, Points: games.Points{Total: 30, Delivery: 30}, Power: variants.TilePower, First: variants.Tile3b},
		},
	})
	r := tally.Report()
	table := r.Tables[setup]
	if table.Games != 1 || table.Rounds.Value != 24 || table.Quiet.Value != 1 || table.Points != 35 || table.Sources["deliveries"].Value != 33 {
		t.Errorf("table %+v", table)
	}
	if table.Seats[0].Lead.Value != 10 || table.Seats[1].Lift.Value != -0.5 {
		t.Errorf("seats %+v", table.Seats)
	}
	if len(r.Tiles) != 1 {
		t.Fatalf("tiles %+v, want 3b", r.Tiles)
	}
	tile := r.Tiles[0]
	if tile.Taken != 2 || tile.Used != 5 || tile.Takers.Lead.Value != 10 || tile.ByLot.Lead.Value != -10 || !tile.Kept || tile.Points != -2 {
		t.Errorf("tile %+v", tile)
	}
	for _, power := range r.Powers {
		want := map[variants.Power]float64{variants.RailPower: 10, variants.TilePower: -10}[power.Power]
		if power.ByLot.Lead.Value != want {
			t.Errorf("power %v: %+v, want a lead of %v", power.Power, power.ByLot, want)
		}
	}
	if len(r.Orders) != 2 || r.Orders[0].Filled.Value != 1 || r.Orders[0].Round.Value != 17 || r.Orders[1].Filled.Value != 0 {
		t.Errorf("orders %+v", r.Orders)
	}
}

// TestGivenByLot plays games and finds every power and many tiles given, for
// they are drawn by lot.
func TestGivenByLot(t *testing.T) {
	p := plan(t)
	p.Deals = 12
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
	r := tally.Report()
	for _, power := range r.Powers {
		if power.ByLot.Lead.N == 0 {
			t.Errorf("power %v was never given", power.Power)
		}
	}
	given := 0
	for _, tile := range r.Tiles {
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
