package picture

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steampower"
)

// PartOf returns the part of a move of a position. It is the hex on the map, the contract
// in the corner of the player who is asked, the bag, the bank, or a button to stop or to
// decline. It is "" for moves of chance, and where nobody is asked.
func PartOf(s *steampower.State, m steampower.Move) Part {
	if s.Turn() == steampower.Nobody || !m.IsValid() || m.Chance() {
		return ""
	}
	corner := cornerParts(s.Turn())
	switch m.Kind() {
	case steampower.KindMoney, steampower.KindBuy:
		return stockParts + bankName
	case steampower.KindDraw:
		return stockParts + bagName
	case steampower.KindFulfil:
		return Part(corner + contractName(m.Contract()))
	}
	if hex := m.Hex(); hex.IsValid() {
		return Part(mapParts + hexName(hex))
	}
	return Part(corner + m.Kind().String())
}

// Explain says why the part chooses no legal move: a *family.MoveError, what the position
// says of the move that a click there means. Where it may mean many, such as any track in a
// hex, it speaks of the one that comes closest to being legal.
//
// It is nil if the part chooses a move, and if a click there means none: for a viewer who is
// neither asked nor [family.Everyone], in the corners of others, and where the part names
// nothing. So it tells nobody what another holds.
func (part Part) Explain(s *steampower.State, viewer steampower.Seat) error {
	seat := part.Seat()
	where, name, _ := strings.Cut(string(part), "/")
	switch {
	case s.Seats() == 0 || viewer != s.Turn() && viewer != family.Everyone:
		return nil
	case seat != steampower.Nobody && seat != s.Turn() || part.AppendMoves(nil, s, viewer) != nil:
		return nil
	}
	switch {
	case seat != steampower.Nobody:
		return explainCorner(s, name)
	case where+"/" == stockParts:
		return explainStock(s, name)
	case where+"/" == mapParts:
		if hex, err := hexmap.ParseCell(strings.TrimPrefix(name, "hex-")); err == nil && hexName(hex) == name {
			return explainHex(s, hex)
		}
	}
	return nil
}

func explainCorner(s *steampower.State, name string) error {
	if m, err := steampower.ParseMove(name); err == nil {
		return s.Explain(m)
	}
	if contract, err := strconv.Atoi(strings.TrimPrefix(name, "contract-")); err == nil && contractName(contract) == name {
		if m := steampower.Fulfil(contract); m.IsValid() {
			return s.Explain(m)
		}
	}
	return nil
}

func explainStock(s *steampower.State, name string) error {
	switch {
	case name == bagName:
		return s.Explain(steampower.Draw())
	case name == bankName && s.Phase() == steampower.PhaseShip:
		return s.Explain(steampower.Buy(s.Asked().First()))
	case name == bankName:
		return s.Explain(steampower.Money())
	}
	return nil
}

// explainHex explains why nothing can be done in a hex: on a city space one builds
// a factory, or ships from there; elsewhere one builds.
func explainHex(s *steampower.State, hex hexmap.Cell) error {
	city, ok := s.CityAt(hex)
	if !ok {
		return explainBuild(s, hex)
	}
	if s.Phase() == steampower.PhaseShip {
		return explainShip(s, hex)
	}
	goods := 5 // FACTORY-4
	if s.Phase() == steampower.PhaseAct {
		goods = min(goods, s.Supply(city.Tile)) // FACTORY-5
	}
	return s.Explain(steampower.Factory(hex, max(1, goods)))
}

// explainBuild explains by the track that comes closest.
func explainBuild(s *steampower.State, hex hexmap.Cell) error {
	var tries []steampower.Move
	for t := range track.Tracks() {
		tries = append(tries, steampower.Build(hex, t))
	}
	return family.Closest(tries, s.Explain, buildRules...)
}

// buildRules are the rules that stand against a track, by how much is right where
// they are broken: what stands against the hex comes first.
var buildRules = []steampower.Rule{
	steampower.MustParseRule("TRACK-10"), steampower.MustParseRule("TRACK-11"), steampower.MustParseRule("TRACK-9"), steampower.MustParseRule("MAP-5"),
	steampower.MustParseRule("TRACK-6"), steampower.MustParseRule("LINK-2"), steampower.MustParseRule("TRACK-8"),
	steampower.MustParseRule("TRACK-7"), steampower.MustParseRule("LINK-4"), steampower.MustParseRule("MONEY-2"),
}

// explainShip explains by the route that comes closest, of those that pay for six
// links at the most.
func explainShip(s *steampower.State, hex hexmap.Cell) error {
	const most = 6
	var tries []steampower.Move
	var pay func(from steampower.Seat, owners []steampower.Seat)
	pay = func(from steampower.Seat, owners []steampower.Seat) {
		tries = append(tries, steampower.Ship(s.Asked().First(), hex, owners...))
		for owner := from; int(owner) <= s.Seats() && len(owners) < most; owner++ {
			if owner != s.Turn() {
				pay(owner, append(owners[:len(owners):len(owners)], owner))
			}
		}
	}
	pay(1, nil)
	return family.Closest(tries, s.Explain, steampower.MustParseRule("CONTRACT-4"))
}
