package family_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

func TestMisread(t *testing.T) {
	die := parse.Say("a die from {low} to {high}", "low", 1, "high", 6)
	for _, test := range []struct {
		l    phrases.Language
		err  parse.Error
		want string
	}{
		{phrases.German, parse.Error{More: 1}, "1 weiterer Fehler"},
		{phrases.Dutch, parse.Error{More: 2}, "Nog 2 fouten"},
		{phrases.German, parse.Error{Column: 6, Found: parse.Quote("7"), Expected: die}, `Spalte 6: Gefunden: "7"; erwartet: ein Würfel von 1 bis 6`},
		{phrases.French, parse.Error{Line: 2, Column: 6, Found: parse.Say(parse.EndOfLine), Expected: parse.Say("a move")}, "Ligne 2, colonne 6\u00a0: Trouvé\u00a0: la fin de la ligne\u00a0; attendu\u00a0: un coup"},
		{phrases.English, parse.Error{Line: 2, Column: 6, Found: parse.Quote("7"), Expected: die}, `Line 2, column 6: Found "7", expected a die from 1 to 6`},
		{phrases.German, parse.Error{Line: 3, Found: parse.Say("a"), Expected: parse.Say("b"), RuleID: "BOARD-2"}, "Zeile 3: Gefunden: a; erwartet: b (BOARD-2)"},
		{phrases.Dutch, parse.Error{Found: parse.Quote("x"), Expected: parse.List("{one} or {other}", "bid", "pass", "done")}, `Gevonden: "x"; verwacht: bid, pass of done`},
		{phrases.German, parse.Error{Found: parse.Quote(""), Expected: parse.Say("a line {line} with {words}", "line", "order", "words", parse.AnyOf("auction", "random"))}, "Gefunden: nichts; erwartet: eine Zeile order: auction oder random"},
		{phrases.German, parse.Error{Found: parse.Quote("a move"), Expected: parse.Say("something that nobody says")}, `Gefunden: "a move"; erwartet: something that nobody says`},
	} {
		if got := family.Misread(phrases.In(test.l), &test.err); got != test.want {
			t.Errorf("%v:\n got %q\nwant %q", &test.err, got, test.want)
		}
	}
}
