package words_test

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/examples/steampower/words"
)

// What must be so in every position, in every language.

// unfilled is what a sentence never holds: slots, marks of misused formatting,
// doubled spaces.
var unfilled = regexp.MustCompile(`[{}|\n]|%!|  |^ | $|\(\)|nil`)

func mustBeSaid(t rapid.TB, sentence string) {
	t.Helper()
	if sentence == "" || unfilled.MatchString(sentence) {
		t.Fatalf("%q is no sentence", sentence)
	}
}

var aLanguage = rapid.SampledFrom(slices.Collect(words.Languages()))

// play plays a random game for so many moves at the most and shows each position
// with the move that is made in it.
func play(t rapid.TB, players int, seed uint64, most int, show func(s *steampower.State, m steampower.Move)) steampower.State {
	t.Helper()
	s, err := steampower.New(steampower.Setup{Players: players})
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, 1))
	for range most {
		if s.Over() {
			break
		}
		m := s.Sample(random)
		if !s.Chance() {
			m = anyOfAKind(s.AppendMoves(nil), random)
		}
		show(&s, m)
		if s, err = s.Apply(m); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// anyOfAKind is a move of a kind that is drawn first, so that the kinds of which
// there are few moves come up as often as the others.
func anyOfAKind(moves []steampower.Move, random *rand.Rand) steampower.Move {
	var kinds []steampower.Kind
	for _, m := range moves {
		if !slices.Contains(kinds, m.Kind()) {
			kinds = append(kinds, m.Kind())
		}
	}
	kind := kinds[random.IntN(len(kinds))]
	moves = slices.DeleteFunc(moves, func(m steampower.Move) bool { return m.Kind() != kind })
	return moves[random.IntN(len(moves))]
}

// aGame draws a game and shows it from some move on.
func aGame(t *rapid.T, show func(s *steampower.State, m steampower.Move)) steampower.State {
	players := rapid.IntRange(2, steampower.MaxSeats).Draw(t, "players")
	seed := rapid.Uint64().Draw(t, "seed")
	const shown = 30
	length := rapid.IntRange(1, 600).Draw(t, "length")
	n := 0
	return play(t, players, seed, length, func(s *steampower.State, m steampower.Move) {
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
			told, said := map[steampower.Move]bool{}, map[string]bool{}
			for _, group := range speaker.Options(s) {
				mustBeSaid(t, group.Title)
				for option := range group.All() {
					mustBeSaid(t, option.Text)
					for _, effect := range option.Effects {
						mustBeSaid(t, effect)
					}
					if told[option.Move] || !slices.Contains(legal, option.Move) {
						t.Fatalf("%v is told twice, or not legal", option.Move)
					}
					if said[option.String()] {
						t.Fatalf("two options are %q", option)
					}
					told[option.Move], said[option.String()] = true, true
				}
			}
			if len(told) != len(legal) {
				t.Fatalf("%d options, and %d moves are legal", len(told), len(legal))
			}
		})
	})
}

// silent are the kinds of moves that may do nothing but what comes next.
var silent = []steampower.Kind{steampower.KindDone, steampower.KindDraw}

func TestEverythingThatHappensIsTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		speaker := words.In(aLanguage.Draw(t, "language"))
		aGame(t, func(s *steampower.State, m steampower.Move) {
			mustBeSaid(t, speaker.Prompt(s))
			events, err := s.AppendEvents(nil, m)
			if err != nil {
				t.Fatal(err)
			}
			if len(events) == 0 && !slices.Contains(silent, m.Kind()) {
				t.Fatalf("nothing happens by %v", m)
			}
			for _, line := range speaker.Events(events) {
				mustBeSaid(t, line)
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
				mustBeSaid(t, line)
				if !strings.HasSuffix(line, "("+entries[i].Rule.String()+")") {
					t.Fatalf("%q is not about %+v", line, entries[i])
				}
			}
		}
		if s.Over() {
			mustBeSaid(t, speaker.Result(&s))
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
			mustBeSaid(t, told)
			if rule := err.(*steampower.MoveError).Rule; rule.IsValid() && !strings.HasSuffix(told, " ("+rule.String()+")") {
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
