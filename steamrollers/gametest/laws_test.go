package gametest

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// A liar is a State that answers some questions wrongly.
type liar struct {
	*steamrollers.State

	moves   func([]steamrollers.Move) []steamrollers.Move
	events  func([]steamrollers.Event) []steamrollers.Event
	check   func(steamrollers.Move, error) error
	explain func(steamrollers.Move, error) error
	apply   func(steamrollers.Move, steamrollers.State, error) (steamrollers.State, error)
	rank    func(int) int
	winners func(steamrollers.Seats) steamrollers.Seats
	bag     func(variants.Goods) variants.Goods
	points  func(scoring.Points) scoring.Points
	json    func([]byte) []byte
	line    func([]byte) []byte
	hash    func(uint64) uint64
	valid   error
}

func (l liar) AppendMoves(dst []steamrollers.Move) []steamrollers.Move {
	return told(l.moves, l.State.AppendMoves(dst))
}

func (l liar) AppendEvents(dst []steamrollers.Event, m steamrollers.Move) ([]steamrollers.Event, error) {
	events, err := l.State.AppendEvents(dst, m)
	return told(l.events, events), err
}

func (l liar) Rank(seat steamrollers.Seat) int { return told(l.rank, l.State.Rank(seat)) }
func (l liar) Winners() steamrollers.Seats     { return told(l.winners, l.State.Winners()) }
func (l liar) Bag() variants.Goods             { return told(l.bag, l.State.Bag()) }
func (l liar) Points(seat steamrollers.Seat) scoring.Points {
	return told(l.points, l.State.Points(seat))
}

func (l liar) Hash() uint64    { return told(l.hash, l.State.Hash()) }
func (l liar) Validate() error { return l.valid }

func (l liar) MarshalJSON() ([]byte, error) {
	text, err := l.State.MarshalJSON()
	return told(l.json, text), err
}

func (l liar) MarshalText() ([]byte, error) {
	line, err := l.State.MarshalText()
	return told(l.line, line), err
}

func (l liar) Check(m steamrollers.Move) error {
	if l.check == nil {
		return l.State.Check(m)
	}
	return l.check(m, l.State.Check(m))
}

func (l liar) Explain(m steamrollers.Move) error {
	if l.explain == nil {
		return l.State.Explain(m)
	}
	return l.explain(m, l.State.Explain(m))
}

func (l liar) Apply(m steamrollers.Move) (steamrollers.State, error) {
	after, err := l.State.Apply(m)
	if l.apply == nil {
		return after, err
	}
	return l.apply(m, after, err)
}

// told is the truth, or what a liar makes of it.
func told[T any](lie func(T) T, truth T) T {
	if lie == nil {
		return truth
	}
	return lie(truth)
}

// played is a position of the plain game of two, some moves of which are given.
func played(t *testing.T, moves ...string) *steamrollers.State {
	t.Helper()
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	for _, m := range append([]string{"goods RGBE YGBE YRGB YRGB YRGE YRBE"}, moves...) {
		if err == nil {
			s, err = s.Apply(steamrollers.MustParseMove(m))
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return &s
}

func positionOf(r rules, s *steamrollers.State) position {
	random := rand.New(rand.NewPCG(1, 0))
	p := position{rules: r, state: s, random: random}
	for range movesTried {
		p.trials = append(p.trials, stray(s.Setup(), random))
	}
	return p
}

// Every law is broken by some lie, and by the truth none.
func TestLawsFindLies(t *testing.T) {
	sides := played(t)
	draft := played(t, "sides a a a a a a", "roll 1 3 5 straight/gentle")
	act := played(t, "sides a a a a a a", "roll 1 3 5 straight/gentle", "draft 1")
	for _, s := range []*steamrollers.State{sides, draft, act} {
		for _, law := range laws {
			if err := law.broken(positionOf(s, s)); err != nil {
				t.Errorf("phase %s, %s: %v", s.Phase(), law.says, err)
			}
		}
	}

	found := map[string]bool{}
	for _, test := range []struct {
		lie  string
		at   *steamrollers.State
		tell liar
		law  string
		says string
	}{
		{"another rule from Apply", act, liar{apply: func(m steamrollers.Move, after steamrollers.State, err error) (steamrollers.State, error) {
			var refused *family.MoveError
			if errors.As(err, &refused) {
				err = &family.MoveError{Move: m, Rule: steamrollers.SoloTurn}
			}
			return after, err
		}}, "every method refuses a move by the same rule", "and Apply says"},
		{
			"no explanation", act,
			liar{explain: func(steamrollers.Move, error) error { return nil }},
			"every method refuses a move by the same rule", "and Explain says <nil>",
		},
		{
			"a winner too soon", draft,
			liar{winners: func(steamrollers.Seats) steamrollers.Seats { return 2 }},
			"who has won has the first place, and nobody before the end", "over false, and the winners are P1",
		},
		{
			"a first place too soon", draft,
			liar{rank: func(int) int { return 1 }},
			"who has won has the first place, and nobody before the end", "the winners are nobody, and P1 has the rank 1",
		},
		{
			"a refusal without a rule", act,
			liar{check: func(_ steamrollers.Move, err error) error {
				if err != nil {
					err = errors.New("no")
				}
				return err
			}},
			"every method refuses a move by the same rule", "by no instead of a rule",
		},
		{
			"a good lost", draft,
			liar{bag: func(g variants.Goods) variants.Goods { return g.Remove(variants.Red) }},
			"no good is lost", "there are ",
		},
		{"points from nowhere", draft, liar{points: func(p scoring.Points) scoring.Points {
			p.Network++
			return p
		}}, "every point is in the ledger", "P1 has "},
		{"events without a rule", act, liar{events: func(events []steamrollers.Event) []steamrollers.Event {
			events[0].Rule = 0
			return events
		}}, "events tell what was scored", "names no rule"},
		{"a delivery that was none", act, liar{events: func(events []steamrollers.Event) []steamrollers.Event {
			return append(events, steamrollers.Event{Kind: steamrollers.GoodDelivered, Rule: steamrollers.DeliverPoints, Points: 3})
		}}, "events tell what was scored", "scores 0 points of deliveries, and its events tell of 3"},
		{
			"a move that cannot be written", draft,
			liar{moves: func(m []steamrollers.Move) []steamrollers.Move { return append(m, steamrollers.Move{}) }},
			"moves read back from text are the same", "no move reads back as no move",
		},
		{
			"an invariant broken", draft,
			liar{valid: errors.New("too many dice")},
			"the position reads back from text as the same", "an invariant is broken: too many dice",
		},
		{
			"another position in JSON", draft,
			liar{json: func(text []byte) []byte { return bytes.Replace(text, []byte(`"quiet":0`), []byte(`"quiet":1`), 1) }},
			"the position reads back from text as the same", "the position reads back from JSON as ",
		},
		{
			"another position on the line", draft,
			liar{line: func(line []byte) []byte { return line[1:] }},
			"the position reads back from text as the same", "the position reads back from its line as ",
		},
		{
			"another hash", draft,
			liar{hash: func(h uint64) uint64 { return h + 1 }},
			"the position reads back from text as the same", "the position that was read back from its line hashes to ",
		},
	} {
		test.tell.State = test.at
		at := positionOf(test.tell, test.at)
		at.trials = append(at.trials, steamrollers.Take())
		var broken error
		for _, law := range laws {
			if law.says == test.law {
				broken = law.broken(at)
			}
		}
		if broken == nil || !strings.Contains(broken.Error(), test.says) {
			t.Errorf("%s: %v, want %q", test.lie, broken, test.says)
		}
		found[test.law] = true
	}
	for _, law := range laws {
		if !found[law.says] {
			t.Errorf("no lie breaks the law that %s", law.says)
		}
	}
}

func TestRecordsThatDoNotLeadToTheEndAreFound(t *testing.T) {
	end := *played(t, "sides a a a a a a", "roll 1 3 5 straight/gentle")
	record := steamrollers.Record{Setup: end.Setup(), Moves: []steamrollers.Move{steamrollers.MustParseMove("goods RGBE YGBE YRGB YRGB YRGE YRBE")}}
	err := recordBroken(record, end)
	if err == nil || !strings.Contains(err.Error(), "replays to another position") {
		t.Error(err)
	}
	if err := recordBroken(steamrollers.Record{Setup: end.Setup(), Moves: []steamrollers.Move{{}}}, end); err == nil {
		t.Error("a record that cannot be written is in order")
	}
}
