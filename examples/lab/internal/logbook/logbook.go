// Package logbook keeps what must not be lost when a program is stopped, even by force.
// It keeps a file of JSON Lines, the first of which says what the others are about. A
// line is written whole, at once, as soon as there is something to write down. A
// program that is started again reads what stands there and goes on.
//
//	book, err := logbook.Open("games.jsonl", plan)
//	…
//	for line, err := range book.Lines() {
//		…
//	}
//	err = book.Append(result)
package logbook

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
)

// A Book is an open logbook. It serves one goroutine at a time.
type Book struct {
	file *os.File
	size int64 // of the whole lines
}

// What is wrong with a book that is there.
var (
	ErrOther = errors.New("the book is about something else")
	ErrBusy  = errors.New("somebody else is writing in the book")
)

// Open opens the logbook at path, or begins one, with a heading that is
// written as JSON on the first line. If the book there has another heading the
// error is [ErrOther]. If another program has
// it open, or this one has, the error is [ErrBusy], and the book is left
// alone; on systems without flock that is not noticed.
//
// A last line that was not written to its end is cut off: it tells of nothing
// that was finished.
func Open(path string, heading any) (*Book, error) {
	want, err := json.Marshal(heading)
	if err != nil {
		return nil, err
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, err
	}
	b := &Book{file: file}
	err = lock(file)
	if err == nil {
		err = b.begin(want)
	}
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return b, nil
}

// begin makes the file hold whole lines only, the right heading first.
func (b *Book) begin(want []byte) error {
	lines := bufio.NewReader(b.file)
	found, err := lines.ReadBytes('\n')
	unfinished := errors.Is(err, io.EOF)
	switch {
	case err != nil && !unfinished:
		return err
	case unfinished && bytes.HasPrefix(want, found): // not even the heading was written to its end
		return errors.Join(b.cut(0), b.write(want))
	case unfinished || !bytes.Equal(bytes.TrimSuffix(found, []byte("\n")), want):
		return fmt.Errorf("%s: %w", b.file.Name(), ErrOther)
	}
	size := int64(len(found))
	for {
		line, err := lines.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return b.cut(size)
		}
		if err != nil {
			return err
		}
		size += int64(len(line))
	}
}

// cut makes the file end after so many bytes.
func (b *Book) cut(size int64) error {
	b.size = size
	return b.file.Truncate(size)
}

// Append writes something down as JSON, on one line. What it has written is in
// the hands of the system: it is there even if the program is killed.
func (b *Book) Append(v any) error {
	line, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return b.write(line)
}

func (b *Book) write(line []byte) error {
	n, err := b.file.WriteAt(append(line, '\n'), b.size)
	if err != nil {
		return err
	}
	b.size += int64(n)
	return nil
}

// Lines walks what is written down, the heading not included, each line a JSON
// text that is valid until the next. It stops at an error.
func (b *Book) Lines() iter.Seq2[json.RawMessage, error] {
	return func(yield func(json.RawMessage, error) bool) {
		lines := bufio.NewReader(io.NewSectionReader(b.file, 0, b.size))
		for number := 1; ; number++ {
			line, err := lines.ReadBytes('\n')
			switch {
			case errors.Is(err, io.EOF):
				return
			case err == nil && !json.Valid(line):
				err = fmt.Errorf("%s: line %d is not JSON", b.file.Name(), number)
			}
			if err != nil {
				yield(nil, err)
				return
			}
			if number > 1 && !yield(line, nil) {
				return
			}
		}
	}
}

// Name is the path at which the book was opened.
func (b *Book) Name() string { return b.file.Name() }

// Close closes the book, after everything has come to the disk.
func (b *Book) Close() error { return errors.Join(b.file.Sync(), b.file.Close()) }
