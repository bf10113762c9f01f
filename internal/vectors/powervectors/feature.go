package powervectors

import (
	"fmt"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steampower"
)

// features are what the next move of a position shows, in words: what sort of
// move it is and where, and what happens by which rule. They name no numbers and
// no places, so that moves which are alike have the same.
func features(p *position, after *steampower.State) []string {
	all := []string{
		fmt.Sprintf("%v in %s, then %s", p.next.Kind(), p.Phase(), after.Phase()),
		fmt.Sprintf("%d players", p.setup.Players),
		"map " + p.setup.Map.Name(),
		"components " + p.setup.Components.Name,
	}
	events, err := p.AppendEvents(nil, p.next, family.Everyone)
	if err != nil {
		panic(err) // the move was legal
	}
	for _, e := range events {
		all = append(all, fmt.Sprintf("%v by %v in %s", e.Kind, e.Rule.String(), p.Phase()))
	}
	if t := p.next.Track(); t != 0 {
		i, _ := p.setup.Map.Grid().Index(p.next.Hex())
		all = append(all, fmt.Sprintf("%v of %v, on %v, over %d tracks", p.next.Kind(), t.Type(), p.setup.Map.Terrain(i), len(p.tracksIn(p.next.Hex()))))
	}
	if bonus := p.Bonus(); bonus != 0 {
		all = append(all, fmt.Sprintf("%v as the bonus %v", p.next.Kind(), bonus))
	}
	switch p.next.Kind() {
	case steampower.KindCity:
		all = append(all, fmt.Sprintf("a tile %v", p.next.Colour()))
	case steampower.KindShip:
		city, _ := p.CityAt(p.next.Hex())
		all = append(all,
			fmt.Sprintf("a good %v", p.next.Colour()),
			fmt.Sprintf("paid for %d links, own factory %t, in her network %t", p.next.Payments().Total(), city.Factory == p.seat, p.InNetwork(p.seat, p.next.Hex())),
		)
	case steampower.KindBuy:
		all = append(all, fmt.Sprintf("bought %v", p.next.Colour()))
	case steampower.KindFactory:
		all = append(all, fmt.Sprintf("a factory with %d goods", p.next.Number()))
	}
	return all
}

// countFrom is the phase of a position, with how many of the things that change
// what may be done in it there are.
func countFrom(p *position) []string {
	_, building := p.Building(p.seat)
	return []string{
		fmt.Sprintf("%s, in the setup %t", p.Phase(), p.Round() == 0),
		fmt.Sprintf("%s, from a hand %t", p.Phase(), p.From() != steampower.Nobody),
		fmt.Sprintf("%s, bonus %v", p.Phase(), p.Bonus()),
		fmt.Sprintf("%s, under construction %t, with a network %t", p.Phase(), building, p.HasNetwork(p.seat)),
	}
}
