package steamrollers_test

import (
	"maps"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// The events of a move are the difference between the positions before and
// after it, no more and no less.

func TestEventsAreWhatChanges(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		record := gamegen.Game().Draw(t, "game")
		positions := gamegen.Positions(record)
		for i, m := range record.Moves {
			events, err := positions[i].AppendEvents(nil, m)
			if err != nil {
				t.Fatal(err)
			}
			c := change{t, m, &positions[i], &positions[i+1], events}
			c.checkFields()
			c.checkPoints()
			c.checkTiles()
			c.checkSheets()
			c.checkOlive()
			c.checkSetup()
			c.checkCourse()
		}
	})
}

// A change is a move with what it does.
type change struct {
	t             rapid.TB
	move          steamrollers.Move
	before, after *steamrollers.State
	events        []steamrollers.Event
}

func (c change) fail(format string, args ...any) {
	c.t.Helper()
	c.t.Logf("%v\n%+v\nbefore %s\nafter  %s", c.move, c.events, reportOf(c.before), reportOf(c.after))
	c.t.Fatalf(format, args...)
}

// of walks the events of a kind.
func (c change) of(kind steamrollers.EventKind) func(yield func(steamrollers.Event) bool) {
	return func(yield func(steamrollers.Event) bool) {
		for _, e := range c.events {
			if e.Kind == kind && !yield(e) {
				return
			}
		}
	}
}

func (c change) count(kind steamrollers.EventKind) (n int) {
	for range c.of(kind) {
		n++
	}
	return n
}

// checkFields looks whether each event says by which rule it happened, and
// nothing but what its kind has to say.
func (c change) checkFields() {
	for _, e := range c.events {
		if !e.Rule.IsValid() {
			c.fail("%+v cites no rule", e)
		}
		rest := e
		rest.Kind, rest.Rule = 0, 0
		switch e.Kind {
		case steamrollers.CityFilled:
			rest.City, rest.Goods = 0, 0
		case steamrollers.TileLaidOut:
			rest.ActionTile = 0
		case steamrollers.OrderLaidOut:
			rest.Order, rest.Goods, rest.Points = 0, 0, 0
		case steamrollers.BordersBlocked:
			rest.Die = 0
		case steamrollers.PowerTaken:
			rest.Seat, rest.Power = 0, 0
		case steamrollers.OwnGoodDrawn:
			rest.Seat, rest.Good = 0, 0
		case steamrollers.OwnGoodPlaced:
			rest.Seat, rest.Good, rest.City = 0, 0, 0
		case steamrollers.DiceRolled:
			rest.White, rest.Black = 0, 0
		case steamrollers.TurnBegun:
			rest.Seat = 0
		case steamrollers.LinkCompleted:
			rest.Seat, rest.City, rest.To, rest.Distance = 0, 0, 0, 0
		case steamrollers.DieDrafted, steamrollers.BoxTicked, steamrollers.ActionPassed:
			rest.Seat, rest.Die = 0, 0
		case steamrollers.DieStolen:
			rest.Seat, rest.Die, rest.Loser = 0, 0, 0
		case steamrollers.DieChanged, steamrollers.DieRerolled:
			rest.Seat, rest.Die, rest.From = 0, 0, 0
		case steamrollers.TileUsed, steamrollers.TileReturned, steamrollers.TileDeclined:
			rest.Seat, rest.ActionTile = 0, 0
		case steamrollers.TileTaken:
			rest.Seat, rest.ActionTile, rest.Loser = 0, 0, 0
		case steamrollers.TrackDrawn:
			rest.Seat, rest.Hex, rest.Track = 0, hexmap.Cell{}, 0
		case steamrollers.GoodDelivered:
			rest.Seat, rest.Good, rest.City, rest.To, rest.Distance, rest.Points, rest.Own = 0, 0, 0, 0, 0, 0, false
		case steamrollers.OrderTaken:
			rest.Seat, rest.Order, rest.Goods, rest.Points = 0, 0, 0, 0
		case steamrollers.OliveBegun:
			rest.Die = 0
		case steamrollers.OliveCrossed, steamrollers.OliveFoundFull:
			rest.City = 0
		case steamrollers.GoodRemoved:
			rest.City, rest.Good, rest.Points = 0, 0, 0
		case steamrollers.RoundEnded, steamrollers.GameEnded:
		default:
			c.fail("%+v is of no kind", e)
		}
		if rest != (steamrollers.Event{}) {
			c.fail("%+v says more than its kind has to say", e)
		}
	}
}

// checkPoints looks whether the points of the events are those that a seat, or
// Olive, has more than before.
func (c change) checkPoints() {
	var delivered, ordered [steamrollers.MaxSeats + 1]int
	for e := range c.of(steamrollers.GoodDelivered) {
		delivered[e.Seat] += e.Points
		if pull := c.before.DeliveryStrength(); (e.Points > pull) != c.move.IsUnlimited() { // DELIVER-6, TILE-4a, TILE-0
			c.fail("the engine pulls %d", pull)
		}
	}
	for e := range c.of(steamrollers.OrderTaken) {
		ordered[e.Seat] += e.Points
	}
	for seat := range steamrollers.Seat(steamrollers.MaxSeats + 1) {
		was, is := c.before.Points(seat), c.after.Points(seat)
		if is.Delivery-was.Delivery != delivered[seat] || is.Orders-was.Orders != ordered[seat] {
			c.fail("P%d had %+v and has %+v, and the events say %d for deliveries and %d for orders", seat, was, is, delivered[seat], ordered[seat])
		}
		if took := c.after.Power(seat); took != c.before.Power(seat) && c.count(steamrollers.PowerTaken) != 1 {
			c.fail("P%d took the power %v, and no event says so", seat, took)
		}
	}
	removed := 0
	for e := range c.of(steamrollers.GoodRemoved) {
		removed += e.Points
	}
	if was, is := c.before.OlivePoints().Delivery, c.after.OlivePoints().Delivery; is-was != removed {
		c.fail("Olive had %d points for deliveries and has %d, and the events say %d", was, is, removed)
	}
}

// checkTiles follows each tile through the events from where it was to where
// it is.
func (c change) checkTiles() {
	for number := 1; number <= variants.NumTiles; number++ {
		_, holder, sideways := c.before.Tile(number)
		for _, e := range c.events {
			if e.Kind == steamrollers.TurnBegun && e.Seat == holder {
				sideways = false // ROUND-2
			}
			if e.ActionTile.Number() != number {
				continue
			}
			switch e.Kind {
			case steamrollers.TileUsed:
				if e.Seat != holder {
					c.fail("P%d used tile %d, which P%d held", e.Seat, number, holder)
				}
			case steamrollers.TileReturned:
				if e.Seat != holder {
					c.fail("P%d gave back tile %d, which P%d held", e.Seat, number, holder)
				}
				holder, sideways = steamrollers.Nobody, false
			case steamrollers.TileTaken:
				if e.Loser != holder {
					c.fail("P%d lost tile %d, which P%d held", e.Loser, number, holder)
				}
				holder, sideways = e.Seat, true
			}
		}
		face, isHolder, isSideways := c.after.Tile(number)
		if holder != isHolder || sideways != isSideways {
			c.fail("by the events P%d holds tile %v, sideways %t; it is P%d's, sideways %t", holder, face, sideways, isHolder, isSideways)
		}
	}
}

// checkSheets looks whether what is new on the sheets is what the events say.
func (c change) checkSheets() {
	for seat := steamrollers.Seat(1); int(seat) <= c.after.Seats(); seat++ {
		drawn := make(map[hexmap.Cell]track.Track)
		for hex, t := range c.before.Drawn(seat) {
			drawn[hex] = t
		}
		for e := range c.of(steamrollers.TrackDrawn) {
			if e.Seat == seat {
				if drawn[e.Hex] != 0 {
					c.fail("track is drawn in %v, which held some", e.Hex)
				}
				drawn[e.Hex] = e.Track
			}
		}
		for hex, t := range c.after.Drawn(seat) {
			if drawn[hex] != t {
				c.fail("P%d has track %v in %v, by the events %v", seat, t, hex, drawn[hex])
			}
			delete(drawn, hex)
		}
		if len(drawn) > 0 {
			c.fail("P%d lacks the track %v", seat, drawn)
		}
		for box := 1; box <= 6; box++ {
			ticked := c.before.Ticked(seat, box)
			for e := range c.of(steamrollers.BoxTicked) {
				ticked = ticked || e.Seat == seat && e.Die == box
			}
			if ticked != c.after.Ticked(seat, box) {
				c.fail("P%d: box %d is ticked: %t, by the events %t", seat, box, c.after.Ticked(seat, box), ticked)
			}
		}
	}
	was, is := links(c.before), links(c.after)
	for e := range c.of(steamrollers.LinkCompleted) {
		was[link{e.Seat, e.City, e.To, e.Distance}]++
	}
	if !maps.Equal(was, is) {
		c.fail("the links are %v, by the events %v", is, was)
	}
}

// A link is one as events tell it: whose it is, between which cities, and how
// far it is.
type link struct {
	seat               steamrollers.Seat
	from, to, distance int
}

// links counts the links on all sheets.
func links(s *steamrollers.State) map[link]int {
	board, found := s.Setup().Board, make(map[link]int)
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		for _, l := range s.AppendLinks(nil, seat) {
			found[link{seat, board.Region(int(l.From.Hex)), board.Region(int(l.To.Hex)), 1 + int(l.Towns)}]++
		}
	}
	return found
}

// checkOlive looks whether the events tell all that Olive did.
func (c change) checkOlive() {
	var crossed [hexmap.NumRegions + 1]int
	for e := range c.of(steamrollers.OliveCrossed) {
		crossed[e.City]++
	}
	was, is := c.before.Olive(), c.after.Olive()
	for region := 1; region <= hexmap.NumRegions; region++ {
		if more := is.Crossed(region) - was.Crossed(region); more != crossed[region] {
			c.fail("Olive crossed off %d hexes of region %d, by the events %d", more, region, crossed[region])
		}
	}
	removed := c.before.Removed()
	for e := range c.of(steamrollers.GoodRemoved) {
		removed = removed.Add(e.Good)
	}
	if c.move.Kind() != steamrollers.KindGoods && removed != c.after.Removed() {
		c.fail("out of the game are %v, by the events %v", c.after.Removed(), removed)
	}
	if won := c.count(steamrollers.OliveFoundFull) > 0; won && !c.after.Winners().Has(steamrollers.Nobody) {
		c.fail("Olive found a region full and has not won")
	}
}

// checkSetup looks whether the events tell what chance chose, and what the
// powers placed.
func (c change) checkSetup() {
	c.happensIn(steamrollers.KindSides, steamrollers.TileLaidOut, variants.NumTiles)
	c.happensIn(steamrollers.KindOrders, steamrollers.OrderLaidOut, variants.NumTiles)
	c.happensIn(steamrollers.KindWall, steamrollers.BordersBlocked, 1)
	c.happensIn(steamrollers.KindPlace, steamrollers.OwnGoodPlaced, 1)
	for _, e := range c.events {
		switch e.Kind {
		case steamrollers.TileLaidOut:
			if face, _, _ := c.after.Tile(e.ActionTile.Number()); face != e.ActionTile {
				c.fail("tile %v is laid out, by the events %v", face, e.ActionTile)
			}
		case steamrollers.OrderLaidOut:
			face, _ := c.after.Order(e.Order.Number())
			order := c.after.Setup().Components.Orders[face]
			if face != e.Order || order.Goods != e.Goods || int(order.Points) != e.Points {
				c.fail("order %v is laid out, by the events %v", face, e.Order)
			}
		case steamrollers.BordersBlocked:
			if e.Die != c.after.Wall() {
				c.fail("the die for the chart shows %d, by the events %d", c.after.Wall(), e.Die)
			}
		case steamrollers.OwnGoodPlaced:
			if good, city := c.after.Own(e.Seat); good != e.Good || city != e.City {
				c.fail("P%d has %v on city %d, by the events %v on city %d", e.Seat, good, city, e.Good, e.City)
			}
		}
	}
}

// happensIn looks whether something happens so often in each move of a kind,
// and in no other.
func (c change) happensIn(moves steamrollers.Kind, kind steamrollers.EventKind, times int) {
	if c.move.Kind() != moves {
		times = 0
	}
	if n := c.count(kind); n != times {
		c.fail("event %d happens %d times, want %d", kind, n, times)
	}
}

// checkCourse looks whether the events tell how the game goes on.
func (c change) checkCourse() {
	if ended := c.count(steamrollers.RoundEnded); c.before.Round() > 0 && c.after.Round()-c.before.Round() != ended {
		c.fail("from round %d to round %d, and %d rounds ended", c.before.Round(), c.after.Round(), ended)
	}
	if over := c.count(steamrollers.GameEnded) == 1; over != c.after.Over() {
		c.fail("the game is over: %t, by the events %t", c.after.Over(), over)
	}
	for e := range c.of(steamrollers.GameEnded) {
		if c.after.Check(steamrollers.Pass()) != e.Rule {
			c.fail("the game ended by %v, by the events by %v", c.after.Check(steamrollers.Pass()), e.Rule)
		}
	}
	c.happensIn(steamrollers.KindPass, steamrollers.ActionPassed, 1)
	c.happensIn(steamrollers.KindReroll, steamrollers.DieRerolled, 1)
	c.happensIn(steamrollers.KindDecline, steamrollers.TileDeclined, 1)
	die := c.before.Die()
	for _, e := range c.events {
		switch e.Kind {
		case steamrollers.ActionPassed, steamrollers.TileDeclined:
			if e.Seat != c.before.Turn() || e.Die != 0 && e.Die != die {
				c.fail("P%d was asked with a die of %d, by the events P%d with %d", c.before.Turn(), die, e.Seat, e.Die)
			}
		case steamrollers.DieDrafted:
			if c.before.Dice().Count(e.Die) == 0 {
				c.fail("no die showed the %d that is drafted", e.Die)
			}
			die = e.Die
		case steamrollers.DieChanged, steamrollers.DieRerolled:
			if e.From != die {
				c.fail("the die showed %d, not %d", die, e.From)
			}
			die = e.Die
		case steamrollers.OliveBegun:
			die = e.Die
		case steamrollers.DieStolen:
			if reserved, by := c.after.Reserved(); e.Die != die || reserved != die || by != e.Seat {
				c.fail("a %d is reserved for P%d", reserved, by)
			}
			if e.Loser != c.before.Active() || e.Loser != c.after.Turn() {
				c.fail("P%d drafted the die, by the events P%d", c.before.Active(), e.Loser)
			}
			die = 0
		case steamrollers.DiceRolled:
			if e.Black != c.after.Black() || e.White != c.move.White() {
				c.fail("%+v is not what was rolled", e)
			}
		case steamrollers.CityFilled:
			if e.Goods != c.after.Supply(e.City).Goods() {
				c.fail("on city %d lies %v", e.City, c.after.Supply(e.City))
			}
		}
	}
	if c.after.Die() != 0 && c.after.Die() != die && c.after.Phase() != steamrollers.PhaseAct {
		c.fail("the die shows %d, by the events %d", c.after.Die(), die)
	}
}
