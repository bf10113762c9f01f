package referee

import (
	"errors"
	"io"
	"io/fs"
	"strings"

	"github.com/railhex/railhex/examples/internal/cli"
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
		return cli.Failed, out.print(g.Adjudged(err, out.moves))
	}
	print := func() error { return out.print(r.Position().Adjudged(r.Err(), out.moves)) }
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

func (p printer) print(report []byte) error {
	_, err := p.out.Write(append(report, '\n'))
	return err
}
