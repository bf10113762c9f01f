package steamvectors

import (
	"fmt"

	"github.com/railhex/railhex/variants/steam"
)

// features are what the next move of a position shows, in words: what sort of
// move it is and where, and what happens by which rule. They name no numbers and
// no places, so that moves which are alike have the same.
func features(p *position, after *steam.State) []string {
	variant := fmt.Sprintf("%v %v", p.setup.Variant, p.setup.Order)
	all := []string{
		fmt.Sprintf("%v in %s, then %s, %v", p.next.Kind(), p.Phase(), after.Phase(), p.setup.Variant),
		fmt.Sprintf("%d players", p.setup.Players),
		"map " + p.setup.Map.Name(),
		"components " + p.setup.Components.Name,
		variant,
	}
	events, err := p.AppendEvents(nil, p.next)
	if err != nil {
		panic(err) // the move was legal
	}
	for _, e := range events {
		all = append(all, fmt.Sprintf("event %d by %v", e.Kind, e.Rule.String()))
	}
	if t := p.next.Tile(); t != 0 {
		all = append(all, fmt.Sprintf("%v of %d tracks, town %t", p.next.Kind(), t.NumTracks(), p.IsTown(p.next.Hex())))
	}
	if tile := p.next.ActionTile(); tile != 0 {
		all = append(all, fmt.Sprintf("%v %v, passing %t, %v", p.next.Kind(), tile, p.next.Passing(), p.setup.Variant))
	}
	if p.next.Kind() == steam.KindDeliver {
		all = append(all, fmt.Sprintf("a %v good over %d links", p.next.Colour(), p.next.Links()))
	}
	if after.Over() {
		all = append(all, fmt.Sprintf("over before the last turn: %t", after.Round() < after.Rounds()))
	}
	return all
}

// countFrom is the phase of a position in its game, where there are not too many
// ways to go on.
func countFrom(p *position) []string {
	return []string{
		fmt.Sprintf("%s, %v %v", p.Phase(), p.setup.Variant, p.setup.Order),
		fmt.Sprintf("%s, in the first turn %t", p.Phase(), p.Round() <= 1),
	}
}
