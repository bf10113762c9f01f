package track_test

import (
	"fmt"
	"slices"
	"strings"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// A plan is what is to be drawn on a sheet.
type plan struct {
	grounds map[hexmap.Hex]track.Ground
	blocked []hexmap.Edge
	strokes []stroke
}

// A stroke is a track, or an exit where there is no track.
type stroke struct {
	hex   hexmap.Hex
	track track.Track
	exit  hexmap.Direction
}

// ends are the one or two ends of a stroke on the edges of its hex.
func (s stroke) ends() []track.End {
	if s.track == 0 {
		return []track.End{{Hex: s.hex, Edge: s.exit}}
	}
	a, b := s.track.Ends()
	return []track.End{{Hex: s.hex, Edge: a}, {Hex: s.hex, Edge: b}}
}

func (s stroke) drawOn(sheet *track.Sheet) error {
	if s.track == 0 {
		return sheet.DrawExit(s.hex, s.exit)
	}
	return sheet.Draw(s.hex, s.track)
}

// fits reports whether a stroke can be drawn where the plan's are.
func (p plan) fits(s stroke) bool {
	for _, other := range p.strokes {
		for _, end := range other.ends() {
			if slices.Contains(s.ends(), end) {
				return false
			}
		}
	}
	ground := p.grounds[s.hex]
	return ground == track.Town || ground == track.Plain && s.track != 0
}

// sheet draws the plan.
func (p plan) sheet() *track.Sheet {
	sheet := new(track.Sheet)
	for hex, ground := range p.grounds {
		sheet.SetGround(hex, ground)
	}
	for _, edge := range p.blocked {
		sheet.Block(edge)
	}
	for _, stroke := range p.strokes {
		if err := stroke.drawOn(sheet); err != nil {
			panic(err)
		}
	}
	return sheet
}

// anyPlan draws a plan full of track, with cities all around that it can reach.
func anyPlan(t *rapid.T) plan {
	hexes := slices.Collect(hexmap.Hex{}.Range(3))
	directions := []hexmap.Direction{0, 1, 2, 3, 4, 5}
	inside := []track.Ground{track.Plain, track.Plain, track.Plain, track.Plain, track.Town, track.Town, track.GroundCity, 0}
	outside := []track.Ground{track.GroundCity, track.GroundCity, 0}
	p := plan{grounds: make(map[hexmap.Hex]track.Ground)}
	for _, hex := range hexes {
		if hex.Distance(hexmap.Hex{}) == 3 {
			p.grounds[hex] = rapid.SampledFrom(outside).Draw(t, "ground")
		} else {
			p.grounds[hex] = rapid.SampledFrom(inside).Draw(t, "ground")
		}
		if p.grounds[hex] != track.Plain && p.grounds[hex] != track.Town {
			continue
		}
		edges := rapid.Permutation(directions).Draw(t, "edges")
		for range rapid.SampledFrom([]int{3, 3, 3, 3, 2, 1, 0}).Draw(t, "pairs of edges") {
			a, b := edges[0], edges[1]
			edges = edges[2:]
			if p.grounds[hex] == track.Town && rapid.Bool().Draw(t, "exits") {
				p.strokes = append(p.strokes, stroke{hex: hex, exit: a}, stroke{hex: hex, exit: b})
			} else {
				p.strokes = append(p.strokes, stroke{hex: hex, track: track.Between(a, b)})
			}
		}
	}
	for range rapid.IntRange(0, 20).Draw(t, "blocked edges") {
		p.blocked = append(p.blocked, hexmap.EdgeOf(rapid.SampledFrom(hexes).Draw(t, "hex"), anyDirection.Draw(t, "edge")))
	}
	return p
}

func anyStroke(t *rapid.T, hexes []hexmap.Hex) stroke {
	s := stroke{hex: rapid.SampledFrom(hexes).Draw(t, "hex")}
	if s.track = track.Track(rapid.IntRange(0, track.NumTracks).Draw(t, "track")); s.track == 0 {
		s.exit = anyDirection.Draw(t, "exit")
	}
	return s
}

// plainStretches are the stretches of a plan by their definition: ends of track
// are joined by track and across edges, and what is joined, directly or by way
// of others, is one stretch. Each is printed as by summary, in any order.
func (p plan) plainStretches() []string {
	// Every end of track is an end, and so is a city's edge where track comes to it.
	label := make(map[track.End]int)
	var joined [][2]track.End
	for _, stroke := range p.strokes {
		for _, end := range stroke.ends() {
			label[end] = len(label)
			if across := otherSide(end); p.grounds[across.Hex] == track.GroundCity {
				label[across] = len(label)
			}
		}
		if ends := stroke.ends(); len(ends) == 2 {
			joined = append(joined, [2]track.End(ends))
		}
	}
	for end := range label {
		if _, ok := label[otherSide(end)]; ok {
			joined = append(joined, [2]track.End{end, otherSide(end)})
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
	stretches := make(map[int][]track.End)
	for end, n := range label {
		stretches[n] = append(stretches[n], end)
	}
	var summaries []string
	for _, ends := range stretches {
		summaries = append(summaries, p.plainStretch(ends))
	}
	return summaries
}

// plainStretch says what the stretch comes to that has these ends.
func (p plan) plainStretch(ends []track.End) string {
	var towns []hexmap.Hex
	isExit := make(map[track.End]bool)
	for _, stroke := range p.strokes {
		own := stroke.ends()
		switch {
		case !slices.Contains(ends, own[0]):
		case stroke.track == 0:
			isExit[own[0]] = true
		case p.grounds[stroke.hex] == track.Town:
			towns = append(towns, stroke.hex)
		}
	}
	var stops []hexmap.Hex
	var blocked []hexmap.Edge
	loose := false
	for _, end := range ends {
		isCity := p.grounds[end.Hex] == track.GroundCity
		if isCity || isExit[end] {
			stops = append(stops, end.Hex)
		}
		edge := hexmap.EdgeOf(end.Hex, end.Edge)
		switch {
		case !slices.Contains(ends, otherSide(end)):
			loose = true
		case slices.Contains(p.blocked, edge) && !slices.Contains(blocked, edge):
			blocked = append(blocked, edge)
		}
	}
	kind := track.KindLink
	switch {
	case loose:
		kind = track.KindDeadEnd
	case len(stops) == 0:
		kind = track.KindCircle
	case stops[0] == stops[1]:
		kind = track.KindReturn
	case len(blocked) > 0:
		kind = track.KindBlocked
	}
	return summary(kind, ends, towns, blocked)
}

func otherSide(end track.End) track.End {
	return track.End{Hex: end.Hex.Neighbour(end.Edge), Edge: end.Edge.Opposite()}
}

// endsOf are all ends of a stretch.
func endsOf(stretch track.Stretch) []track.End {
	ends := slices.Clone(stretch.Stops)
	for _, step := range stretch.Steps {
		ends = append(ends, track.End{Hex: step.Hex, Edge: step.Entry}, track.End{Hex: step.Hex, Edge: step.Exit})
	}
	return ends
}

// summary prints a stretch without the order of its parts.
func summary(kind track.Kind, ends []track.End, towns []hexmap.Hex, blocked []hexmap.Edge) string {
	return fmt.Sprintf("%v of %s through %s across %s", kind, sorted(ends), sorted(towns), sorted(blocked))
}

func sorted[T any](values []T) string {
	var printed []string
	for _, value := range values {
		printed = append(printed, fmt.Sprint(value))
	}
	slices.Sort(printed)
	return strings.Join(printed, " ")
}
