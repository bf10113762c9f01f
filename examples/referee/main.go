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
		fmt.Fprintln(stderr, "usage: referee [-moves] [-each] [RECORD]")
		flags.PrintDefaults()
	}
	each := flags.Bool("each", false, "print a report for each position, one a line")
	moves := flags.Bool("moves", false, "list the legal moves in each report")
	if err := flags.Parse(args); err != nil {
		return exitUsage
	}
	if flags.NArg() > 1 {
		flags.Usage()
		return exitUsage
	}
	text, files, err := open(flags.Arg(0), stdin)
	if err != nil {
		fmt.Fprintln(stderr, "referee:", err)
		return exitUsage
	}

	out := bufio.NewWriter(stdout)
	printer := printer{out, *moves}
	status, err := replay(text, files, *each, printer)
	if flushed := out.Flush(); err == nil {
		err = flushed
	}
	if err != nil {
		fmt.Fprintln(stderr, "referee:", err)
		return exitUsage
	}
	return status
}

// open reads a record, and says where the files that it names are: beside it,
// or in the working folder if it comes on standard input.
func open(name string, stdin io.Reader) (text string, files fs.FS, err error) {
	var data []byte
	if name == "" {
		data, err = io.ReadAll(stdin)
	} else {
		data, err = os.ReadFile(name)
	}
	return string(data), recordfiles.Beside(name), err
}

// replay prints the reports of a record. Its error is one of files that cannot
// be read or written; what is wrong with the record is in the reports.
func replay(text string, files fs.FS, each bool, out printer) (status int, err error) {
	r, err := steamrollers.OpenRecord(text, files)
	if err != nil {
		var missing *fs.PathError
		if errors.As(err, &missing) {
			return exitUsage, missing
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
	if r.Err() != nil {
		return exitRefused, out.position(r)
	}
	if !each {
		err = out.position(r)
	}
	return exitReplayed, err
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
