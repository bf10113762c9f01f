package misread_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/internal/misread"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/family/phrases/phrasestest"
)

func TestMisreadTextIsTold(t *testing.T) {
	for _, test := range []struct {
		l    phrases.Language
		err  parse.Error
		want string
	}{
		{phrases.German, parse.Error{More: 1}, "1 weiterer Fehler"},
		{phrases.Dutch, parse.Error{More: 2}, "Nog 2 fouten"},
		{phrases.German, parse.Error{Column: 6, Found: parse.Quote("7"), Expected: parse.Say("a die from 1 to 6")}, `Spalte 6: Gefunden: "7"; erwartet: ein Würfel von 1 bis 6`},
		{phrases.French, parse.Error{Line: 2, Column: 6, Found: parse.Say("the end of the line"), Expected: parse.Say("a move")}, "Ligne 2, colonne 6 : Trouvé : la fin de la ligne ; attendu : un coup"},
		{phrases.English, parse.Error{Line: 2, Column: 6, Found: parse.Quote("7"), Expected: parse.Say("a die from 1 to 6")}, `Line 2, column 6: Found "7", expected a die from 1 to 6`},
		{phrases.German, parse.Error{Line: 3, Found: parse.Say("a"), Expected: parse.Say("b"), RuleID: "BOARD-2"}, "Zeile 3: Gefunden: a; erwartet: b (BOARD-2)"},
		{phrases.Dutch, parse.Error{Found: parse.Quote("x"), Expected: parse.Say("bid, pass or done")}, `Gevonden: "x"; verwacht: bid, pass of done`},
		{phrases.German, parse.Error{Found: parse.Say("nothing"), Expected: parse.Say("a line order with auction or random")}, "Gefunden: nichts; erwartet: eine Zeile order: auction oder random"},
		{phrases.German, parse.Error{Found: parse.Quote("a move"), Expected: parse.Say("something that nobody says")}, `Gefunden: "a move"; erwartet: something that nobody says`},
	} {
		if got := misread.Tell(phrases.In(test.l), &test.err); got != test.want {
			t.Errorf("%v:\n got %q\nwant %q", &test.err, got, test.want)
		}
	}
}

// What is in one catalogue is in all, with the same slots.
func TestLanguagesHaveTheSameTexts(t *testing.T) {
	phrasestest.CheckTables(t, &misread.Catalogues, "{q}: {a}")
}
