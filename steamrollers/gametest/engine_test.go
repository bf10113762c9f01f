package gametest_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/internal/plainrules"
	"github.com/railhex/railhex/internal/plainsetup"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/gametest"
	"github.com/railhex/railhex/variants"
)

// plain is the plain rules as an engine.
type plain struct{ *plainrules.Game }

func beginPlain(setup steamrollers.Setup) (gametest.Engine, error) {
	game, err := plainrules.New(plainsetup.Of(setup))
	return plain{game}, err
}

func (p plain) Legal() []string { return p.Moves() }
func (p plain) Report() any     { return p.Game.Report() }

func (p plain) Apply(move string) error {
	if refusal := p.Game.Apply(move); refusal != nil {
		return errors.New(refusal.Rule + ": " + refusal.Message)
	}
	return nil
}

func TestCompareAgreesWithThePlainRules(t *testing.T) {
	setups := []steamrollers.Setup{
		{Players: 1, Olive: solo.Machinist, Wall: hexmap.Hard},
		{Players: 2, Modules: variants.CoalModule | variants.PowerModule}, // long games
	}
	if !long.Allowed() {
		setups = setups[:1]
	}
	for _, setup := range setups {
		if err := gametest.Compare(setup, gametest.Options{Games: 1}, beginPlain); err != nil {
			t.Error(err)
		}
	}
}

// wrapped is the library as an engine, in which a mistake can be made.
type wrapped struct {
	s      steamrollers.State
	legal  func([]string) []string
	apply  func(*steamrollers.State, string, error) error
	report func(*steamrollers.Report) any
}

func (w *wrapped) Legal() (moves []string) {
	for m := range w.s.Moves() {
		moves = append(moves, m.String())
	}
	if w.legal == nil {
		return moves
	}
	return w.legal(moves)
}

func (w *wrapped) Apply(text string) error {
	m, err := steamrollers.ParseMove(text)
	if err == nil {
		w.s, err = w.s.Apply(m)
	}
	if w.apply == nil {
		return err
	}
	return w.apply(&w.s, text, err)
}

func (w *wrapped) Report() any {
	report := w.s.Report()
	if w.report == nil {
		return report
	}
	return w.report(&report)
}

func TestCompareFindsMistakes(t *testing.T) {
	for _, test := range []struct {
		mistake string
		made    wrapped
		law     string
		says    string
	}{
		{"none", wrapped{}, "", ""},
		{"no reports", wrapped{report: func(*steamrollers.Report) any { return nil }}, "", ""},
		{
			"a move forgotten",
			wrapped{legal: func(moves []string) []string { return moves[1:] }},
			"the engine lists the moves that are legal", "sides a a a a a a: legal, and not listed",
		},
		{
			"a move invented",
			wrapped{legal: func(moves []string) []string { return append(moves, "pass") }},
			"the engine lists the moves that are legal", "pass: listed, and illegal: pass: pass is not asked for now, but sides (SETUP-5)",
		},
		{
			"a move spelled otherwise",
			wrapped{legal: func(moves []string) []string { return append(moves[1:], "sides  a a a a a a") }},
			"the engine lists the moves that are legal", `sides  a a a a a a: listed, and illegal: it should be spelled "sides a a a a a a"`,
		},
		{
			"no move at all",
			wrapped{legal: func(moves []string) []string { return append(moves, "resign") }},
			"the engine lists the moves that are legal", "resign: listed, and illegal: ",
		},
		{
			"a move twice",
			wrapped{legal: func(moves []string) []string { return append(moves, moves[0]) }},
			"the engine lists the moves that are legal", "sides a a a a a a: listed twice",
		},
		{"a refusal too many", wrapped{apply: func(_ *steamrollers.State, move string, err error) error {
			if strings.HasPrefix(move, "draft") {
				return errors.New("no drafting")
			}
			return err
		}}, "the engine applies what is legal", "no drafting"},
		{
			"a refusal too few",
			wrapped{apply: func(*steamrollers.State, string, error) error { return nil }},
			"the engine refuses what is illegal", "applied, and illegal: ",
		},
		{"a refusal that forgets the game", wrapped{apply: func(s *steamrollers.State, _ string, err error) error {
			if err != nil {
				*s = steamrollers.State{}
			}
			return err
		}}, "the engine refuses what is illegal", `phase: "", want "goods"`},
		{"a wrong report", wrapped{report: func(r *steamrollers.Report) any {
			r.Players[0].Points.Total += len(r.Dice)
			return r
		}}, "the engine reports the position", "players[0].points.total: 3, want 0"},
		{
			"a report that is no JSON",
			wrapped{report: func(*steamrollers.Report) any { return func() {} }},
			"the engine reports the position", "unsupported type",
		},
		{
			"a panic",
			wrapped{legal: func(moves []string) []string { return moves[len(moves)+1:] }},
			"the engine lists the moves that are legal", "it panics: ",
		},
	} {
		t.Run(test.mistake, func(t *testing.T) {
			err := gametest.Compare(steamrollers.Setup{Players: 1, Olive: solo.Clerk}, gametest.Options{Games: 2}, func(setup steamrollers.Setup) (gametest.Engine, error) {
				w := test.made
				var err error
				w.s, err = steamrollers.New(setup)
				return &w, err
			})
			if test.law == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			var fault *gametest.Fault
			if !errors.As(err, &fault) || fault.Law != test.law || !strings.Contains(fault.Err.Error(), test.says) {
				t.Errorf("%v, want %q", err, test.says)
			}
		})
	}
}

func TestCompareTellsOfEnginesThatDoNotBegin(t *testing.T) {
	broken := errors.New("out of steam")
	err := gametest.Compare(steamrollers.Setup{Players: 2}, gametest.Options{Games: 1}, func(steamrollers.Setup) (gametest.Engine, error) {
		return nil, broken
	})
	if !errors.Is(err, broken) {
		t.Error(err)
	}
}

func TestCompareAsksThatGamesEndAndPlayersPlay(t *testing.T) {
	for _, o := range []gametest.Options{{Games: 1, Moves: 10}, {Games: 1, Choose: improver}} {
		err := gametest.Compare(steamrollers.Setup{Players: 2}, o, func(setup steamrollers.Setup) (gametest.Engine, error) {
			s, err := steamrollers.New(setup)
			return &wrapped{s: s}, err
		})
		var fault *gametest.Fault
		if !errors.As(err, &fault) {
			t.Errorf("%+v: %v", o, err)
		}
	}
}

// A mistake that is found after many moves is told with those that it takes:
// here the report is wrong as soon as somebody has ticked all six boxes. For that it
// takes the setup, five rounds of five moves, and a roll and a turn.
func TestCompareShortensGames(t *testing.T) {
	const shortest = 2 + 5*5 + 3
	err := gametest.Compare(steamrollers.Setup{Players: 2}, gametest.Options{Seed: 2, Games: 2}, func(setup steamrollers.Setup) (gametest.Engine, error) {
		s, err := steamrollers.New(setup)
		return &wrapped{s: s, report: func(r *steamrollers.Report) any {
			for _, player := range r.Players {
				if len(player.Boxes) == 6 {
					r.Round = 0
				}
			}
			return r
		}}, err
	})
	if err == nil {
		t.Fatal("no mistake is found")
	}
	least, most := math.MaxInt, 0
	for _, err := range err.(interface{ Unwrap() []error }).Unwrap() {
		fault := err.(*gametest.Fault)
		if s, err := fault.Record.Replay(); err != nil || s != fault.State {
			t.Errorf("the record does not lead to the position (%v)", err)
		}
		least, most = min(least, len(fault.Record.Moves)), max(most, fault.Played)
	}
	if least != shortest || most < 50 {
		t.Errorf("of up to %d moves %d are left, and %d are enough", most, least, shortest)
	}
}
