package bots_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
)

// TestGamesEnd plays games of both policies for three to six players, of both
// games, with both first orders, on both maps and on random ones: they end, and those of the builder
// mostly by END-1. If it may not take long, each setup is played by one of the policies.
func TestGamesEnd(t *testing.T) {
	games := long.Or[uint64](48, 1000)
	maps := []*hexmap.Map{steam.DefaultMap(3), steam.DefaultMap(4), nil, nil} // and random ones
	for i, p := range []bots.Policy{new(bots.Random), new(bots.Builder)} {
		early, played := 0, 0
		for seed := range games {
			if !long.Allowed() && (seed+seed/4+seed/16)%2 != uint64(i) {
				continue
			}
			played++
			setup := steam.Setup{Players: steam.MinSeats + int(seed%4)}
			if setup.Map = maps[seed/4%4]; setup.Map == nil {
				setup.Map = randomMap(t, seed)
			}
			switch seed / 16 % 3 {
			case 1:
				setup.Order = steam.OrderRandom
			case 2:
				setup.Variant = steam.Standard
			}
			start, err := steam.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			record := recordOf(start, p, rand.New(rand.NewPCG(seed, 1)))
			end, err := record.Replay()
			if err != nil || !end.Over() {
				t.Fatalf("%T, seed %d: %v in phase %s", p, seed, err, end.Phase())
			}
			if end.Round() < end.Rounds() {
				early++
			}
		}
		t.Logf("%T: %d of %d games end by END-2", p, early, played)
		if _, builds := p.(*bots.Builder); builds && 2*early >= played {
			t.Errorf("%d of %d games of the builder end by END-2", early, played)
		}
	}
}

// randomMap is a map of up to 80 hexes with one city in eight hexes or so.
func randomMap(t *testing.T, seed uint64) *hexmap.Map {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 2))
	var text strings.Builder
	fmt.Fprintf(&text, "map random\nlayout pointy %s\ngrid\n", []string{"odd-r", "even-r"}[r.IntN(2)])
	rows, columns := 4+r.IntN(5), 5+r.IntN(6)
	var cities []string
	for row := range rows {
		text.WriteByte(byte('a' + row))
		for column := range columns {
			cell := []string{"p", "p", "p", "h", "m", "p~", "po", "w", "--"}[r.IntN(9)]
			if r.IntN(8) == 0 {
				cell = "p*"
				colour := []string{"red", "blue", "yellow", "purple"}[r.IntN(4)]
				cities = append(cities, fmt.Sprintf("city %c%d %s %d", 'a'+row, column+1, colour, 1+r.IntN(2)))
			}
			text.WriteString(" " + cell)
		}
		text.WriteByte('\n')
	}
	fmt.Fprintf(&text, "end\n%s\nsupply %d\n", strings.Join(cities, "\n"), r.IntN(12))
	m, err := steam.ParseMap(text.String())
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTheSameSeedPlaysTheSameGame(t *testing.T) {
	start, err := steam.New(steam.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range []bots.Policy{new(bots.Random), new(bots.Builder)} {
		var texts [2]string
		for i := range texts {
			texts[i] = recordOf(start, p, rand.New(rand.NewPCG(7, 7))).String()
		}
		if texts[0] != texts[1] {
			t.Errorf("%T plays two games", p)
		}
	}
}

// recordOf returns the record of a game that one policy plays for all seats.
func recordOf(start steam.State, p bots.Policy, random *rand.Rand) steam.Record {
	return steam.Record{Setup: start.Setup(), Moves: search.Moves(&start, p, random)}
}
