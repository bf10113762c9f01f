package track

import (
	"iter"
	"maps"
	"slices"

	"github.com/railhex/railhex/hexmap"
)

// Links walks the stretches that are links, in the order of [Sheet.Stretches].
func (s *Sheet) Links() iter.Seq[Stretch] {
	return func(yield func(Stretch) bool) {
		for stretch := range s.Stretches() {
			if stretch.Kind == KindLink && !yield(stretch) {
				return
			}
		}
	}
}

// Stretches walks all stretches of the sheet, each once and in one direction.
// Those with a stop come first and are walked from it, or from the first of
// two; then dead ends without a stop; then circles. Within each group the end
// that the walk begins at decides: by hex as [hexmap.Hex.Compare] orders them,
// then by edge. What is drawn alone decides the order, not when it was drawn.
func (s *Sheet) Stretches() iter.Seq[Stretch] {
	return func(yield func(Stretch) bool) {
		hexes := slices.SortedFunc(maps.Keys(s.sites), hexmap.Hex.Compare)
		f := follower{s, make(map[End]bool)}
		for _, begins := range []func(End) bool{f.atStop, f.atLooseEnd, s.hasTrack} {
			for _, hex := range hexes {
				for d := range hexmap.Direction(hexmap.NumDirections) {
					from := End{hex, d}
					if !f.followed[from] && begins(from) && !yield(f.follow(from)) {
						return
					}
				}
			}
		}
	}
}

// hasTrack reports whether a track or an exit is drawn to an end.
func (s *Sheet) hasTrack(e End) bool { return s.joins(e) != noEdge }

// isStop reports whether a stretch that comes to an end from outside stops
// there.
func (s *Sheet) isStop(e End) bool { return s.Ground(e.Hex) == GroundCity || s.joins(e) == toStop }

// A follower follows each stretch of a sheet once.
type follower struct {
	*Sheet
	followed map[End]bool // the ends that stretches have passed
}

// atStop reports whether a stretch leaves a stop at an end. Cities have no track
// of their own; it takes track on the other side. BUILD-9
func (f follower) atStop(e End) bool {
	return f.isStop(e) && (f.hasTrack(e) || f.hasTrack(e.beyond()))
}

// atLooseEnd reports whether an end has track that no track joins. It is asked
// once all track that comes to a city has been followed.
func (f follower) atLooseEnd(e End) bool { return f.hasTrack(e) && !f.hasTrack(e.beyond()) }

// follow follows the stretch that begins at an end: at a stop, at a loose end,
// or anywhere on a circle.
func (f follower) follow(from End) Stretch {
	var stretch Stretch
	at, joined := from, true
	if f.isStop(from) {
		f.stop(&stretch, from)
		at, joined = f.cross(&stretch, from)
	}
	for joined && !f.followed[at] {
		if f.isStop(at) {
			f.stop(&stretch, at)
			break
		}
		exit := f.step(&stretch, at)
		at, joined = f.cross(&stretch, exit)
	}
	switch {
	case !joined:
		stretch.Kind = KindDeadEnd
	case len(stretch.Stops) == 0:
		stretch.Kind = KindCircle
	case stretch.Stops[0].Hex == stretch.Stops[1].Hex:
		stretch.Kind = KindReturn
	case len(stretch.Blocked) > 0:
		stretch.Kind = KindBlocked
	default:
		stretch.Kind = KindLink
	}
	return stretch
}

// stop adds a stop to a stretch.
func (f follower) stop(stretch *Stretch, at End) {
	f.followed[at] = true
	stretch.Stops = append(stretch.Stops, at)
}

// step adds to a stretch the track on an end, and returns the track's other end.
func (f follower) step(stretch *Stretch, entry End) End {
	exit := End{entry.Hex, f.joins(entry)}
	f.followed[entry], f.followed[exit] = true, true
	stretch.Steps = append(stretch.Steps, Step{entry.Hex, entry.Edge, exit.Edge})
	if f.Ground(entry.Hex) == Town {
		stretch.Towns = append(stretch.Towns, entry.Hex)
	}
	return exit
}

// cross leads a stretch out of a hex to the end on the other side of the edge.
// It reports false if nothing joins there. BUILD-7
func (f follower) cross(stretch *Stretch, exit End) (entry End, joined bool) {
	entry = exit.beyond()
	if !f.isStop(entry) && !f.hasTrack(entry) {
		return End{}, false
	}
	if edge := hexmap.EdgeOf(exit.Hex, exit.Edge); f.blocked[edge] {
		stretch.Blocked = append(stretch.Blocked, edge)
	}
	return entry, true
}
