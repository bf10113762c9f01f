package words_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/words"
)

const plain = `map plain
layout pointy odd-r
grid
a  p*  po  p   p   p
b  p   p   p   p   p
c  p*  p   p   p   p*
end
city a1 red 3
city c1 purple 2
city c5 red 2
supply 4
`

// building is the first position of a game in which somebody builds, with some
// fields of its JSON changed.
func building(t *testing.T, change func(doc map[string]any)) steam.State {
	t.Helper()
	board, err := steam.ParseMap(plain)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 1))
	s, err := steam.New(steam.Setup{Players: 4, Map: board, Order: steam.OrderRandom})
	for err == nil && s.Phase() != steam.PhaseBuild {
		m := s.AppendMoves(nil)
		if s.Chance() {
			s, err = s.Apply(s.Sample(random))
		} else {
			s, err = s.Apply(m[0])
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	var doc map[string]any
	if err := json.Unmarshal(text, &doc); err != nil {
		t.Fatal(err)
	}
	change(doc)
	if text, err = json.Marshal(doc); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, &s); err != nil {
		t.Fatal(err)
	}
	return s
}

func TestEachLinkThatATileClaimsIsTold(t *testing.T) {
	s := building(t, func(doc map[string]any) {
		doc["track"] = []string{"c2 E-W", "c4 E-W"}
		doc["links"] = []map[string]any{
			{"from": "c1/E", "owner": 0, "extended": false},
			{"from": "c5/W", "owner": 0, "extended": false},
		}
	})
	m, err := steam.ParseMove("build c3 E-W")
	if err != nil {
		t.Fatal(err)
	}
	for _, group := range words.English().Options(&s, s.AppendMoves(nil)) {
		for option := range group.All() {
			if option.Move != m {
				continue
			}
			for _, want := range []string{"completes the link between c1 and c5", "claims the unowned link at c1", "claims the unowned link at c5"} {
				if !slices.Contains(option.Effects, want) {
					t.Errorf("%v does not tell: %s", option, want)
				}
			}
			return
		}
	}
	t.Errorf("%v is no option", m)
}

func TestNoTilesAreNotCounted(t *testing.T) {
	for _, tile := range []steam.ActionTile{0, steam.UrbaniseTile, steam.GrowthTile} {
		s := building(t, func(doc map[string]any) {
			doc["left"] = 0
			order, players := doc["order"].([]any), doc["players"].([]any)
			for i, holds := range []steam.ActionTile{steam.OrderTile, steam.LocomotiveTile, steam.UrbaniseTile, steam.GrowthTile} {
				player := players[int(order[i].(float64))-1].(map[string]any)
				player["action"], player["pending"] = holds.String(), holds == tile
				if holds == tile || i == 0 {
					doc["queue"] = order[i:]
				}
			}
		})
		if s.Pending(s.Turn()) != tile {
			t.Fatalf("%v may be used, want %v", s.Pending(s.Turn()), tile)
		}
		for l := range phrases.Languages() {
			prompt := words.With(phrases.In(l)).Prompt(&s)
			gametest.MustBeSaid(t, prompt)
			if strings.Contains(prompt, "0") {
				t.Errorf("nothing is counted: %q", prompt)
			}
		}
	}
}
