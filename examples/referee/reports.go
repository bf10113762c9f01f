package main

import (
	"errors"
	"io"
	"io/fs"
	"strings"
)

// replay prints the reports of a record. Its error is one of files that cannot be read
// or written; what is wrong with the record is in the reports.
func (k *kit[S, P, M, E, R, Rule]) replay(record source, each, all bool, out printer) (status int, err error) {
	var text string
	if all {
		if text, err = record.read(); err != nil {
			return exitUsage, err
		}
		record.text = strings.NewReader(text)
	}
	r, _, err := k.begin(record.text, record)
	if err == nil {
		if err := k.withPosition(r, record); err != nil {
			return exitUsage, err
		}
	}
	if err != nil {
		if unread := unreadFile(err); unread != nil {
			return exitUsage, unread
		}
		var none S
		return exitRefused, out.print(k.withMoves(k.report(&none, err), &none, out.moves))
	}
	print := func() error { return out.print(k.withMoves(k.report(r.State(), r.Err()), r.State(), out.moves)) }
	for more := true; more; {
		if each {
			if err := print(); err != nil {
				return exitUsage, err
			}
		}
		for more = r.Next(); !more && r.Err() != nil; more = r.Next() {
			if unread := unreadFile(r.Err()); unread != nil {
				return exitUsage, unread
			}
			status = exitRefused
			if err := print(); err != nil || !all {
				return status, err
			}
			found, ok := k.remedyFor(r, text)
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

// withMoves is a report, with the legal moves if they are asked for.
func (k *kit[S, P, M, E, R, Rule]) withMoves(of R, s *S, moves bool) R {
	if moves {
		return P(s).WithMoves(of)
	}
	return of
}

// unreadFile is the error of a file that cannot be read, nil if err is none.
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

func (p printer) print(r report) error {
	line, err := r.AppendJSON(nil)
	if err != nil {
		return err
	}
	_, err = p.out.Write(append(line, '\n'))
	return err
}
