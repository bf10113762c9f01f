package phrases_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
)

func TestLanguagesHaveTheSameSentences(t *testing.T) {
	gametest.CheckTexts(t, gametest.Texts{
		Said: []gametest.Said{{Folder: ".", Function: "say"}},
		Same: []string{"{reason} ({rule})"},
	})
}

func TestLanguagesAreFoundByTheirTags(t *testing.T) {
	if n := len(slices.Collect(phrases.Languages())); n != phrases.NumLanguages {
		t.Errorf("%d languages, want %d", n, phrases.NumLanguages)
	}
	for l := range phrases.Languages() {
		if got, err := phrases.ParseLanguage(l.String()); err != nil || got != l || !l.IsValid() || l.Name() == "" {
			t.Errorf("%d, %s, is found as %v, %v", l, l, got, err)
		}
	}
	for tag, want := range map[string]phrases.Language{
		"de-AT": phrases.German, "FR": phrases.French, "nl_BE": phrases.Dutch, "en-Latn-GB": phrases.English,
	} {
		if got, err := phrases.ParseLanguage(tag); got != want || err != nil {
			t.Errorf("%q is %v, %v", tag, got, err)
		}
	}
	for _, tag := range []string{"", "deu", "it", "-de"} {
		got, err := phrases.ParseLanguage(tag)
		var misread *parse.Error
		if got != 0 || !errors.As(err, &misread) || misread.Input != tag {
			t.Errorf("%q is %v, %v", tag, got, err)
		}
	}
	for _, none := range []phrases.Language{0, phrases.Dutch + 1} {
		if none.IsValid() || none.String() != "" || none.Name() != "" {
			t.Errorf("%d is a language: %q, %q", none, none.String(), none.Name())
		}
	}
}

// What is put before a name is cut off before a vowel.
func TestFormsGoWithTheirFirstLetter(t *testing.T) {
	for _, test := range []struct {
		thing any
		want  string
	}{
		{"Anna", "d’Anna"},
		{"ÉLISE", "d’ÉLISE"},
		{"Œdipe", "d’Œdipe"},
		{"Yves", "d’Yves"},
		{"Yann", "de Yann"},
		{"Ben", "de Ben"},
		{"Hanna", "de Hanna"}, // no letter tells whether the h is silent
		{"a1", "de a1"},       // a hex
		{"A", "de A"},
		{"", "de "},
		{phrases.Every{"Ida", "Ben"}, "d’Ida et Ben"},
		{phrases.Every{"Ben", "Ida"}, "de Ben et Ida"},
		{rune(7), "d’un autre"},
	} {
		word := func(any) string { return "un autre" }
		if got := phrases.In(phrases.French).Tell("{n|d’|de }{n}", phrases.Args("n", test.thing), word); got != test.want {
			t.Errorf("%v is %q, want %q", test.thing, got, test.want)
		}
	}
}

func TestFormsGoWithTheirNumber(t *testing.T) {
	for _, test := range []struct {
		l     phrases.Language
		thing any
		want  string
	}{
		{phrases.English, 0, "0 many"},
		{phrases.English, 1, "1 one"},
		{phrases.English, 2, "2 many"},
		{phrases.English, phrases.Signed(-1), "−1 one"},
		{phrases.English, phrases.Signed(+1), "+1 one"},
		{phrases.English, phrases.Signed(0), "0 many"},
		{phrases.English, phrases.Signed(-2), "−2 many"},
		{phrases.French, 0, "0 one"},
		{phrases.French, 1, "1 one"},
		{phrases.French, 2, "2 many"},
		{phrases.French, phrases.Signed(-1), "−1 one"},
		{phrases.German, 0, "0 many"},
		{phrases.German, 21, "21 many"},
		{phrases.Dutch, 1, "1 one"},
		{phrases.Dutch, 101, "101 many"},
		{0, 1, "1 one"},
		{phrases.English, "some", "some many"},   // what is no number goes by its first letter
		{phrases.English, "a few", "a few many"}, // a letter by itself is spelt
	} {
		if got := phrases.In(test.l).Tell("{n} {n|one|many}", phrases.Args("n", test.thing), nil); got != test.want {
			t.Errorf("%s: %v is %q, want %q", test.l, test.thing, got, test.want)
		}
	}
}

func TestASlotStaysForWhichNothingIsGiven(t *testing.T) {
	for _, template := range []string{"{a} {n|one|many}{", "}{b}", "{}", "no slot"} {
		if got := (phrases.Voice{}).Tell(template, phrases.Args("c", 1, 2, "no name", "odd"), nil); got != template {
			t.Errorf("%q becomes %q", template, got)
		}
	}
}

func TestSayingIsTellingWhatIsGiven(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		names := rapid.SliceOfN(rapid.StringMatching("[a-c]?"), 0, 12).Draw(t, "names")
		var template strings.Builder
		var given []any
		for i, name := range names {
			template.WriteString("{" + name + "} {" + name + "|one|many}")
			given = append(given, name, i)
		}
		given = append(given, rapid.SampledFrom([][]any{nil, {"odd"}, {1, "no name"}}).Draw(t, "more")...)
		voice := phrases.In(phrases.French)
		if got, want := voice.Say(template.String(), nil, given...), voice.Tell(template.String(), phrases.Args(given...), nil); got != want {
			t.Fatalf("%q is said, and told %q", got, want)
		}
	})
}

func TestThingsInARow(t *testing.T) {
	for _, test := range []struct {
		thing any
		want  string
	}{
		{phrases.Every{}, "keine"},
		{phrases.Every{"1"}, "1"},
		{phrases.Every{"1", "2"}, "1 und 2"},
		{phrases.Either{"1", "2", "3"}, "1, 2 oder 3"},
	} {
		if got := phrases.In(phrases.German).Tell("{list}", phrases.Args("list", test.thing), nil); got != test.want {
			t.Errorf("%v is %q, want %q", test.thing, got, test.want)
		}
	}
}

// What the engine does not know, the game has words for; without them it is
// printed.
func TestThingsOfTheGameHaveItsWords(t *testing.T) {
	args := phrases.Args("seat", int8(3), "hex", "c5")
	if got := (phrases.Voice{}).Tell("{seat} {hex}", args, func(thing any) string { return fmt.Sprintf("<%v>", thing) }); got != "<3> c5" {
		t.Errorf("%q", got)
	}
	if got := (phrases.Voice{}).Tell("{seat} {hex}", args, nil); got != "3 c5" {
		t.Errorf("%q", got)
	}
}

func TestSlotsAreThoseThatAreFilled(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		// The forms of a slot have no braces of their own; a brace may be left open at the end.
		template := rapid.StringMatching(`([a-z }|]|\{[a-c |]{0,3}\}|\{[a-c]\|x\|y\}){0,12}(\{[a-c|]{0,3})?`).Draw(t, "template")
		var args []phrases.Arg
		for name := range phrases.Slots(template) {
			args = append(args, phrases.Arg{Name: name, Value: 1})
		}
		told := phrases.Voice{}.Tell(template, args, nil)
		if _, after, open := strings.Cut(told, "{"); open && strings.Contains(after, "}") {
			t.Fatalf("%q with all its slots is %q", template, told)
		}
	})
}

func TestPlayersHaveTheirNames(t *testing.T) {
	names := []string{"Anna", "", "Zoë"}
	voice := phrases.In(phrases.German).Naming(names...)
	names[0] = "Eve" // is no business of the voice's any more
	for seat, want := range map[int]string{-1: "", 0: "", 1: "Anna", 2: "", 3: "Zoë", 4: ""} {
		if got, ok := voice.Name(seat); got != want || ok != (want != "") {
			t.Errorf("seat %d is %q, %t, want %q", seat, got, ok, want)
		}
	}
	if voice.Language() != phrases.German || (phrases.Voice{}).Language() != phrases.English {
		t.Errorf("%v and %v are spoken", voice.Language(), phrases.Voice{}.Language())
	}
}

var errOfGame = errors.New("an error of the game")

func TestErrorsAreTold(t *testing.T) {
	own := func(err error) (string, bool) { return "eigen", err == errOfGame }
	for _, test := range []struct {
		err  error
		want string
	}{
		{nil, ""},
		{errOfGame, "eigen"},
		{fmt.Errorf("move 3: %w", errOfGame), "move 3: eigen"},
		{errors.Join(errOfGame, errors.New("full")), "eigen\nfull"},
		{errors.New("the disk is full"), "the disk is full"},
	} {
		if got := phrases.In(phrases.German).Refusal(test.err, own); got != test.want {
			t.Errorf("%v:\n got %q\nwant %q", test.err, got, test.want)
		}
	}
}

func TestABareVoiceCitesNoRules(t *testing.T) {
	if got := (phrases.Voice{}).Bare().Cite("so it is", "BOARD-2"); got != "so it is" {
		t.Errorf("%q", got)
	}
}

// seat is that of a player, as games have it.
type seat uint8

func (s seat) String() string { return fmt.Sprintf("P%d", uint8(s)) }

func TestAVoiceSpeaksToAPlayer(t *testing.T) {
	named := func(thing any) string { return [...]string{"nobody", "Ada", "Ben"}[thing.(seat)] }
	for _, test := range []struct {
		you      int
		template string
		player   any
		want     string
	}{
		{1, "{player}, draft a die.", seat(1), "Draft a die."},
		{2, "{player}, draft a die.", seat(1), "Ada, draft a die."},
		{0, "{player}, draft a die.", seat(1), "Ada, draft a die."},
		{0, "{player}, draft a die.", seat(0), "nobody, draft a die."},
		{1, "{player}, draft a die.", 1, "1, draft a die."}, // a number is no seat
		{1, "{player} drafts a die.", seat(1), "Ada drafts a die."},
		{1, "{player}, élan de {player}", seat(1), "Élan de Ada"},
	} {
		if got := (phrases.Voice{}).To(test.you).Say(test.template, named, "player", test.player); got != test.want {
			t.Errorf("to P%d %q is %q, want %q", test.you, test.template, got, test.want)
		}
	}
}

func TestABriefVoiceGivesNoDetails(t *testing.T) {
	for template, want := range map[string]string{
		"{a} builds: {b}.": "A: 1 builds.", "{a} construit : {b}.": "A: 1 construit.", "{a} builds.": "A: 1 builds.",
	} {
		if got := (phrases.Voice{}).Brief().Say(template, nil, "a", "A: 1", "b", "track"); got != want {
			t.Errorf("%q is %q, want %q", template, got, want)
		}
	}
}

func TestSentencesBeginWithACapital(t *testing.T) {
	for template, want := range map[string]string{
		"élan de {a}": "Élan de anna", "{a} is asked": "anna is asked", "": "", "$2": "$2", "c": "C",
	} {
		if got := (phrases.Voice{}).Say(phrases.Capital(template), nil, "a", "anna"); got != want {
			t.Errorf("%q is %q, want %q", template, got, want)
		}
	}
}
