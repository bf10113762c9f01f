package steampolicy

import (
	"flag"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/examples/steam"
)

var all = flag.Bool("all", false, "play 1,000 games by each policy instead of 48")

// TestGamesEnd plays games of both policies for three to six players, of both
// games, with both first orders, on both maps: they end, and those of the builder
// mostly by END-1.
func TestGamesEnd(t *testing.T) {
	games := uint64(48)
	if *all {
		games = 1000
	}
	if testing.Short() {
		games = 24
	}
	maps := []string{"northeast", "rhine"}
	for _, name := range Names() {
		p, _ := Named(name)
		early := 0
		for seed := range games {
			setup := steam.Setup{Players: steam.MinSeats + int(seed%4)}
			setup.Map, _ = steam.ShippedMap(maps[seed/4%2])
			switch seed / 8 % 3 {
			case 1:
				setup.Order = steam.OrderRandom
			case 2:
				setup.Variant = steam.Standard
			}
			start, err := steam.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			record := Record(start, p, rand.New(rand.NewPCG(seed, 1)))
			end, err := record.Replay()
			if err != nil || !end.Over() {
				t.Fatalf("%s, seed %d: %v in phase %s", name, seed, err, end.Phase())
			}
			if end.Round() < end.Rounds() {
				early++
			}
		}
		t.Logf("%s: %d of %d games end by END-2", name, early, games)
		if name == "builder" && 2*early >= int(games) {
			t.Errorf("%d of %d games of the builder end by END-2", early, games)
		}
	}
}

func TestTheSameSeedPlaysTheSameGame(t *testing.T) {
	start, err := steam.New(steam.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range Names() {
		var texts [2]string
		for i := range texts {
			p, _ := Named(name)
			texts[i] = Record(start, p, rand.New(rand.NewPCG(7, 7))).String()
		}
		if texts[0] != texts[1] {
			t.Errorf("%s plays two games", name)
		}
	}
	if _, ok := Named("clever"); ok {
		t.Error("there is a policy that nobody knows")
	}
}
