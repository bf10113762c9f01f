package words_test

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/phrases"
)

// The zero Speaker, and one of no language, speak English.
func TestASpeakerSpeaksSomeLanguage(t *testing.T) {
	var s steamrollers.State
	for _, speaker := range []words.Speaker{words.English(), words.With(phrases.In(0)), words.With(phrases.In(200)), words.English()} {
		if speaker.Word(variants.Red) != "red" || speaker.Player(3) != "P3" {
			t.Errorf("%v says %q and %q", speaker, speaker.Word(variants.Red), speaker.Player(3))
		}
		if speaker.Prompt(&s) != "" || speaker.Options(&s, s.AppendMoves(nil)) != nil || speaker.Result(&s) != "" || speaker.Tile(&s, 1) != "" {
			t.Errorf("%v tells something of the zero State", speaker)
		}
		if speaker.Event(steamrollers.Event{}) != "" || speaker.Refusal(nil) != "" || speaker.Rule(steamrollers.Rule(0)) != "" {
			t.Errorf("%v tells of nothing", speaker)
		}
	}
}

func TestPlayersHaveTheirNames(t *testing.T) {
	names := []string{"Anna", "", "Zoë"}
	speaker := words.With(phrases.In(phrases.German).Naming(names...))
	names[0] = "Eve" // is no business of the speaker's any more
	want := []string{"Olivia", "Anna", "P2", "Zoë", "P4", "P5"}
	for seat, want := range want {
		if got := speaker.Player(steamrollers.Seat(seat)); got != want {
			t.Errorf("seat %d is %q, want %q", seat, got, want)
		}
	}
	if got := words.With(phrases.In(phrases.German)).Player(1); got != "P1" {
		t.Errorf("another speaker calls seat 1 %q", got)
	}
}

func TestThingsHaveTheirWords(t *testing.T) {
	english, german := words.English(), words.With(phrases.In(phrases.German))
	for _, test := range []struct{ got, want string }{
		{english.Word(variants.Coal), "coal"},
		{german.Word(variants.Red), "rote"},
		{english.Word(variants.Goods(0)), "nothing"},
		{english.Word(variants.GoodsOf(variants.Red, variants.Yellow, variants.Red)), "1 yellow and 2 red"},
		{german.Word(hexmap.Grey), "grau"},
		{german.Word(track.Sharp), "enge Kurve"},
		{german.Word(track.Between(hexmap.NorthWest, hexmap.East)), "weite Kurve Ost–Nordwest"},
		{german.Word(variants.EnginePower), "Lok"},
		{german.Word(solo.Baron), "Magnat"},
		{english.Word(variants.Modules(0)), "none"},
		{german.Word(variants.AllModules), "Kohle, Auftragsplättchen, Startbonus-Plättchen und Plättchen 2b von Yucata"},
		{german.Word(hexmap.Open), "keine blockierten Grenzen"},
		{english.Rule(steamrollers.MustParseRule("SCORE-3")), steamrollers.MustParseRule("SCORE-3").Text()},
	} {
		if test.got != test.want {
			t.Errorf("%q, want %q", test.got, test.want)
		}
	}
}

// One Speaker serves any number of goroutines.
func TestASpeakerIsShared(t *testing.T) {
	s := begin("roll 3 3 4 straight/gentle", "draft 3", "decline")
	speaker := words.With(phrases.In(phrases.Dutch).Naming("Anna", "Ben"))
	want := speaker.Options(&s, s.AppendMoves(nil))
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			if got := speaker.Options(&s, s.AppendMoves(nil)); !cmp.Equal(got, want, cmp.Comparer(func(m, o steamrollers.Move) bool { return m == o })) {
				t.Error("the same position is told in two ways")
			}
		})
	}
	all.Wait()
}

// Every option of a group is walked, and a loop may stop.
func TestAGroupIsWalkedAsFarAsIsAsked(t *testing.T) {
	options := func(n int) []phrases.Option[steamrollers.Move] { return make([]phrases.Option[steamrollers.Move], n) }
	group := phrases.Group[steamrollers.Move]{Groups: []phrases.Group[steamrollers.Move]{{Options: options(2)}, {Groups: []phrases.Group[steamrollers.Move]{{Options: options(3)}}}}, Options: options(1)}
	if n := len(slices.Collect(group.All())); n != 6 {
		t.Errorf("%d options, want 6", n)
	}
	for stop := 1; stop <= 6; stop++ {
		n := 0
		for range group.All() {
			if n++; n == stop {
				break
			}
		}
		if n != stop {
			t.Errorf("%d options, want %d", n, stop)
		}
	}
}

func TestPicturesHaveTheirTextInEveryLanguage(t *testing.T) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	for l, want := range map[phrases.Language]string{
		0: "Sheet of player 2", phrases.English: "Sheet of player 2", phrases.French: "Feuille du joueur 2",
		phrases.German: "Spielerplan von Spieler 2", phrases.Dutch: "Speelblad van speler 2",
	} {
		text := words.With(phrases.In(l)).Pictures()
		if svg := (picture.Style{Words: text}).Sheet(&s, 2, picture.Marks{}); !strings.Contains(svg, "<title>"+want+"</title>") {
			t.Errorf("%s: there is no title %q", l.Name(), want)
		}
		clear(text)
		if len(words.With(phrases.In(l)).Pictures()) != len(words.English().Pictures()) {
			t.Errorf("%s: %d texts", l.Name(), len(words.With(phrases.In(l)).Pictures()))
		}
	}
}
