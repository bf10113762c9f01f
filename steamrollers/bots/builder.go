package bots

import (
	"math/rand/v2"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/search"
)

// Builder favours track that leads from city to city, and deliveries. It looks
// at what each die, and each change of a die, would allow at best, and no
// further. Most of its games end by END-1. The zero Builder is ready.
type Builder struct {
	land       *land
	approaches [steamrollers.MaxSeats + 1]approaches // by seat
	rooms      [3][]steamrollers.Move                // for the moves of a position, by how far ahead it is
}

// Choose returns the legal move that looks best; among equals, any.
func (p *Builder) Choose(s *steamrollers.State, random *rand.Rand) steamrollers.Move {
	switch s.Phase() {
	case steamrollers.PhasePower, steamrollers.PhaseDraft, steamrollers.PhaseAct:
		p.look(s)
	}
	legal := s.AppendMoves(p.rooms[0][:0])
	p.rooms[0] = legal
	return search.Best(legal, random, func(m steamrollers.Move) int { return p.worth(s, m, 0) })
}

// look looks over the sheet of the player who is asked.
func (p *Builder) look(s *steamrollers.State) {
	if !p.land.isOf(s.Setup(), s.Wall()) {
		p.land = survey(s)
	}
	p.approaches[s.Turn()].look(s, s.Turn(), p.land)
}

// What moves are worth, on one scale. What a player needs for deliveries, an
// engine and links between cities that were apart, comes before single points.
const (
	meritOfOrder     = 2000 // and its points: nothing is lost by taking it
	meritOfSecondDie = 1000
	meritOfDelivery  = 300 // and its points
	meritOfPoint     = 40
	meritOfLastGood  = 120 // less for each good that stays in the city
	meritOfJoining   = 400 // two cities that were apart; less for each track that is missing
	meritOfTown      = 80  // likewise
	meritOfParallel  = 60  // likewise
	meritOfTile      = 5
	meritOfReroll    = 30
	costOfTile       = 10
	meritOfPass      = -1000
)

// meritOfBox is what one more engine box is worth by the number already
// ticked.
var meritOfBox = [7]int{360, 320, 260, 180, 90, 60, 0}

// worth is how good a legal move looks.
func (p *Builder) worth(s *steamrollers.State, m steamrollers.Move, ahead int) int {
	switch m.Kind() {
	case steamrollers.KindFulfil:
		return meritOfOrder + m.Given().Len()
	case steamrollers.KindUseTwo:
		return meritOfSecondDie
	case steamrollers.KindDraft:
		return p.worthAfter(s, m, ahead)
	case steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip:
		return p.worthAfter(s, m, ahead) - costOfTile
	case steamrollers.KindUseReroll:
		return meritOfReroll
	case steamrollers.KindBuild, steamrollers.KindRailPower:
		return p.approaches[s.Turn()].best(m.Hex(), m.Track())
	case steamrollers.KindImprove, steamrollers.KindEnginePower:
		return meritOfBox[s.Boxes(s.Turn())]
	case steamrollers.KindDeliver:
		return meritOfDelivered(s, m)
	case steamrollers.KindTake:
		return meritOfTileFace(s, s.Die())
	case steamrollers.KindTilePower:
		return meritOfTileFace(s, m.ActionTile())
	case steamrollers.KindPass:
		return meritOfPass
	}
	return 0
}

// worthAfter is the worth of the best move after a die was drafted or changed.
func (p *Builder) worthAfter(s *steamrollers.State, m steamrollers.Move, ahead int) int {
	if ahead+1 == len(p.rooms) {
		return meritOfPass
	}
	after, err := s.Apply(m)
	if err == nil && after.Phase() == steamrollers.PhaseSteal {
		after, err = after.Apply(steamrollers.Decline())
	}
	if err != nil {
		return meritOfPass
	}
	legal := after.AppendMoves(p.rooms[ahead+1][:0])
	p.rooms[ahead+1] = legal
	best := meritOfPass
	for _, m := range legal {
		if m.Kind() != steamrollers.KindFulfil {
			best = max(best, p.worth(&after, m, ahead+1))
		}
	}
	return best
}

func meritOfDelivered(s *steamrollers.State, m steamrollers.Move) int {
	worth := meritOfDelivery + meritOfPoint*(m.Distance()+m.Bonus())
	if !m.IsOwn() {
		worth += meritOfLastGood / s.Supply(m.From()).Len()
	}
	return worth
}

func meritOfTileFace(s *steamrollers.State, tile int) int {
	face, _, _ := s.Tile(tile)
	return meritOfTile * (3 + int(s.Setup().Components.Tile(face).Points))
}

// approaches is what a Builder sees on a sheet. It holds which cities hang together, and
// how many tracks are still missing on the way from each edge of each hex to each city.
type approaches struct {
	land    *land
	drawn   [steamrollers.MaxHexes]track.Track
	joined  [cities + 1]int // cities that links join have the same number here
	missing [cities + 1]distances

	links     []track.Link
	now, next []approach
}

// distances are the tracks that are missing on the way to a city, by the edge of a hex
// at which that way leaves it; never where no way leads.
type distances [steamrollers.MaxHexes][hexmap.NumDirections]uint8

// An approach is a way from a city that has come to an edge of an empty hex.
type approach struct {
	hex  int8
	edge hexmap.Direction
}

// look looks over the sheet of a seat. It sees the same whatever it looked at
// before, and looks again only if something else is drawn there.
func (o *approaches) look(s *steamrollers.State, seat steamrollers.Seat, land *land) {
	drawn := land.drawn(s, seat)
	if o.land == land && o.drawn == drawn {
		return
	}
	o.land, o.drawn = land, drawn
	o.join(s, seat)
	for city := 1; city <= cities; city++ {
		o.measure(city)
	}
}

// join finds which cities hang together.
func (o *approaches) join(s *steamrollers.State, seat steamrollers.Seat) {
	for city := range o.joined {
		o.joined[city] = city
	}
	o.links = s.AppendLinks(o.links[:0], seat)
	for _, link := range o.links {
		from, to := o.joined[o.land.board.Region(int(link.From.Hex))], o.joined[o.land.board.Region(int(link.To.Hex))]
		for city, group := range o.joined {
			if group == to {
				o.joined[city] = from
			}
		}
	}
}

// measure walks away from a city, one missing track further in each turn of
// the loop.
func (o *approaches) measure(city int) {
	missing := &o.missing[city]
	*missing = noWays
	o.next = o.next[:0]
	for edge := range hexmap.Direction(hexmap.NumDirections) {
		o.leave(missing, int8(o.land.board.City(city)), edge, 0)
	}
	for far := uint8(1); len(o.next) > 0; far++ {
		o.now, o.next = o.next, o.now[:0]
		for _, a := range o.now {
			for edge := range hexmap.Direction(hexmap.NumDirections) {
				if edge != a.edge {
					o.leave(missing, a.hex, edge, far)
				}
			}
		}
	}
}

var noWays = func() (none distances) {
	for hex := range none {
		none[hex] = [hexmap.NumDirections]uint8{never, never, never, never, never, never}
	}
	return none
}()

// leave goes over an edge of a hex, and on along the track that is there, up
// to an empty hex, and notes how far that is.
func (o *approaches) leave(missing *distances, hex int8, edge hexmap.Direction, far uint8) {
	for {
		hex, edge = o.land.beyond[hex][edge], opposite[edge]
		if hex < 0 || o.land.cityAt[hex] != 0 || missing[hex][edge] <= far {
			return
		}
		missing[hex][edge] = far
		if o.drawn[hex] == 0 {
			o.next = append(o.next, approach{hex, edge})
			return
		}
		onward, ok := o.drawn[hex].Other(edge)
		if !ok {
			return
		}
		edge = onward
	}
}

// best is the worth of the best link to which a track in an empty hex may
// lead.
func (o *approaches) best(cell hexmap.Cell, t track.Track) int {
	hex, _ := o.land.board.Index(cell)
	town := 0
	if o.land.board.IsTown(hex) {
		town = meritOfTown
	}
	a, b := t.Ends()
	best := 0
	for from := 1; from <= cities; from++ {
		ahead := int(o.missing[from][hex][a])
		if ahead == never || (meritOfJoining+town)/(1+ahead) <= best {
			continue
		}
		for to := 1; to <= cities; to++ {
			behind := int(o.missing[to][hex][b])
			if to == from || behind == never {
				continue
			}
			worth := meritOfParallel
			if o.joined[from] != o.joined[to] {
				worth = meritOfJoining
			}
			best = max(best, (worth+town)/(1+ahead+behind))
		}
	}
	return best
}
