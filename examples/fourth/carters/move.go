package carters

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
)

// A Kind is a kind of move.
type Kind uint8

// The kinds.
const (
	KindOrder Kind = iota + 1 // chance deals an order
	KindCrop                  // chance lets a load grow
	KindPrice                 // chance raises a price
	KindGo
	KindLay
	KindStay
	kindEnd
)

var kindWords = [kindEnd]string{"no move", "order", "crop", "price", "go", "lay", "stay"}

// String returns the first word of the moves of a kind.
func (k Kind) String() string { return kindWords[min(k, kindEnd)%kindEnd] }

// A Move is what a seat or chance decides. The zero Move is invalid.
type Move struct {
	kind Kind
	hex  hexmap.Cell // the zero Cell of KindStay
}

// Kind returns the kind of the move, and Hex the hex that it names.
func (m Move) Kind() Kind       { return m.kind }
func (m Move) Hex() hexmap.Cell { return m.hex }

// IsValid reports whether m is a move.
func (m Move) IsValid() bool {
	return m.kind > 0 && m.kind < kindEnd && m.hex.IsValid() == (m.kind != KindStay)
}

// String returns the move in the notation, "go c4".
func (m Move) String() string {
	if !m.IsValid() || m.kind == KindStay {
		return m.kind.String()
	}
	return m.kind.String() + " " + m.hex.String()
}

// MarshalText returns what String returns.
func (m Move) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

// UnmarshalText reads what ParseMove reads.
func (m *Move) UnmarshalText(text []byte) error { return parse.Unmarshal(m, text, ParseMove) }

// ParseMove reads a move. Its error is a [*parse.Error].
func ParseMove(text string) (Move, error) {
	var line *parse.Line
	for _, words := range parse.Lines(text) {
		if line != nil {
			return Move{}, parse.Unexpected(words[0], "one move")
		}
		line = parse.NewLine(slices.Clone(words))
	}
	if line == nil {
		return Move{}, parse.Misread("", "a move")
	}
	m := Move{kind: 1 + Kind(line.Choice(kindWords[1:]...))}
	if m.kind != KindStay {
		m.hex = parse.Value(line, "a hex, such as c5", hexmap.ParseCell)
	}
	if err := line.End("the end of the move"); err != nil {
		return Move{}, err
	}
	return m, nil
}
