package words_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/phrases"
)

// crossing is a position in which seat 1 acts with a 3: from city 3 they have a
// route to city 6 over city 4 and one over city 2, both of distance 2, and one
// good left.
func crossing(t *testing.T) steamrollers.State {
	t.Helper()
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	play := func(moves ...string) {
		for _, m := range moves {
			if err == nil {
				s, err = s.Apply(steamrollers.MustParseMove(m))
			}
		}
	}
	play("goods YYRB GGRB EEEG REGB YGBE RRYG", "sides a a b a a a")
	for _, deed := range []string{
		"3 build b6 E-W", "2 build b7 E-W", "2 build c8 NE-SW", "6 build d7 NE-SE",
		"3 build c5 NE-SE", "4 build d5 NW-SW", "4 build e6 E-W", "6 build e7 E-W",
		"1 improve", "2 improve", "3 take",
	} {
		die, deed, _ := strings.Cut(deed, " ")
		mine, others := []string{"draft " + die, deed}, []string{"draft 5", "take"}
		play(fmt.Sprintf("roll %s 5 5 straight/gentle", die))
		if s.Start() == 1 {
			play(append(mine, others...)...)
		} else {
			play(append(others, mine...)...)
		}
	}
	play("roll 3 5 5 straight/gentle", "draft 5", "take", "draft 3")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestDeliveriesTellTheirWays(t *testing.T) {
	s := crossing(t)
	var got []string
	for _, group := range words.English().Options(&s, s.AppendMoves(nil)) {
		for option := range group.All() {
			if option.Move.Kind() == steamrollers.KindDeliver {
				got = append(got, option.String())
			}
		}
	}
	want := []string{
		"Deliver green from city 3 to city 6 over 2 for 2 points · engine 2 of 2 needed · 1 other route as long · city 3 is then empty",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestEntriesTellWhatPointsComeFrom(t *testing.T) {
	set := variants.StandardComponents()
	for _, test := range []struct {
		entry scoring.Entry
		want  string
	}{
		{scoring.OfDeliveries(13), "+13 livraisons (SCORE-1)"},
		{scoring.OfDelivery(variants.Grey, 1, 3, 1, 0), "+1 livraison d’une marchandise grise de la ville 1 à la ville 3, distance 1 (SCORE-1)"},
		{scoring.OfDelivery(variants.Coal, 6, 5, 1, 2), "+3 livraison d’une marchandise noire de la ville 6 à la ville 5, distance 1, comptée 2 de plus (SCORE-1)"},
		{scoring.OfPower(), "+2 tuile Démarrage (POWER-4)"},
		{scoring.OfEngine(5), "+2 locomotive avec 5 cases cochées (SCORE-3)"},
		{scoring.OfTile(&set, variants.Tile2bSolo), "+1 tuile 2b (SCORE-4)"},
		{scoring.OfOrder(&set, variants.OrderFaceOf(5, true)), "+4 commande 5b (SCORE-5)"},
	} {
		if got := strings.Join(words.With(phrases.In(phrases.French)).Ledger(scoring.Ledger{test.entry}), ""); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

// TestPlacesOfALineSayWhatOliveRemoves: a good that is delivered from a place of its line tells
// which one Olive then removes first, where any is left.
func TestPlacesOfALineSayWhatOliveRemoves(t *testing.T) {
	told := map[string]bool{}
	for s := range positionsOf(t, recordOf(t, "olive")) {
		for _, group := range words.English().Options(&s, s.AppendMoves(nil)) {
			for option := range group.All() {
				m := option.Move
				if m.Kind() != steamrollers.KindDeliver || m.LinePlace() == 0 {
					continue
				}
				after, err := s.Apply(m)
				if err != nil {
					t.Fatal(err)
				}
				last := after.Supply(m.From()).Last()
				want := "leaves " + words.English().Word(last) + " as the last of the line, which Olive removes"
				if slices.Contains(option.Effects, want) != (after.Supply(m.From()) != 0) {
					t.Errorf("%v leaves %v, and is told with %q", m, after.Supply(m.From()), option.Effects)
				}
				told[want] = true
			}
		}
	}
	if len(told) < 2 {
		t.Errorf("told is %v alone", told)
	}
}
