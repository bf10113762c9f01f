// Package referee adjudicates records of any described game: it replays them and prints
// reports, or tells in sentences what is to be said of them.
package referee

import (
	_ "embed"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed help.txt
var help string

// Command adjudicates a record. The first game is that of records which do not say of which
// game they are.
var Command = cli.Command{
	Name: "railhex referee", Does: "replay a record: the verdict, what is wrong, and what is possible at any move", Help: help, Run: run,
	Usage: []string{
		"[-each] [-moves] [-all] [-position P] [RECORD]",
		"-words [-at N] [-legal FILTER] [-all] [-position P] [-language L] [RECORD]",
		"-watch [-position P] [-language L] [RECORD]",
	},
}

func run(c *cli.Call) (status int, err error) {
	o, err := readOptions(c)
	if err != nil {
		return cli.Misused, err
	}
	return o.referee(c)
}

// An arbiter adjudicates records of a game, which is one of several.
type arbiter struct {
	describe.Game
	games describe.Games
}

// options are what is asked of the referee.
type options struct {
	moves, each, words, watch bool
	question
	language phrases.Language
	position position
	record   string // the name of its file; "" for standard input
	games    describe.Games
}

// readOptions reads the command line.
func readOptions(c *cli.Call) (o options, err error) {
	o.games = c.Games
	c.Flags.BoolVar(&o.each, "each", false, "print a report for each position, one a line")
	c.Flags.BoolVar(&o.moves, "moves", false, "list the legal moves in each report")
	c.Flags.BoolVar(&o.words, "words", false, "tell the verdict in sentences")
	c.Flags.BoolVar(&o.all, "all", false, "go on after a fault where that is possible, and tell every fault")
	c.Flags.IntVar(&o.at, "at", -1, "show the position after so many `moves`, in characters")
	c.Flags.StringVar(&o.legal, "legal", "", "tell what can be done in the position, in words, of a `FILTER`: "+
		"all, a hex (-legal c5), the word with which moves begin (-legal build) or a text")
	c.Flags.BoolVar(&o.watch, "watch", false, "answer moves as they are typed on standard input, behind those of the record")
	c.Flags.StringVar(&o.position.text, "position", "", "begin in a `position`: its line, or a file with its line or JSON")
	language := c.Language()
	if err := c.Parse(1); err != nil {
		return o, err
	}
	o.record = c.Flags.Arg(0)
	told := o.words || o.legal != "" || c.Given("at")
	switch {
	case (told || o.watch) && (o.each || o.moves):
		return o, c.Refuse(fmt.Errorf("-each and -moves are for reports, and not for what is told in words"))
	case o.watch && (told || o.all):
		return o, c.Refuse(fmt.Errorf("-watch goes with -position and -language alone: type legal and show there"))
	case c.Given("at") && o.at < 0:
		return o, c.Refuse(fmt.Errorf("-at %d: a number of moves is 0 or more", o.at))
	}
	o.position.notes = c.Err
	o.words, o.language, o.position.language = told, *language, *language
	return o, nil
}

// referee does what the options ask. Its error is one of files that cannot be read or
// written, or of the position to begin in.
func (o options) referee(c *cli.Call) (status int, err error) {
	g, record, err := o.source(c.In)
	if err != nil {
		return cli.Misused, err
	}
	v := say.In(o.language)
	switch {
	case o.watch && o.record == "" && o.position.text == "":
		return g.watch(record, nil, v, c.Out)
	case o.watch:
		return g.watch(record, c.In, v, c.Out)
	case o.words:
		return g.tell(record, o.question, v, c.Out)
	}
	return g.replay(record, o.each, o.all, printer{c.Out, o.moves})
}

// source is the record to referee, and its game.
func (o options) source(stdin io.Reader) (g arbiter, record source, err error) {
	position := o.position
	if position.text != "" {
		if position.text, err = readPosition(strings.TrimSpace(position.text), o.games); err != nil {
			return g, record, fmt.Errorf("-position: %w", err)
		}
		if o.record == "" {
			of, record, err := beginningAt(position, o.games)
			if err != nil {
				return g, record, fmt.Errorf("-position: %w", err)
			}
			return arbiter{of, o.games}, record, nil
		}
	}
	text := stdin
	if o.record != "" {
		file, err := os.Open(o.record)
		if err != nil {
			return g, record, err
		}
		text = file // until the program ends
	}
	of, said, text := gameOf(text, o.games)
	return arbiter{of, o.games}, source{text, cli.Beside(o.record), position, !said}, nil
}
