package track_test

import (
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
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

func TestTilesAreWhatTheyAreMadeOf(t *testing.T) {
	seen := map[track.Tile]bool{}
	for _, want := range allPlainTiles() {
		tile := want.tile()
		if seen[tile] || !tile.IsValid() {
			t.Errorf("%v comes twice, or is invalid", tile)
		}
		seen[tile] = true
		if diff := cmp.Diff(want, plain(tile)); diff != "" {
			t.Errorf("%v: mismatch (-want +got)\n%s", tile, diff)
		}
		var tracks []track.Track
		var exits []hexmap.Direction
		for d := range hexmap.Direction(hexmap.NumDirections) {
			other, has := want[d]
			drawn := track.Track(0)
			if has && other != d {
				drawn = track.Between(d, other)
			}
			if tile.Has(d) != has || tile.TrackOn(d) != drawn || has != (tile.On(d) != 0) {
				t.Errorf("on %v of %v: %v, %v, %v", d, tile, tile.Has(d), tile.TrackOn(d), tile.On(d))
			}
			switch {
			case has && d == other:
				exits = append(exits, d)
			case has && d < other:
				tracks = append(tracks, drawn)
			}
		}
		if got := slices.Collect(tile.Tracks()); !slices.Equal(got, tracks) || tile.NumTracks() != len(tracks) {
			t.Errorf("%v has %d tracks: %v", tile, tile.NumTracks(), got)
		}
		if got := slices.Collect(tile.Exits()); !slices.Equal(got, exits) || tile.NumExits() != len(exits) {
			t.Errorf("%v has %d exits: %v", tile, tile.NumExits(), got)
		}
		if tile.NumEdges() != len(want) {
			t.Errorf("%v has something on %d edges, not %d", tile, tile.NumEdges(), len(want))
		}
	}
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
		if sum != tile {
			t.Errorf("the parts of %v make up %v", tile, sum)
		}
	}
}

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

func TestTilesTurnEdgeByEdge(t *testing.T) {
	for _, tile := range allTiles() {
		for n := -7; n <= 7; n++ {
			turned, mirrored := plainTile{}, plainTile{}
			for d, other := range plain(tile) {
				turned[d.Rotate(n)] = other.Rotate(n)
				mirrored[d.Reflect()] = other.Reflect()
			}
			if got := tile.Rotate(n); got != turned.tile() {
				t.Errorf("%v turned by %d is %v", tile, n, got)
			}
			if got := tile.Reflect(); got != mirrored.tile() {
				t.Errorf("%v mirrored is %v", tile, got)
			}
		}
	}
}

func TestRotationsAreTheOnesOfTheFace(t *testing.T) {
	faces := map[track.Tile][]track.Tile{} // by turning each six times
	for _, tile := range allTiles() {
		var turns []track.Tile
		for n := range hexmap.NumDirections {
			if turned := tile.Rotate(n); !slices.Contains(turns, turned) {
				turns = append(turns, turned)
			}
		}
		if diff := cmp.Diff(turns, slices.Collect(tile.Rotations())); diff != "" {
			t.Errorf("%v: mismatch (-want +got)\n%s", tile, diff)
		}
		if !slices.Contains(turns, tile.Face()) {
			t.Errorf("%v shows %v, which is not among its rotations", tile, tile.Face())
		}
		for range tile.Rotations() {
			break
		}
		faces[tile.Face()] = append(faces[tile.Face()], tile)
	}
	for face, tiles := range faces {
		if got := slices.Collect(face.Rotations()); len(got) != len(tiles) {
			t.Errorf("%v has the rotations %v, but is the face of %v", face, got, tiles)
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
	if left.Face() == right.Face() || left.Reflect().Face() != right.Face() {
		t.Errorf("%v and %v are mirrored, and two faces", left, right)
	}
}

func TestTilesOfOnePart(t *testing.T) {
	for each := range track.Tracks() {
		a, b := each.Ends()
		if diff := cmp.Diff(plainTile{a: b, b: a}, plain(each.Tile())); diff != "" {
			t.Errorf("%v: mismatch (-want +got)\n%s", each, diff)
		}
	}
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if diff := cmp.Diff(plainTile{d: d}, plain(track.Exit(d))); diff != "" {
			t.Errorf("exit %v: mismatch (-want +got)\n%s", d, diff)
		}
		if !track.City.HasExit(d) {
			t.Errorf("a city has no exit to %v", d)
		}
	}
	if got := track.Track(0).Tile(); got != 0 {
		t.Errorf("no track makes the tile %v", got)
	}
}

func TestOnlyTilesAreValid(t *testing.T) {
	valid := map[track.Tile]bool{}
	for _, tile := range allTiles() {
		valid[tile] = true
	}
	for n := range track.Tile(1 << 20) {
		if n.IsValid() != valid[n] {
			t.Fatalf("%v is valid: %v", n, n.IsValid())
		}
	}
	if track.Tile(1 << 31).IsValid() {
		t.Error("a number far above all tiles is valid")
	}
}

func TestWalksOfATileCanBeLeft(t *testing.T) {
	for range track.MustParseTile("E-W+NE-SW").Tracks() {
		break
	}
	for range track.City.Exits() {
		break
	}
	for range track.City.Parts() {
		break
	}
}

func TestTilesAllocateNothing(t *testing.T) {
	tile, sum := track.MustParseTile("E-W+NE-SW"), 0
	for name, call := range map[string]func(){
		"Tracks": func() {
			for each := range tile.Tracks() {
				sum += int(each)
			}
		},
		"Exits": func() {
			for each := range track.City.Exits() {
				sum += int(each)
			}
		},
		"Parts": func() {
			for each := range tile.Parts() {
				sum += int(each)
			}
		},
		"Face":      func() { sum += int(tile.Face()) },
		"Reflect":   func() { sum += int(tile.Reflect()) },
		"ParseTile": func() { sum += int(must(track.ParseTile("NW+SW+E"))) },
	} {
		if allocs := testing.AllocsPerRun(100, call); allocs != 0 {
			t.Errorf("%s allocates %v times", name, allocs)
		}
	}
}
