package machine

import (
	"context"
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/search"
)

// A player is a bot, and what it leaves to chance.
type player struct {
	describe.Bot
	random *rand.Rand
}

// players are the bots that are not freed, by their numbers.
var (
	players = map[int]*player{}
	newest  int
)

func newBot(c *calling) (any, error) {
	g, err := all.Named(c.Game)
	if err != nil {
		return nil, err
	}
	b, err := g.Bot(c.Text, c.Thought)
	if err != nil {
		return nil, err
	}
	newest++
	players[newest] = &player{b, c.random()}
	return newest, nil
}

// player is the bot that is asked.
func (c *calling) player() (*player, error) {
	if p := players[c.Bot]; p != nil {
		return p, nil
	}
	return nil, fmt.Errorf("there is no bot %d", c.Bot)
}

func choose(c *calling) (any, error) {
	p, err := c.player()
	if err != nil {
		return nil, err
	}
	chosen, err := p.Choose(context.Background(), c.position(), p.random)
	if err != nil {
		return nil, err
	}
	return chosen, c.machine.Parse(chosen)
}

func evaluate(c *calling) (any, error) {
	p, err := c.player()
	if err != nil {
		return nil, err
	}
	return p.Evaluate(context.Background(), c.position(), p.random)
}

// analyse returns what a bot that searches thinks of a position. A bot that does not search,
// and one that has no choice, thinks of the move that it makes, and searched is false.
func (c *calling) analyse() (a search.Analysis[string], searched bool, err error) {
	p, err := c.player()
	if err != nil {
		return a, false, err
	}
	analyst, ok := p.Bot.(describe.Analyst)
	if ok && len(c.position().Moves()) != 1 {
		a, err = analyst.Analyse(context.Background(), c.position(), p.random, nil)
		return a, true, err
	}
	move, err := p.Choose(context.Background(), c.position(), p.random)
	a.Moves = []search.Considered[string]{{Move: move, Visits: 1}}
	if ok {
		a.Line = []string{move}
	}
	return a, false, err
}

// A considered move is one of those that a bot has thought about, with what it brings in words
// and the share that the seat which is asked can expect after it.
type considered struct {
	Move   string   `json:"move"`
	Value  *float64 `json:"value,omitempty"`
	Reason []string `json:"reason"`
}

// consider tells the move that a bot makes and, of one that searches, the runner-up and what
// it expects to follow.
func consider(c *calling) (any, error) {
	a, searched, err := c.analyse()
	if err != nil {
		return nil, err
	}
	effects := map[string][]string{}
	offers, _ := c.position().Offers(c.Manner, describe.Filter{})
	for _, offer := range offers {
		effects[offer.Move] = offer.Effects
	}
	told := map[string]any{"line": append([]string{}, a.Line...)}
	for i, name := range []string{"best", "second"} {
		if i == len(a.Moves) {
			break
		}
		move := a.Moves[i].Move
		one := considered{Move: move, Reason: append([]string{}, effects[move]...)}
		if searched {
			one.Value = &a.Moves[i].Value
		}
		told[name] = one
	}
	return told, nil
}

// A trial is a move that a search has tried, how often, and what the seat that is asked could
// expect after it.
type trial struct {
	Move   string  `json:"move"`
	Visits int     `json:"visits"`
	Value  float64 `json:"value"`
}

// tried tells the moves that a bot that searches has tried, so that those of several can be
// added up.
func tried(c *calling) (any, error) {
	a, _, err := c.analyse()
	var trials []trial
	for _, m := range a.Moves {
		trials = append(trials, trial{m.Move, m.Visits, m.Value})
	}
	return trials, err
}
