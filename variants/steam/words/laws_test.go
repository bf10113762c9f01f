package words_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family/phrases/phrasestest"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/words"
)

// What must be so in every position, in every language.

var aLanguage = rapid.SampledFrom(slices.Collect(words.Languages()))

// begun is a new game of either variant.
func begun(t rapid.TB, players int, seed uint64) steam.State {
	t.Helper()
	setup := steam.Setup{Players: players, Variant: steam.Variant(seed % 2)}
	if setup.Variant == steam.Base {
		setup.Order = steam.FirstOrder(seed / 2 % 2)
	}
	s, err := steam.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// aGame draws a game and shows it from some move on.
func aGame(t *rapid.T, show func(s *steam.State, m steam.Move)) steam.State {
	players := rapid.IntRange(steam.MinSeats, steam.MaxSeats).Draw(t, "players")
	seed := rapid.Uint64().Draw(t, "seed")
	const shown = 20
	length := rapid.IntRange(1, 400).Draw(t, "length")
	n := 0
	start := begun(t, players, seed)
	return phrasestest.Play(t, &start, rand.New(rand.NewPCG(seed, 1)), length, func(s *steam.State, m steam.Move) {
		if n++; n > length-shown {
			show(s, m)
		}
	})
}

func TestEachLegalMoveHasOneOption(t *testing.T) {
	long.Draws(t, 40)
	rapid.Check(t, func(t *rapid.T) {
		speaker := words.In(aLanguage.Draw(t, "language"))
		aGame(t, func(s *steam.State, _ steam.Move) {
			var legal []steam.Move
			if s.Turn() != steam.Nobody {
				legal = s.AppendMoves(nil)
			}
			phrasestest.CheckOptions(t, speaker.Options(s), legal)
			for _, group := range speaker.Options(s) {
				for option := range group.All() {
					if s.Phase() == steam.PhaseMove && option.Move == steam.Pass() && len(option.Effects) > 0 {
						t.Fatalf("the end of the goods phase is told as an effect of passing: %q", option)
					}
				}
			}
		})
	})
}

// silent are the kinds of moves that may do nothing but what comes next.
var silent = []steam.Kind{steam.KindBid, steam.KindPass, steam.KindCapital, steam.KindDone}

func TestEverythingThatHappensIsTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		speaker := words.In(aLanguage.Draw(t, "language"))
		aGame(t, func(s *steam.State, m steam.Move) {
			phrasestest.MustBeSaid(t, speaker.Prompt(s))
			events, err := s.AppendEvents(nil, m)
			if err != nil {
				t.Fatal(err)
			}
			if len(events) == 0 && !slices.Contains(silent, m.Kind()) {
				t.Fatalf("nothing happens by %v", m)
			}
			for _, line := range speaker.Events(events) {
				phrasestest.MustBeSaid(t, line)
			}
		})
	})
}

func TestScoresAndResultsAreTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		speaker := words.In(aLanguage.Draw(t, "language"))
		s := aGame(t, func(*steam.State, steam.Move) {})
		for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
			entries := s.AppendLedger(nil, seat)
			for i, line := range speaker.Ledger(entries) {
				phrasestest.MustBeSaid(t, line)
				if !strings.HasSuffix(line, "("+entries[i].Rule.String()+")") {
					t.Fatalf("%q is not about %+v", line, entries[i])
				}
			}
		}
		if s.Over() {
			phrasestest.MustBeSaid(t, speaker.Result(&s))
		} else if result := speaker.Result(&s); result != "" {
			t.Fatalf("the game goes on, and %q", result)
		}
	})
}

// Moves of one position are mostly illegal in another.
func TestEachRefusalIsTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		speaker := words.In(aLanguage.Draw(t, "language"))
		var elsewhere []steam.Move
		s := aGame(t, func(_ *steam.State, m steam.Move) { elsewhere = append(elsewhere, m) })
		for _, m := range append(elsewhere, steam.Move{}) {
			err := s.Explain(m)
			if err == nil {
				continue
			}
			told := speaker.Refusal(err)
			phrasestest.MustBeSaid(t, told)
			if rule := err.(*family.MoveError).Rule; rule.IsValid() && !strings.HasSuffix(told, " ("+rule.String()+")") {
				t.Fatalf("%q does not cite %s", told, rule.String())
			}
		}
	})
}

func TestNothingIsSaidOfNothing(t *testing.T) {
	var speaker words.Speaker
	var none steam.State
	if speaker.Prompt(&none) != "" || speaker.Options(&none) != nil || speaker.Result(&none) != "" ||
		speaker.Event(steam.Event{}) != "" || speaker.Entry(steam.Entry{}) != "" ||
		speaker.Player(steam.Nobody) != "" || speaker.Refusal(nil) != "" || speaker.Rule(0) != "" {
		t.Error("something is said of nothing")
	}
	if got := speaker.Refusal(none.Explain(steam.Pass())); got == "" {
		t.Error("a move in no position is not refused in words")
	}
	if speaker.Language() != words.English {
		t.Error("the zero Speaker does not speak English")
	}
}
