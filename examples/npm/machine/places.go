package machine

import (
	"slices"

	"github.com/railhex/railhex/variants/family/describe"
)

// A place is a hex in which the seat that is asked can make moves of a kind, and how many.
// Hex is "" for moves that are about no hex. A move about several hexes counts in each.
type place struct {
	Hex   string `json:"hex"`
	Kind  string `json:"kind"`
	Moves int    `json:"moves"`
}

// placesIn returns where the seat that is asked can make moves, as far as a filter without a
// group lets them pass. It writes no words, and so costs little more than to list the moves.
func placesIn(p describe.Position, only describe.Filter) ([]place, error) {
	places, at := []place{}, map[place]int{}
	if p.Turn() == 0 {
		return places, nil
	}
	count := func(hex, kind string) {
		key := place{Hex: hex, Kind: kind}
		i, ok := at[key]
		if !ok {
			i, at[key] = len(places), len(places)
			places = append(places, key)
		}
		places[i].Moves++
	}
	for _, move := range p.Moves() {
		m, err := p.Describe(move)
		if err != nil {
			return nil, err
		}
		if only.Kind != "" && only.Kind != m.Kind {
			continue
		}
		if len(m.Hexes) == 0 && only.Hex == "" {
			count("", m.Kind)
		}
		for i, hex := range m.Hexes {
			name := hex.String()
			if slices.Index(m.Hexes, hex) == i && (only.Hex == "" || only.Hex == name) {
				count(name, m.Kind)
			}
		}
	}
	return places, nil
}
