package steampower

import (
	"cmp"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// AppendReport appends what a viewer may see of a position, as the referee prints it, as JSON in
// one line. It is not the whole State. In place of each contract in the bag and in the hands of
// others there is 0: a viewer who does not play sees no hand, and [family.Everyone] sees all. The
// zero State reports nothing: empty words, zeros and empty lists. The members, in this order:
//
//	phase          what the next move must be
//	chance         whether that is a bag's
//	turn           seat asked, from 1; 0 if none is
//	seat           whose turn it is, in deal the one that draws; 0 in city and over
//	round          from 1; 0 in the setup
//	quiet          rounds in a row without a link completed, a factory built or a contract fulfilled (END-2)
//	left           actions that may still be begun in this turn
//	next           in city the hex asked for, else ""
//	from           in deal the seat whose hand is drawn from, else 0
//	deals          in deal the contracts still to be drawn, else 0
//	contract       being fulfilled, or whose bonus is offered or taken; else 0
//	goods          in ship those still to be provided, "KKE"; else ""
//	bonus          offered or being taken; else ""
//	bag            contracts in it, ascending
//	tiles          city tiles not on the map
//	supply         goods not on the map
//	stacks         track tiles not on the map
//	  simple       straight or gentle
//	  sharp        a sharp curve, or two straights that cross
//	  cross        the other crossings
//	cities         by row, then column
//	  hex          "a1"
//	  tile         letter of its colour, "" before it is drawn
//	  factory      its owner's seat, 0 if there is none
//	  goods        how many lie there
//	  turned       whether its tile is turned over (FACTORY-7)
//	track          "c6 E-W P1 + NE-SW P2", by row, then column
//	players        that of seat 1 first
//	  money        in dollars
//	  locomotives  not on links
//	  factories    not on cities
//	  hand         contracts, ascending
//	  fulfilled    contracts, ascending
//	  links        complete ones, by their ends, then their track
//	    from       the city that comes first by row, then column
//	    to         the other one
//	    track      "a2 E-W", from the one to the other
//	  building     null if no link is under construction
//	    from       its city
//	    track      "a2 E-W", from there to the open end
//	  network      its cities, by row, then column
//	  points       as they stand now
//	    money      SCORE-1
//	    contracts  SCORE-2
//	    factories  SCORE-3
//	    cities     SCORE-4
//	    total      of all these
//	winners        seats, none until the game is over
//	error          null
//
// [archive.Replayed] puts in the error that stopped a replay, and the legal moves.
func (s *State) AppendReport(dst []byte, viewer Seat) []byte {
	r := archive.AppendReport(dst)
	phase, next, bonus := "", "", ""
	if s.game != nil {
		phase = s.phase.String()
	}
	if hex := s.Next(); hex.IsValid() {
		next = hex.String()
	}
	if s.Bonus() != 0 {
		bonus = s.Bonus().String()
	}
	r.String("phase", phase)
	r.Bool("chance", s.Chance())
	r.Int("turn", int(s.Turn()))
	r.Int("seat", int(s.Active()))
	r.Int("round", s.Round())
	r.Int("quiet", s.Quiet())
	r.Int("left", s.Left())
	r.String("next", next)
	r.Int("from", int(s.From()))
	r.Int("deals", s.Deals())
	r.Int("contract", s.Fulfilling())
	r.String("goods", s.Asked().String())
	r.String("bonus", bonus)
	reportContracts(&r, "bag", s.Bag(), viewer == family.Everyone)
	s.reportBoard(&r)
	r.List("players", func() {
		for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
			r.Object("", func() { s.reportPlayer(&r, seat, viewer) })
		}
	})
	archive.Ints(&r, "winners", s.Winners().All())
	r.Null("error")
	return r.Bytes()
}

// reportContracts writes the numbers of contracts, or 0 for each that is not seen.
func reportContracts(r *archive.Report, name string, contracts Contracts, seen bool) {
	r.List(name, func() {
		for number := range contracts.All() {
			if !seen {
				number = 0
			}
			r.Int("", number)
		}
	})
}

// reportBoard writes what is left beside the map, and what lies on it.
func (s *State) reportBoard(r *archive.Report) {
	r.Object("tiles", func() {
		for colour := Black; colour <= Purple; colour++ {
			r.Int(string(colour.Letter()), s.TilesLeft(colour))
		}
	})
	r.Object("supply", func() {
		for colour := Black; colour <= Grey; colour++ {
			r.Int(string(colour.Letter()), s.Supply(colour))
		}
	})
	r.Object("stacks", func() {
		for stack := SimpleStack; stack <= CrossStack; stack++ {
			r.Int(stack.String(), s.InStack(stack))
		}
	})
	r.List("cities", func() {
		for hex := range s.Cities() {
			r.Object("", func() { s.reportCity(r, hex) })
		}
	})
	r.List("track", func() {
		for hex := range s.Tracked() {
			first, second := s.TrackAt(hex)
			text := hex.String() + " " + first.String()
			if second != (OwnedTrack{}) {
				text += " + " + second.String()
			}
			r.String("", text)
		}
	})
}

func (s *State) reportCity(r *archive.Report, hex hexmap.Cell) {
	city, _ := s.CityAt(hex)
	tile := ""
	if city.Tile != 0 {
		tile = string(city.Tile.Letter())
	}
	r.String("hex", hex.String())
	r.String("tile", tile)
	r.Int("factory", int(city.Factory))
	r.Int("goods", city.Goods)
	r.Bool("turned", city.Turned)
}

// String returns the track and its owner as reports have them, "E-W P1".
func (t OwnedTrack) String() string { return string(t.append(nil)) }

func (s *State) reportPlayer(r *archive.Report, seat, viewer Seat) {
	r.Int("money", s.Money(seat))
	r.Int("locomotives", s.Locomotives(seat))
	r.Int("factories", s.Factories(seat))
	reportContracts(r, "hand", s.Hand(seat), viewer == seat || viewer == family.Everyone)
	reportContracts(r, "fulfilled", s.Fulfilled(seat), true)
	s.reportLinks(r, seat)
	if link, ok := s.Building(seat); ok {
		r.Object("building", func() {
			r.String("from", link.From.String())
			r.Texts("track", s.reportTrack(link))
		})
	} else {
		r.Null("building")
	}
	archive.Strings(r, "network", s.Network(seat))
	points := s.Points(seat)
	r.Object("points", func() {
		r.Int("money", points.Money)
		r.Int("contracts", points.Contracts)
		r.Int("factories", points.Factories)
		r.Int("cities", points.Cities)
		r.Int("total", points.Total())
	})
}

// reportLinks writes the complete links of a seat in an order that does not depend on which was
// built first.
func (s *State) reportLinks(r *archive.Report, seat Seat) {
	links := slices.Collect(s.Links(seat))
	tracks := map[Link][]string{}
	for _, link := range links {
		tracks[link] = s.reportTrack(link)
	}
	slices.SortFunc(links, func(a, b Link) int {
		return cmp.Or(a.From.Compare(b.From), a.To.Compare(b.To), slices.Compare(tracks[a], tracks[b]))
	})
	r.List("links", func() {
		for _, link := range links {
			r.Object("", func() {
				r.String("from", link.From.String())
				r.String("to", link.To.String())
				r.Texts("track", tracks[link])
			})
		}
	})
}

// reportTrack is the track of a link hex by hex.
func (s *State) reportTrack(link Link) (track []string) {
	for hex, t := range s.Along(link) {
		track = append(track, hex.String()+" "+t.String())
	}
	return track
}
