package steamrollers_test

import (
	"cmp"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
)

// What a State knows of links and routes is a function of the track that is
// drawn and of the borders that are blocked. Here it is held against packages
// track and delivery, which begin anew from the drawing.

// A drawing is the network on the sheet of a seat as package track finds it.
type drawing struct {
	links    []track.Link
	distance [7][7][]int // between two cities
	points   int         // SCORE-2
}

func draw(t rapid.TB, s *steamrollers.State, seat steamrollers.Seat) (d drawing) {
	t.Helper()
	board := s.Setup().Board
	drawn := map[hexmap.Hex]track.Track{}
	for cell, each := range s.Drawn(seat) {
		i, ok := board.Index(cell)
		if !ok {
			t.Fatalf("track is drawn in %v, which is no hex of the board", cell)
		}
		drawn[board.Hex(i)] = each
	}
	var weighted []delivery.Link
	for region := 1; region <= 6; region++ {
		for exit := range hexmap.Direction(hexmap.NumDirections) {
			link, ok := linkFrom(board, s.Blocked(), drawn, board.City(region), exit)
			if !ok {
				continue
			}
			d.links = append(d.links, link)
			d.points += 1 + int(link.Towns)
			weighted = append(weighted, delivery.Link{
				A:      uint8(board.Region(int(link.From.Hex)) - 1),
				B:      uint8(board.Region(int(link.To.Hex)) - 1),
				Length: 1 + uint8(link.Towns), // DELIVER-5
			})
		}
	}
	slices.SortFunc(d.links, compareLinks)
	all := delivery.AppendAllDistances(nil, 6, weighted)
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			if a != b {
				d.distance[a][b] = slices.Collect(all[delivery.PairIndex(6, a-1, b-1)].All())
			}
		}
	}
	return d
}

// linkFrom follows track hex by hex from a city to another one of a higher number.
func linkFrom(board *hexmap.Board, blocked []hexmap.Edge, drawn map[hexmap.Hex]track.Track, city int, exit hexmap.Direction) (track.Link, bool) {
	link := track.Link{From: track.End{Hex: uint16(city), Edge: exit}, Kind: track.Complete}
	for hex := board.Hex(city); !slices.Contains(blocked, hexmap.EdgeOf(hex, exit)); {
		hex = hex.Neighbour(exit)
		i, ok := board.IndexOfHex(hex)
		if ok && board.IsCity(i) {
			link.To = track.End{Hex: uint16(i), Edge: exit.Opposite()}
			return link, link.Tracks > 0 && i > city
		}
		if exit, ok = drawn[hex].Other(exit.Opposite()); !ok {
			return track.Link{}, false
		}
		link.Tracks++
		if board.IsTown(i) {
			link.Towns++
		}
	}
	return track.Link{}, false
}

func compareLinks(a, b track.Link) int {
	return cmp.Or(cmp.Compare(a.From.Hex, b.From.Hex), cmp.Compare(a.From.Edge, b.From.Edge))
}

func TestLinksAndDistancesAreThoseOfTheDrawing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		record := gamegen.Game().Draw(t, "game")
		positions := gamegen.Positions(record)
		for i, m := range record.Moves {
			if m.Kind() == steamrollers.KindBuild {
				compareWithDrawing(t, &positions[i+1], positions[i].Turn())
			}
		}
		last := &positions[len(positions)-1]
		for seat := steamrollers.Seat(1); int(seat) <= last.Seats(); seat++ {
			compareWithDrawing(t, last, seat)
		}
	})
}

func compareWithDrawing(t rapid.TB, s *steamrollers.State, seat steamrollers.Seat) {
	t.Helper()
	drawn := draw(t, s, seat)
	links := s.AppendLinks(nil, seat)
	slices.SortFunc(links, compareLinks)
	if !slices.Equal(links, drawn.links) {
		t.Fatalf("P%d: links %+v, in the drawing %+v", seat, links, drawn.links)
	}
	if points := s.Points(seat).Network; points != drawn.points {
		t.Fatalf("P%d: %d points of the network, in the drawing %d", seat, points, drawn.points)
	}
	for a := 1; a <= 6; a++ {
		for b := a + 1; b <= 6; b++ {
			carried := steamrollers.CarriedDistances(s, seat, a, b)
			if !slices.Equal(carried, drawn.distance[a][b]) || !slices.Equal(carried, drawn.distance[b][a]) {
				t.Fatalf("P%d: distances %v from city %d to city %d, in the drawing %v", seat, carried, a, b, drawn.distance[a][b])
			}
		}
	}
}

// TestRoutesAreTheRoutesOfTheDrawing walks the routes of every delivery that
// can be thought of: those of each distance that exists, and no others.
func TestRoutesAreTheRoutesOfTheDrawing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		if s.Turn() == steamrollers.Nobody || s.Phase() == steamrollers.PhaseSteal {
			t.Skip("nobody's links are asked for")
		}
		drawn := draw(t, &s, s.Turn())
		for from := 1; from <= 6; from++ {
			for to := 1; to <= 6; to++ {
				for distance := range 13 {
					found := 0
					for route := range s.Routes(steamrollers.Deliver(1, from, to, distance)) {
						checkRoute(t, &s, route, from, to, distance)
						found++
					}
					if (found > 0) != slices.Contains(drawn.distance[from][to], distance) {
						t.Fatalf("%d routes of distance %d from city %d to city %d, in the drawing %v", found, distance, from, to, drawn.distance[from][to])
					}
				}
			}
		}
	})
}

// checkRoute follows a route over the sheet.
func checkRoute(t rapid.TB, s *steamrollers.State, route steamrollers.Route, from, to, distance int) {
	t.Helper()
	board, links := s.Setup().Board, s.AppendLinks(nil, s.Turn())
	if route.Cities[0] != from || route.Cities[len(route.Cities)-1] != to || len(route.Links) != len(route.Cities)-1 {
		t.Fatalf("a route from city %d to city %d is %+v", from, to, route)
	}
	visited := make(map[int]bool)
	for _, city := range route.Cities {
		if visited[city] {
			t.Fatalf("DELIVER-4: a route visits city %d twice: %+v", city, route)
		}
		visited[city] = true
	}
	hexes := len(route.Cities)
	for i, link := range route.Links {
		ends := []int{board.Region(int(link.From.Hex)), board.Region(int(link.To.Hex))}
		if !slices.Contains(links, link) || !slices.Contains(ends, route.Cities[i]) || !slices.Contains(ends, route.Cities[i+1]) {
			t.Fatalf("DELIVER-3: %+v does not lead from city %d to city %d", link, route.Cities[i], route.Cities[i+1])
		}
		distance -= 1 + int(link.Towns)
		hexes += int(link.Tracks)
	}
	if distance != 0 {
		t.Fatalf("DELIVER-5: the route is off by %d: %+v", distance, route)
	}
	if len(route.Hexes) != hexes {
		t.Fatalf("%d hexes, expected %d: %+v", len(route.Hexes), hexes, route)
	}
	for i := 1; i < len(route.Hexes); i++ {
		a, _ := board.Index(route.Hexes[i-1])
		b, _ := board.Index(route.Hexes[i])
		if board.Hex(a).Distance(board.Hex(b)) != 1 {
			t.Fatalf("%v and %v are not neighbours: %+v", route.Hexes[i-1], route.Hexes[i], route)
		}
	}
}
