package archive

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// Shipped writes or reads a part of a setup, such as a map. In JSON it is the name of one that ships,
// or the whole text of another, which has more than one line. It is written as text.
func Shipped[T any](a *Archive, name string, value *T, text string, shipped func(string) (T, bool), read func(string) (T, error)) {
	a.String(name, &text)
	if !a.Reading() {
		return
	}
	found, err := *value, error(nil)
	if strings.Contains(text, "\n") {
		found, err = read(text)
	} else if ships, ok := shipped(text); ok {
		found = ships
	} else {
		err = parse.Misread(text, "a name that ships, or a whole text")
	}
	if err != nil {
		a.Fail(fmt.Errorf("%s: %w", a.Path(), err))
		return
	}
	*value = found
}
