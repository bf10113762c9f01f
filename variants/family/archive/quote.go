package archive

import (
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// plain are the characters that stand in a string as they are.
var plain = func() (plain [256]bool) {
	for c := byte(' '); c <= 0x7f; c++ {
		switch c {
		case '"', '\\', '<', '>', '&':
		default:
			plain[c] = true
		}
	}
	return plain
}()

// appendQuoted appends a text as a string of JSON, escaped as encoding/json does:
// such that a page of HTML may hold it.
func appendQuoted(dst []byte, text string) []byte {
	dst = append(dst, '"')
	for i := range len(text) {
		if !plain[text[i]] {
			return append(appendEscaped(append(dst, text[:i]...), text[i:]), '"')
		}
	}
	return append(append(dst, text...), '"')
}

const hexadecimal = "0123456789abcdef"

func appendEscaped(dst []byte, text string) []byte {
	for i := 0; i < len(text); {
		if c := text[i]; c < utf8.RuneSelf {
			i++
			if plain[c] {
				dst = append(dst, c)
				continue
			}
			dst = append(dst, '\\')
			switch c {
			case '"', '\\':
				dst = append(dst, c)
			case '\b':
				dst = append(dst, 'b')
			case '\f':
				dst = append(dst, 'f')
			case '\n':
				dst = append(dst, 'n')
			case '\r':
				dst = append(dst, 'r')
			case '\t':
				dst = append(dst, 't')
			default:
				dst = append(dst, 'u', '0', '0', hexadecimal[c>>4], hexadecimal[c&15])
			}
			continue
		}
		r, size := utf8.DecodeRuneInString(text[i:])
		switch {
		case r == utf8.RuneError && size == 1:
			dst = append(dst, `\ufffd`...)
		case r == '\u2028' || r == '\u2029': // which end a line of JavaScript
			dst = append(append(dst, `\u202`...), hexadecimal[r&15])
		default:
			dst = append(dst, text[i:i+size]...)
		}
		i += size
	}
	return dst
}

// unquoted returns what a string of JSON says, given the text between its quotes. It
// reports false for a malformed escape. Bytes that are not UTF-8 become U+FFFD.
func unquoted(body string) (string, bool) {
	text := make([]byte, 0, len(body))
	for i := 0; i < len(body); {
		c := body[i]
		switch {
		case c >= utf8.RuneSelf:
			r, size := utf8.DecodeRuneInString(body[i:])
			text = utf8.AppendRune(text, r)
			i += size
			continue
		case c != '\\':
			text = append(text, c)
			i++
			continue
		case i+1 == len(body):
			return "", false
		}
		i += 2
		switch c := body[i-1]; c {
		case '"', '\\', '/':
			text = append(text, c)
		case 'b':
			text = append(text, '\b')
		case 'f':
			text = append(text, '\f')
		case 'n':
			text = append(text, '\n')
		case 'r':
			text = append(text, '\r')
		case 't':
			text = append(text, '\t')
		case 'u':
			r, ok := fourDigits(body[i:])
			if !ok {
				return "", false
			}
			i += 4
			if utf16.IsSurrogate(r) {
				low := rune(0)
				if len(body) >= i+6 && body[i:i+2] == `\u` {
					low, _ = fourDigits(body[i+2:])
				}
				if r = utf16.DecodeRune(r, low); r != utf8.RuneError {
					i += 6
				}
			}
			text = utf8.AppendRune(text, r)
		default:
			return "", false
		}
	}
	return string(text), true
}

func fourDigits(text string) (rune, bool) {
	if len(text) < 4 {
		return 0, false
	}
	n, err := strconv.ParseUint(text[:4], 16, 16)
	return rune(n), err == nil
}
