package drawing

import (
	"strings"
	"unicode/utf8"
)

// appendText appends text as XML holds it. Most of it is plain ASCII without
// anything to escape, and is copied as it is.
func appendText(dst []byte, text string) []byte {
	for i := range len(text) {
		switch c := text[i]; {
		case c < ' ' || c >= utf8.RuneSelf || c == '&' || c == '<' || c == '>' || c == '"':
			return append(dst, escape.Replace(plain(text))...)
		}
	}
	return append(dst, text...)
}

// escape makes text of what may be anything.
var escape = strings.NewReplacer(
	"&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;",
	"\n", "&#10;", "\t", "&#9;", "\r", "&#13;",
)

// plain is text without the characters that XML cannot hold.
func plain(text string) string {
	text = strings.ToValidUTF8(text, "\uFFFD")
	return strings.Map(func(r rune) rune {
		if r < ' ' && r != '\t' && r != '\n' && r != '\r' || r == 0xFFFE || r == 0xFFFF {
			return '\uFFFD'
		}
		return r
	}, text)
}
