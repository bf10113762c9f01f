// Package play plays games in a terminal.
package play

import (
	"bufio"
	_ "embed"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed help.txt
var help string

// Command plays a game in the terminal.
var Command = cli.Command{Name: "railhex play", Does: "play a game in the terminal, against bots or with others", Help: help, Run: run}

// person is in -seats whoever sits at the terminal.
const person = "person"

func run(c *cli.Call) (status int, err error) {
	seats := c.Flags.String("seats", person, "`list` of who plays: person, "+cli.BotNames(c.Games)+"; "+usualBot(c.Games.Bots())+" at the other seats")
	seed := c.Flags.Uint64("seed", 0, "`number` that decides dice, bag and bots; 0 for another each time")
	language := c.Language()
	of := screenOf(c.Stdout)
	c.Flags.BoolVar(&of.plain, "plain", of.plain, "no colours; they are left out where the output is no terminal")
	c.Flags.IntVar(&of.width, "width", of.width, "`characters` in a line")
	setup := cli.NewSetup(c.Flags, c.Games)
	if err := c.Parse(0); err != nil {
		return cli.Misused, err
	}
	if of.width < leastWidth {
		return cli.Misused, fmt.Errorf("-width %d: it is %d at least", of.width, leastWidth)
	}
	start, err := setup.Begin()
	if err != nil {
		return cli.Misused, err
	}
	if *seed == 0 {
		*seed = uint64(time.Now().UnixNano())
	}
	t, err := newTable(start, *seats, *seed, *language)
	if err != nil {
		return cli.Misused, err
	}
	t.in, t.out, t.screen = bufio.NewScanner(c.In), c.Out, of
	err = t.play()
	return cli.StatusOf(err), err
}

func newTable(start describe.Position, seats string, seed uint64, language phrases.Language) (*table, error) {
	names := strings.Split(seats, ",")
	if len(names) > start.Seats() {
		return nil, fmt.Errorf("-seats %s: %d seats are named, and there are %d", seats, len(names), start.Seats())
	}
	t := &table{
		voice:     say.In(language),
		random:    rand.New(rand.NewPCG(seed, 0)),
		positions: []describe.Position{start},
		bots:      make([]describe.Bot, start.Seats()+1),
	}
	for seat := 1; seat <= start.Seats(); seat++ {
		name := usualBot(start.Of().Bots())
		if seat <= len(names) {
			name = names[seat-1]
		}
		if name == person {
			t.persons = append(t.persons, seat)
			continue
		}
		bot, err := start.Of().Bot(name, describe.Thought{})
		if err != nil {
			return nil, fmt.Errorf("-seats %s: %w, or person", seats, err)
		}
		t.bots[seat] = bot
	}
	return t, nil
}

// usualBot is the bot at the seats that are left out.
func usualBot(bots []string) string { return cli.Usual(bots, "greedy") }
