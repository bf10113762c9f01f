package machine

import (
	"io"
	"strings"

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

// study reads a position that no game need come to, into slot 0, and says why games do not
// come to it.
func study(c *calling) (any, error) {
	p, findings, err := all.Study(c.Text)
	if err != nil {
		c.opens = true
		return nil, err
	}
	notes := []describe.Failure{}
	for _, one := range findings {
		notes = append(notes, p.Of().Failure(one, c.Manner))
	}
	reply := found(p, 0)
	reply["notes"] = notes
	return reply, nil
}
