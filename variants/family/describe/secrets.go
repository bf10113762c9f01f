package describe

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Secrets say what seats do not see of a game. [Check] holds all that the description
// shows a seat against them: nothing of it may differ between a position and the same
// position Redealt for the seat.
type Secrets[State, Move any] struct {
	// Sees reports whether a seat sees all that a move says that is made in a position.
	// Seat 0 looks on.
	Sees func(s *State, m Move, seat family.Seat) bool
	// Redealt is a position as a seat could imagine it, as [family.Hidden] says. Seat 0
	// sees what lies open. Positions that look alike to a seat are redealt alike for the
	// same random numbers.
	Redealt func(s *State, seat family.Seat, random *rand.Rand) State
}

// A showing is one thing that a seat is shown of a position.
type showing struct {
	what string
	text string
}

// secrecy looks for leaks in the positions of a random game.
type secrecy[State comparable, Move family.Written, P family.Pointer[State, Move]] struct {
	of      *described[State, Move, P]
	random  *rand.Rand
	bots    []Bot
	tried   []string // the last moves of the game, typed again where they may be illegal
	next    int      // the position to look at next
	looks   int      // so many before it; each speaks another language
	redealt bool     // some position was dealt otherwise
	told    map[string]bool
	wrong   func(format string, args ...any)
}

// secrecyOf is what holds games to their Secrets; nil if nothing is hidden.
func (g *described[State, Move, P]) secrecyOf() *secrecy[State, Move, P] {
	if g.parts.Secrets == nil {
		return nil
	}
	return &secrecy[State, Move, P]{of: g, random: rand.New(rand.NewPCG(2, 2)), told: map[string]bool{}}
}

// begin begins with another game, and calls wrong for all that is wrong with it.
func (c *secrecy[State, Move, P]) begin(wrong func(string, ...any)) {
	if c == nil {
		return
	}
	c.wrong, c.next, c.tried, c.redealt, c.bots = wrong, 0, nil, false, nil
	for _, name := range c.of.Bots() {
		b, err := c.of.Bot(name, Thought{Iterations: 2})
		if err != nil {
			c.leak("there is no bot %q, which the Bots name: %v", name, err)
			continue
		}
		c.bots = append(c.bots, b)
	}
}

// look records what each seat sees of the n-th position of a game. It takes short texts
// from every third position, and pictures and choices from ever fewer, since they take
// long.
func (c *secrecy[State, Move, P]) look(n int, p *position[State, Move, P]) {
	if c == nil || n >= 8 && n%3 != 0 && n < c.next {
		return
	}
	closely := n >= c.next
	if closely {
		c.next, c.looks = 2*n+1, c.looks+1
	}
	for seat := 0; seat <= p.Seats(); seat++ {
		before, deal := p.state, c.random.Uint64()
		dealt := p.redealt(seat, deal)
		for range 8 { // where little is hidden it is often dealt as it was
			if dealt.state != before {
				break
			}
			deal++
			dealt = p.redealt(seat, deal)
		}
		if p.state != before {
			c.leak("Redealt changes the position that it is given")
			return
		}
		c.redealt = c.redealt || dealt.state != p.state
		if again := dealt.redealt(seat, deal); again.state != dealt.state {
			c.leak("Redealt for seat %d depends on what is hidden from it: the same random numbers give another position where others hold something else", seat)
		}
		c.compare(seat, p, dealt, c.said)
		if closely {
			if again, err := c.of.parts.Notation.parseText(dealt.Text()); err != nil || again != dealt.state {
				c.leak("a position Redealt for seat %d cannot be stored and read back: %v", seat, err)
			}
			c.compare(seat, p, dealt, c.shown)
			c.hidden(seat, p)
		}
	}
}

// made notes a move of the game, to be typed again.
func (c *secrecy[State, Move, P]) made(text string) {
	const most = 12
	if c != nil {
		c.tried = append(c.tried[max(0, len(c.tried)-most+1):], text)
	}
}

// end tells what is wrong with the Secrets after a game.
func (c *secrecy[State, Move, P]) end() {
	if c != nil && !c.redealt {
		c.leak("Redealt has dealt nothing anew in a whole game, so that nothing is hidden")
	}
}

// leak tells of each kind of fault once.
func (c *secrecy[State, Move, P]) leak(format string, args ...any) {
	if !c.told[format] {
		c.told[format] = true
		c.wrong(format, args...)
	}
}

func (p *position[State, Move, P]) redealt(seat int, seed uint64) *position[State, Move, P] {
	return p.of.at(p.of.parts.Secrets.Redealt(&p.state, family.Seat(seat), rand.New(rand.NewPCG(seed, 0))))
}

// compare holds what a seat is shown of a position against what it would be shown of
// another one, which looks alike to it.
func (c *secrecy[State, Move, P]) compare(seat int, p, dealt *position[State, Move, P], told func(int, *position[State, Move, P]) []showing) {
	is, would := told(seat, p), told(seat, dealt)
	for i := range min(len(is), len(would)) {
		if is[i] == would[i] {
			continue
		}
		if is[i].what != would[i].what { // the faults before have told why
			return
		}
		if what := is[i].what; !c.told[what] {
			c.told[what] = true
			one, other := apart(is[i].text, would[i].text)
			c.wrong("%s for seat %d tell what is hidden from it: %q, and %q where others hold something else; at %s", what, seat, one, other, p.Text())
		}
	}
}

// apart is where two texts differ, with a little around it.
func apart(a, b string) (string, string) {
	const around = 30
	same := 0
	for same < min(len(a), len(b)) && a[same] == b[same] {
		same++
	}
	from := max(0, same-around)
	return a[from:min(len(a), same+around)], b[from:min(len(b), same+around)]
}

// said is what a position says to a seat in few words.
func (c *secrecy[State, Move, P]) said(seat int, p *position[State, Move, P]) (all []showing) {
	show := func(what, text string) { all = append(all, showing{what, text}) }
	show("turn, phase and round", fmt.Sprint(p.Turn(), p.Chance(), p.Over(), p.phase(), p.of.round(&p.state)))
	show("the standing", fmt.Sprint(p.Standing()))
	show("the reports", string(p.Report(seat)))
	if p.asks(seat) {
		show("the legal moves", strings.Join(p.Moves(), "\n"))
	}
	return all
}

// shown is what else a seat is shown of a position.
func (c *secrecy[State, Move, P]) shown(seat int, p *position[State, Move, P]) (all []showing) {
	show := func(what string, value any) {
		text, isText := value.(string)
		if !isText {
			written, err := json.Marshal(value)
			if err != nil {
				written = fmt.Append(nil, value, err)
			}
			text = string(written)
		}
		all = append(all, showing{what, text})
	}
	asked := p.asks(seat)
	in := Manner{Language: phrases.Language(1 + c.looks%phrases.NumLanguages).String()}
	show("the prompts, results and helps", fmt.Sprint(p.View(0, in), "\n", p.Help(in)))
	ledgers, err := p.Ledger(p, nil, in)
	show("the ledgers", fmt.Sprint(ledgers, err))
	if asked {
		offers, _ := p.Offers(in, Filter{})
		show("the options", offers)
		_, whyNot := p.Offers(in, Filter{Kind: "-"})
		show("the reasons why nothing can be chosen", whyNot)
		for _, text := range c.tried {
			show("the refusals of typed moves", c.refused(p, text, in))
		}
	}
	show("the texts for a terminal", p.Characters(seat, Manner{}, Look{Plain: true}))
	show("the names of the pictures", strings.Join(p.pictures(), " "))
	for _, name := range p.pictures() {
		drawn, _ := p.Picture(name, seat, Manner{}, Look{}, Last{})
		show("the pictures "+name, drawn)
		if asked && c.of.pictures().Part != nil {
			show("the choices by clicks on "+name, c.clicks(p, seat, drawn))
		}
	}
	if a := c.of.parts.Arrays; a != nil && seat != 0 {
		numbers := make([]float32, a.Size())
		a.Fill(numbers, &p.state, family.Seat(seat))
		set := map[int]float32{}
		for i, number := range numbers {
			if number != 0 {
				set[i] = number
			}
		}
		show("the arrays", fmt.Sprint(set))
	}
	if asked {
		for i, b := range c.bots {
			move, err := b.Choose(context.Background(), p, rand.New(rand.NewPCG(1, 1)))
			show("the moves of the bot "+c.of.Bots()[i], fmt.Sprint(move, err))
		}
	}
	return all
}

// refused is what is said to a typed move.
func (c *secrecy[State, Move, P]) refused(p *position[State, Move, P], text string, in Manner) any {
	err := p.Explain(text)
	if err == nil {
		return "legal"
	}
	return c.of.Failure(err, in)
}

// clicks is what some parts of a picture choose.
func (c *secrecy[State, Move, P]) clicks(p *position[State, Move, P], seat int, drawn string) (all []Choice) {
	const most, mark = 8, `data-part="`
	parts := strings.Split(drawn, mark)[1:]
	for i := 0; i < len(parts); i += 1 + len(parts)/most {
		part, _, _ := strings.Cut(parts[i], `"`)
		all = append(all, p.Choice(part, seat, Manner{}, Look{Plain: true}))
	}
	return all
}

// hidden holds what a seat hears of moves against what it sees of the positions after
// them. Two moves that it does not see must sound the same if the positions look alike.
// Two moves that it sees must lead to positions that it can tell apart.
func (c *secrecy[State, Move, P]) hidden(seat int, p *position[State, Move, P]) {
	const most = 4
	moves := p.moves()
	c.random.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	type after struct {
		*position[State, Move, P]
		move Move
		told string
	}
	unseen, seen := map[string]after{}, map[string]after{}
	for _, m := range moves[:min(most, len(moves))] {
		next, err := p.s().Apply(m)
		step, _ := p.Step(m.String(), seat, Manner{}) // an error belongs where the move is made
		one := after{p.then(next, m), m, fmt.Sprint(step)}
		if err != nil || one.Over() {
			continue
		}
		looks := string(one.Report(seat))
		if !c.of.sees(&p.state, m, family.Seat(seat)) {
			if other, ok := unseen[looks]; ok && other.told != one.told {
				is, would := apart(one.told, other.told)
				c.leak("the events of a move that seat %d does not see tell what it is: %q, and %q for another", seat, is, would)
			}
			unseen[looks] = one
			continue
		}
		if other, ok := seen[looks]; ok && other.state != next && other.redealt(seat, 1).state == one.redealt(seat, 1).state {
			c.leak("seat %d sees the move %q, and forgets it: after %q it sees and imagines the same", seat, m, other.move)
		}
		seen[looks] = one
	}
}
