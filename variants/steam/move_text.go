package steam

import (
	"strconv"

	"github.com/railhex/railhex/hexmap/parse"
)

// String is the move in the notation, as in "build c5 E-W". The zero Move is
// "no move", which cannot be read back.
func (m Move) String() string {
	text, err := m.AppendText(nil)
	if err != nil {
		return m.Kind().String()
	}
	return string(text)
}

// AppendText appends the move in the notation. Its error is that of the zero
// Move, [NoMove].
func (m Move) AppendText(dst []byte) ([]byte, error) {
	if !m.IsValid() {
		return dst, NoMove
	}
	dst = append(dst, m.Kind().String()...)
	switch m.Kind() {
	case KindGoods:
		return m.Goods().AppendText(append(dst, ' '))
	case KindDeal:
		dst = appendNumber(dst, int(m.Action()))
	case KindBid, KindCapital:
		dst = appendNumber(dst, m.Number())
	case KindAction:
		dst = append(append(dst, ' '), m.Action().String()...)
		if m.Passing() {
			dst = append(dst, " pass"...)
		}
	case KindBuild, KindUpgrade, KindRedirect:
		return m.Tile().AppendText(append(m.appendHex(dst), ' '))
	case KindUrbanise:
		dst = append(append(m.appendHex(dst), ' '), m.Colour().String()...)
		if m.Space() != 0 {
			dst = appendNumber(dst, m.Space())
		}
	case KindGrow:
		dst = appendNumber(m.appendHex(dst), m.Space())
	case KindMove:
		dst = m.appendHex(append(dst, ' ', m.Colour().Letter()))
		for d := range m.Edges() {
			dst = append(append(dst, ' '), d.String()...)
		}
	}
	return dst, nil
}

func (m Move) appendHex(dst []byte) []byte { return append(append(dst, ' '), m.Hex().String()...) }

func appendNumber(dst []byte, n int) []byte { return strconv.AppendInt(append(dst, ' '), int64(n), 10) }

// MarshalText is [Move.AppendText] into a fresh slice. JSON holds a move as the
// string of its text.
func (m Move) MarshalText() ([]byte, error) { return m.AppendText(nil) }

// UnmarshalText reads what [ParseMove] reads. On an error m is left as it was.
func (m *Move) UnmarshalText(text []byte) error { return parse.Unmarshal(m, text, ParseMove) }
