package track_test

import (
	"maps"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// plainTile is what a hex holds in the slow and obvious form: each edge on which
// something ends, and the edge that it leads to; an exit leads to itself.
type plainTile map[hexmap.Direction]hexmap.Direction

// plain asks a tile all it tells edge by edge.
func plain(t track.Tile) plainTile {
	p := plainTile{}
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if other, ok := t.Other(d); ok {
			p[d] = other
		}
		if t.HasExit(d) {
			p[d] = d
		}
	}
	return p
}

// tile puts a plain tile together of its tracks and exits.
func (p plainTile) tile() (t track.Tile) {
	ok := true
	for d, other := range p {
		part := track.Exit(d)
		if d < other {
			part = track.Between(d, other).Tile()
		}
		if d <= other {
			if t, ok = t.Plus(part); !ok {
				panic("a plain tile has an edge twice")
			}
		}
	}
	return t
}

// allPlainTiles are all the ways to leave each of six edges alone, to give it an
// exit, or to join it to another.
func allPlainTiles() []plainTile {
	all := []plainTile{{}}
	for d := range hexmap.Direction(hexmap.NumDirections) {
		for _, p := range slices.Clone(all) {
			if _, taken := p[d]; taken {
				continue
			}
			for other := d; other < hexmap.NumDirections; other++ {
				if _, taken := p[other]; !taken {
					with := maps.Clone(p)
					with[d], with[other] = other, d
					all = append(all, with)
				}
			}
		}
	}
	return all
}

// allTiles are all tiles that there are, the zero Tile first.
func allTiles() []track.Tile {
	var all []track.Tile
	for _, p := range allPlainTiles() {
		all = append(all, p.tile())
	}
	return all
}

var aTile = rapid.SampledFrom(allTiles())

func TestPlusMinusAndContainsAreOfSets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := aTile.Draw(t, "a"), aTile.Draw(t, "b")
		p, q := plain(a), plain(b)

		contains, apart := true, true
		both, without := maps.Clone(p), maps.Clone(p)
		for d, other := range q {
			was, has := p[d]
			contains = contains && has && was == other
			apart = apart && !has
			both[d] = other
			if was == other {
				delete(without, d)
			}
		}
		if got := a.Contains(b); got != contains {
			t.Errorf("%v contains %v: %v", a, b, got)
		}
		if got := a.Minus(b); got != without.tile() {
			t.Errorf("%v without %v is %v", a, b, got)
		}
		got, ok := a.Plus(b)
		if want := both; apart && got != want.tile() || !apart && got != 0 || ok != apart {
			t.Errorf("%v and %v are %v, %v", a, b, got, ok)
		}
		if ok && (got.Minus(b) != a || !got.Contains(a) || !got.Contains(b)) {
			t.Errorf("%v without %v is %v", got, b, got.Minus(b))
		}
	})
}

func TestPartsMakeUpTheTile(t *testing.T) {
	for _, tile := range allTiles() {
		var sum track.Tile
		last := -1
		for part := range tile.Parts() {
			first, ok := slices.Collect(maps.Keys(plain(part))), false
			if part.NumTracks()+part.NumExits() != 1 || tile.On(first[0]) != part {
				t.Fatalf("%v has the part %v", tile, part)
			}
			if edge := int(slices.Min(first)); edge <= last {
				t.Fatalf("%v: %v comes late", tile, part)
			} else {
				last = edge
			}
			if sum, ok = sum.Plus(part); !ok {
				t.Fatalf("%v: %v comes twice", tile, part)
			}
		}
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if tile.Has(d) != (tile.Edges()>>d&1 != 0) {
				t.Errorf("%v has the edges %06b", tile, tile.Edges())
			}
		}
		if sum != tile {
			t.Errorf("the parts of %v make up %v", tile, sum)
		}
	}
}

// Pieces of cardboard, and in how many ways each can lie.
func TestFacesOfPieces(t *testing.T) {
	for text, want := range map[string]int{
		"E-W": 3, "E-NW": 6, "E-NE": 6,
		"E-W+NE-SW": 3, "E-W+NE-SE": 6, "E-NW+NE-W": 6, "E-NW+W-SE": 3,
		"E-NE+NW-W+SW-SE": 2, "E-W+NE-SW+NW-SE": 1,
		"E": 6, "E+W": 3, "E+NW+SW": 2, "E+NE+NW+W+SW+SE": 1,
	} {
		if got := len(slices.Collect(track.MustParseTile(text).Rotations())); got != want {
			t.Errorf("%s lies in %d ways, not %d", text, got, want)
		}
	}
	left, right := track.MustParseTile("E-NW+W-SW"), track.MustParseTile("E-NW+SW-SE")
	if left.Face() == right.Face() {
		t.Errorf("%v and %v are mirrored, and two faces", left, right)
	}
}
