package conformance_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
)

// wrapped is the library as an engine, in which a mistake can be made.
type wrapped struct {
	s      Nim
	legal  func([]string) []string
	apply  func(*Nim, string, error) error
	report func(Report) any
}

func (w *wrapped) Legal() (moves []string) {
	for _, m := range w.s.AppendMoves(nil) {
		moves = append(moves, m.String())
	}
	if w.legal == nil {
		return moves
	}
	return w.legal(moves)
}

func (w *wrapped) Apply(text string) error {
	m, err := ParseMove(text)
	if err == nil {
		err = w.s.ApplyTo(&w.s, m)
	}
	if w.apply == nil {
		return err
	}
	return w.apply(&w.s, text, err)
}

func (w *wrapped) Report() any {
	if w.report == nil {
		return w.s.Report()
	}
	return w.report(w.s.Report())
}

type (
	options = family.Options[Nim, Move]
	fault   = family.Fault[Nim, Move]
)

func compared(made wrapped, o options) error {
	return conformance.Compare(new(Nim), o, ParseMove, (*Nim).Report, func() (conformance.Engine, error) {
		w := made
		return &w, nil
	})
}

func TestCompareFindsMistakes(t *testing.T) {
	const lists, reports, refuses = "the engine lists the moves that are legal", "the engine reports the position", "the engine refuses what is illegal"
	for _, test := range []struct {
		mistake string
		made    wrapped
		law     string
		says    string
	}{
		{"none", wrapped{}, "", ""},
		{"no reports", wrapped{report: func(Report) any { return nil }}, "", ""},
		{"a move forgotten", wrapped{legal: func(moves []string) []string { return moves[1:] }}, lists, "pile 20: legal, and not listed"},
		{
			"a move invented",
			wrapped{legal: func(moves []string) []string { return append(moves, "take 9") }},
			lists, "take 9: listed, and illegal: Nim forbids it (PILE-1)",
		},
		{
			"a move spelled otherwise",
			wrapped{legal: func(moves []string) []string { return append(moves[1:], "pile  20") }},
			lists, `pile  20: listed, and illegal: it should be spelled "pile 20"`,
		},
		{"no move at all", wrapped{legal: func(moves []string) []string { return append(moves, "resign") }}, lists, "resign: listed, and illegal: "},
		{"a move twice", wrapped{legal: func(moves []string) []string { return append(moves, moves...) }}, lists, "pile 20: listed twice"},
		{"a refusal too many", wrapped{apply: func(_ *Nim, move string, err error) error {
			if strings.HasPrefix(move, "take") {
				return errors.New("no stones")
			}
			return err
		}}, "the engine applies what is legal", "no stones"},
		{"a refusal too few", wrapped{apply: func(*Nim, string, error) error { return nil }}, refuses, "applied, and illegal: "},
		{"a refusal that forgets the game", wrapped{apply: func(s *Nim, _ string, err error) error {
			if err != nil {
				s.Taken = [3]int{}
			}
			return err
		}}, refuses, "has changed the position: points"},
		{"a wrong report", wrapped{report: func(r Report) any {
			r.Points[0]++
			return r
		}}, reports, "points[0]: 1, want 0"},
		{"a report that is no JSON", wrapped{report: func(Report) any { return func() {} }}, reports, "unsupported type"},
		{"a panic", wrapped{legal: func(moves []string) []string { return moves[len(moves)+1:] }}, lists, "it panics: "},
	} {
		t.Run(test.mistake, func(t *testing.T) {
			err := compared(test.made, options{Games: 2})
			if test.law == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			if fault, ok := errors.AsType[*fault](err); !ok || fault.Law != test.law || !strings.Contains(fault.Err.Error(), test.says) {
				t.Errorf("%v, want %q", err, test.says)
			}
		})
	}
}

func TestCompareTellsOfEnginesThatDoNotBegin(t *testing.T) {
	broken := errors.New("out of steam")
	err := conformance.Compare(new(Nim), options{Games: 1}, ParseMove, (*Nim).Report, func() (conformance.Engine, error) { return nil, broken })
	if !errors.Is(err, broken) {
		t.Error(err)
	}
}

// TestCompareShortensGames: a mistake that is found after many moves comes with those that
// it takes. Here the report is wrong once the first seat has six stones: for that it
// takes the pile, three moves of the seat and two of the other.
func TestCompareShortensGames(t *testing.T) {
	err := compared(wrapped{report: func(r Report) any {
		r.Over = r.Over || r.Points[0] >= 6
		return r
	}}, options{Games: 3})
	fault, ok := errors.AsType[*fault](err)
	if !ok || len(fault.Moves) != 6 || fault.Played <= 6 || fault.Games != 3 {
		t.Errorf("%v", err)
	}
}
