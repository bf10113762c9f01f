package plainrules

import (
	"slices"
	"strings"
)

// trackTypes are in canonical order. A type is found by how far apart the
// edges are (BUILD-5).
var trackTypes = []string{"straight", "gentle", "sharp"}

func trackType(track string) string {
	a, b := ends(track)
	apart := slices.Index(edges, b) - slices.Index(edges, a)
	if apart > 3 {
		apart = 6 - apart // edges 0 and 5 are neighbours
	}
	return map[int]string{1: "sharp", 2: "gentle", 3: "straight"}[apart] // BUILD-5
}

// ends are the two edges of a track, in canonical order.
func ends(track string) (a, b string) {
	a, b, _ = strings.Cut(track, "-")
	if slices.Index(edges, a) > slices.Index(edges, b) {
		a, b = b, a
	}
	return a, b
}

// canonicalTrack writes a track's edges in canonical order.
func canonicalTrack(track string) string {
	a, b := ends(track)
	return a + "-" + b
}

// otherEnd is where a track leads that is entered by an edge.
func otherEnd(track, edge string) (other string, ok bool) {
	switch a, b := ends(track); edge {
	case a:
		return b, true
	case b:
		return a, true
	}
	return "", false
}

// A link is a completed stretch of track between two different cities.
type link struct {
	a, b    int // cities, a < b
	towns   int
	blocked bool // it crosses a blocked border, and so is no link (WALL-2)
}

func (l link) length() int {
	return 1 + l.towns // DELIVER-5, SCORE-2
}

// stretches are all links on a sheet, also those that WALL-2 makes none: it
// follows track from every edge of every city.
func (g *Game) stretches(track map[string]string) []link {
	var found []link
	for city := 1; city <= 6; city++ {
		for _, exit := range edges {
			l, arrives := g.follow(track, city, exit)
			if arrives && l.a < l.b { // each is found from both cities; a way back to the same city is no link (DELIVER-4)
				found = append(found, l)
			}
		}
	}
	return found
}

// follow goes from a city along track until it meets a city, or ends.
func (g *Game) follow(track map[string]string, city int, edge string) (l link, arrives bool) {
	l.a = city
	hex := g.atlas.city[city]
	for {
		if g.blocked[border{hex, edge}] {
			l.blocked = true // WALL-2: the border of a city's hex too
		}
		next := g.atlas.neighbour[hex][edge]
		if next == "" {
			return l, false // BUILD-6: the rim
		}
		if g.atlas.isCity[next] {
			l.b = g.atlas.region[next]          // BUILD-7, BOARD-3
			return l, hex != g.atlas.city[city] // BUILD-9: cities that are neighbours are not joined by that
		}
		onward, joins := otherEnd(track[next], opposite(edge)) // BUILD-7
		if !joins {
			return l, false // BUILD-6: nothing there, or track that does not meet
		}
		if g.atlas.isTown[next] {
			l.towns++ // BUILD-8
		}
		hex, edge = next, onward
	}
}

// links are the player's stretches that carry goods.
func (g *Game) links(p *player) []link {
	return slices.DeleteFunc(g.stretches(p.track), func(l link) bool { return l.blocked }) // WALL-2
}

// beyond is the city to which a link leads from another; 0 if it does not begin there.
func (l link) beyond(city int) int {
	switch city {
	case l.a:
		return l.b
	case l.b:
		return l.a
	}
	return 0
}

// distances are those of all routes between two cities, none of which goes
// through a city that was visited.
func distances(links []link, from, to int, visited ...int) []int {
	if from == to {
		return []int{0}
	}
	visited = append(slices.Clone(visited), from)
	var found []int
	for _, l := range links { // DELIVER-3: a chain of links
		next := l.beyond(from)
		if next == 0 || slices.Contains(visited, next) { // DELIVER-4
			continue
		}
		for _, rest := range distances(links, next, to, visited...) {
			found = append(found, l.length()+rest) // DELIVER-5
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// roundTrips are the distances of all ways from a city over links back to it, none
// of which goes through another city twice or over a link twice.
func roundTrips(links []link, city int) []int {
	var found []int
	for i, l := range links {
		next := l.beyond(city)
		if next == 0 {
			continue
		}
		others := slices.Delete(slices.Clone(links), i, i+1)
		for _, rest := range distances(others, next, city) {
			found = append(found, l.length()+rest)
		}
	}
	return found
}
