package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/railhex/railhex/examples/recordfiles"
	"github.com/railhex/railhex/internal/phrases"
	"github.com/railhex/railhex/steamrollers"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

const (
	exitReplayed = iota
	exitRefused
	exitUsage
)

func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("referee", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.Usage = func() {
		fmt.Fprintln(stderr, "usage: referee [-moves] [-each] [-words] [-language en|fr|de|nl] [RECORD]")
		flags.PrintDefaults()
	}
	each := flags.Bool("each", false, "print a report for each position, one a line")
	moves := flags.Bool("moves", false, "list the legal moves in each report")
	inWords := flags.Bool("words", false, "tell the verdict in sentences")
	tag := flags.String("language", phrases.English.String(), "`language` of -words: en, fr, de or nl")
	if err := flags.Parse(args); err != nil {
		return exitUsage
	}
	if flags.NArg() > 1 || *inWords && (*each || *moves) {
		flags.Usage()
		return exitUsage
	}
	language, err := phrases.ParseLanguage(*tag)
	if err != nil {
		fmt.Fprintln(stderr, "referee: -language:", err)
		return exitUsage
	}
	text, err := open(flags.Arg(0), stdin)
	if err != nil {
		fmt.Fprintln(stderr, "referee:", err)
		return exitUsage
	}
	defer text.Close()
	files := recordfiles.Beside(flags.Arg(0))

	out := bufio.NewWriter(stdout)
	printer := printer{out, *moves}
	var status int
	if *inWords {
		status, err = tell(text, files, voice{phrases.In(language)}, out)
	} else {
		status, err = replay(text, files, *each, printer)
	}
	if flushed := out.Flush(); err == nil {
		err = flushed
	}
	if err != nil {
		fmt.Fprintln(stderr, "referee:", err)
		return exitUsage
	}
	return status
}

// open opens the record of that name, or the one on standard input.
func open(name string, stdin io.Reader) (io.ReadCloser, error) {
	if name == "" {
		return io.NopCloser(stdin), nil
	}
	return os.Open(name)
}

// replay prints the reports of a record. Its error is one of files that cannot
// be read or written; what is wrong with the record is in the reports.
func replay(text io.Reader, files fs.FS, each bool, out printer) (status int, err error) {
	r, err := steamrollers.OpenRecord(text, files)
	if err != nil {
		var unread *fs.PathError
		if errors.As(err, &unread) {
			return exitUsage, unread
		}
		return exitRefused, out.unreadable(err)
	}
	if each {
		if err := out.position(r); err != nil {
			return exitUsage, err
		}
	}
	for r.Next() {
		if each {
			if err := out.position(r); err != nil {
				return exitUsage, err
			}
		}
	}
	var unread *fs.PathError
	switch {
	case errors.As(r.Err(), &unread):
		return exitUsage, unread
	case r.Err() != nil:
		return exitRefused, out.position(r)
	}
	if !each {
		err = out.position(r)
	}
	return exitReplayed, err
}

// tell tells the verdict on a record. Its error is as that of replay.
func tell(text io.Reader, files fs.FS, v voice, out io.Writer) (status int, err error) {
	r, err := steamrollers.OpenRecord(text, files)
	if err != nil {
		var unread *fs.PathError
		if errors.As(err, &unread) {
			return exitUsage, unread
		}
		return exitRefused, tellUnreadable(err, v).write(out, v)
	}
	moves, before := 0, *r.State()
	for now := before; r.Next(); now = *r.State() {
		moves, before = moves+1, now
	}
	var unread *fs.PathError
	switch {
	case errors.As(r.Err(), &unread):
		return exitUsage, unread
	case r.Err() != nil:
		status = exitRefused
	}
	return status, tellSteamRollers(r, &before, moves, v).write(out, v)
}

// A printer prints reports, a line each.
type printer struct {
	out   io.Writer
	moves bool
}

func (p printer) position(r *steamrollers.Replay) error {
	report := r.Report()
	if p.moves {
		report = r.State().WithMoves(report)
	}
	return p.print(report)
}

// unreadable prints the report of a record without a position.
func (p printer) unreadable(err error) error {
	var none steamrollers.State
	report := none.Report()
	if p.moves {
		report = none.WithMoves(report)
	}
	var wrong *steamrollers.RecordError
	if errors.As(err, &wrong) {
		report.Error = wrong.Report()
	}
	return p.print(report)
}

func (p printer) print(report steamrollers.Report) error {
	line, err := report.AppendJSON(nil)
	if err != nil {
		return err
	}
	_, err = p.out.Write(append(line, '\n'))
	return err
}
