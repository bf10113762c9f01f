package steamrollers_test

import (
	"encoding/json"
	"testing"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/gametest"
)

// TestEveryFindingIsPlantedAlone holds what was planted to be found and told, and asks
// for each finding whether some broken position has it and no other.
func TestEveryFindingIsPlantedAlone(t *testing.T) {
	var planted []gametest.Planted
	alone := map[string]bool{}
	note := func(name string, err error, study func() (family.Findings, error)) {
		if found := gametest.FindingsIn(err); len(found) > 0 {
			key := found[0].Reason.Reason.String()
			alone[key] = alone[key] || len(found) == 1
			planted = append(planted, gametest.Planted{Name: name, Finding: key, Found: err, Study: study})
		}
	}
	for _, test := range brokenDocuments(t) {
		s := positionNamed(t, test.position)
		text := test.edits.of(t, &s)
		note(test.name, json.Unmarshal(text, &s), func() (family.Findings, error) { return new(steamrollers.State).UnmarshalStudy(text) })
	}
	for name, err := range steamrollers.ValidateSpoilt(t) {
		note(name, err, nil)
	}
	gametest.CheckFindings(t, steamrollers.English(), planted)
	for key := range steamrollers.English().Section("finding") {
		if !alone[key] {
			t.Errorf("no position breaks it alone: %s", key)
		}
	}
}

func TestWhatAStudyPositionMayBreak(t *testing.T) {
	for name, test := range map[string]struct {
		position string
		edits    edits
		want     bool
	}{
		"fifteen goods of ten, four of them not in the bag": {"act", edits{"bag.Y": "11"}, true},
		"sixteen goods, more than one place can hold":       {"act", edits{"bag.Y": "12"}, false},
		"a seat without its power":                          {"order fulfilled", edits{"players[0].power": `""`}, true},
		"a seat without its power, before the first round":  {"powers", edits{"players[4].power": `""`}, false},
	} {
		s := positionNamed(t, test.position)
		if notes, err := new(steamrollers.State).UnmarshalStudy(test.edits.of(t, &s)); (err == nil) != test.want || err == nil && len(notes) == 0 {
			t.Errorf("%s: %v, %v", name, notes.Err(), err)
		}
	}
}
