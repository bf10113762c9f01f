package refereeing

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/railhex/railhex/examples/recordfiles"
	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Exit statuses.
const (
	exitReplayed = iota
	exitRefused
	exitUsage
)

// Run adjudicates a record of one of the games as the arguments say, and returns the exit
// status of the command. The first game is that of records which do not say of which game
// they are.
func Run(args []string, games ...describe.Game) int {
	return run(args, os.Stdin, os.Stdout, os.Stderr, games)
}

func run(args []string, stdin io.Reader, stdout, stderr io.Writer, games describe.Games) int {
	if err := describe.Complete(games...); err != nil {
		fmt.Fprintln(stderr, "referee:", err)
		return exitUsage
	}
	o, err := readOptions(args, stderr)
	if err != nil {
		return exitUsage
	}
	o.games = games
	out := bufio.NewWriter(stdout)
	status, err := o.referee(stdin, out)
	if flushed := out.Flush(); err == nil {
		err = flushed
	}
	if err != nil {
		fmt.Fprintln(stderr, "referee:", err)
		if status == exitReplayed {
			status = exitUsage
		}
	}
	return status
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

const usage = `usage: referee [-each] [-moves] [-all] [-position P] [RECORD]
       referee -words [-at N] [-legal [FILTER]] [-all] [-position P] [-language en|fr|de|nl] [RECORD]
       referee -watch [-position P] [-language en|fr|de|nl] [RECORD]`

// readOptions reads the command line. It says itself what is wrong with that.
func readOptions(args []string, stderr io.Writer) (o options, err error) {
	flags := flag.NewFlagSet("referee", flag.ContinueOnError)
	setupwords.Version(flags)
	flags.SetOutput(stderr)
	flags.Usage = func() {
		fmt.Fprintln(stderr, usage)
		flags.PrintDefaults()
	}
	wrong := func(err error) (options, error) {
		fmt.Fprintln(stderr, "referee:", err)
		fmt.Fprintln(stderr, usage)
		return o, err
	}
	flags.BoolVar(&o.each, "each", false, "print a report for each position, one a line")
	flags.BoolVar(&o.moves, "moves", false, "list the legal moves in each report")
	flags.BoolVar(&o.words, "words", false, "tell the verdict in sentences")
	flags.BoolVar(&o.all, "all", false, "go on after a fault where that is possible, and tell every fault")
	flags.IntVar(&o.at, "at", -1, "show the position after so many `moves`, in characters")
	flags.Var(&o.legal, "legal", "tell what can be done in the position, in words; a `FILTER` behind it tells only that: a hex (-legal c5), the word with which moves begin (-legal build) or a text")
	flags.BoolVar(&o.watch, "watch", false, "answer moves as they are typed on standard input, behind those of the record")
	flags.StringVar(&o.position.text, "position", "", "begin in a `position`: its line, or a file with its line or JSON")
	tag := flags.String("language", phrases.English.String(), "`language` of all that is told in words: en, fr, de or nl")
	if err := flags.Parse(withFilter(args)); err != nil {
		return o, err
	}
	o.record = flags.Arg(0)
	isAt := false
	flags.Visit(func(f *flag.Flag) { isAt = isAt || f.Name == "at" })
	told := o.words || o.legal.asked || isAt
	switch {
	case flags.NArg() > 1:
		return wrong(fmt.Errorf("one record, and not %q too: flags stand before its name", flags.Arg(1)))
	case (told || o.watch) && (o.each || o.moves):
		return wrong(fmt.Errorf("-each and -moves are for reports, and not for what is told in words"))
	case o.watch && (told || o.all):
		return wrong(fmt.Errorf("-watch goes with -position and -language alone: type legal and show there"))
	case isAt && o.at < 0:
		return wrong(fmt.Errorf("-at %d: a number of moves is 0 or more", o.at))
	}
	o.words = told
	o.position.notes = stderr
	if o.language, err = phrases.ParseLanguage(*tag); err != nil {
		return wrong(fmt.Errorf("-language: %w", err))
	}
	o.position.language = o.language
	return o, nil
}

// referee does what the options ask. Its error is one of files that cannot be read or
// written, or of the position to begin in.
func (o options) referee(stdin io.Reader, out *bufio.Writer) (status int, err error) {
	g, record, err := o.source(stdin)
	if err != nil {
		return exitUsage, err
	}
	v := voice{Voice: phrases.In(o.language)}
	switch {
	case o.watch && o.record == "" && o.position.text == "":
		return g.watch(record, nil, v, out)
	case o.watch:
		return g.watch(record, stdin, v, out)
	case o.words:
		return g.tell(record, o.question, v, out)
	}
	return g.replay(record, o.each, o.all, printer{out, o.moves})
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
	return arbiter{of, o.games}, source{text, recordfiles.Beside(o.record), position, !said}, nil
}
