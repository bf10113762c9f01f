package described

import (
	"fmt"
	"io"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/characters"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/words"
)

// Characters writes a position for a terminal. It writes the map, with a city's colour
// and goods and the owners of track over the track, then the supply, the links and the
// players.
func Characters(out io.Writer, s *steam.State, v describe.Sight[steam.Move]) {
	speaker := words.In(v.Spoken()).Naming(v.Players()...)
	m, r := s.Setup().Map, s.Report()
	cities := make(map[string]steam.CityReport)
	for _, city := range r.Cities {
		cities[city.Hex] = city
	}
	characters.WriteHexes(out, m.Grid(), 3, 11, func(i int) []string {
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
	var all characters.List
	var supply []string
	for i, goods := range r.Supply {
		supply = append(supply, fmt.Sprintf("%d: %s", i+1, characters.OrDash(goods)))
	}
	all.Add(named["supply"], strings.Join(supply, "  "))
	for seat := 0; seat <= s.Seats(); seat++ {
		var links []string
		for _, link := range r.Links {
			if link.Owner != seat {
				continue
			}
			text := link.From + "–" + link.To
			if !link.Complete {
				text += " …"
			}
			links = append(links, text)
		}
		if seat > 0 {
			all.Add(named["links"]+" "+speaker.Player(steam.Seat(seat)), characters.OrDash(strings.Join(links, ", ")))
		} else if links != nil {
			all.Add(named["links"]+" –", strings.Join(links, ", "))
		}
	}
	for i, p := range r.Players {
		texts := []string{
			fmt.Sprintf("%s %d", named["money"], p.Money), fmt.Sprintf("%s %d", named["income"], p.Income),
			fmt.Sprintf("%s %d", named["points"], p.Points), fmt.Sprintf("%s %d", named["locomotive"], p.Locomotive),
		}
		if p.Action != "" {
			texts = append(texts, fmt.Sprintf("%s %s", named["action"], speaker.Action(s.Action(steam.Seat(i+1)))))
		}
		if p.Eliminated {
			texts = append(texts, named["bankrupt"])
		}
		all.Add(speaker.Player(steam.Seat(i+1)), strings.Join(texts, ", "))
	}
	all.Write(out)
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
