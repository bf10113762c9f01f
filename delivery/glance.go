package delivery

// A glance tries one route after the other, until it is out of steps. Nothing
// but the shortest distance to the destination tells it when to turn back.
type glance struct {
	*search
	shortest *[MaxPlaces]uint8 // distances to the destination
	steps    int               // that are left
}

// walk goes on from a place that was reached at some distance. It reports whether
// it has looked everywhere: if not, it is out of steps or has found the longest
// distance that is wanted.
func (g *glance) walk(at int, free uint64, distance int) bool {
	if g.steps == 0 {
		return false
	}
	g.steps--
	for i, joint := range g.network.from(at) {
		next := int(joint.to % MaxPlaces)
		if free>>next&1 == 0 { // DELIVER-4: visited already
			continue
		}
		for length := int(joint.longest); ; length = g.network.lengthsFrom(at)[i].AtMost(length - 1) {
			there := distance + length // DELIVER-5
			switch {
			case there+int(g.shortest[next]) > g.high: // DELIVER-6
			case next != g.to:
				if !g.walk(next, free&^(1<<next), there) {
					return false
				}
			default:
				g.found[there/64] |= 1 << (there % 64)
				if there >= g.low {
					g.low = there + g.network.stride
				}
				if g.low > g.high {
					return false
				}
			}
			if length == int(joint.shortest) {
				break
			}
		}
	}
	return true
}
