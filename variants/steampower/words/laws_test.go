package words_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family/phrases/phrasestest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/words"
)

// What must be so in every position, in every language.

var aLanguage = rapid.SampledFrom(slices.Collect(words.Languages()))

// begun is a new game.
func begun(t rapid.TB, players int) steampower.State {
	t.Helper()
	s, err := steampower.New(steampower.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// aGame draws a game and shows it from some move on.
func aGame(t *rapid.T, show func(s *steampower.State, m steampower.Move)) steampower.State {
	players := rapid.IntRange(2, steampower.MaxSeats).Draw(t, "players")
	seed := rapid.Uint64().Draw(t, "seed")
	const shown = 30
	length := rapid.IntRange(1, 600).Draw(t, "length")
	n := 0
	start := begun(t, players)
	return phrasestest.Play(t, &start, rand.New(rand.NewPCG(seed, 1)), length, func(s *steampower.State, m steampower.Move) {
		if n++; n > length-shown {
			show(s, m)
		}
	})
}

func TestEachLegalMoveHasOneOption(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		speaker := words.In(aLanguage.Draw(t, "language"))
		aGame(t, func(s *steampower.State, _ steampower.Move) {
			var legal []steampower.Move
			if s.Turn() != steampower.Nobody {
				legal = s.AppendMoves(nil)
			}
			phrasestest.CheckOptions(t, speaker.Options(s), legal)
		})
	})
}

// silent are the kinds of moves that may do nothing but what comes next.
var silent = []steampower.Kind{steampower.KindDone, steampower.KindDraw}

func TestEverythingThatHappensIsTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		speaker := words.In(aLanguage.Draw(t, "language"))
		aGame(t, func(s *steampower.State, m steampower.Move) {
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
		s := aGame(t, func(*steampower.State, steampower.Move) {})
		for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
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
		var elsewhere []steampower.Move
		s := aGame(t, func(_ *steampower.State, m steampower.Move) { elsewhere = append(elsewhere, m) })
		for _, m := range append(elsewhere, steampower.Move{}) {
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
	var none steampower.State
	if speaker.Prompt(&none) != "" || speaker.Options(&none) != nil || speaker.Result(&none) != "" ||
		speaker.Event(steampower.Event{}) != "" || speaker.Entry(steampower.Entry{}) != "" ||
		speaker.Player(steampower.Nobody) != "" || speaker.Refusal(nil) != "" || speaker.Rule(0) != "" {
		t.Error("something is said of nothing")
	}
	if got := speaker.Refusal(none.Explain(steampower.Money())); got == "" {
		t.Error("a move in no position is not refused in words")
	}
	if speaker.Language() != words.English {
		t.Error("the zero Speaker does not speak English")
	}
}
