package drawing

import (
	"io"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap"
)

// WriteHexes writes a grid. Each hex is high lines high and room characters wide. The
// function cell returns the lines of hex i, which should be shorter than room. Rows are
// shifted by half a hex, as they are on the table.
func WriteHexes(out io.Writer, grid *hexmap.Grid, high, room int, cell func(i int) []string) {
	var b strings.Builder
	for row := 1; row <= grid.Rows(); row++ {
		lines := make([]strings.Builder, high)
		for column := 1; column <= grid.Columns(); column++ {
			var written []string
			if i, ok := grid.Index(hexmap.CellAt(row, column)); ok {
				written = cell(i)
			}
			for n := range lines {
				text := ""
				if n < len(written) {
					text = written[n]
				}
				lines[n].WriteString(text + strings.Repeat(" ", max(room-shown(text), 1)))
			}
		}
		shift := ""
		if grid.Offset().Shifted(row) {
			shift = strings.Repeat(" ", room/2)
		}
		for n := range lines {
			b.WriteString(strings.TrimRight(shift+lines[n].String(), " ") + "\n")
		}
	}
	io.WriteString(out, b.String())
}

// shown is how many characters of a text can be seen: those that set colours cannot.
func shown(text string) int {
	n := utf8.RuneCountInString(text)
	for rest := text; ; {
		_, after, found := strings.Cut(rest, "\x1b[")
		if !found {
			return n
		}
		code, tail, _ := strings.Cut(after, "m")
		n -= len("\x1b[") + len(code) + len("m")
		rest = tail
	}
}

// OrDash returns a text, and a dash for an empty one.
func OrDash(text string) string {
	if text == "" {
		return "–"
	}
	return text
}
