package referee

import (
	"errors"
	"io"
	"io/fs"
	"strings"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/archive"
	"github.com/railhex/railhex/variants/family/describe"
)

// replay prints the reports of a record. Its error is one of files that cannot be read
// or written; what is wrong with the record is in the reports.
func (g arbiter) replay(record source, each, all bool, out printer) (status int, err error) {
	var text string
	if all {
		if text, err = record.read(); err != nil {
			return cli.Misused, err
		}
		record.text = strings.NewReader(text)
	}
	r, err := g.begin(record.text, record)
	if err == nil {
		if err := g.withPosition(r, record); err != nil {
			return cli.Misused, err
		}
	}
	if err != nil {
		if unread := unreadFile(err); unread != nil {
			return cli.Misused, unread
		}
		return cli.Failed, out.print(g.Walker().Position(), err)
	}
	print := func() error { return out.print(r.Position(), r.Err()) }
	for more := true; more; {
		if each {
			if err := print(); err != nil {
				return cli.Misused, err
			}
		}
		for more = r.Next(); !more && r.Err() != nil; more = r.Next() {
			if unread := unreadFile(r.Err()); unread != nil {
				return cli.Misused, unread
			}
			status = cli.Failed
			if err := print(); err != nil || !all {
				return status, err
			}
			found, ok := remedyFor(r, text)
			if !ok || !goOn(r, found) {
				return status, nil
			}
		}
	}
	if !each {
		err = print()
	}
	return status, err
}

// unreadFile returns the error of a file that cannot be read, nil if err is another error.
func unreadFile(err error) error {
	var unread *fs.PathError
	if errors.As(err, &unread) {
		return unread
	}
	return nil
}

// A printer prints reports, a line each.
type printer struct {
	out   io.Writer
	moves bool
}

// print prints the report of a position for everyone. Its member "error" says where and why a
// replay stopped there, and is null if it did not. The position of a new Walker stands for none,
// where a header is wrong.
func (p printer) print(at describe.Position, stopped error) error {
	var moves []string
	if p.moves {
		moves = append([]string{}, at.Moves()...)
	}
	report := archive.Replayed(at.Report(describe.Everyone), stopped, moves)
	_, err := p.out.Write(append(report, '\n'))
	return err
}
