package steamrollers

import (
	"math/bits"

	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/archive"
)

// AppendReport appends what can be seen of a position, as the referee prints it, as JSON in one
// line. It is not the whole State. The zero State reports nothing: empty words, zeros and empty
// lists. The members, in this order:
//
//	phase          what the next move must be
//	chance         whether that is the dice's or the bag's
//	turn           seat asked, from 1; 0 if none is
//	round          from 1; 0 in the setup; in roll the one about to be rolled
//	start          seat of the start player of that round
//	quiet          rounds in a row without a build, an improvement or a delivery (END-2)
//	die            in use: drafted, about to be re-rolled, or Olive's; else 0
//	dice           white ones that nobody has drafted or reserved, ascending
//	reserved       die that tile 2b holds, 0 if none
//	black          the two types of the last roll, "" before the first
//	wall           die of the chart, 0 if none
//	supply         goods of the cities
//	bag            goods in the bag, coal aside among them
//	removed        goods out of the game
//	centre         faces of the action tiles there, by number
//	orders         faces of those still open, by number
//	players        that of seat 1 first
//	  boxes        engine boxes ticked, ascending
//	  strength     ticked boxes, one more with tile 4b
//	  track        "b3 E-W", by row, then column
//	  tiles        action tiles held, by number
//	    face       "4b"
//	    sideways   whether it lies so, and cannot be taken
//	  kept         goods kept for orders, "YRR"
//	  own          personal good and its city, "R3"; "R" while it is to be placed, "" if none
//	  orders       faces of those fulfilled, by number
//	  points       as they stand now
//	    delivery   for deliveries (SCORE-1)
//	    power      for the starting power points (POWER-4)
//	    network    for links (SCORE-2)
//	    engine     for ticked boxes (SCORE-3)
//	    tiles      for tiles held (SCORE-4)
//	    orders     for orders fulfilled (SCORE-5)
//	    total      of all these
//	olive          null where Olive does not play
//	  level        "machinist"
//	  crossed      hexes crossed off in regions 1 to 6
//	  points       as they stand now
//	    delivery   for goods removed (SOLO-9)
//	    engine     3, always
//	    network    for their two best regions
//	    tiles      for tiles in the centre
//	    total      of all these
//	winners        seats, none until the game is over; 0 is Olive
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
	r.Int("round", int(s.round))
	r.Int("start", int(s.start))
	r.Int("quiet", int(s.quiet))
	r.Int("die", int(s.die))
	archive.Ints(&r, "dice", s.white.All())
	r.Int("reserved", int(s.reserved))
	r.String("black", s.black.String())
	r.Int("wall", int(s.wall))
	r.Object("supply", func() {
		for city := range s.supply {
			r.String(string(rune('1'+city)), s.supply[city].String())
		}
	})
	reportGoods(&r, "bag", s.bag)
	reportGoods(&r, "removed", s.removed)
	r.List("centre", func() {
		for held := s.held(s.tileSides, Nobody, s.rack.holder); held != 0; held &= held - 1 {
			r.String("", s.tileFace(bits.TrailingZeros8(held)).String())
		}
	})
	s.reportOrders(&r, Nobody)
	r.List("players", func() {
		for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
			r.Object("", func() { s.reportPlayer(&r, seat) })
		}
	})
	if s.game != nil && s.game.solo() {
		r.Object("olive", func() { s.reportOlive(&r) })
	} else {
		r.Null("olive")
	}
	archive.Ints(&r, "winners", s.Winners().All())
	r.Null("error")
	return r.Bytes()
}

func reportGoods(r *archive.Report, name string, goods variants.Goods) {
	r.Object(name, func() {
		for good := range variants.GoodKinds() {
			r.Int(good.String(), goods.Count(good))
		}
	})
}

// reportOrders writes the faces of the orders that a seat has fulfilled, or that are open.
func (s *State) reportOrders(r *archive.Report, holder Seat) {
	r.List("orders", func() {
		for held := s.held(s.orderSides, holder, s.orders.holder); held != 0; held &= held - 1 {
			r.String("", s.orderFace(bits.TrailingZeros8(held)).String())
		}
	})
}

func (s *State) reportPlayer(r *archive.Report, seat Seat) {
	sheet := s.sheetOf(seat)
	r.List("boxes", func() {
		for box := 1; box <= 6; box++ {
			if sheet.ticked(box) {
				r.Int("", box)
			}
		}
	})
	r.Int("strength", s.Strength(seat))
	r.List("track", func() {
		for site, words := range s.game.drawings().words {
			if t := sheet.trackAt(site); t != 0 {
				r.String("", words[t-1])
			}
		}
	})
	r.List("tiles", func() {
		for held := s.held(s.tileSides, seat, s.rack.holder); held != 0; held &= held - 1 {
			tile := bits.TrailingZeros8(held)
			r.Object("", func() {
				r.String("face", s.tileFace(tile).String())
				r.Bool("sideways", s.rack.sideways(tile))
			})
		}
	})
	r.String("kept", s.Kept(seat).String())
	own := ""
	if s.powers.holder(variants.GoodsPower) == seat {
		own = string(ownForm.Append(nil, s.own))
	}
	r.String("own", own)
	s.reportOrders(r, seat)
	points := s.Points(seat)
	r.Object("points", func() {
		r.Int("delivery", points.Delivery)
		r.Int("power", points.Power)
		r.Int("network", points.Network)
		r.Int("engine", points.Engine)
		r.Int("tiles", points.Tiles)
		r.Int("orders", points.Orders)
		r.Int("total", points.Total())
	})
}

func (s *State) reportOlive(r *archive.Report) {
	r.String("level", s.game.setup.Olive.String())
	r.List("crossed", func() {
		for region := range s.supply {
			r.Int("", s.olive.Crossed(region+1))
		}
	})
	points := s.OlivePoints()
	r.Object("points", func() {
		r.Int("delivery", points.Delivery)
		r.Int("engine", points.Engine)
		r.Int("network", points.Network)
		r.Int("tiles", points.Tiles)
		r.Int("total", points.Total)
	})
}
