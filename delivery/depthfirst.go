package delivery

// A depthFirst search tries one route after the other (Tarjan, "Depth-First Search
// and Linear Graph Algorithms", 1972), until it is out of steps. Nothing but the
// shortest distance to the destination tells it when to turn back.
type depthFirst struct {
	*search
	shortest *[MaxPlaces]uint8 // distances to the destination
	steps    int               // that are left
}

// walk goes on from a place that was reached at some distance. It reports whether
// it has looked everywhere: if not, it is out of steps or has found the longest
// distance that is wanted.
func (d *depthFirst) walk(at int, free uint64, distance int) bool {
	if d.steps == 0 {
		return false
	}
	d.steps--
	for i, arc := range d.network.from(at) {
		next := int(arc.to % MaxPlaces)
		if free>>next&1 == 0 {
			continue // visited already
		}
		for length := int(arc.longest); ; length = d.network.lengthsFrom(at)[i].AtMost(length - 1) {
			there := distance + length
			switch {
			case there+int(d.shortest[next]) > d.high:
			case next != d.to:
				if !d.walk(next, free&^(1<<next), there) {
					return false
				}
			default:
				d.found[there/64] |= 1 << (there % 64)
				if there >= d.low {
					d.low = there + d.network.period
				}
				if d.low > d.high {
					return false
				}
			}
			if length == int(arc.shortest) {
				break
			}
		}
	}
	return true
}
