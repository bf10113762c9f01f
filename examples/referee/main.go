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
	g, record := gameOf(text)
	var status int
	if *inWords {
		status, err = tellVerdict(g, record, files, voice{phrases.In(language)}, out)
	} else {
		status, err = replayRecord(g, record, files, *each, printer{out, *moves})
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

// replayRecord prints the reports of a record. Its error is one of files that cannot
// be read or written; what is wrong with the record is in the reports.
func replayRecord(g game, text io.Reader, files fs.FS, each bool, out printer) (status int, err error) {
	r, err := g.open(text, files)
	if err != nil {
		if unread := unreadFile(err); unread != nil {
			return exitUsage, unread
		}
		return exitRefused, out.print(g.unreadable(err, out.moves))
	}
	for more := true; more; more = r.Next() {
		if !each {
			continue
		}
		if err := out.print(r.report(out.moves)); err != nil {
			return exitUsage, err
		}
	}
	switch {
	case unreadFile(r.Err()) != nil:
		return exitUsage, unreadFile(r.Err())
	case r.Err() != nil:
		return exitRefused, out.print(r.report(out.moves))
	case !each:
		err = out.print(r.report(out.moves))
	}
	return exitReplayed, err
}

// unreadFile is the error of a file that cannot be read, nil if err is none.
func unreadFile(err error) error {
	var unread *fs.PathError
	if errors.As(err, &unread) {
		return unread
	}
	return nil
}

// tellVerdict tells the verdict on a record. Its error is as that of replayRecord.
func tellVerdict(g game, text io.Reader, files fs.FS, v voice, out io.Writer) (status int, err error) {
	told, err := g.tell(text, files, v)
	if err != nil {
		return exitUsage, err
	}
	if told.faults != nil {
		status = exitRefused
	}
	return status, told.write(out, v)
}

// A printer prints reports, a line each.
type printer struct {
	out   io.Writer
	moves bool
}

func (p printer) print(r report) error {
	line, err := r.AppendJSON(nil)
	if err != nil {
		return err
	}
	_, err = p.out.Write(append(line, '\n'))
	return err
}
