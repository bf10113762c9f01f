package words_test

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/examples/steam"
	"github.com/railhex/railhex/examples/steam/words"
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
func play(t rapid.TB, players int, seed uint64, most int, show func(s *steam.State, m steam.Move)) steam.State {
	t.Helper()
	setup := steam.Setup{Players: players, Variant: steam.Variant(seed % 2)}
	if setup.Variant == steam.Base {
		setup.Order = steam.FirstOrder(seed / 2 % 2)
	}
	s, err := steam.New(setup)
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
func anyOfAKind(moves []steam.Move, random *rand.Rand) steam.Move {
	var kinds []steam.Kind
	for _, m := range moves {
		if !slices.Contains(kinds, m.Kind()) {
			kinds = append(kinds, m.Kind())
		}
	}
	kind := kinds[random.IntN(len(kinds))]
	moves = slices.DeleteFunc(moves, func(m steam.Move) bool { return m.Kind() != kind })
	return moves[random.IntN(len(moves))]
}

// aGame draws a game and shows it from some move on.
func aGame(t *rapid.T, show func(s *steam.State, m steam.Move)) steam.State {
	players := rapid.IntRange(steam.MinSeats, steam.MaxSeats).Draw(t, "players")
	seed := rapid.Uint64().Draw(t, "seed")
	const shown = 20
	length := rapid.IntRange(1, 400).Draw(t, "length")
	n := 0
	return play(t, players, seed, length, func(s *steam.State, m steam.Move) {
		if n++; n > length-shown {
			show(s, m)
		}
	})
}

func TestEachLegalMoveHasOneOption(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		speaker := words.In(aLanguage.Draw(t, "language"))
		aGame(t, func(s *steam.State, _ steam.Move) {
			var legal []steam.Move
			if s.Turn() != steam.Nobody {
				legal = s.AppendMoves(nil)
			}
			told, said := map[steam.Move]bool{}, map[string]bool{}
			for _, group := range speaker.Options(s) {
				mustBeSaid(t, group.Title)
				for option := range group.All() {
					mustBeSaid(t, option.Text)
					for _, effect := range option.Effects {
						mustBeSaid(t, effect)
					}
					if s.Phase() == steam.PhaseMove && option.Move == steam.Pass() && len(option.Effects) > 0 {
						t.Fatalf("the end of the goods phase is told as an effect of passing: %q", option)
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
var silent = []steam.Kind{steam.KindBid, steam.KindPass, steam.KindCapital, steam.KindDone}

func TestEverythingThatHappensIsTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		speaker := words.In(aLanguage.Draw(t, "language"))
		aGame(t, func(s *steam.State, m steam.Move) {
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
		s := aGame(t, func(*steam.State, steam.Move) {})
		for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
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
		var elsewhere []steam.Move
		s := aGame(t, func(_ *steam.State, m steam.Move) { elsewhere = append(elsewhere, m) })
		for _, m := range append(elsewhere, steam.Move{}) {
			err := s.Explain(m)
			if err == nil {
				continue
			}
			told := speaker.Refusal(err)
			mustBeSaid(t, told)
			if rule := err.(*steam.MoveError).Rule; rule.IsValid() && !strings.HasSuffix(told, " ("+rule.String()+")") {
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
