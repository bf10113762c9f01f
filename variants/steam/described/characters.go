package described

import (
	"fmt"
	"io"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/words"
)

// characters writes a position for a terminal. It writes the map, with a city's colour
// and goods and the owners of track over the track, then the supply, the links and the
// players.
func characters(out io.Writer, s *steam.State, v describe.Sight[steam.Move]) {
	speaker := words.With(v.Voice())
	m, r := s.Setup().Map, s.Report()
	cities := make(map[string]steam.CityReport)
	for _, city := range r.Cities {
		cities[city.Hex] = city
	}
	drawing.WriteHexes(out, m.Grid(), 3, 11, func(i int) []string {
		hex := m.Cell(i)
		name := fmt.Sprintf("%-3s %s", hex, m.Ground(i))
		if city, ok := cities[hex.String()]; ok {
			return []string{name, strings.TrimSpace("[" + letter(s.CityColour(hex)) + "] " + city.Goods)}
		}
		tile := s.Holds(hex)
		if tile == 0 {
			return []string{name}
		}
		return []string{name, strings.Join(ownersIn(s, hex), " "), tile.String()}
	})
	io.WriteString(out, "\n")

	named := speaker.Pictures()
	var all drawing.List
	all.Add(named["supply"], supplied(r.Supply))
	for seat := 0; seat <= s.Seats(); seat++ {
		links := linksOf(r.Links, seat)
		if seat > 0 {
			all.Add(named["links"]+" "+speaker.Player(steam.Seat(seat)), drawing.OrDash(links))
		} else if links != "" {
			all.Add(named["links"]+" –", links)
		}
	}
	for i, p := range r.Players {
		seat := steam.Seat(i + 1)
		texts := []string{
			fmt.Sprintf("%s %d", named["money"], p.Money), fmt.Sprintf("%s %d", named["income"], p.Income),
			fmt.Sprintf("%s %d", named["points"], p.Points), fmt.Sprintf("%s %d", named["locomotive"], p.Locomotive),
		}
		if p.Action != "" {
			texts = append(texts, fmt.Sprintf("%s %s", named["action"], speaker.Word(s.ActionTile(seat))))
		}
		if p.Eliminated {
			texts = append(texts, named["bankrupt"])
		}
		all.Add(speaker.Player(seat), strings.Join(texts, ", "))
	}
	all.Write(out)
}

// supplied returns the spaces of the supply with their goods, as "1: RB  2: –".
func supplied(supply []string) string {
	var spaces []string
	for i, goods := range supply {
		spaces = append(spaces, fmt.Sprintf("%d: %s", i+1, drawing.OrDash(goods)))
	}
	return strings.Join(spaces, "  ")
}

// linksOf returns the links of a seat, or with 0 those that nobody owns, as "B2–D5,
// E3–E7 …". The dots mark a link that is not complete.
func linksOf(all []steam.LinkReport, seat int) string {
	var links []string
	for _, link := range all {
		if link.Owner != seat {
			continue
		}
		text := link.From + "–" + link.To
		if !link.Complete {
			text += " …"
		}
		links = append(links, text)
	}
	return strings.Join(links, ", ")
}

// letter is that of a colour, as goods have it.
func letter(c steam.Colour) string { return steam.GoodsOf(c).String() }

// ownersIn returns the owner of each section of the track in a hex, in the order in which the
// notation has them.
func ownersIn(s *steam.State, hex hexmap.Cell) (owners []string) {
	for _, section := range strings.Split(s.Holds(hex).String(), "+") {
		edge, _, _ := strings.Cut(section, "-")
		d, err := hexmap.ParseDirection(edge)
		if err != nil {
			continue
		}
		owner, _ := s.OwnerAt(hex, d)
		owners = append(owners, seatOrDash(int(owner)))
	}
	return owners
}

func seatOrDash(seat int) string {
	if seat == 0 {
		return "–"
	}
	return fmt.Sprintf("P%d", seat)
}
