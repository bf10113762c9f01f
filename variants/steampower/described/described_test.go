package described_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/described"
)

// TestGame plays games of all kinds, and holds all that is said and drawn of them.
func TestGame(t *testing.T) {
	gametest.Check(t, described.Game(), gametest.Options{
		Setups: []string{
			`{"players": 2}`,
			`{"players": 3}`,
			`{"players": 5, "map": "massif"}`,
		},
		Games: long.Or(4, 100), Silent: []string{"done", "draw"},
		Inscriptions: []string{"names"},
	})
}

// TestPlaces: in every language options and events call hexes by the names of the map where they
// are asked to, and refusals those that have one.
func TestPlaces(t *testing.T) {
	hexes := regexp.MustCompile(`\b[a-l]\d+\b`)
	for _, language := range describe.Languages() {
		in := describe.Manner{Language: language, Names: []string{"Ada", "Ben"}, Places: true}
		p, err := described.Game().Begin([]byte(`{"players": 2}`))
		if err != nil {
			t.Fatal(err)
		}
		chart, _ := p.Chart()
		city := chart.Hexes[slices.IndexFunc(chart.Hexes, func(h describe.ChartHex) bool { return h.City })]
		named, random := 0, rand.New(rand.NewPCG(3, 1))
		for !p.Over() {
			before, move := p, ""
			offers, _ := p.Offers(in, describe.Filter{})
			for _, o := range offers {
				far := language == "en" && o.Kind == "build" && !strings.Contains(o.Title, " in a hex near ")
				if said := fmt.Sprint(o.Text, o.Title, o.Detail, o.Effects, o.Groups); far || hexes.MatchString(said) {
					t.Fatalf("%s: %+v", language, o)
				}
			}
			if c := p.Choice("map/hex-"+city.Hex, describe.Everyone, in, describe.Look{}); c.Refused != nil && hexes.MatchString(c.Refused.Message) {
				t.Fatalf("%s: %+v", language, c.Refused)
			}
			if p.Chance() {
				p, move = p.Fall(random)
			} else {
				moves := p.Moves()
				move = moves[random.IntN(len(moves))]
				p, _ = p.Replay(move) // it is legal
			}
			step, _ := before.Step(move, describe.Everyone, in) // as above
			for _, e := range step.Events {
				far := language == "en" && e.Kind == "track placed" && !strings.Contains(e.Short, " in a hex near ")
				if far || hexes.MatchString(e.Text+e.Short+e.Did) {
					t.Fatalf("%s: %+v", language, e)
				}
				if name := "Ada"; e.Seat == 1 && e.Did != "" && (e.Short == name+" "+e.Did || e.Text == name+" "+e.Did) {
					named++
				}
			}
		}
		if named < 20 {
			t.Errorf("%s: Ada did %d things", language, named)
		}
	}
}

func TestBots(t *testing.T) {
	setups := []string{`{"players": 3}`}
	for board := range steampower.ShippedMaps() {
		for players := 2; players <= steampower.MaxSeats; players++ {
			setups = append(setups, fmt.Sprintf(`{"players": %d, "map": %q}`, players, board.Name()))
		}
	}
	gametest.CheckBots(t, described.Game(), gametest.Bots{Setups: setups, Mixed: long.Or(8, 4), Wins: 28})
}
