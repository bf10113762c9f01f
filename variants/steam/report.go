package steam

import (
	"github.com/railhex/railhex/variants/family/archive"
)

// AppendReport appends what can be seen of a position, as the referee prints it, as JSON in one
// line. It is not the whole State. The zero State reports nothing: empty words, zeros and empty
// lists. The members, in this order:
//
//	phase          what the next move must be
//	chance         whether that is chance's
//	turn           seat asked, from 1; 0 if none is
//	round          turn of the game, from 1; 0 before the first
//	rounds         how many turns there are (SETUP-5)
//	cycle          1 or 2 in the goods phase, else 0
//	place          in goods the hex or the space drawn for, "b3" or "7", in deal the seat, "P2"; else ""
//	order          seats in turn order; in an auction those already placed
//	queue          seats still to act, the first of them asked
//	auction        null but in bid
//	  position     place auctioned, from 1; 0 in the standard game
//	  in           seats still in it, ascending
//	  high         highest bid, -1 before the first
//	  bidder       whose it is, or 0
//	  free         seat that may still pass by STD-7, or 0
//	left           tiles that the asked player may still lay in build, else 0
//	gains          in points, the seat that chooses next first
//	  seat         who chooses
//	  points       how many
//	cities         by row, then column
//	  hex          "b3"
//	  colour       "red"
//	  goods        by their letters, "RRB"
//	  grown        whether it has a growth marker, as new cities have
//	supply         goods on the spaces, by number: "RBY"
//	bag            goods in it
//	newcities      tiles left
//	  red          how many
//	  blue         how many
//	  yellow       how many
//	  purple       how many
//	  grey         how many
//	growth         markers left
//	tiles          faces on the board
//	track          "b3 E-W", by row, then column
//	links          by the stop and edge where they begin
//	  from         a stop and the edge by which the link leaves it
//	  to           likewise, or the last hex and the edge of its open end
//	  complete     whether both ends are stops
//	  owner        seat, or 0
//	  extended     whether an incomplete one was extended in this build turn (LINK-5)
//	players        that of seat 1 first
//	  money        cash
//	  income       steps, -10 at the least
//	  points       victory points
//	  locomotive   level, 1 to 6
//	  dealt        number of the tile dealt, 0 before
//	  action       the tile taken in this turn, "" before
//	  pending      "growth" or "urbanise" while it may still be done, else ""
//	  bid          in this auction, -1 if none
//	  improved     whether the locomotive was, in this goods phase (MOVE-3)
//	  links        complete ones
//	  eliminated   whether they are bankrupt
//	  total        points as they stand (SCORE-1, SCORE-2)
//	winners        the seat of the winner, none until the game is over
//	error          null
//
// [archive.Replayed] puts in the error that stopped a replay, and the legal moves.
func (s *State) AppendReport(dst []byte) []byte {
	r := archive.AppendReport(dst)
	phase := ""
	if s.game != nil {
		phase = s.phase.String()
	}
	r.String("phase", phase)
	r.Bool("chance", s.Chance())
	r.Int("turn", int(s.Turn()))
	r.Int("round", s.Round())
	r.Int("rounds", s.Rounds())
	r.Int("cycle", s.Cycle())
	r.String("place", s.Place().String())
	archive.Ints(&r, "order", s.TurnOrder())
	archive.Ints(&r, "queue", s.Queue())
	s.reportAuction(&r)
	r.Int("left", s.Left())
	r.List("gains", func() {
		for seat, points := range s.Gains() {
			r.Object("", func() {
				r.Int("seat", int(seat))
				r.Int("points", points)
			})
		}
	})
	s.reportBoard(&r)
	r.List("players", func() {
		for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
			r.Object("", func() { s.reportPlayer(&r, seat) })
		}
	})
	archive.Ints(&r, "winners", s.Winners().All())
	r.Null("error")
	return r.Bytes()
}

func (s *State) reportAuction(r *archive.Report) {
	a, ok := s.Auction()
	if !ok {
		r.Null("auction")
		return
	}
	r.Object("auction", func() {
		r.Int("position", a.Position)
		archive.Ints(r, "in", a.In.All())
		r.Int("high", a.High)
		r.Int("bidder", int(a.Bidder))
		r.Int("free", int(a.Free))
	})
}

// reportBoard writes the cities, what is left beside the board, and the track.
func (s *State) reportBoard(r *archive.Report) {
	r.List("cities", func() {
		for hex := range s.Cities() {
			r.Object("", func() {
				r.String("hex", hex.String())
				r.String("colour", s.CityColour(hex).String())
				r.String("goods", s.GoodsAt(hex).String())
				r.Bool("grown", s.IsGrown(hex))
			})
		}
	})
	r.List("supply", func() {
		for space := range s.Spaces() {
			r.String("", s.Supply(space+1).String())
		}
	})
	r.Object("bag", func() {
		for colour := Red; colour <= Grey; colour++ {
			r.Int(colourLetters[colour:colour+1], s.bag.Count(colour))
		}
	})
	r.Object("newcities", func() {
		for colour := Red; colour <= Grey; colour++ {
			r.Int(colour.String(), s.NewCities(colour))
		}
	})
	r.Int("growth", s.Growth())
	r.Object("tiles", func() {
		for face, laid := range s.FacesLaid() {
			r.Int(face.Name, laid)
		}
	})
	r.List("track", func() {
		for hex, tile := range s.Laid() {
			r.String("", hex.String()+" "+tile.String())
		}
	})
	r.List("links", func() {
		for l := range s.Links() {
			r.Object("", func() {
				r.String("from", l.From.String())
				r.String("to", l.To.String())
				r.Bool("complete", l.Complete)
				r.Int("owner", int(l.Owner))
				r.Bool("extended", l.Extended)
			})
		}
	})
}

func (s *State) reportPlayer(r *archive.Report, seat Seat) {
	word := func(tile ActionTile) string {
		if tile == 0 {
			return ""
		}
		return tile.String()
	}
	r.Int("money", s.Money(seat))
	r.Int("income", s.Income(seat))
	r.Int("points", s.VictoryPoints(seat))
	r.Int("locomotive", s.Locomotive(seat))
	r.Int("dealt", int(s.Dealt(seat)))
	r.String("action", word(s.ActionTile(seat)))
	r.String("pending", word(s.Pending(seat)))
	r.Int("bid", s.LastBid(seat))
	r.Bool("improved", s.Improved(seat))
	r.Int("links", s.CompleteLinks(seat))
	r.Bool("eliminated", s.Eliminated(seat))
	r.Int("total", s.Total(seat))
}
