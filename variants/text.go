package variants

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
)

// unmarshal reads text into *into by means of parse. The empty text is the zero
// value, as it is for the types of net/netip, so that whatever holds one of
// ours passes through JSON unharmed.
func unmarshal[T any](into *T, text []byte, parse func(string) (T, bool), expected string) error {
	var value T
	if len(text) > 0 {
		var ok bool
		if value, ok = parse(string(text)); !ok {
			return &hexmap.ParseError{Input: clip(string(text)), Found: quote(string(text)), Expected: expected}
		}
	}
	*into = value
	return nil
}

// clip returns as much of a word as an error repeats: words come from strangers
// and may be long.
func clip(word string) string { return fmt.Sprintf("%.40s", word) }

// quote returns the word as a sentence shows it.
func quote(word string) string { return fmt.Sprintf("%.40q", word) }
