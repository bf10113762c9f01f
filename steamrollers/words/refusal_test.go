package words_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap/parse"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
)

func errorOf[T any](_ T, err error) error { return err }

func TestErrorsAreTold(t *testing.T) {
	const header = "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n"
	setups := errorOf(steamrollers.New(steamrollers.Setup{Players: 2, Olive: solo.Baron + 1}))
	for _, test := range []struct {
		err  error
		want string
	}{
		{steamrollers.MustParseRule("DELIVER-4"), "Keine Stadt wird auf einer Route zweimal besucht (DELIVER-4)"},
		{steamrollers.NoMove, "Der leere Move ist kein Zug: die Konstruktoren und ParseMove schaffen einen"},
		{setups, "Olivia spielt gegen einen Spieler, nicht gegen 2 (SETUP-1)\n" +
			"Olivia hat keinen Schwierigkeitsgrad 7: es gibt sechs, vom Fahrkartenverkäufer (1) bis zum Magnaten (6) (SOLO-3)"},
		{
			fmt.Errorf("move 3: %w", errorOf(new(steamrollers.State).Apply(steamrollers.Pass()))),
			"move 3: Der leere State ist keine Stellung: New schafft eine",
		},
		{
			errorOf(steamrollers.Record{Setup: steamrollers.Setup{Players: 2}, Moves: []steamrollers.Move{steamrollers.Pass()}}.Replay()),
			"Zeile 6: Jetzt heißt es nicht passen, sondern die Waren der Städte ziehen (SETUP-3)",
		},
		{
			errorOf(steamrollers.ParseRecord(header+"roll 7", nil)),
			`Zeile 5, Spalte 6: Gefunden: "7"; erwartet: ein Würfel von 1 bis 6`,
		},
		{errorOf(steamrollers.ParseRecord(header+"olive clerk", nil)), "Zeile 5: Olivia spielt gegen einen Spieler, nicht gegen 2 (SETUP-1)"},
		{errorOf(hexmap.ParseCell("C5")), `Gefunden: "C5"; erwartet: der Buchstabe einer Reihe von a bis z und eine Spalte von 1 bis 999, etwa c7`},
		{&hexmap.ParseError{More: 1}, "1 weiterer Fehler"},
		{&hexmap.ParseError{More: 2}, "2 weitere Fehler"},
		{&hexmap.ParseError{Line: 3, Found: parse.Say("a"), Expected: parse.Say("b"), RuleID: "BOARD-2"}, "Zeile 3: Gefunden: a; erwartet: b (BOARD-2)"},
		{
			errorOf(steamrollers.ParseState(strings.Replace(begun(t, steamrollers.Setup{Players: 2}).String(), "-goods.0.", "-goods.1.", 1), steamrollers.Setup{Players: 2})),
			"round: in Phase goods ist nicht Runde 1: Runden zählen von 1 an, und der Aufbau liegt davor (ROUND-1)",
		},
		{errors.New("the disk is full"), "the disk is full"},
	} {
		if got := words.With(phrases.In(phrases.German)).Refusal(test.err); got != test.want {
			t.Errorf("%v:\n got %q\nwant %q", test.err, got, test.want)
		}
	}
}

// A front end that links the rule need not say it twice.
func TestABareVoiceSaysNoRule(t *testing.T) {
	err := &family.MoveError{
		Move: steamrollers.Improve(), Rule: steamrollers.MustParseRule("ENGINE-2"),
		Reason: steamrollers.Refusal("box-ticked", "box", 4),
	}
	speaker := words.English()
	if got, want := words.With(phrases.Voice{}.Bare()).Refusal(err), "Box 4 is ticked already"; got != want || speaker.Refusal(err) != want+" (ENGINE-2)" {
		t.Errorf("%q, and as a refusal %q", got, speaker.Refusal(err))
	}
}

// A phrase that the library does not know is worded as far as possible.
func TestPhrasesOfOthersDoNoHarm(t *testing.T) {
	for _, phrase := range []family.Phrase{
		{},
		steamrollers.Refusal("no such key"),
		steamrollers.Refusal("draw-none"),
		steamrollers.Refusal("draw-none", "good", "zebra", "drawable", "YX"),
		steamrollers.Refusal("draw-none", "good", variants.Good(9), "drawable", nil),
		steamrollers.Refusal("not-asked", "kind", steamrollers.Kind(77), "expected", "sing, draft"),
	} {
		told := words.With(phrases.In(phrases.French)).Refusal(&family.MoveError{Rule: steamrollers.MustParseRule("ROUND-5"), Reason: phrase})
		for _, arg := range phrase.Args {
			if text, ok := arg.Value.(string); ok && !strings.Contains(told, text) {
				t.Errorf("%q says nothing of %q", told, text)
			}
		}
	}
}

// A mistyped move is answered with the move that was probably meant.
func TestWhatWasMeant(t *testing.T) {
	s := begun(t, steamrollers.Setup{Players: 3})
	for _, move := range []string{"goods GGGYE YBRER EYEGY RYRYG EBRRE YRGBY", "sides b a a b b b", "roll 1 3 3 6 straight/gentle"} {
		next, err := s.Apply(steamrollers.MustParseMove(move))
		if err != nil {
			t.Fatal(err)
		}
		s = &next
	}
	speaker := words.With(phrases.In(phrases.German).Naming("Anna", "Ben"))
	for text, want := range map[string]string{
		"draft 3":       "", // legal
		"Draft 3":       "Gemeint ist wohl „draft 3“. Hier sind große und kleine Buchstaben anders als in der Notation.",
		"draft –3":      "Gemeint ist wohl „draft 3“.",
		"darft 6.":      "Gemeint ist wohl „draft 6“. Hier ist ein Wort verschrieben und steht nach einem Wort ein Punkt oder ein Komma.",
		"draft 5":       "Gemeint ist wohl eine dieser Zeilen: „draft 1“, „draft 3“ oder „draft 6“.",
		"Draft 4":       "Gemeint ist wohl „draft 4“. Hier sind große und kleine Buchstaben anders als in der Notation. Auch so geht es nicht: Keiner der übrigen Würfel zeigt die 4; übrig: 1, 3, 3 und 6 (ROUND-2).",
		"build c5 E-W":  "Vor dieser Zeile fehlt offenbar „draft 3“ von Anna.",
		"":              "",
		"a bird sings":  "",
		"\x00 draft 99": "",
	} {
		if got := speaker.Meant(s, text); got != want {
			t.Errorf("%q:\n got %q\nwant %q", text, got, want)
		}
	}
	if told := speaker.Meant(new(steamrollers.State), "Draft 3"); told != "" {
		t.Errorf("in no position this was meant: %s", told)
	}
}
