package machine

import (
	"io"
	"strings"

	faults "github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/describe"
)

// A comment is what a record says to people: in the position after so many moves.
type comment struct {
	After int    `json:"after"`
	Text  string `json:"text"`
}

// commentsOf are the comments of a record that can be read. One behind a move, or on the
// lines below it, belongs to the position after that move.
func commentsOf(record string) ([]comment, error) {
	comments := []comment{}
	if !strings.Contains(record, "#") {
		return comments, nil
	}
	g, err := all.Of(record)
	if err != nil {
		return nil, err
	}
	lines := &lineByLine{rest: record}
	playing, err := g.Open(lines, nil)
	if err != nil {
		return nil, err
	}
	var ends []int // of the lines of moves
	for playing.Next() {
		ends = append(ends, lines.read)
	}
	made, at := 0, 0
	for line := range strings.Lines(record) {
		for made < len(ends) && ends[made] <= at+len(line) {
			made++
		}
		at += len(line)
		if _, text, ok := strings.Cut(line, "#"); ok {
			comments = append(comments, comment{made, strings.TrimSpace(text)})
		}
	}
	return comments, nil
}

// lineByLine reads a text in lines, so that it is known which line was read last.
type lineByLine struct {
	rest string
	read int // bytes
}

func (r *lineByLine) Read(p []byte) (int, error) {
	if r.rest == "" {
		return 0, io.EOF
	}
	end := strings.IndexByte(r.rest, '\n') + 1
	if end == 0 {
		end = len(r.rest)
	}
	n := copy(p, r.rest[:end])
	r.rest, r.read = r.rest[n:], r.read+n
	return n, nil
}

// notes says why no game comes to a position.
func notes(c *calling) (any, error) {
	notes := []describe.Failure{}
	if err := c.position().Validate(); err != nil {
		for _, one := range faults.Each(err) {
			notes = append(notes, c.position().Of().Failure(one, c.Manner))
		}
	}
	return notes, nil
}
