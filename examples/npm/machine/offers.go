package machine

import (
	"fmt"
	"slices"

	"github.com/railhex/railhex/variants/family/describe"
)

// A branch is a part of a choice: all offers that say the same so far. Its branches
// differ in the next thing that they say.
type branch struct {
	Name     string          `json:"name"`               // of what is said: "kind", "hex"; "" at the root
	Value    string          `json:"value"`              // what is said of it: "build", "c5"
	Moves    int             `json:"moves"`              // how many offers there are below
	Branches []branch        `json:"branches,omitempty"` // none if Offer is the only one left
	Offer    *describe.Offer `json:"offer,omitempty"`
}

// treeOf orders the offers of a position by what their moves say.
func treeOf(p describe.Position, in describe.Manner) (branch, error) {
	offers, _ := p.Offers(in, describe.Filter{})
	var all []telling
	for _, o := range offers {
		taken, err := p.Describe(o.Move)
		if err != nil {
			return branch{}, err
		}
		all = append(all, telling{o, append([]describe.Said{{Name: "kind", Value: o.Kind}}, taken.Says...)})
	}
	return grow(branch{}, all, 0), nil
}

// A telling is an offer, and what its move says.
type telling struct {
	offer describe.Offer
	says  []describe.Said
}

// at is what is said at a depth of the tree, the whole move if nothing more is said.
func (t telling) at(depth int) branch {
	if depth >= len(t.says) {
		return branch{Name: "move", Value: t.offer.Move}
	}
	return branch{Name: t.says[depth].Name, Value: fmt.Sprint(t.says[depth].Value)}
}

// grow adds what lies below a branch that so many things have been said of.
func grow(from branch, all []telling, depth int) branch {
	if from.Moves = len(all); len(all) == 1 {
		from.Offer = &all[0].offer
		return from
	}
	below := map[[2]string][]telling{}
	var order []branch
	for _, one := range all {
		b := one.at(depth)
		key := [2]string{b.Name, b.Value}
		if below[key] == nil {
			order = append(order, b)
		}
		below[key] = append(below[key], one)
	}
	for _, b := range order {
		from.Branches = append(from.Branches, grow(b, below[[2]string{b.Name, b.Value}], depth+1))
	}
	return from
}

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
