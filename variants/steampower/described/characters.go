package described

import (
	"fmt"
	"io"
	"strings"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/words"
)

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
