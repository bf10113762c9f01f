package describe_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A law is a rule of Sticks in these tests.
type law string

func (l law) Error() string  { return string(l) }
func (l law) String() string { return string(l) }
func (l law) IsValid() bool  { return l != "" }

func (l law) Text() string {
	if l == "MUTE-1" {
		return ""
	}
	return "it is so"
}

// half are words that leave out an option.
type half struct{ describe.Teller[Sticks, Take] }

func (half) Event(any) string { return "something happens" }

func (half) Options(*Sticks) []phrases.Group[Take] {
	return []phrases.Group[Take]{{Title: "all", Options: []phrases.Option[Take]{{Move: 1, Text: "one"}, {Move: 1, Text: "one again"}}}}
}

// Each contradiction in a description is an error of its own, and Check joins them.
func TestContradictionsAreErrors(t *testing.T) {
	type parts = describe.Parts[Sticks, Take]
	for want, change := range map[string]func(*parts){
		`Name is "Sticks!"`:                          func(p *parts) { p.Name = "Sticks!" },
		"Least is 3 and Most 2":                      func(p *parts) { p.Least, p.Most = 3, 2 },
		"Usual is 4":                                 func(p *parts) { p.Usual = 4 },
		"there is no Notation":                       func(p *parts) { p.Notation = nil },
		"no function that begins a game":             func(p *parts) { p.Notation = describe.Plain[Sticks, Take](nil, ParseTake) },
		"no function that reads a move":              func(p *parts) { p.Notation = describe.Plain[Sticks, Take](NewSticks, nil) },
		"Phase and Phases go together":               func(p *parts) { p.Phase = func(*Sticks) string { return "taking" } },
		`the phase "taking" is not among the Phases`: func(p *parts) { p.Phase, p.Phases = func(*Sticks) string { return "taking" }, []string{"over"} },
		"Secrets need both Sees and Redealt":         func(p *parts) { p.Secrets = &describe.Secrets[Sticks, Take]{} },
		"a game with Secrets needs positions":        func(p *parts) { p.Secrets = &describe.Secrets[Sticks, Take]{} },
		"no Report that says what each seat sees":    func(p *parts) { p.Secrets = &describe.Secrets[Sticks, Take]{} },
		"Pictures need both Names and Draw":          func(p *parts) { p.Pictures = &describe.Pictures[Sticks, Take]{} },
		"Bots need both Named and Search":            func(p *parts) { p.Bots = &describe.Bots[Sticks, Take]{} },
		"Words have no In":                           func(p *parts) { p.Words = &describe.Words[Sticks, Take]{} },
		"Arrays need Size":                           func(p *parts) { p.Arrays = &describe.Arrays[Sticks, Take]{} },
		"Books[0] is nil":                            func(p *parts) { p.Books = []func() string{nil} },
		"Rules[1] is no rule":                        func(p *parts) { p.Rules = []family.Rule{law("TAKE-1"), law("")} },
		"rule MUTE-1 has no text":                    func(p *parts) { p.Rules = []family.Rule{law("MUTE-1")} },
		"two rules are called TAKE-1":                func(p *parts) { p.Rules = []family.Rule{law("TAKE-1"), law("TAKE-1")} },
		`Setup[0] is called "players"`:               func(p *parts) { p.Setup = []describe.Chosen{{Name: "players", Values: []string{"a"}}} },
		"wood of a setup has no Values":              func(p *parts) { p.Setup = []describe.Chosen{{Name: "wood"}} },
		`wood of a setup is usually "oak"`:           func(p *parts) { p.Setup = []describe.Chosen{{Name: "wood", Values: []string{"ash"}, Usual: "oak"}} },
		"usual for 1 numbers of players": func(p *parts) {
			p.Setup = []describe.Chosen{{Name: "wood", Values: []string{"a"}, UsualFor: []string{"a"}}}
		},
		"wood of a setup needs length 3": func(p *parts) {
			p.Setup = []describe.Chosen{{Name: "wood", Values: []string{"a"}, Needs: &describe.Need{Name: "length", Value: "3"}}}
		},
		"no game begins by the setup {\"players\": 2": func(p *parts) { p.Setup = []describe.Chosen{{Name: "wood", Values: []string{"ash"}, Usual: "ash"}} },
		`the move "take 1" is read as another`:        func(p *parts) { p.Notation = describe.Plain(NewSticks, func(string) (Take, error) { return 2, nil }) },
		`the words offer "take 1"`: func(p *parts) {
			p.Words = &describe.Words[Sticks, Take]{In: func(describe.Manner) describe.Teller[Sticks, Take] { return half{} }}
		},
		`"take 2" is legal, and the words do not`: func(p *parts) {
			p.Words = &describe.Words[Sticks, Take]{In: func(describe.Manner) describe.Teller[Sticks, Take] { return half{} }}
		},
		"which Moves do not list": func(p *parts) { p.Moves = describe.Sorted(func(Take) seatKind { return 2 }, 1, 1, nil) },
		`two kinds of moves are called "P1"`: func(p *parts) {
			p.Moves = describe.Sorted(func(Take) seatKind { return 1 }, 1, 2, func(seatKind) string { return "P1" })
		},
	} {
		p := sticks()
		change(&p)
		game := describe.Of(p)
		err := describe.Check(game)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %s, got %v", want, err)
		}
	}
	broken := describe.Of(parts{})
	if err := describe.Check(broken); err == nil || len(strings.Split(err.Error(), "\n")) < 3 {
		t.Errorf("the empty description has %v", err)
	}
	if _, err := broken.Begin([]byte(`{"players": 2}`)); err == nil || !strings.Contains(err.Error(), "there is no Notation") {
		t.Errorf("a broken description begins a game: %v", err)
	}
	if _, err := broken.Bot("random", describe.Thought{}); err == nil {
		t.Error("a broken description has a bot")
	}
	game := describe.Of(sticks())
	if err := describe.Check(game); err != nil {
		t.Error(err)
	}
	if err := describe.Check(game, game); err == nil || !strings.Contains(err.Error(), "two games have this name") {
		t.Errorf("two games of one name are served: %v", err)
	}
}

type seatKind family.Seat

func (k seatKind) String() string { return family.Seat(k).String() }

// Coin is a game that hides something: P1 lays a coin, P2 guesses the side. A move is the
// side.
type Coin struct{ laid, guessed int8 }

type side int8

func (m side) String() string { return [...]string{"none", "heads", "tails"}[m] }

func parseSide(text string) (side, error) {
	for m := side(1); m <= 2; m++ {
		if m.String() == text {
			return m, nil
		}
	}
	return 0, errors.New("a coin has two sides")
}

func (s *Coin) Seats() int   { return 2 }
func (s *Coin) Chance() bool { return false }
func (s *Coin) Over() bool   { return s.guessed != 0 }

func (s *Coin) Turn() family.Seat {
	switch {
	case s.Over():
		return family.Nobody
	case s.laid == 0:
		return 1
	}
	return 2
}

func (s *Coin) Check(m side) error {
	if s.Over() || m < 1 || m > 2 {
		return errors.New("a coin has two sides")
	}
	return nil
}

func (s *Coin) ApplyTo(next *Coin, m side) error {
	if err := s.Check(m); err != nil {
		return err
	}
	*next = *s
	if s.laid == 0 {
		next.laid = int8(m)
	} else {
		next.guessed = int8(m)
	}
	return nil
}

func (s *Coin) Apply(m side) (Coin, error) {
	next := *s
	return next, s.ApplyTo(&next, m)
}

func (s *Coin) AppendMoves(dst []side) []side {
	if s.Over() {
		return dst
	}
	return append(dst, 1, 2)
}

func (s *Coin) AppendOutcomes(dst []family.Outcome[side]) []family.Outcome[side] { return dst }
func (s *Coin) Sample(*rand.Rand) side                                           { return 0 }
func (s *Coin) Probability(side) float64                                         { return 0 }
func (s *Coin) NumOutcomes() float64                                             { return 0 }
func (s *Coin) LongestGame() int                                                 { return 2 }
func (s *Coin) TotalBounds() (int, int)                                          { return 0, 1 }
func (s *Coin) Hash() uint64                                                     { return uint64(s.laid) | uint64(s.guessed)<<8 }

func (s *Coin) Total(seat family.Seat) int {
	if s.Over() && (s.laid == s.guessed) == (seat == 2) && seat != family.Nobody {
		return 1
	}
	return 0
}

func (s *Coin) Rank(seat family.Seat) int {
	if !s.Over() {
		return 0
	}
	return 2 - s.Total(seat)
}

// TestASearchKnowsNoMoreThanItsSeat guesses a hidden coin many times: a search that
// looked at it would always be right. What is hidden is in no event and no step.
func TestASearchKnowsNoMoreThanItsSeat(t *testing.T) {
	game := describe.Of(describe.Parts[Coin, side]{
		Name: "coin", Least: 2, Most: 2, Notation: describe.Stored(describe.Plain(func(int) (Coin, error) { return Coin{}, nil }, parseSide),
			func(s *Coin) string { return fmt.Sprint(s.laid, " ", s.guessed) },
			func(text string) (s Coin, err error) {
				_, err = fmt.Sscan(text, &s.laid, &s.guessed)
				return s, err
			}),
		Report: func(*Coin, family.Seat) ([]byte, error) { return []byte("{}"), nil },
		Secrets: &describe.Secrets[Coin, side]{
			Sees: func(s *Coin, _ side, seat family.Seat) bool { return s.laid != 0 || seat == 1 },
			Redealt: func(s *Coin, seat family.Seat, random *rand.Rand) Coin {
				imagined := *s
				if seat != 1 && s.laid != 0 {
					imagined.laid = int8(1 + random.IntN(2))
				}
				return imagined
			},
		},
	})
	if err := describe.Check(game); err != nil {
		t.Error(err)
	}
	p := begun(t, game, "heads")
	if again, err := game.FromJSON(p.JSON()); err != nil || again.Text() != "1 0" {
		t.Errorf("the JSON %s is read as another position: %v", p.JSON(), err)
	}
	random, right := rand.New(rand.NewPCG(1, 2)), 0
	b, err := game.Bot("search", describe.Thought{Iterations: 50})
	if err != nil {
		t.Fatal(err)
	}
	for range 100 {
		guess, err := b.Choose(context.Background(), p, random)
		if err != nil {
			t.Fatal(err)
		}
		if guess == "heads" {
			right++
		}
	}
	if right < 25 || right > 75 {
		t.Errorf("the search guesses %d of 100 coins", right)
	}
	start := begun(t, game)
	for _, move := range []string{"heads", "tails"} {
		if step := start.Step(move, 2, describe.Manner{}); step.Move != "" || strings.Contains(step.Events[0].Text, move) {
			t.Errorf("P2 is shown %+v", step)
		}
		if step := start.Step(move, 1, describe.Manner{}); step.Move != move || !strings.Contains(step.Events[0].Text, move) {
			t.Errorf("P1 is shown %+v", step)
		}
	}
	if !p.Secret() || begun(t, game, "heads", "tails").Secret() {
		t.Error("the coin is hidden until the end")
	}
}
