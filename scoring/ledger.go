package scoring

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// A Source is a kind of thing that points come from. The zero Source is not valid.
type Source uint8

// The sources.
const (
	FromDeliveries Source = iota + 1 // all deliveries together, where they are not known one by one
	FromDelivery                     // one delivery
	FromPower                        // the starting power
	FromLink                         // a link of the network
	FromEngine                       // the engine boxes
	FromTile                         // an action tile held
	FromOrder                        // an order fulfilled
)

var rules = [...]string{
	FromDeliveries: "SCORE-1",
	FromDelivery:   "SCORE-1",
	FromPower:      "POWER-4",
	FromLink:       "SCORE-2",
	FromEngine:     "SCORE-3",
	FromTile:       "SCORE-4",
	FromOrder:      "SCORE-5",
}

// An Entry is a line of a Ledger: points, the rule that gives them, and what
// they come from. The fields below Source are set only for the sources named
// there. It is comparable; functions named Of… make it.
type Entry struct {
	RuleID string // identifier of the rule, such as "SCORE-2"
	Points int
	Source Source

	From, To int // cities, by number: of a delivery, of a link
	Towns    int // on the link

	Good            variants.Good // that was delivered
	Distance, Bonus int           // of the delivery: of its route, and from tile 3b

	Link  track.Link         // as found on the sheet
	Boxes int                // of the engine, ticked
	Tile  variants.Face      // held
	Order variants.OrderFace // fulfilled
}

// OfDeliveries returns the entry of the points that deliveries scored, where no more
// than their sum is known (SCORE-1).
func OfDeliveries(points int) Entry {
	return Entry{Points: points}.from(FromDeliveries)
}

// OfDelivery returns the entry of one delivery, between cities by their numbers: it
// scored the distance of the route and the bonus of tile 3b (DELIVER-7).
func OfDelivery(g variants.Good, from, to, distance, bonus int) Entry {
	return Entry{
		Points: distance + bonus,
		From:   from, To: to, Good: g, Distance: distance, Bonus: bonus,
	}.from(FromDelivery)
}

// OfPower returns the entry of the starting power that scores (POWER-4).
func OfPower() Entry {
	return Entry{Points: variants.PowerPoints}.from(FromPower)
}

// OfLink returns the entry of a link on a sheet of board b (SCORE-2).
func OfLink(b *hexmap.Board, l track.Link) Entry {
	return Entry{
		Points: LinkPoints(int(l.Towns)),
		From:   b.Region(int(l.From.Hex)), To: b.Region(int(l.To.Hex)), Towns: int(l.Towns), Link: l,
	}.from(FromLink)
}

// OfEngine returns the entry of so many ticked boxes (SCORE-3).
func OfEngine(boxes int) Entry {
	return Entry{Points: Engine(boxes), Boxes: boxes}.from(FromEngine)
}

// OfTile returns the entry of an action tile held (SCORE-4).
func OfTile(c *variants.Components, face variants.Face) Entry {
	return Entry{Points: Tiles(c, face), Tile: face}.from(FromTile)
}

// OfOrder returns the entry of an order fulfilled (SCORE-5).
func OfOrder(c *variants.Components, face variants.OrderFace) Entry {
	return Entry{Points: Orders(c, face), Order: face}.from(FromOrder)
}

func (e Entry) from(s Source) Entry {
	e.Source, e.RuleID = s, rules[s]
	return e
}

// String returns the entry as a line for people, such as
// "SCORE-2 +2 link between cities 1 and 3 with 1 town"; "" for an entry of no
// source.
func (e Entry) String() string {
	source := e.words()
	if source == "" {
		return ""
	}
	return fmt.Sprintf("%s %+d %s", e.RuleID, e.Points, source)
}

// words says what the points come from; "" for no source.
func (e Entry) words() string {
	switch e.Source {
	case FromDeliveries:
		return "deliveries"
	case FromDelivery:
		route := fmt.Sprintf("delivery of %v from city %d to city %d at distance %d", e.Good, e.From, e.To, e.Distance)
		if e.Bonus > 0 {
			route += fmt.Sprintf(" with a bonus of %d", e.Bonus)
		}
		return route
	case FromPower:
		return "starting power"
	case FromLink:
		towns := "towns"
		if e.Towns == 1 {
			towns = "town"
		}
		return fmt.Sprintf("link between cities %d and %d with %d %s", e.From, e.To, e.Towns, towns)
	case FromEngine:
		return fmt.Sprintf("engine of %d boxes", e.Boxes)
	case FromTile:
		return "tile " + e.Tile.String()
	case FromOrder:
		return "order " + e.Order.String()
	}
	return ""
}

// A Ledger says where each point of a score comes from.
type Ledger []Entry

// Points returns the sums of the ledger by where they come from. Entries of no
// source count nothing.
func (l Ledger) Points() Points {
	var p Points
	for i := range l {
		switch e := &l[i]; e.Source {
		case FromDeliveries, FromDelivery:
			p.Delivery += e.Points
		case FromPower:
			p.Power += e.Points
		case FromLink:
			p.Network += e.Points
		case FromEngine:
			p.Engine += e.Points
		case FromTile:
			p.Tiles += e.Points
		case FromOrder:
			p.Orders += e.Points
		}
	}
	return p
}

// Total returns the total of Points.
func (l Ledger) Total() int { return l.Points().Total() }

// String returns the entries, each on a line of its own.
func (l Ledger) String() string {
	var text []byte
	for _, e := range l {
		text = append(append(text, e.String()...), '\n')
	}
	return string(text)
}
