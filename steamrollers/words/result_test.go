package words_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/phrases"
)

// worthless are components of which no tile counts anything but 1a, which
// counts one point.
func worthless() variants.Components {
	set := variants.StandardComponents()
	set.Name = "worthless"
	for face := range variants.Faces() {
		set.Tiles[face].Points = 0
	}
	set.Tiles[variants.Tile1a].Points = 1
	return set
}

// play plays moves one after another, and then rounds in which two players take
// tiles until the game ends (END-2): seat 1 tile 5, seat 2 another one.
func play(t *testing.T, setup steamrollers.Setup, other string, moves ...string) steamrollers.State {
	t.Helper()
	s, err := steamrollers.New(setup)
	moves = slices.Concat([]string{"goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a"}, moves)
	for err == nil && !s.Over() {
		if len(moves) == 0 {
			moves = []string{"roll 5 5 " + other + " straight/gentle", "draft 5", "take", "draft " + other, "take"}
			if s.Start() == 2 {
				moves = []string{"roll 5 5 " + other + " straight/gentle", "draft " + other, "take", "draft 5", "take"}
			}
		}
		s, err = s.Apply(steamrollers.MustParseMove(moves[0]))
		moves = moves[1:]
	}
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestSCORE6ResultsSayWhatDecided(t *testing.T) {
	setup := steamrollers.Setup{Players: 2, Components: worthless()}
	builds := []string{ // links cities 3 and 2, without a town, for seat 1
		"roll 1 2 3 straight/gentle", "draft 3", "build b6 E-W", "draft 1", "take",
		"roll 1 2 3 straight/gentle", "draft 1", "take", "draft 2", "build b7 E-W",
	}
	for _, test := range []struct {
		other string // the tile that seat 2 takes
		moves []string
		want  string
	}{
		{"6", nil, "Anna and Ben share the victory with 0 points."},
		{"1", nil, "Ben wins with 1 point."},
		{"6", []string{"roll 2 3 5 straight/gentle", "draft 5", "take", "draft 3", "improve"}, "Ben wins with 0 points, as many as Anna, but more engine boxes."},
		{"1", builds, "Anna wins with 1 point, as many as Ben, and as many engine boxes, but more points for the network."},
	} {
		s := play(t, setup, test.other, test.moves...)
		if got := words.English("Anna", "Ben").Result(&s); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

func TestSOLO14ResultsSayWhoWon(t *testing.T) {
	told := map[string]bool{}
	for _, game := range []string{"olive", "spared"} {
		s, err := recordOf(t, game).Replay()
		if err != nil {
			t.Fatal(err)
		}
		result := words.With(phrases.In(phrases.German)).Result(&s)
		won := strings.Contains(result, "P1 schlägt Olivia")
		if won != s.Winners().Has(1) || strings.Contains(result, "sofort") != (s.OliveStep() == solo.Won) {
			t.Errorf("%s: %q", game, result)
		}
		told[result] = true
	}
	if len(told) != 2 {
		t.Errorf("%v", told)
	}
}
