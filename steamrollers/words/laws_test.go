package words_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
)

// The laws in this file hold in every position and every language.

var aLanguage = rapid.SampledFrom(slices.Collect(phrases.Languages()))

func TestEachLegalMoveHasOneOption(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		speaker := words.In(aLanguage.Draw(t, "language"))
		var legal []steamrollers.Move
		if s.Turn() != steamrollers.Nobody {
			legal = s.AppendMoves(nil)
		}
		gametest.CheckOptions(t, speaker.Options(&s), legal)
	})
}

func TestEverythingThatHappensIsTold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		record := gamegen.Game().Draw(t, "game")
		speaker := words.In(aLanguage.Draw(t, "language"))
		positions := gamegen.Positions(record)
		const last = 24 // moves; games may stop anywhere
		for i := max(len(record.Moves)-last, 0); i < len(record.Moves); i++ {
			m := record.Moves[i]
			gametest.MustBeSaid(t, speaker.Prompt(&positions[i]))
			events, err := positions[i].AppendEvents(nil, m)
			if err != nil {
				t.Fatal(err)
			}
			if len(events) == 0 && !slices.Contains(silent, m.Kind()) {
				t.Fatalf("nothing happens by %v", m)
			}
			for _, line := range speaker.Events(events) {
				gametest.MustBeSaid(t, line)
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
				gametest.MustBeSaid(t, line)
				if !strings.HasSuffix(line, "("+ledger[i].RuleID+")") || !strings.Contains(line, speaker.Entry(ledger[i])) {
					t.Fatalf("%q is not about %+v", line, ledger[i])
				}
			}
		}
		for _, line := range speaker.OliveLedger(s.OlivePoints()) {
			gametest.MustBeSaid(t, line)
		}
		if s.Over() {
			gametest.MustBeSaid(t, speaker.Result(&s))
		} else if result := speaker.Result(&s); result != "" {
			t.Fatalf("the game goes on, and %q", result)
		}
		for number := 1; number <= variants.NumTiles; number++ {
			if face, _, _ := s.Tile(number); face != 0 {
				gametest.MustBeSaid(t, speaker.Tile(&s, number))
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
			gametest.MustBeSaid(t, told)
			if rule := err.(*family.MoveError).Rule; rule.IsValid() && !strings.HasSuffix(told, " ("+rule.String()+")") {
				t.Fatalf("%q does not cite %s", told, rule.String())
			}
		}
	})
}
