package described_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/described"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/gametest"
)

// TestGame plays games of all kinds, and holds all that is said and drawn of them.
func TestGame(t *testing.T) {
	gametest.Check(t, described.Game(), gametest.Options{
		Setups: []string{
			`{"players": 2}`,
			`{"players": 4, "modules": ["coal", "order", "power", "yucata"], "wall": "hard"}`,
			`{"players": 1, "olive": "machinist"}`,
		},
		Games: long.Or(4, 100), Silent: []string{"influence", "end"},
		Inscriptions: []string{"numbers", "names"},
	})
}

// TestBots lets bots play all numbers of players with all modules, charts, boards and levels of
// Olive, though not each with each.
func TestBots(t *testing.T) {
	setups := []string{`{"players": 2}`}
	add := func(setup map[string]any) {
		text, err := json.Marshal(setup)
		if err != nil {
			t.Fatal(err)
		}
		setups = append(setups, string(text))
	}
	walls := []string{"", "medium", "hard"}
	for players := 2; players <= steamrollers.MaxSeats; players++ {
		for modules := range variants.AllModules + 1 {
			wall := walls[(players+int(modules))%len(walls)]
			add(map[string]any{"players": players, "modules": strings.Fields(modules.String()), "wall": wall})
		}
	}
	for level := range solo.Levels() {
		add(map[string]any{"players": 1, "olive": level.String()})
	}
	for board := range hexmap.ShippedNames() {
		add(map[string]any{"players": 2, "board": board})
		add(map[string]any{"players": 1, "olive": "clerk", "board": board})
	}
	gametest.CheckBots(t, described.Game(), gametest.Bots{Setups: setups, Mixed: long.Or(20, 10), Wins: 29})
}

// TestPlaces: hexes have no names, so options and events say their region where they are asked to.
func TestPlaces(t *testing.T) {
	p, err := described.Game().Begin([]byte(`{"players": 2}`))
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(1, 1))
	for p.Chance() {
		p, _ = p.Fall(random)
	}
	if p, err = p.Move(p.Moves()[0]); err != nil {
		t.Fatal(err)
	}
	build := p.Moves()[slices.IndexFunc(p.Moves(), func(m string) bool { return strings.HasPrefix(m, "build") })]
	for language, want := range map[string]string{"en": "builds in a hex of region ", "de": "baut in einem Feld der Region "} {
		in := describe.Manner{Language: language, Places: true}
		offers, _ := p.Offers(in, describe.Filter{Kind: "build"})
		for _, offer := range offers {
			if _, place, _ := strings.Cut(want, " "); !strings.Contains(offer.Title, place) {
				t.Errorf("%s: %s", language, offer.Title)
			}
		}
		step, err := p.Step(build, describe.Everyone, in)
		if err != nil || len(step.Events) == 0 || !strings.HasPrefix(step.Events[0].Did, want) {
			t.Errorf("%s: %+v: %v", build, step, err)
		}
	}
}
