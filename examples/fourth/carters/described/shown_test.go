package described_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/fourth/carters/described"
	"github.com/railhex/railhex/variants/family/describe"
)

// begun is a position after moves.
func begun(t *testing.T, moves ...string) describe.Position {
	t.Helper()
	p, err := described.Game().Begin([]byte(`{"players": 2}`))
	for _, move := range moves {
		if err == nil {
			p, err = p.Replay(move)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return p
}

var opening = []string{"order a4", "order c2", "crop c4", "price e6"}

// TestItIsToldInTwoLanguages holds what a player reads against what the files say.
func TestItIsToldInTwoLanguages(t *testing.T) {
	p := begun(t, append(opening, "go a1", "go g7", "crop g1", "price g4")...)
	for language, want := range map[string][]string{
		"en": {"Bea", "Go to Saltby", "brings 4 points", "the other cart stands in a1"},
		"de": {"Bea", "Fahre nach Saltby", "bringt 4 Punkte", "der andere Wagen steht in a1"},
	} {
		in := describe.Manner{Language: language, Names: []string{"Al", "Bea"}}
		var said strings.Builder
		said.WriteString(p.Prompt(in))
		for _, option := range p.Offers(in, describe.Filter{}) {
			said.WriteString("\n" + option.Text + ": " + strings.Join(option.Effects, ", "))
		}
		err := p.Explain("go a1")
		said.WriteString("\n" + p.Of().Failure(err, in).Message)
		for _, part := range want {
			if !strings.Contains(said.String(), part) {
				t.Errorf("%s is not said: %s", part, &said)
			}
		}
		if len(p.Help(in)) < 10 {
			t.Errorf("the help has %d paragraphs", len(p.Help(in)))
		}
	}
	if p.Of().Failure(p.Explain("go a1"), describe.Manner{}).Rule != "GO-2" {
		t.Error("the rule is not named")
	}
}

// TestTheMapIsDrawn holds that the default picture shows what lies in the hexes.
func TestTheMapIsDrawn(t *testing.T) {
	p := begun(t, opening...)
	drawn, ok := p.Picture("map", 1, describe.Manner{}, describe.Look{}, describe.Last{})
	for _, part := range []string{"Tillbury", "price 4", "loads 2", "P1"} {
		if !ok || !strings.Contains(drawn, part) {
			t.Errorf("the picture does not show %s", part)
		}
	}
	if shown := p.Characters(2, describe.Manner{}, describe.Look{Plain: true}); !strings.Contains(shown, "price 4") {
		t.Errorf("a terminal shows\n%s", shown)
	}
}

// TestAnOrderIsSecret holds that nothing tells the other's order before the end.
func TestAnOrderIsSecret(t *testing.T) {
	p, other := begun(t, opening...), begun(t, "order a4", "order g4", "crop c4", "price e6")
	if string(p.Report(1)) != string(other.Report(1)) || string(p.Report(2)) == string(other.Report(2)) {
		t.Errorf("P1 sees %s", p.Report(1))
	}
	for imagined := range 10 {
		if again := p.Redealt(1, rand.New(rand.NewPCG(uint64(imagined), 1))); string(again.Report(1)) != string(p.Report(1)) {
			t.Errorf("P1 imagines %s", again.Report(1))
		}
	}
}
