package document

import (
	"bytes"

	"github.com/railhex/railhex/internal/strictjson"
)

// longestList is more than any list of a position holds: there may be 64 hexes.
const longestList = 64

// ParseJSON reads a position strictly, as package strictjson does.
func ParseJSON(text []byte) (*Position, error) {
	p := new(Position)
	if err := strictjson.Unmarshal(text, p, longestList); err != nil {
		return nil, err
	}
	return p, nil
}

// JSON is the position on one line.
func (p *Position) JSON() []byte {
	var usual [2048]byte // long enough for most games; a longer text grows
	return bytes.Clone(strictjson.Append(usual[:0], p))
}
