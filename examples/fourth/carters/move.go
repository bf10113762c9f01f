package carters

import (
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
func (k Kind) String() string {
	if k >= kindEnd {
		k = 0
	}
	return kindWords[k]
}

// A Move is what a seat or chance decides. The zero Move is invalid.
type Move struct {
	kind Kind
	hex  hexmap.Cell // the zero Cell of KindStay
}

// MoveTo returns the move of a kind and the hex that it names.
func MoveTo(k Kind, hex hexmap.Cell) Move { return Move{k, hex} }

// Stay returns the move that ends a turn where the cart stands.
func Stay() Move { return Move{kind: KindStay} }

// Kind returns the kind of the move, and Hex the hex that it names.
func (m Move) Kind() Kind       { return m.kind }
func (m Move) Hex() hexmap.Cell { return m.hex }

// IsValid reports whether m is a move, and Chance whether nobody makes it.
func (m Move) IsValid() bool {
	return m.kind > 0 && m.kind < kindEnd && m.hex.IsValid() == (m.kind != KindStay)
}
func (m Move) Chance() bool { return m.kind >= KindOrder && m.kind <= KindPrice }

// String returns the move in the notation, "go c4".
func (m Move) String() string {
	text, _ := m.AppendText(nil)
	return string(text)
}

// AppendText appends the move in the notation.
func (m Move) AppendText(dst []byte) ([]byte, error) {
	dst = append(dst, m.kind.String()...)
	if !m.IsValid() {
		return dst, NoMove
	}
	if m.kind != KindStay {
		return m.hex.AppendText(append(dst, ' '))
	}
	return dst, nil
}

// MarshalText returns what AppendText appends.
func (m Move) MarshalText() ([]byte, error) { return m.AppendText(nil) }

// UnmarshalText reads what ParseMove reads.
func (m *Move) UnmarshalText(text []byte) error { return parse.Unmarshal(m, text, ParseMove) }

// ParseMove reads a move. Its error is a [*parse.Error].
func ParseMove(text string) (Move, error) {
	for number, words := range parse.Lines(text) {
		m, err := parseMove(words)
		return m, parse.AtLine(err, number-1)
	}
	return Move{}, parse.Misread("", "a move")
}

// MustParseMove is ParseMove for moves that stand in a program. It panics on an error.
func MustParseMove(text string) Move {
	m, err := ParseMove(text)
	if err != nil {
		panic(err)
	}
	return m
}

func parseMove(words []parse.Word) (Move, error) {
	line := parse.NewLine(words)
	m := Move{kind: 1 + Kind(line.Choice(kindWords[1:]...))}
	if m.kind != KindStay {
		m.hex = parse.Value(line, "a hex, such as c5", hexmap.ParseCell)
	}
	if err := line.End("the end of the move"); err != nil {
		return Move{}, err
	}
	return m, nil
}
