package conformance

import "strings"

// A Malformed is a text that is no move: it breaks no rule, and is not to be read
// as the move that somebody may have meant.
type Malformed = struct{ Text, Why string }

// ParseMalformed reads a text with a Malformed on each line: the text that is no move, a
// tab, and why it is no move.
func ParseMalformed(text string) (all []Malformed) {
	for line := range strings.Lines(text) {
		move, why, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		all = append(all, Malformed{move, why})
	}
	return all
}

// apart is how many moves are between the positions of malformed texts, so that
// they stand in positions of several kinds.
const apart = 7

// malformeds gathers the vectors of text that is no move, one after the other.
type malformeds[State any] struct {
	texts []Malformed
	all   []Negative[State]
}

func (m *malformeds[State]) add(at Place, s State) {
	if len(m.all) < len(m.texts) && at.After%apart == 0 {
		one := m.texts[len(m.all)]
		m.all = append(m.all, Negative[State]{at, s, one.Text, []string{}, one.Why})
	}
}
