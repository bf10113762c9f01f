package described

import (
	"fmt"
	"io"
	"strings"

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
	r, speaker := s.Report(v.Seat), words.With(v.Voice())
	m := s.Setup().Map
	cities := make(map[string]steampower.CityReport)
	for _, city := range r.Cities {
		cities[city.Hex] = city
	}
	drawing.WriteHexes(out, m.Grid(), 3, 10, func(i int) []string {
		hex := m.Cell(i)
		name := fmt.Sprintf("%-3s %s", hex, m.Ground(i))
		if city, ok := cities[hex.String()]; ok {
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
	all.Add(named["track-tiles"], fmt.Sprintf("%s %d, %s %d, %s %d", named["simple"], r.Stacks.Simple, named["sharp"], r.Stacks.Sharp, named["cross"], r.Stacks.Cross))
	all.Add(named["bag"], fmt.Sprint(len(r.Bag)))
	all.Write(out)
	for i, p := range r.Players {
		seat := steampower.Seat(i + 1)
		fmt.Fprintf(out, "\n%s\n", speaker.Player(seat))
		var own drawing.List
		own.Add(named["money"], fmt.Sprint(p.Money))
		own.Add(named["factories"], fmt.Sprint(p.Factories))
		var links []string
		for _, link := range p.Links {
			links = append(links, link.From+"–"+link.To)
		}
		if p.Building != nil {
			links = append(links, p.Building.From+"–…")
		}
		own.Add(named["cities"], drawing.OrDash(strings.Join(p.Network, " ")))
		own.Add(named["links"], drawing.OrDash(strings.Join(links, ", ")))
		for _, number := range p.Hand {
			if number != 0 {
				own.Add(fmt.Sprint(number), speaker.Word(s.Contract(number)))
			}
		}
		own.Write(out)
		if n := len(p.Hand); n > 0 && p.Hand[0] == 0 {
			fmt.Fprintln(out, strings.ReplaceAll(named["hand"], "{number}", fmt.Sprint(n)))
		}
	}
}

// cityText is what lies on a city space: its tile, or in brackets where it is turned
// over, and the factory with its goods.
func cityText(city steampower.CityReport) string {
	text := drawing.OrDash(city.Tile)
	if city.Turned {
		text = "(" + text + ")"
	}
	if city.Factory != 0 {
		text += fmt.Sprintf(" P%d×%d", city.Factory, city.Goods)
	}
	return text
}
