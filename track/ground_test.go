package track_test

import (
	"cmp"
	"slices"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// A ground is a grid with all that track finds on it.
type ground struct {
	hexes  []hexmap.Hex // in any order
	tiles  []track.Tile
	closed []hexmap.Edge
	towns  []int
}

func (g ground) Len() int             { return len(g.hexes) }
func (g ground) Hex(i int) hexmap.Hex { return g.hexes[i] }

func (g ground) Neighbour(i int, d hexmap.Direction) int {
	return slices.Index(g.hexes, g.hexes[i].Neighbour(d))
}

func (g ground) tracer() *track.Tracer { return track.NewTracer(g, g.closed, g.towns) }

// within returns the hexes at a distance of radius or less from the origin.
func within(radius int) (all []hexmap.Hex) {
	for q := -radius; q <= radius; q++ {
		for r := -radius; r <= radius; r++ {
			if h := (hexmap.Hex{Q: q, R: r}); h.Distance(hexmap.Hex{}) <= radius {
				all = append(all, h)
			}
		}
	}
	return all
}

// anyGround draws a ground full of track, with cities about and gaps in it.
func anyGround(t *rapid.T) ground {
	var g ground
	for _, hex := range rapid.Permutation(within(3)).Draw(t, "hexes") {
		kinds := []string{"track", "track", "track", "track", "town", "mixed", "city", "nothing", "no hex"}
		if hex.Distance(hexmap.Hex{}) == 3 {
			kinds = []string{"city", "city", "track", "no hex"}
		}
		tile := track.Tile(0)
		switch rapid.SampledFrom(kinds).Draw(t, "kind") {
		case "no hex":
			continue
		case "city":
			tile = track.City
		case "track":
			tile = rapid.SampledFrom(fullTiles).Draw(t, "tile")
		case "town":
			tile = rapid.SampledFrom(townTiles).Draw(t, "tile")
		case "mixed":
			tile = aTile.Draw(t, "tile")
		}
		if rapid.IntRange(0, 4).Draw(t, "town") == 0 {
			g.towns = append(g.towns, len(g.hexes))
		}
		g.hexes, g.tiles = append(g.hexes, hex), append(g.tiles, tile)
	}
	for range rapid.IntRange(0, 15).Draw(t, "closed edges") {
		hex := rapid.SampledFrom(within(3)).Draw(t, "hex")
		g.closed = append(g.closed, hexmap.EdgeOf(hex, anyDirection.Draw(t, "edge")))
	}
	return g
}

var (
	anyDirection = rapid.Map(rapid.IntRange(0, hexmap.NumDirections-1), func(d int) hexmap.Direction { return hexmap.Direction(d) })
	fullTiles    = slices.DeleteFunc(allTiles(), func(t track.Tile) bool { return t.NumTracks() < 2 || t.NumExits() > 0 })
	townTiles    = slices.DeleteFunc(allTiles(), func(t track.Tile) bool { return t.NumTracks() > 0 })
)

// across is the other side of an edge, looked for among all hexes.
func (g ground) across(e track.End) (track.End, bool) {
	if slices.Contains(g.closed, hexmap.EdgeOf(g.hexes[e.Hex], e.Edge)) {
		return track.End{}, false
	}
	for j, hex := range g.hexes {
		if hex == g.hexes[e.Hex].Neighbour(e.Edge) {
			return track.End{Hex: uint16(j), Edge: e.Edge.Opposite()}, true
		}
	}
	return track.End{}, false
}

// A plainLink is a link and all that is joined in it.
type plainLink struct {
	track.Link
	ends []track.End
}

// plainLinks are the links of a ground by their definition, in their order: ends
// of track are joined by track and across edges, and what is joined, directly or
// by way of others, is one link if a stop is among it.
func (g ground) plainLinks() []plainLink {
	// Every track and exit has its ends, and so has a city where one of them meets it.
	label := map[track.End]int{}
	var joined [][2]track.End
	for i, tile := range g.tiles {
		for d, other := range plain(tile) {
			if end := (track.End{Hex: uint16(i), Edge: d}); tile != track.City {
				label[end] = len(label)
				joined = append(joined, [2]track.End{end, {Hex: uint16(i), Edge: other}})
				if beyond, ok := g.across(end); ok && g.tiles[beyond.Hex] == track.City {
					label[beyond] = len(label)
				}
			}
		}
	}
	for end := range label {
		if beyond, ok := g.across(end); ok {
			if _, ok := label[beyond]; ok {
				joined = append(joined, [2]track.End{end, beyond})
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, pair := range joined {
			if a, b := label[pair[0]], label[pair[1]]; a != b {
				label[pair[0]], label[pair[1]] = min(a, b), min(a, b)
				changed = true
			}
		}
	}
	ends := map[int][]track.End{}
	for end, n := range label {
		ends[n] = append(ends[n], end)
	}
	var links []plainLink
	for _, ends := range ends {
		if link := g.plainLink(ends, label); link.Kind != 0 {
			links = append(links, plainLink{link, ends})
		}
	}
	slices.SortFunc(links, func(a, b plainLink) int { return compareEnds(a.From, b.From) })
	return links
}

func compareEnds(a, b track.End) int {
	return cmp.Or(cmp.Compare(a.Hex, b.Hex), cmp.Compare(a.Edge, b.Edge))
}

// plainLink says what the link is that has these ends, out of all that there are: the
// zero Link if it meets no stop.
func (g ground) plainLink(ends []track.End, all map[track.End]int) track.Link {
	slices.SortFunc(ends, compareEnds)
	var link track.Link
	var stops, open []track.End
	for _, end := range ends {
		tile := g.tiles[end.Hex]
		beyond, ok := g.across(end)
		_, meets := all[beyond]
		switch other, joined := tile.Other(end.Edge); {
		case !joined:
			stops = append(stops, end)
			if !ok || !meets {
				open = append(open, end)
			}
		default:
			if end.Edge < other {
				link.Tracks++
				if slices.Contains(g.towns, int(end.Hex)) {
					link.Towns++
				}
			}
			if !ok || !meets {
				open = append(open, end)
			}
		}
	}
	switch {
	case len(stops) == 2 && stops[0].Hex == stops[1].Hex:
		link.Kind, link.From, link.To = track.Return, stops[0], stops[1]
	case len(stops) == 2:
		link.Kind, link.From, link.To = track.Complete, stops[0], stops[1]
	case len(stops) == 1:
		link.Kind, link.From, link.To = track.Incomplete, stops[0], open[0]
	}
	return link
}
