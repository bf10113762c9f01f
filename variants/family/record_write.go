package family

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// appendNotes appends the lines of the header that mean nothing to the rules. The
// error is a *parse.Error, that of an event or a name which cannot stand in a
// line as it is, or of an invalid date.
func appendNotes(dst []byte, n Notes) ([]byte, error) {
	if n.Event != "" {
		if err := onOneLine(n.Event, "an event"); err != nil {
			return dst, err
		}
		dst = append(append(append(dst, "event "...), n.Event...), '\n')
	}
	if n.Date != "" {
		if _, err := parseDate(n.Date); err != nil {
			return dst, parse.Misread(n.Date, "a day, as in 2026-11-22")
		}
		dst = append(append(append(dst, "date "...), n.Date...), '\n')
	}
	for i, name := range n.Names {
		if name == "" {
			continue
		}
		if err := onOneLine(name, "a name"); err != nil {
			return dst, err
		}
		key := "seat "
		if i < len(n.Bots) && n.Bots[i] {
			key = "bot "
		}
		dst = strconv.AppendInt(append(dst, key...), int64(i+1), 10)
		dst = append(append(append(dst, ' '), name...), '\n')
	}
	return dst, nil
}

// onOneLine asks whether a text is read as it is where it is the rest of a line.
func onOneLine(text string, what parse.Key) error {
	if strings.Contains(text, "\n") || parse.Join(parse.AppendWords(nil, text+"\n")) != text {
		return parse.Misread(text, "{what} of words with single spaces between them, on one line and without #", "what", what)
	}
	return nil
}

// appendResult appends the line that claims how many points each seat has.
func appendResult(dst []byte, points []int) []byte {
	dst = append(dst, "result"...)
	for i, n := range points {
		dst = strconv.AppendInt(append(dst, " P"...), int64(i+1), 10)
		dst = strconv.AppendInt(append(dst, ' '), int64(n), 10)
	}
	return append(dst, '\n')
}
