package cases

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A Text is a text to be read.
type Text struct {
	Name string
	Of   string // the name of the text that it was made of; "" if none
	Text string
	Says []string // what reading it says
}

// Texts returns the cases in testdata/name, of which each is a text with what reading it
// says:
//
//	a region twice
//		of small
//		edit region 2 red => region 2 red⏎region 2 red
//		says line 5, column 8: found region 2 again, expected each region once
//
// A text is made of one that has a name, if it says so. An edit replaces a piece that
// stands there once; what is behind add, or stands there before it, is put at the end. A ⏎
// ends a line, and a backslash begins an escape of Go.
func Texts(t *testing.T, name string, named map[string]string) (all []Text) {
	t.Helper()
	for _, c := range Read(t, name) {
		of := c.Of("of")
		text, ok := named[of]
		if !ok && of != "" {
			t.Fatalf("%s: %s: there is no text %s", name, c.Name, of)
		}
		for _, edit := range c.All("edit") {
			old, changed, ok := strings.Cut(unescaped(edit), " =>")
			if n := strings.Count(text, old); n != 1 || !ok {
				t.Fatalf("%s: %s: %q stands %d times in the text", name, c.Name, old, n)
			}
			text = strings.Replace(text, old, strings.TrimPrefix(changed, " "), 1)
		}
		for _, more := range c.All("add") {
			text += unescaped(more)
		}
		all = append(all, Text{c.Name, of, text, c.All("says")})
	}
	return all
}

// unescaped is a text with its escapes replaced.
func unescaped(text string) string {
	text = strings.ReplaceAll(text, "⏎", "\n")
	var plain []byte
	for text != "" {
		if text[0] != '\\' {
			plain, text = append(plain, text[0]), text[1:]
			continue
		}
		value, multibyte, rest, err := strconv.UnquoteChar(text, 0)
		if err != nil {
			panic(err)
		}
		if text = rest; multibyte {
			plain = append(plain, string(value)...)
		} else {
			plain = append(plain, byte(value))
		}
	}
	return string(plain)
}

// Run reads the text, and holds what that says.
func (c Text) Run(t *testing.T, read func(text string) []string) {
	t.Helper()
	t.Run(c.Name, func(t *testing.T) {
		got := read(c.Text)
		for i := range got {
			got[i] = strings.ReplaceAll(got[i], "\n", "⏎")
		}
		if !slices.Equal(got, c.Says) {
			t.Errorf("got\n\t%s\nwant\n\t%s\nin\n%s", strings.Join(got, "\n\t"), strings.Join(c.Says, "\n\t"), c.Text)
		}
	})
}
