package games_test

import (
	"errors"
	"testing"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// A refusal names its rule once, beside the sentence, and tells what was meant.
func TestRefusalsOfTypedMoves(t *testing.T) {
	p, _, err := games.All().New("game steam\nplayers 3\nmap northeast\ncomponents standard\nrules base\norder random\n", nil)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]describe.Refused{
		"Deal 3": {
			Message: `Spalte 1: Gefunden: "Deal"; erwartet: das erste Wort eines Zuges: goods, deal, bid, pass, capital, action, build, upgrade, redirect, urbanise, grow, done, locomotive, move, income oder points`,
			Meant:   "Gemeint ist wohl „deal 3“. Hier sind große und kleine Buchstaben anders als in der Notation. Auch so geht es nicht: Jetzt heißt es nicht ein Aktionsplättchen austeilen, sondern Waren ziehen (SETUP-2).",
		},
		"pass": {Rule: "SETUP-2", Message: "Jetzt heißt es nicht passen, sondern Waren ziehen"},
	} {
		err := p.Explain(text)
		var refusal *describe.Refusal
		if !errors.As(err, &refusal) {
			t.Fatalf("%q: %v", text, err)
		}
		in := describe.Manner{Language: "de"}
		got := p.Refusal(refusal, in)
		failure := game(t, "steam").Failure(err, in)
		if got.Rule != want.Rule || got.Message != want.Message || want.Meant != "" && got.Meant != want.Meant || (got.Rule == "") != (got.Text == "") {
			t.Errorf("%q: %+v", text, got)
		}
		if failure.Message != got.Message || failure.Meant != got.Meant || failure.Rule != got.Rule {
			t.Errorf("%q fails with %+v, and is refused with %+v", text, failure, got)
		}
	}
}
