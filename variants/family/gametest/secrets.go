package gametest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// A showing is one thing that a seat is shown of a position.
type showing struct{ what, text string }

// A secrecy looks for leaks in the positions of a game: nothing that a seat is shown may differ
// between a position and the same position dealt anew for the seat.
type secrecy struct {
	*played
	random  *rand.Rand
	bots    map[string]describe.Bot
	next    int             // the position to look at closely next
	in      describe.Manner // which changes from look to look
	redealt bool            // some position was dealt otherwise
}

// secrets returns what looks for leaks in a game; nil if nothing is hidden in it.
func (p *played) secrets() *secrecy {
	game := p.start.Of()
	if !game.About().Secrets {
		return nil
	}
	c := &secrecy{played: p, random: rand.New(rand.NewPCG(2, 2)), bots: map[string]describe.Bot{}}
	for _, name := range game.Bots() {
		b, err := game.Bot(name, describe.Thought{Iterations: 2})
		if err != nil {
			p.Fatal(err)
		}
		c.bots[name] = b
	}
	return c
}

func dealtFor(p describe.Position, seat int, seed uint64) describe.Position {
	return p.Redealt(seat, rand.New(rand.NewPCG(seed, 0)))
}

// look holds the n-th position of a game. It takes short texts from every third position, and
// pictures and choices from ever fewer, since they take long.
func (c *secrecy) look(n int, p describe.Position) {
	closely := c != nil && n >= c.next
	if c == nil || n >= 8 && n%3 != 0 && !closely {
		return
	}
	if closely {
		languages := describe.Languages()
		c.next, c.in.Language = 2*n+1, languages[c.random.IntN(len(languages))]
	}
	for seat := 0; seat <= p.Seats(); seat++ {
		before, deal := p.JSON(), c.random.Uint64()
		dealt := dealtFor(p, seat, deal)
		for range 8 { // where little is hidden it is often dealt as it was
			if !bytes.Equal(dealt.JSON(), before) {
				break
			}
			deal++
			dealt = dealtFor(p, seat, deal)
		}
		if !bytes.Equal(p.JSON(), before) {
			c.Fatal("Redealt changes the position that it is given")
		}
		c.redealt = c.redealt || !bytes.Equal(dealt.JSON(), before)
		if again := dealtFor(dealt, seat, deal); !bytes.Equal(again.JSON(), dealt.JSON()) {
			c.Fatalf("Redealt for seat %d depends on what is hidden from it: the same random numbers give another position where others hold something else", seat)
		}
		c.compare(seat, p, dealt, c.said)
		if closely {
			c.stores(dealt)
			c.compare(seat, p, dealt, c.shown)
			c.hidden(seat, p)
		}
	}
}

// end holds the whole game.
func (c *secrecy) end() {
	if c != nil && !c.redealt {
		c.Fatal("Redealt has dealt nothing anew in a whole game, so that nothing is hidden")
	}
}

// compare holds what a seat is shown of a position against what it would be shown of
// another one, which looks alike to it.
func (c *secrecy) compare(seat int, p, dealt describe.Position, told func(int, describe.Position) []showing) {
	is, would := told(seat, p), told(seat, dealt)
	for i := range min(len(is), len(would)) {
		if is[i] != would[i] {
			one, other := apart(is[i].text, would[i].text)
			c.Fatalf("%s for seat %d tell what is hidden from it: %q, and %q where others hold something else; at %s", is[i].what, seat, one, other, p.Text())
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
func (c *secrecy) said(seat int, p describe.Position) []showing {
	v := p.View(0, c.in)
	all := []showing{
		{"turn, phase and round", fmt.Sprint(p.Turn(), p.Chance(), p.Over(), v.Phase, v.Round)},
		{"the standing", fmt.Sprint(p.Standing())},
		{"the reports", string(p.Report(seat))},
	}
	if seat != 0 && seat == p.Turn() {
		all = append(all, showing{"the legal moves", strings.Join(p.Moves(), "\n")})
	}
	return all
}

// shown is what else a seat is shown of a position.
func (c *secrecy) shown(seat int, p describe.Position) (all []showing) {
	show := func(what string, values ...any) {
		text, err := json.Marshal(values)
		if err != nil {
			c.Fatal(what, ": ", err)
		}
		all = append(all, showing{what, string(text)})
	}
	const lately = 12
	asked, game, v := seat != 0 && seat == p.Turn(), p.Of(), p.View(0, c.in)
	show("the prompts, results, helps and names of pictures", fmt.Sprint(v, p.Help(c.in)))
	ledgers, err := p.Ledger(p, nil, c.in)
	show("the ledgers", ledgers, fmt.Sprint(err))
	if asked {
		offers, _ := p.Offers(c.in, describe.Filter{})
		show("the options", offers)
		_, whyNot := p.Offers(c.in, describe.Filter{Kind: "-"})
		show("the reasons why nothing can be chosen", whyNot)
		for _, text := range c.moves[max(0, len(c.moves)-lately):] {
			if _, err := p.Move(text); err != nil {
				show("the refusals of typed moves", game.Failure(err, c.in))
			}
		}
	}
	show("the texts for a terminal", p.Characters(seat, describe.Manner{}, describe.Look{Plain: true}))
	for _, name := range v.Pictures {
		drawn, _ := p.Picture(name, seat, describe.Manner{}, describe.Look{}, describe.Last{})
		show("the pictures "+name, drawn)
		const most, mark = 8, `data-part="`
		parts := strings.Split(drawn, mark)[1:]
		for i := 0; asked && i < len(parts); i += 1 + len(parts)/most {
			part, _, _ := strings.Cut(parts[i], `"`)
			show("the choices by clicks on "+name, p.Choice(part, seat, describe.Manner{}, describe.Look{Plain: true}))
		}
	}
	if layout, err := game.Layout(); err == nil && seat != 0 {
		numbers := make([]float32, layout.Size)
		if err := c.at(p).Write(numbers, family.Seat(seat), nil); err != nil {
			c.Fatal(err)
		}
		show("the arrays", numbers)
	}
	for _, name := range game.Bots() {
		if asked {
			move, err := c.bots[name].Choose(context.Background(), p, rand.New(rand.NewPCG(1, 1)))
			show("the moves of the bot "+name, move, fmt.Sprint(err))
		}
	}
	return all
}

// hidden holds what a seat hears of moves against what it sees of the positions after
// them. Two moves that it does not see must sound the same if the positions look alike.
// Two moves that it sees must lead to positions that it can tell apart.
func (c *secrecy) hidden(seat int, p describe.Position) {
	const most = 4
	moves := p.Moves()
	c.random.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
	type after struct {
		describe.Position
		move, told string
	}
	unseen, seen := map[string]after{}, map[string]after{}
	for _, m := range moves[:min(most, len(moves))] {
		next, err := p.Replay(m)
		step, _ := p.Step(m, seat, c.in) // an error belongs where the move is made
		if err != nil || next.Over() {
			continue
		}
		one, looks := after{next, m, fmt.Sprint(step)}, string(next.Report(seat))
		if step.Move == "" {
			if other, ok := unseen[looks]; ok && other.told != one.told {
				is, would := apart(one.told, other.told)
				c.Fatalf("the events of a move that seat %d does not see tell what it is: %q, and %q for another", seat, is, would)
			}
			unseen[looks] = one
			continue
		}
		if other, ok := seen[looks]; ok && !c.same(other.Position, next) && c.same(dealtFor(other, seat, 1), dealtFor(next, seat, 1)) {
			c.Fatalf("seat %d sees the move %q, and forgets it: after %q it sees and imagines the same", seat, m, other.move)
		}
		seen[looks] = one
	}
}
