package describe_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/family/search"
)

// Coin is a game that hides something: P1 lays a coin, P2 guesses the side. A move is the
// side.
type Coin struct {
	laid, guessed int8
	telling       bool // P2 cannot guess wrong
	confessing    bool // P2 has to guess tails, and hears at heads what is laid
}

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
	if s.confessing && !s.telling && s.laid != 0 && m == 1 {
		return errors.New(number(s))
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
	if s.telling && s.laid != 0 {
		return append(dst, side(s.laid))
	}
	if s.confessing && s.laid != 0 {
		return append(dst, 2)
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

// coin are the parts of Coin.
func coin() describe.Parts[Coin, side] {
	return describe.Parts[Coin, side]{
		Name: "coin", Least: 2, Most: 2, Notation: stored(func(int) (Coin, error) { return Coin{}, nil }),
		Report:  func(*Coin, family.Seat) ([]byte, error) { return []byte("{}"), nil },
		Secrets: &describe.Secrets[Coin, side]{Sees: seesSide, Redealt: turned},
	}
}

func stored(begin func(int) (Coin, error)) describe.Notation[Coin, side] {
	return describe.Stored(describe.Plain(begin, parseSide), (*Coin).fields, nil)
}

func (s *Coin) fields(a *archive.Archive) {
	archive.Number(a, "laid", &s.laid, -2, 2)
	archive.Number(a, "guessed", &s.guessed, -2, 2)
	a.Bool("telling", &s.telling)
	a.Bool("confessing", &s.confessing)
}

func seesSide(s *Coin, _ side, seat family.Seat) bool { return s.laid != 0 || seat == 1 }

func number(s *Coin) string { return fmt.Sprint(s.laid) }

// turned is the position with another coin for all but the seat that has laid it.
func turned(s *Coin, seat family.Seat, random *rand.Rand) Coin {
	imagined := *s
	if seat != 1 && s.laid != 0 {
		imagined.laid = int8(1 + random.IntN(2))
	}
	return imagined
}

// telltale are words that tell the coin.
type telltale struct{ prompts, labels bool }

func (telltale) Event(any) string                      { return "a coin is laid" }
func (telltale) Short(any) (string, bool)              { return "", false }
func (telltale) Meant(*Coin, string) string            { return "" }
func (telltale) Why(err error, _ phrases.Voice) string { return err.Error() }
func (telltale) Rule(family.Rule) string               { return "" }
func (telltale) Player(seat family.Seat) string        { return seat.String() }
func (telltale) Help(*Coin) []describe.Paragraph       { return nil }
func (telltale) Result(*Coin) string                   { return "" }

func (w telltale) Prompt(s *Coin) string {
	if w.prompts {
		return side(s.laid).String()
	}
	return "guess"
}

func (w telltale) Options(s *Coin, _ []side) []phrases.Group[side] {
	options := []phrases.Option[side]{{Move: 1, Text: "heads"}, {Move: 2, Text: "tails"}}
	if w.labels && s.laid != 0 {
		options[s.laid-1].Text += " (right)"
	}
	return []phrases.Group[side]{{Title: "sides", Options: options}}
}

// peeking looks at the coin before it guesses.
type peeking struct{}

func (peeking) Choose(_ context.Context, s *Coin, _ *rand.Rand) (side, error) {
	return side(max(1, s.laid)), nil
}

// Each way in which a description can tell what is hidden is an error of its own.
func TestLeaksAreErrors(t *testing.T) {
	type parts = describe.Parts[Coin, side]
	words := func(w telltale) *describe.Words[Coin, side] {
		return describe.WordsOf(func(describe.Manner) describe.Teller[Coin, side] { return w })
	}
	draw := func() *describe.Pictures[Coin, side] {
		return &describe.Pictures[Coin, side]{
			Names: func(*Coin) []string { return []string{"table"} },
			Draw:  func(*Coin, string, describe.Sight[side]) string { return `<svg><g data-part="table/coin"/></svg>` },
		}
	}
	for want, change := range map[string]func(*parts){
		"turn, phase and round": func(p *parts) { p.Round = func(s *Coin) int { return int(s.laid) } },
		"the standing":          func(p *parts) { p.Points = func(s *Coin, _ family.Seat) int { return int(s.laid) } },
		"the reports": func(p *parts) {
			p.Report = func(s *Coin, _ family.Seat) ([]byte, error) { return []byte(number(s)), nil }
		},
		"the legal moves": func(p *parts) {
			p.Notation = stored(func(int) (Coin, error) { return Coin{telling: true}, nil })
		},
		"the prompts": func(p *parts) { p.Words = words(telltale{prompts: true}) },
		"the options": func(p *parts) { p.Words = words(telltale{labels: true}) },
		"the ledgers": func(p *parts) {
			p.Words = words(telltale{})
			p.Words.Ledger = func(_ *Coin, _ []side, s *Coin, _ describe.Manner) ([]describe.Ledger, error) {
				return []describe.Ledger{{Total: int(s.laid)}}, nil
			}
		},
		"the options for seat 2": func(p *parts) { p.Gain = func(s *Coin, _ side, _ family.Seat) int { return int(s.laid) } },
		"the reasons why nothing": func(p *parts) {
			p.Pictures = draw()
			p.Pictures.Parts = func(*Coin, string) []string { return []string{"coin"} }
			p.Pictures.Part = func(s *Coin, _ string) ([]side, error) { return nil, errors.New(number(s)) }
		},
		"the refusals of typed moves": func(p *parts) {
			p.Notation = stored(func(int) (Coin, error) { return Coin{confessing: true}, nil })
		},
		"the texts for a terminal": func(p *parts) {
			p.Characters = func(out io.Writer, s *Coin, _ describe.Sight[side]) { fmt.Fprint(out, s.laid) }
		},
		"names of pictures": func(p *parts) {
			p.Pictures = draw()
			p.Pictures.Names = func(s *Coin) []string { return []string{number(s)} }
		},
		"the pictures table": func(p *parts) {
			p.Pictures = draw()
			p.Pictures.Draw = func(s *Coin, _ string, _ describe.Sight[side]) string { return number(s) }
		},
		"the choices by clicks on table": func(p *parts) {
			p.Pictures = draw()
			p.Pictures.Part = func(s *Coin, _ string) ([]side, error) { return []side{side(max(1, s.laid))}, nil }
		},
		"the arrays": func(p *parts) {
			p.Arrays = &describe.Arrays[Coin, side]{
				Sections:      describe.Lay([]describe.Section{{Name: "coin", Shape: []int{1}, Scale: 1}}),
				Write:         func(w describe.Writer, s *Coin, _ family.Seat) { w.Put(0, 0, int(s.laid)) },
				Actions:       describe.NewNumbering(describe.Block{Kind: "lay", Factors: []describe.Factor{{Name: "side", Count: 2}}}),
				AppendFactors: func(dst []int, _ *Coin, m side) []int { return append(dst, 0, int(m)-1) },
			}
		},
		"the moves of the bot peek": func(p *parts) {
			p.Bots = &describe.Bots[Coin, side]{
				Names: []string{"peek"},
				Named: func(string) (search.Player[Coin, side], error) { return peeking{}, nil },
				Search: func(t search.Thinking) describe.Searcher[Coin, side] {
					return search.New[*Coin](search.Unadvised[*Coin](), t)
				},
			}
		},
		"the events of a move that seat 0 does not see": func(p *parts) {
			p.Events = describe.Happened(func(_ *Coin, dst []side, m side) ([]side, error) { return append(dst, m), nil },
				describe.Sorted(func(side) seatKind { return 1 }, 1, 1, nil, describe.Says("side", "of the coin", side.String, seatKind(1))),
				func(side) (law, family.Seat) { return "LAY-1", 1 }, nil)
		},
		"forgets it: after": func(p *parts) { p.Secrets.Sees = func(*Coin, side, family.Seat) bool { return true } },
		"Redealt changes the position": func(p *parts) {
			p.Secrets.Redealt = func(s *Coin, _ family.Seat, _ *rand.Rand) Coin { s.laid = 1; return *s }
		},
		"Redealt for seat 0 depends on what": func(p *parts) {
			p.Secrets.Redealt = func(s *Coin, _ family.Seat, _ *rand.Rand) Coin { other := *s; other.laid = 3 - s.laid; return other }
		},
		"Redealt has dealt nothing anew": func(p *parts) { p.Secrets.Redealt = func(s *Coin, _ family.Seat, _ *rand.Rand) Coin { return *s } },
		`in phase "move" is read as another: heads cannot be read`: func(p *parts) {
			begin := func(int) (Coin, error) { return Coin{}, nil }
			p.Notation = describe.Stored(describe.Plain(begin, parseSide), (*Coin).fields, func(s *Coin) error {
				if s.laid == 1 {
					return errors.New("heads cannot be read")
				}
				return nil
			})
		},
	} {
		p := coin()
		change(&p)
		if why := faultOf(describe.Of(p)); !strings.Contains(why, want) {
			t.Errorf("want %s, got %s", want, why)
		}
	}
	gametest.Check(t, describe.Of(coin()), gametest.Options{})
}

// TestASearchKnowsNoMoreThanItsSeat guesses a hidden coin many times: a search that
// looked at it would always be right. What is hidden is in no event and no step.
func TestASearchKnowsNoMoreThanItsSeat(t *testing.T) {
	game := describe.Of(coin())
	p := begun(t, game, "heads")
	if again, err := game.FromJSON(p.JSON()); err != nil || again.Text() != p.Text() || !strings.HasSuffix(p.Text(), "-1.0.n.n") {
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
	right = 0
	for range 100 {
		analysis, err := b.(describe.Analyst).Analyse(context.Background(), p, random, nil)
		if err != nil || len(analysis.Moves) == 0 {
			t.Fatal(err)
		}
		if analysis.Moves[0].Move == "heads" {
			right++
		}
	}
	if right < 25 || right > 75 {
		t.Errorf("the move that it considers first is right for %d of 100 coins", right)
	}
	start := begun(t, game)
	for _, move := range []string{"heads", "tails"} {
		if step, err := start.Step(move, 2, describe.Manner{}); err != nil || step.Move != "" || strings.Contains(step.Events[0].Text, move) {
			t.Errorf("P2 is shown %+v", step)
		}
		if step, err := start.Step(move, 1, describe.Manner{}); err != nil || step.Move != move || !strings.Contains(step.Events[0].Text, move) {
			t.Errorf("P1 is shown %+v", step)
		}
	}
}
