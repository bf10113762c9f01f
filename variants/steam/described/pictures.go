package described

import (
	"fmt"
	"io"
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
	"github.com/railhex/railhex/variants/steam/words"
)

// Pictures returns the map, and the table with what lies beside it.
func Pictures() *describe.Pictures[steam.State, steam.Move] {
	return &describe.Pictures[steam.State, steam.Move]{
		Names: func(*steam.State) []string { return []string{"map", "table"} },
		Draw: func(s *steam.State, name string, v describe.Sight[steam.Move]) string {
			style := picture.Style(v.Style)
			route, _ := v.Route.(steam.Route)
			marks := picture.Marks{Moves: v.Moves, Route: route, Last: describe.Typed[steam.Event](v.Last)}
			if name == "map" {
				return style.Map(s, marks)
			}
			return style.Table(s, marks)
		},
		Routes: func(s *steam.State, m steam.Move) iter.Seq[describe.Route] {
			return describe.Ways("map", s.Routes(m), func(route steam.Route) []string {
				return describe.Stops(route, func(step steam.RouteStep) (from, to hexmap.Cell) { return step.From, step.To })
			})
		},
		Part:  describe.Clicked[picture.Part],
		Parts: parts,
		Tracks: func(s *steam.State, hex hexmap.Cell, v describe.Sight[steam.Move]) string {
			return picture.Style(v.Style).Tiles(s, hex, v.Moves)
		},
		Ghosts: func(s *steam.State, hex hexmap.Cell, v describe.Sight[steam.Move]) string {
			return picture.Style(v.Style).Ghosts(s, hex, v.Moves)
		},
		Words: func(language phrases.Language) map[string]string { return words.With(phrases.In(language)).Pictures() },
	}
}

// parts are those with which a seat would lay a tile or move a good.
func parts(s *steam.State, kind string) (all []string) {
	switch kind {
	case steam.KindBuild.String():
		return describe.HexParts(nil, "map/", s.Map().Grid(), nil)
	case steam.KindDeliver.String():
		for hex := range s.Cities() {
			for good := range s.GoodsAt(hex).All() {
				all = append(all, fmt.Sprintf("map/good-%s-%c", hex, good.Letter()))
			}
		}
	}
	return all
}

// characters writes a position for a terminal. It writes the map, with a city's colour
// and goods and the owners of track over the track, then the supply, the links and the
// players.
func characters(out io.Writer, s *steam.State, v describe.Sight[steam.Move]) {
	speaker := words.With(v.Voice())
	m := s.Setup().Map
	drawing.WriteHexes(out, m.Grid(), 3, 11, func(i int) []string {
		hex := m.Cell(i)
		name := fmt.Sprintf("%-3s %s", hex, m.Ground(i))
		if colour := s.CityColour(hex); colour != 0 {
			return []string{name, strings.TrimSpace("[" + letter(colour) + "] " + s.GoodsAt(hex).String())}
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
	all.Add(named["supply"], supplied(s))
	for seat := steam.Nobody; int(seat) <= s.Seats(); seat++ {
		links := linksOf(s, seat)
		if seat > 0 {
			all.Add(named["links"]+" "+speaker.Player(seat), drawing.OrDash(links))
		} else if links != "" {
			all.Add(named["links"]+" –", links)
		}
	}
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		texts := []string{
			fmt.Sprintf("%s %d", named["money"], s.Money(seat)), fmt.Sprintf("%s %d", named["income"], s.Income(seat)),
			fmt.Sprintf("%s %d", named["points"], s.VictoryPoints(seat)), fmt.Sprintf("%s %d", named["locomotive"], s.Locomotive(seat)),
		}
		if tile := s.ActionTile(seat); tile != 0 {
			texts = append(texts, fmt.Sprintf("%s %s", named["action"], speaker.Word(tile)))
		}
		if s.Eliminated(seat) {
			texts = append(texts, named["bankrupt"])
		}
		all.Add(speaker.Player(seat), strings.Join(texts, ", "))
	}
	all.Write(out)
}

// supplied returns the spaces of the supply with their goods, as "1: RB  2: –".
func supplied(s *steam.State) string {
	var spaces []string
	for space := 1; space <= s.Spaces(); space++ {
		spaces = append(spaces, fmt.Sprintf("%d: %s", space, drawing.OrDash(s.Supply(space).String())))
	}
	return strings.Join(spaces, "  ")
}

// linksOf returns the links of a seat, or with 0 those that nobody owns, as "B2–D5,
// E3–E7 …". The dots mark a link that is not complete.
func linksOf(s *steam.State, seat steam.Seat) string {
	var links []string
	for link := range s.Links() {
		if link.Owner != seat {
			continue
		}
		text := link.From.String() + "–" + link.To.String()
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
