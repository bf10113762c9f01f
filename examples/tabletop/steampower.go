package tabletop

import (
	"fmt"
	"io"
	"strings"

	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/words"
)

// WriteSteamPower shows a position, hidden things too: the map, with a city's tile, the
// factory on it and its goods, and each track with its owner; then the stock and the
// players.
func WriteSteamPower(out io.Writer, s *steampower.State, speaker words.Speaker) {
	writeSteamPower(out, s, s.Report(), speaker)
}

// WriteSteamPowerFor shows a position as a seat sees it: of the others' hands it tells
// how many contracts they hold.
func WriteSteamPowerFor(out io.Writer, s *steampower.State, seat steampower.Seat, speaker words.Speaker) {
	writeSteamPower(out, s, s.ReportFor(seat), speaker)
}

func writeSteamPower(out io.Writer, s *steampower.State, r steampower.Report, speaker words.Speaker) {
	m := s.Setup().Map
	cities := make(map[string]steampower.CityReport)
	for _, city := range r.Cities {
		cities[city.Hex] = city
	}
	hexes(out, m.Grid(), 3, 10, func(i int) []string {
		hex := m.Cell(i)
		name := fmt.Sprintf("%-3s %s", hex, ground(m, i))
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
	var all list
	all.add(named["goods"], fmt.Sprintf("K %d  W %d  O %d  E %d", s.Supply(steampower.Black), s.Supply(steampower.White), s.Supply(steampower.Orange), s.Supply(steampower.Grey)))
	all.add(named["track-tiles"], fmt.Sprintf("%s %d, %s %d, %s %d", named["simple"], r.Stacks.Simple, named["sharp"], r.Stacks.Sharp, named["cross"], r.Stacks.Cross))
	all.add(named["bag"], fmt.Sprint(len(r.Bag)))
	all.write(out)
	for i, p := range r.Players {
		seat := steampower.Seat(i + 1)
		fmt.Fprintf(out, "\n%s\n", speaker.Player(seat))
		var own list
		own.add(named["money"], fmt.Sprint(p.Money))
		own.add(named["factories"], fmt.Sprint(p.Factories))
		var links []string
		for _, link := range p.Links {
			links = append(links, link.From+"–"+link.To)
		}
		if p.Building != nil {
			links = append(links, p.Building.From+"–…")
		}
		own.add(named["cities"], orDash(strings.Join(p.Network, " ")))
		own.add(named["links"], orDash(strings.Join(links, ", ")))
		for _, number := range p.Hand {
			if number != 0 {
				own.add(fmt.Sprint(number), speaker.Contract(s.Contract(number)))
			}
		}
		own.write(out)
		if n := len(p.Hand); n > 0 && p.Hand[0] == 0 {
			fmt.Fprintln(out, strings.ReplaceAll(named["hand"], "{number}", fmt.Sprint(n)))
		}
	}
}

// cityText is what lies on a city space: its tile, or in brackets where it is turned
// over, and the factory with its goods.
func cityText(city steampower.CityReport) string {
	text := orDash(city.Tile)
	if city.Turned {
		text = "(" + text + ")"
	}
	if city.Factory != 0 {
		text += fmt.Sprintf(" P%d×%d", city.Factory, city.Goods)
	}
	return text
}
