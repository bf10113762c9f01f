package archive

import "strings"

// A scanner walks the tokens of JSON. Its methods report false where the text
// goes on otherwise than JSON does, and stand there.
type scanner struct {
	text string
	at   int // offset of what is read next
}

// next skips blanks and gives the byte that stands there, 0 at the end.
func (s *scanner) next() byte {
	for s.at < len(s.text) {
		switch c := s.text[s.at]; c {
		case ' ', '\t', '\r', '\n':
			s.at++
		default:
			return c
		}
	}
	return 0
}

// char reads one character.
func (s *scanner) char(c byte) bool {
	if s.next() != c || s.at == len(s.text) {
		return false
	}
	s.at++
	return true
}

// string reads a string. One that has no escapes is a part of the text.
func (s *scanner) string() (value string, ok bool) {
	s.next()
	began, plain := s.at, true
	if !s.char('"') {
		return "", false
	}
	for body := s.at; s.at < len(s.text); s.at++ {
		switch c := s.text[s.at]; {
		case c == '"':
			value = s.text[body:s.at]
			s.at++
			if plain {
				return value, true
			}
			if value, ok = unquoted(value); !ok {
				s.at = body - 1
			}
			return value, ok
		case c == '\\':
			plain = false
			s.at++ // what is escaped, a quote perhaps, is no end
		case c < ' ':
			s.at = began
			return "", false
		case c >= 0x80:
			plain = false
		}
	}
	s.at = began
	return "", false
}

// number reads a number as it is written.
func (s *scanner) number() (word string, ok bool) {
	s.next()
	began := s.at
	s.skip('-')
	if !s.skip('0') && !s.digits() {
		s.at = began
		return "", false
	}
	if s.skip('.') && !s.digits() {
		return "", false
	}
	if s.skip('e') || s.skip('E') {
		if !s.skip('-') {
			s.skip('+')
		}
		if !s.digits() {
			return "", false
		}
	}
	return s.text[began:s.at], true
}

// skip reads a byte if it stands here.
func (s *scanner) skip(c byte) bool {
	if s.at == len(s.text) || s.text[s.at] != c {
		return false
	}
	s.at++
	return true
}

func (s *scanner) digits() bool {
	began := s.at
	for s.at < len(s.text) && '0' <= s.text[s.at] && s.text[s.at] <= '9' {
		s.at++
	}
	return s.at > began
}

// literal reads true, false or null, whichever word is.
func (s *scanner) literal(word string) bool {
	s.next()
	if !strings.HasPrefix(s.text[s.at:], word) {
		return false
	}
	s.at += len(word)
	return true
}

// value skips a value of any kind and depth. It gives its first token.
func (s *scanner) value() (token string, ok bool) {
	s.next()
	began := s.at
	var open []byte // what closes each object and list that has begun
	for {
		switch c := s.next(); {
		case c == '{' || c == '[':
			s.at++
			if token == "" {
				token = s.text[began:s.at]
			}
			end := c + 2 // '}' or ']'
			if !s.char(end) {
				open = append(open, end)
				if end == '}' && !s.key() {
					return token, false
				}
				continue
			}
		case !s.scalar(c):
			return token, false
		case token == "":
			token = s.text[began:s.at]
		}
		for len(open) > 0 && s.char(open[len(open)-1]) {
			open = open[:len(open)-1]
		}
		if len(open) == 0 {
			return token, true
		}
		if !s.char(',') || open[len(open)-1] == '}' && !s.key() {
			return token, false
		}
	}
}

// scalar skips a value that begins with c and holds no others.
func (s *scanner) scalar(c byte) (ok bool) {
	switch c {
	case '"':
		_, ok = s.string()
	case 't':
		ok = s.literal("true")
	case 'f':
		ok = s.literal("false")
	case 'n':
		ok = s.literal("null")
	default:
		_, ok = s.number()
	}
	return ok
}

// key skips the name of a field and the colon behind it.
func (s *scanner) key() bool {
	_, ok := s.string()
	return ok && s.char(':')
}
