package drawing

import (
	"strings"
	"unicode/utf8"
)

// appendText appends text, escaped for XML. Most text is plain ASCII with nothing to
// escape, so it is copied unchanged.
func appendText(dst []byte, text string) []byte {
	for i := range len(text) {
		switch c := text[i]; {
		case c < ' ' || c >= utf8.RuneSelf || c == '&' || c == '<' || c == '>' || c == '"':
			return append(dst, escape.Replace(plain(text))...)
		}
	}
	return append(dst, text...)
}

// escape replaces the characters that XML reserves.
var escape = strings.NewReplacer(
	"&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;",
	"\n", "&#10;", "\t", "&#9;", "\r", "&#13;",
)

// plain returns text with the characters that XML cannot hold replaced.
func plain(text string) string {
	text = strings.ToValidUTF8(text, "\uFFFD")
	return strings.Map(func(r rune) rune {
		if r < ' ' && r != '\t' && r != '\n' && r != '\r' || r == 0xFFFE || r == 0xFFFF {
			return '\uFFFD'
		}
		return r
	}, text)
}
