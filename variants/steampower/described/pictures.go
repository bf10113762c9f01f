package described

import (
	"fmt"
	"io"
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/picture"
	"github.com/railhex/railhex/variants/steampower/words"
)

// Pictures returns the map, the stock, and what lies before each player.
func Pictures() *describe.Pictures[steampower.State, steampower.Move] {
	return &describe.Pictures[steampower.State, steampower.Move]{
		Names: func(s *steampower.State) []string {
			names := []string{"map", "stock"}
			for seat := range s.Seats() {
				names = append(names, fmt.Sprint("player-", seat+1))
			}
			return names
		},
		Draw: func(s *steampower.State, name string, v describe.Sight[steampower.Move]) string {
			style := picture.Style(v.Style)
			route, _ := v.Route.(steampower.Route)
			marks := picture.Marks{Moves: v.Moves, Route: route, Last: describe.Typed[steampower.Event](v.Last)}
			switch name {
			case "map":
				return style.Map(s, marks)
			case "stock":
				return style.Stock(s, marks)
			}
			return style.Player(s, describe.SeatOf(name), v.Seat, marks)
		},
		Routes: func(s *steampower.State, m steampower.Move) iter.Seq[describe.Route] {
			return describe.Ways("map", s.Routes(m), func(route steampower.Route) []string {
				return describe.Stops(route, func(step steampower.RouteStep) (from, to hexmap.Cell) { return step.From, step.To })
			})
		},
		Part: func(s *steampower.State, part string) ([]steampower.Move, error) {
			return picture.Part(part).AppendMoves(nil, s, s.Turn()), picture.Part(part).Explain(s, s.Turn())
		},
		Parts: parts,
		Owner: func(part string) family.Seat { return picture.Part(part).Seat() },
		Tracks: func(s *steampower.State, hex hexmap.Cell, v describe.Sight[steampower.Move]) string {
			return picture.Style(v.Style).Tracks(s, hex, v.Moves)
		},
		Ghosts: func(s *steampower.State, hex hexmap.Cell, v describe.Sight[steampower.Move]) string {
			return picture.Style(v.Style).Ghosts(s, hex, v.Moves)
		},
		Words: func(language phrases.Language) map[string]string { return words.With(phrases.In(language)).Pictures() },
	}
}

// parts are those with which a seat would fulfil a contract of its hand or build.
func parts(s *steampower.State, kind string) (all []string) {
	switch kind {
	case steampower.KindFulfil.String():
		for contract := range s.Hand(s.Turn()).All() {
			all = append(all, fmt.Sprintf("P%d/contract-%d", s.Turn(), contract))
		}
	case steampower.KindBuild.String():
		return describe.HexParts(nil, "map/", s.Setup().Map.Grid(), nil)
	}
	return all
}

// Characters writes a position for a terminal, as a seat sees it. It writes the map, with
// a city's tile, the factory on it and its goods, and each track with its owner, then the
// stock and the players. A hand that the seat does not see is the number of its
// contracts.
func Characters(out io.Writer, s *steampower.State, v describe.Sight[steampower.Move]) {
	speaker := words.With(v.Voice())
	m := s.Setup().Map
	drawing.WriteHexes(out, m.Grid(), 3, 10, func(i int) []string {
		hex := m.Cell(i)
		name := fmt.Sprintf("%-3s %s", hex, m.Ground(i))
		if city, ok := s.CityAt(hex); ok {
			return []string{name, cityText(city)}
		}
		first, second := s.TrackAt(hex)
		written := []string{name}
		for _, laid := range []steampower.OwnedTrack{first, second} {
			if laid != (steampower.OwnedTrack{}) {
				written = append(written, laid.String())
			}
		}
		return written
	})
	io.WriteString(out, "\n")

	named := speaker.Pictures()
	var all drawing.List
	all.Add(named["goods"], fmt.Sprintf("K %d  W %d  O %d  E %d", s.Supply(steampower.Black), s.Supply(steampower.White), s.Supply(steampower.Orange), s.Supply(steampower.Grey)))
	all.Add(named["track-tiles"], fmt.Sprintf("%s %d, %s %d, %s %d", named["simple"], s.InStack(steampower.SimpleStack), named["sharp"], s.InStack(steampower.SharpStack), named["cross"], s.InStack(steampower.CrossStack)))
	all.Add(named["bag"], fmt.Sprint(s.Bag().Len()))
	all.Write(out)
	for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
		fmt.Fprintf(out, "\n%s\n", speaker.Player(seat))
		var own drawing.List
		own.Add(named["money"], fmt.Sprint(s.Money(seat)))
		own.Add(named["factories"], fmt.Sprint(s.Factories(seat)))
		var links []string
		for link := range s.Links(seat) {
			links = append(links, link.From.String()+"–"+link.To.String())
		}
		if link, ok := s.Building(seat); ok {
			links = append(links, link.From.String()+"–…")
		}
		var network []string
		for hex := range s.Network(seat) {
			network = append(network, hex.String())
		}
		own.Add(named["cities"], drawing.OrDash(strings.Join(network, " ")))
		own.Add(named["links"], drawing.OrDash(strings.Join(links, ", ")))
		seen := v.Seat == seat || v.Seat == family.Everyone
		if seen {
			for number := range s.Hand(seat).All() {
				own.Add(fmt.Sprint(number), speaker.Word(s.Contract(number)))
			}
		}
		own.Write(out)
		if n := s.Hand(seat).Len(); n > 0 && !seen {
			fmt.Fprintln(out, strings.ReplaceAll(named["hand"], "{number}", fmt.Sprint(n)))
		}
	}
}

// cityText is what lies on a city space: its tile, or in brackets where it is turned
// over, and the factory with its goods.
func cityText(city steampower.CityView) string {
	text := "–"
	if city.Tile != 0 {
		text = string(city.Tile.Letter())
	}
	if city.Turned {
		text = "(" + text + ")"
	}
	if city.Factory != 0 {
		text += fmt.Sprintf(" P%d×%d", city.Factory, city.Goods)
	}
	return text
}
