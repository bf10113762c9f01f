package steamrollers_test

import (
	"encoding/json"
	"testing"

	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/steamrollers"
)

// TestEveryFindingIsPlantedAlone holds what was planted to be found and told, and asks
// for each finding whether some broken position has it and no other.
func TestEveryFindingIsPlantedAlone(t *testing.T) {
	var planted []gamelaws.Planted
	alone := map[string]bool{}
	note := func(name string, err error) {
		if found := gamelaws.FindingsIn(err); len(found) > 0 {
			key := found[0].Reason.Reason.String()
			alone[key] = alone[key] || len(found) == 1
			planted = append(planted, gamelaws.Planted{Name: name, Finding: key, Found: err})
		}
	}
	for _, test := range brokenDocuments(t) {
		s := positionNamed(t, test.position)
		text := test.edits.of(t, &s)
		note(test.name, gamelaws.Found(text, &s))
	}
	for name, err := range steamrollers.ValidateSpoilt(t) {
		note(name, err)
	}
	gamelaws.CheckFindings(t, steamrollers.English(), planted)
	for key := range steamrollers.English().Section("finding") {
		if !alone[key] {
			t.Errorf("no position breaks it alone: %s", key)
		}
	}
}

// TestWhatIsANote reads positions that no game comes to, and refuses those with more pieces
// than there are.
func TestWhatIsANote(t *testing.T) {
	for name, test := range map[string]struct {
		position string
		edits    edits
		want     bool
	}{
		"no yellow good in the bag":                        {"act", edits{"bag.Y": "0"}, true},
		"more yellow goods than there are":                 {"act", edits{"bag.Y": "8"}, false},
		"a seat without its power":                         {"order fulfilled", edits{"players[0].power": `""`}, true},
		"a seat without its power, before the first round": {"powers", edits{"players[4].power": `""`}, false},
	} {
		s := positionNamed(t, test.position)
		err := json.Unmarshal(test.edits.of(t, &s), &s)
		if (err == nil) != test.want || err == nil && s.Validate() == nil {
			t.Errorf("%s: %v, %v", name, s.Validate(), err)
		}
	}
}
