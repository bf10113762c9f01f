package powervectors

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/steampower"
)

func (p *position) brokenByBuild(m steampower.Move) []steampower.Rule {
	hex, _ := p.setup.Map.Grid().Index(m.Hex())
	there := p.tracksIn(m.Hex())
	rules := p.brokenByLaying(hex, m.Track(), there, p.going(false), 0)
	if _, begun := p.Building(p.seat); !begun && p.Locomotives(p.seat) == 0 {
		rules = append(rules, steampower.MustParseRule("LINK-4"))
	}
	if len(there) < 2 && p.costOf(hex, there) > p.Money(p.seat) {
		rules = append(rules, steampower.MustParseRule("MONEY-2"))
	}
	return rules
}

// costOf is what it costs to place a tile: TRACK-2, TRACK-5.
func (p *position) costOf(hex int, there []steampower.OwnedTrack) int {
	switch terrain := p.setup.Map.Terrain(hex); {
	case p.setup.Map.IsCity(hex), terrain == hexmap.Water:
		return 0 // nothing is placed there at all
	case len(there) == 1:
		return 2
	case terrain == hexmap.Hill:
		return 2
	case terrain == hexmap.Mountain:
		return 4
	}
	return 0
}

// brokenByReplace is TRACK-14 and TRACK-15, and what another tile on the hex
// breaks.
func (p *position) brokenByReplace(m steampower.Move) (rules []steampower.Rule) {
	hex, _ := p.setup.Map.Grid().Index(m.Hex())
	tiles := p.trackUnderConstruction()
	if len(tiles) == 0 || tiles[len(tiles)-1].hex != m.Hex() {
		return append(p.brokenByPlace(hex, m.Track()), steampower.MustParseRule("TRACK-15"))
	}
	last := tiles[len(tiles)-1].Track
	if last == m.Track() {
		rules = append(rules, steampower.MustParseRule("TRACK-14"))
	}
	there := p.tracksIn(m.Hex())
	var shared track.Track
	others := slices.DeleteFunc(slices.Clone(there), func(t steampower.OwnedTrack) bool { return t.Track == last })
	if len(others) == 1 {
		shared = others[0].Track
	}
	return append(rules, p.brokenByLaying(hex, m.Track(), others, p.going(true), stackOf(last, shared))...)
}

func (p *position) brokenByRemove(m steampower.Move) []steampower.Rule {
	tiles := p.trackUnderConstruction()
	switch {
	case len(tiles) == 0 || tiles[len(tiles)-1].hex != m.Hex():
		return []steampower.Rule{steampower.MustParseRule("TRACK-15")}
	case len(p.tracksIn(m.Hex())) == 2 && p.InStack(steampower.SimpleStack) == 0:
		return []steampower.Rule{steampower.MustParseRule("TRACK-13")}
	}
	return nil
}

// brokenByPlace is what track breaks wherever it comes from.
func (p *position) brokenByPlace(hex int, t track.Track) (rules []steampower.Rule) {
	board := p.setup.Map
	if board.IsCity(hex) {
		rules = append(rules, steampower.MustParseRule("MAP-4"))
	} else if board.Terrain(hex) == hexmap.Water {
		rules = append(rules, steampower.MustParseRule("MAP-3"))
	}
	a, b := t.Ends()
	if board.Closed(hex, a) || board.Closed(hex, b) {
		rules = append(rules, steampower.MustParseRule("MAP-5"))
	}
	return rules
}

// brokenByLaying returns the rules broken by track that is laid beside other track, to
// go on with a link or to begin one. A tile of the returned stack has been taken away.
func (p *position) brokenByLaying(hex int, t track.Track, there []steampower.OwnedTrack, l laying, returned steampower.Stack) []steampower.Rule {
	rules := p.brokenByPlace(hex, t)
	var shared track.Track
	if len(there) > 0 {
		shared = there[0].Track
	}
	switch {
	case len(there) == 2:
		rules = append(rules, steampower.MustParseRule("TRACK-4"))
	case shared != 0 && !cross(shared, t):
		rules = append(rules, steampower.MustParseRule("TRACK-6"))
	default:
		if stack := stackOf(t, shared); p.InStack(stack) == 0 && stack != returned {
			rules = append(rules, steampower.MustParseRule("TRACK-7"))
		}
	}
	a, b := t.Ends()
	switch {
	case !l.begun && !p.beginsAt(hex, a) && !p.beginsAt(hex, b):
		rules = append(rules, p.beginning())
	case l.begun && (l.hex != hex || !t.Has(l.entry)):
		rules = append(rules, steampower.MustParseRule("TRACK-9"))
	case l.begun:
		exit, _ := t.Other(l.entry)
		if city, ok := p.cityBeside(hex, exit); ok && city == l.from {
			rules = append(rules, steampower.MustParseRule("LINK-2"))
		}
	}
	if p.joinsForeign(hex, a) || p.joinsForeign(hex, b) {
		rules = append(rules, steampower.MustParseRule("TRACK-8"))
	}
	return rules
}

// beginning is the rule that says where a link begins.
func (p *position) beginning() steampower.Rule {
	if p.HasNetwork(p.seat) {
		return steampower.MustParseRule("TRACK-10")
	}
	return steampower.MustParseRule("TRACK-11")
}

// beginsAt reports whether track that ends on an edge of a hex may begin there.
func (p *position) beginsAt(hex int, edge hexmap.Direction) bool {
	city, ok := p.cityBeside(hex, edge)
	return ok && (!p.HasNetwork(p.seat) || p.InNetwork(p.seat, city))
}

// joinsForeign reports whether foreign track ends on the same edge in the next hex:
// TRACK-8.
func (p *position) joinsForeign(hex int, edge hexmap.Direction) bool {
	grid := p.setup.Map.Grid()
	next := grid.Neighbour(hex, edge)
	return next >= 0 && slices.ContainsFunc(p.tracksIn(grid.Cell(next)), func(t steampower.OwnedTrack) bool {
		return t.Owner != p.seat && t.Track.Has(edge.Opposite())
	})
}

// stackOf is the stack of the tile that shows a track, with another or alone:
// COMP-2.
func stackOf(t, shared track.Track) steampower.Stack {
	switch {
	case shared != 0 && t.Type() == track.Straight && shared.Type() == track.Straight:
		return steampower.SharpStack
	case shared != 0:
		return steampower.CrossStack
	case t.Type() == track.Sharp:
		return steampower.SharpStack
	}
	return steampower.SimpleStack
}

// cross reports whether the ends of two tracks alternate round the hex: COMP-3.
func cross(s, t track.Track) bool {
	a, b := s.Ends()
	c, d := t.Ends()
	between := func(e hexmap.Direction) bool {
		return (e-a+hexmap.NumDirections)%hexmap.NumDirections < (b-a+hexmap.NumDirections)%hexmap.NumDirections
	}
	return c != a && c != b && d != a && d != b && between(c) != between(d)
}
