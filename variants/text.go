package variants

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/lines"
)

// unmarshal reads text into *into by means of parse. The empty text is the zero
// value, as it is for the types of net/netip, so that whatever holds one of
// ours passes through JSON unharmed.
func unmarshal[T any](into *T, text []byte, parse func(string) (T, bool), expected string) error {
	var value T
	if len(text) > 0 {
		var ok bool
		if value, ok = parse(string(text)); !ok {
			return &hexmap.ParseError{Input: lines.Clip(string(text)), Found: lines.Quote(string(text)), Expected: expected}
		}
	}
	*into = value
	return nil
}
