package delivery

// An exploration looks ahead at every step. It walks from place to place with the
// set of all distances at which it can have come there, so parallel links are one
// step, and it turns back
//
//   - from places that are on no route to the destination any more: it keeps to
//     the ways that are left, and never runs into a dead end;
//   - where no distance is wanted that lies between the shortest and the longest
//     that are still possible: the distances in the whole network bound it from
//     below, the longest links between the places left from above;
//   - where it has been before, with the same places left before it and the same
//     distances behind it: a table remembers that.
//
// The table has a fixed size. What an entry overwrites is forgotten, which costs
// time and never a distance.
type exploration struct {
	*search
	ways  ways
	table [1 << tableBits]memory
}

const tableBits = 10

// A memory says with which distances the search went on from a place when those
// places were left.
type memory struct {
	left      uint64
	distances Distances
	at        uint8
}

// explore searches on from a place over free places.
func explore(s *search, from int, free uint64) {
	e := exploration{search: s, ways: ways{around: &s.network.around, to: s.to}}
	e.walk(from, e.ways.between(from, free), DistancesOf(0))
}

// walk goes on from a place that was reached at some distances. The places left
// are those on ways to the destination.
func (e *exploration) walk(at int, left uint64, distances Distances) {
	lengths := e.network.lengthsFrom(at)
	for i, joint := range e.network.from(at) {
		next := int(joint.to)
		switch {
		case left>>next&1 == 0: // DELIVER-4: visited already, or on no way
		case next == e.to:
			e.arrive(distances.plus(lengths[i]))
		case distances.Min()+int(joint.shortest)+int(e.network.shortest[next][e.to]) > e.high: // DELIVER-6
		default:
			ahead := e.ways.between(next, left&^(1<<next))
			if distances.Max()+int(joint.longest)+e.network.bound(next, e.to, ahead) >= e.low {
				e.enter(next, ahead, distances.plus(lengths[i])) // DELIVER-5
			}
		}
		if e.low > e.high || e.stopped != nil {
			return
		}
	}
}

// enter goes on from a place unless it has done so before.
func (e *exploration) enter(at int, left uint64, distances Distances) {
	distances = e.remember(at, left, distances)
	if !distances.Empty() && e.step() {
		e.walk(at, left, distances)
	}
}

// remember returns those of the distances that the search has not yet gone on
// with from a place with those places left.
func (e *exploration) remember(at int, left uint64, distances Distances) Distances {
	const scatter, turn = 0x9E3779B97F4A7C15, 0xD1B54A32D192ED03 // odd numbers without a pattern
	memory := &e.table[(left*scatter+uint64(at)*turn)>>(64-tableBits)]
	if memory.left != left || int(memory.at) != at {
		memory.left, memory.at, memory.distances = left, uint8(at), Distances{}
	}
	distances = distances.without(memory.distances)
	memory.distances = memory.distances.union(distances)
	return distances
}
