package words_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
)

// What must be so in every position, in every language.

// unfilled is what a sentence never holds: slots, marks of misused formatting,
// keys, doubled spaces.
var unfilled = regexp.MustCompile(`[{}|\n]|%!|\b(event|option|effect|group|refusal|prompt|kind|goods?|rule)\.[a-z]|  |^ | $|\(\)|nil`)

func mustBeSaid(t rapid.TB, sentence string) {
	t.Helper()
	if sentence == "" || unfilled.MatchString(sentence) {
		t.Fatalf("%q is no sentence", sentence)
	}
}

var aLanguage = rapid.SampledFrom(slices.Collect(words.Languages()))

func TestEachLegalMoveHasOneOption(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		speaker := words.In(aLanguage.Draw(t, "language"))
		var legal []steamrollers.Move
		if s.Turn() != steamrollers.Nobody {
			legal = s.AppendMoves(nil)
		}
		told, said := map[steamrollers.Move]bool{}, map[string]bool{}
		for _, group := range speaker.Options(&s) {
			checkTitles(t, group)
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
}

// checkTitles looks whether each group has a title and something in it.
func checkTitles(t rapid.TB, g words.Group) {
	t.Helper()
	mustBeSaid(t, g.Title)
	if (len(g.Groups) == 0) == (len(g.Options) == 0) {
		t.Fatalf("%q holds %d options and %d groups", g.Title, len(g.Options), len(g.Groups))
	}
	for _, sub := range g.Groups {
		checkTitles(t, sub)
	}
}

func TestEverythingThatHappensIsTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		record := gamegen.Game().Draw(t, "game")
		speaker := words.In(aLanguage.Draw(t, "language"))
		positions := gamegen.Positions(record)
		const last = 24 // moves; games may stop anywhere
		for i := max(len(record.Moves)-last, 0); i < len(record.Moves); i++ {
			m := record.Moves[i]
			mustBeSaid(t, speaker.Prompt(&positions[i]))
			events, err := positions[i].AppendEvents(nil, m)
			if err != nil {
				t.Fatal(err)
			}
			if len(events) == 0 && !slices.Contains(silent, m.Kind()) {
				t.Fatalf("nothing happens by %v", m)
			}
			for _, line := range speaker.Events(events) {
				mustBeSaid(t, line)
			}
		}
	})
}

// silent are the kinds of moves of which there may be nothing to tell but what
// comes next.
var silent = []steamrollers.Kind{
	steamrollers.KindInfluence, // where no region has a hex left
	steamrollers.KindEnd,
}

func TestScoresAndResultsAreTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		speaker := words.In(aLanguage.Draw(t, "language"))
		for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
			ledger := s.Ledger(seat)
			for i, line := range speaker.Ledger(ledger) {
				mustBeSaid(t, line)
				if !strings.HasSuffix(line, "("+ledger[i].RuleID+")") || !strings.Contains(line, speaker.Entry(ledger[i])) {
					t.Fatalf("%q is not about %+v", line, ledger[i])
				}
			}
		}
		for _, line := range speaker.OliveLedger(s.OlivePoints()) {
			mustBeSaid(t, line)
		}
		if s.Over() {
			mustBeSaid(t, speaker.Result(&s))
		} else if result := speaker.Result(&s); result != "" {
			t.Fatalf("the game goes on, and %q", result)
		}
		for number := 1; number <= variants.NumTiles; number++ {
			if face, _, _ := s.Tile(number); face != 0 {
				mustBeSaid(t, speaker.Tile(&s, number))
			}
		}
	})
}

func TestEachRefusalIsTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		speaker := words.In(aLanguage.Draw(t, "language"))
		for range 8 {
			err := s.Explain(gamegen.MoveIn(&s).Draw(t, "move"))
			told := speaker.Refusal(err)
			if err == nil && told == "" {
				continue
			}
			mustBeSaid(t, told)
			if rule := err.(*steamrollers.MoveError).Rule; rule.IsValid() && !strings.HasSuffix(told, " ("+rule.String()+")") {
				t.Fatalf("%q does not cite %s", told, rule.String())
			}
		}
	})
}
