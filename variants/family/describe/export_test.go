package describe

import "github.com/railhex/railhex/variants/family"

// Spoilt returns a Notation of stored positions that writes lines, JSON, headers and records
// with something wrong: each function that is not nil changes what is written.
func Spoilt[State, Move any](n Notation[State, Move], line, document, header, record func(string) string) Notation[State, Move] {
	return &spoilt[State, Move]{n, line, document, header, record}
}

type spoilt[State, Move any] struct {
	Notation[State, Move]
	line, change, title, list func(string) string
}

func (n *spoilt[State, Move]) text(s *State) ([]byte, error) {
	text, err := n.Notation.text(s)
	if n.line != nil {
		text = []byte(n.line(string(text)))
	}
	return text, err
}

func (n *spoilt[State, Move]) json(s *State) ([]byte, error) {
	text, err := n.Notation.json(s)
	if n.change != nil {
		text = []byte(n.change(string(text)))
	}
	return text, err
}

func (n *spoilt[State, Move]) header(s *State) string {
	if n.title != nil {
		return n.title(n.Notation.header(s))
	}
	return n.Notation.header(s)
}

func (n *spoilt[State, Move]) write(from *State, moves []Move, notes family.Notes) (string, error) {
	text, err := n.Notation.write(from, moves, notes)
	if n.list != nil {
		text = n.list(text)
	}
	return text, err
}

// Teller is what tells a game, for tests that spoil what it says.
type Teller[State, Move any] = teller[State, Move]

// WordsOf returns the Words of a teller.
func WordsOf[State, Move any](in func(Manner) Teller[State, Move]) *Words[State, Move] {
	return &Words[State, Move]{in: in}
}
