// Package play plays games in a terminal.
package play

import (
	"bufio"
	_ "embed"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed help.txt
var help string

// Command plays a game in the terminal.
var Command = cli.Command{
	Name: "railhex play", Does: "play a game in the terminal, against bots or with others", Help: help, Run: run,
}

// person is in -seats whoever sits at the terminal.
const person = "person"

func run(c *cli.Call) (status int, err error) {
	seats := c.Flags.String("seats", person,
		"`list` of who plays: person, "+cli.BotNames(c.Games)+"; "+usualBot(c.Games.Bots())+" at the other seats")
	seed := c.Flags.Uint64("seed", 0, "`number` that decides dice, bag and bots; 0 for another each time")
	language := c.Language()
	plain := c.Flags.Bool("plain", plain(c.Stdout), "no colours; they are left out where the output is no terminal")
	setup := cli.NewSetup(c.Flags, c.Games)
	if err := c.Parse(0); err != nil {
		return cli.Misused, err
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
	t.in, t.out, t.plain = bufio.NewScanner(c.In), c.Out, *plain
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

// The size of the screen in characters.
const (
	width  = 80
	height = 24
)

// plain reports whether an output shows no colours.
func plain(out io.Writer) bool {
	file, ok := out.(*os.File)
	if !ok || os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
		return true
	}
	info, err := file.Stat()
	return err != nil || info.Mode()&os.ModeCharDevice == 0
}

// wrap breaks a text into lines that are no wider than that, at spaces where it can.
func wrap(text string, width int) (lines []string) {
	line := ""
	for word := range strings.FieldsSeq(text) {
		for utf8.RuneCountInString(word) > width {
			if line != "" {
				lines, line = append(lines, line), ""
			}
			head := string([]rune(word)[:width])
			lines, word = append(lines, head), strings.TrimPrefix(word, head)
		}
		switch {
		case line == "":
			line = word
		case utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) <= width:
			line += " " + word
		default:
			lines, line = append(lines, line), word
		}
	}
	if line != "" || lines == nil {
		lines = append(lines, line)
	}
	return lines
}
