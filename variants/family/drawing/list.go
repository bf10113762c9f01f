package drawing

import (
	"io"
	"strings"
	"unicode/utf8"
)

// A List is lines that begin with what they are about, in a column of its own.
type List struct{ names, texts []string }

// Add adds a line.
func (l *List) Add(name, text string) {
	l.names, l.texts = append(l.names, name), append(l.texts, strings.TrimRight(text, " "))
}

// Write writes the lines.
func (l *List) Write(out io.Writer) {
	room := 0
	for _, name := range l.names {
		room = max(room, utf8.RuneCountInString(name))
	}
	for i, name := range l.names {
		space := strings.Repeat(" ", room-utf8.RuneCountInString(name))
		io.WriteString(out, strings.TrimRight(name+space+"  "+l.texts[i], " ")+"\n")
	}
}
