package gametest

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Told is a pointer to a position of a game in words, with the reasons for which moves
// are refused.
type Told[State, Move, Event, Entry any] interface {
	Position[State, Move, Event, Entry, family.Seat]
	Turn() family.Seat
	Explain(Move) error
}

// A Teller tells a game, and why a move is refused.
type Teller[P, Event, Entry any, Move comparable] interface {
	Speaker[P, Event, Entry, Move, family.Seat]
	Refusal(error) string
}

// A game is played for so many moves at the most, and one of so many positions is looked at.
const (
	mostTold  = 1000
	tellEvery = 10
)

// CheckTold plays games at random, each in one of the languages, and fails the test
// unless all that is said in them is whole sentences. Each position must have a prompt,
// each legal move one option, and each move an event, unless its kind is among the
// silent. Each refusal and each entry of a ledger must cite its rule. There must be a
// result when a game is over, and not before. Begin returns the position in which the
// game of a seed begins, and rule the rule of an entry.
func CheckTold[P Told[State, Move, Event, Entry], S Teller[P, Event, Entry, Move], State, Event, Entry any, Move MoveOf[Kind], Kind comparable](
	t *testing.T, games int, in func(phrases.Language) S, begin func(seed uint64) (State, error),
	rule func(Entry) family.Rule, silent ...Kind,
) {
	languages := slices.Collect(phrases.Languages())
	for seed := range uint64(games) {
		start, err := begin(seed)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(seed, 1))
		speaker := in(languages[int(seed)%len(languages)])
		elsewhere := []Move{*new(Move)} // moves of other positions are mostly illegal
		end := Play(t, P(&start), random, mostTold, func(s P, m Move) {
			if random.IntN(tellEvery) > 0 {
				return
			}
			MustBeSaid(t, speaker.Prompt(s))
			var legal []Move
			if s.Turn() != family.Nobody {
				legal = s.AppendMoves(nil)
			}
			CheckOptions(t, speaker.Options(s), legal)
			events, err := s.AppendEvents(nil, m)
			if err != nil {
				t.Fatal(err)
			}
			if len(events) == 0 && !slices.Contains(silent, m.Kind()) {
				t.Fatalf("nothing happens by %v", m)
			}
			for _, line := range speaker.Events(events) {
				MustBeSaid(t, line)
			}
			checkStanding(t, speaker, s, rule)
			for _, m := range elsewhere {
				checkRefusal(t, speaker, s.Explain(m))
			}
			elsewhere = append(elsewhere, m)
		})
		checkStanding(t, speaker, P(&end), rule)
		checkRefusal(t, speaker, P(&end).Explain(elsewhere[len(elsewhere)-1]))
	}
}

// mustCite asks for a sentence that ends with the identifier of a rule.
func mustCite(t *testing.T, sentence string, rule family.Rule) {
	t.Helper()
	if !strings.HasSuffix(sentence, " ("+rule.String()+")") {
		t.Fatalf("%q does not cite %s", sentence, rule.String())
	}
}

// checkStanding holds the ledgers of all seats and the result.
func checkStanding[P Told[State, Move, Event, Entry], S Teller[P, Event, Entry, Move], State, Event, Entry any, Move comparable](
	t *testing.T, speaker S, s P, rule func(Entry) family.Rule,
) {
	t.Helper()
	for seat := family.Seat(1); int(seat) <= s.Seats(); seat++ {
		entries := s.AppendLedger(nil, seat)
		for i, line := range speaker.Ledger(entries) {
			MustBeSaid(t, line)
			mustCite(t, line, rule(entries[i]))
		}
	}
	if result := speaker.Result(s); s.Over() {
		MustBeSaid(t, result)
	} else if result != "" {
		t.Fatalf("the game goes on, and %q", result)
	}
}

// checkRefusal holds what is said of a move that is refused.
func checkRefusal(t *testing.T, speaker interface{ Refusal(error) string }, err error) {
	t.Helper()
	if err == nil {
		return
	}
	told := speaker.Refusal(err)
	MustBeSaid(t, told)
	if rule := err.(*family.MoveError).Rule; rule.IsValid() {
		mustCite(t, told, rule)
	}
}
