package steamrollers

import (
	"strconv"

	"github.com/railhex/railhex/variants"
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
		dst = m.appendGoods(dst)
	case KindSides, KindOrders:
		for tile := 1; tile <= 6; tile++ {
			if m.SideB(tile) {
				dst = append(dst, " b"...)
			} else {
				dst = append(dst, " a"...)
			}
		}
	case KindWall, KindEnginePower, KindTilePower, KindPlace, KindDraft, KindReroll:
		dst = appendNumber(dst, int(m.first()))
	case KindInfluence:
		for i := range m.InfluenceDice() {
			dst = appendNumber(dst, m.InfluenceDie(i))
		}
	case KindRailPower, KindBuild:
		dst = append(append(dst, ' '), m.Hex().String()...)
		dst = append(append(dst, ' '), m.Track().String()...)
	case KindDraw:
		dst = append(dst, ' ', m.Good().Letter())
	case KindRoll:
		for face := range m.White().All() {
			dst = appendNumber(dst, face)
		}
		dst = append(append(dst, ' '), m.Black().String()...)
	case KindUseValue:
		dst = appendNumber(appendNumber(dst, m.Tile()), m.Die())
	case KindUseStep:
		if m.Step() > 0 {
			dst = append(dst, " 5 +1"...)
		} else {
			dst = append(dst, " 5 -1"...)
		}
	case KindUseFlip:
		dst = append(dst, " 5 flip"...)
	case KindUseReroll:
		dst = append(dst, " 5 reroll"...)
	case KindUseTwo:
		dst = append(dst, " 2"...)
	case KindDeliver:
		dst = m.appendDelivery(dst)
	case KindFulfil:
		dst = append(append(appendNumber(dst, m.Order()), ' '), m.Given().String()...)
	}
	return dst, nil
}

func appendNumber(dst []byte, n int) []byte {
	return strconv.AppendInt(append(dst, ' '), int64(n), 10)
}

func (m Move) appendGoods(dst []byte) []byte {
	dst = append(dst, ' ')
	for place := 0; m.sign(place) != 0; place++ {
		if sign := m.sign(place); sign == gap {
			dst = append(dst, ' ')
		} else {
			dst = append(dst, variants.Good(sign).Letter())
		}
	}
	return dst
}

func (m Move) appendDelivery(dst []byte) []byte {
	dst = append(dst, ' ', m.Good().Letter())
	if m.LinePlace() != 0 {
		dst = strconv.AppendInt(append(dst, '@'), int64(m.LinePlace()), 10)
	}
	dst = append(dst, ' ', '0'+byte(m.From()), '-', '0'+byte(m.To()))
	dst = appendNumber(dst, m.Distance())
	if m.IsOwn() {
		dst = append(dst, " own"...)
	}
	if m.NamesDestination() {
		dst = append(dst, " dest"...)
	}
	if bonus := m.Bonus(); bonus != 0 {
		dst = append(dst, ' ', '+', '0'+byte(bonus))
	}
	if m.IsUnlimited() {
		dst = append(dst, " unlimited"...)
	}
	return dst
}

// MarshalText is the move in the notation; encoding/json writes moves with it.
func (m Move) MarshalText() ([]byte, error) { return m.AppendText(nil) }

// UnmarshalText reads what [ParseMove] reads. On an error m is unchanged.
func (m *Move) UnmarshalText(text []byte) error {
	parsed, err := ParseMove(string(text))
	if err != nil {
		return err
	}
	*m = parsed
	return nil
}

// MustParseMove is [ParseMove] for moves that stand in a program's text. It
// panics on an error.
func MustParseMove(text string) Move {
	m, err := ParseMove(text)
	if err != nil {
		panic(err)
	}
	return m
}

// goodOf reads one good by its letter.
func goodOf(text string) (variants.Good, bool) {
	g, err := variants.ParseGood(text)
	return g, err == nil
}
