package parse

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"
)

// wholeText is a source of what is in memory already.
type wholeText string

func (text *wholeText) line() string {
	end := strings.IndexByte(string(*text), '\n') + 1
	if end == 0 {
		end = len(*text)
	}
	line := string((*text)[:end])
	*text = (*text)[end:]
	return line
}

func (*wholeText) err() error { return nil }

// A stream is a source of what is read bit by bit.
type stream struct {
	from    *bufio.Reader
	buffer  []byte
	stopped error // by which reading has ended
}

// ErrLineTooLong is the error of a line that a Scanner from NewReader does not
// keep.
var ErrLineTooLong = errors.New("the line is longer than a mebibyte")

const longestLine = 1 << 20

func (s *stream) line() string {
	s.buffer = s.buffer[:0]
	comment := false
	for s.stopped == nil {
		piece, err := s.from.ReadSlice('\n')
		if begins := bytes.IndexByte(piece, '#'); !comment && begins >= 0 {
			comment = true
			s.buffer = append(s.buffer, piece[:begins+1]...)
		} else if !comment {
			s.buffer = append(s.buffer, piece...)
		}
		switch {
		case len(s.buffer) > longestLine:
			s.stopped = ErrLineTooLong
		case err == nil:
			return string(s.buffer)
		case err == io.EOF:
			s.stopped = err
			return string(s.buffer)
		case err != bufio.ErrBufferFull:
			s.stopped = err
		}
	}
	return ""
}

func (s *stream) err() error {
	if s.stopped == io.EOF {
		return nil
	}
	return s.stopped
}
