package play

import (
	"io"
	"os"
	"strconv"
	"strings"
	"unicode/utf8"
)

// A screen is where the game is shown.
type screen struct {
	width, height int // in characters
	plain         bool
}

// The usual screen, where nobody says how large it is.
const (
	usualWidth  = 80
	usualHeight = 24
	leastWidth  = 40
)

// screenOf is what is known of an output: what the terminal says, or the environment,
// or what is usual.
func screenOf(out io.Writer) screen {
	s := screen{width: usualWidth, height: usualHeight, plain: true}
	file, ok := out.(*os.File)
	if !ok {
		return s
	}
	if info, err := file.Stat(); err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return s
	}
	s.plain = os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb"
	if width, height, ok := sizeOf(file); ok {
		s.width, s.height = width, height
	} else if n, err := strconv.Atoi(os.Getenv("COLUMNS")); err == nil && n > 0 {
		s.width = n
	}
	s.width = max(s.width, leastWidth)
	return s
}

// wrap breaks a text into lines that are no wider than that, at spaces where it can.
func wrap(text string, width int) (lines []string) {
	line := ""
	for word := range strings.FieldsSeq(text) {
		for utf8.RuneCountInString(word) > width {
			if line != "" {
				lines, line = append(lines, line), ""
			}
			head := string([]rune(word)[:width])
			lines, word = append(lines, head), strings.TrimPrefix(word, head)
		}
		switch {
		case line == "":
			line = word
		case utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) <= width:
			line += " " + word
		default:
			lines, line = append(lines, line), word
		}
	}
	if line != "" || lines == nil {
		lines = append(lines, line)
	}
	return lines
}
