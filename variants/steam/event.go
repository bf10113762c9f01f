package steam

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// An EventKind says what happened. The zero EventKind is nothing.
type EventKind uint8

// What can happen, with the fields of the [Event] that say more; Rule is always
// set.
const (
	CityFilled         EventKind = iota + 1 // Hex, Goods: in the setup
	SpaceFilled                             // Number: the space; Goods: in the setup
	TileDealt                               // Seat, ActionTile
	CashGiven                               // Seat, Money: at the start (ORDER-2)
	PlaceWon                                // Seat, Number: the place in the turn order, from 1; Money: what it costs
	TurnBegun                               // Number: of the turn
	LoanTaken                               // Seat, Number: of loans; Money: what they bring
	ActionTaken                             // Seat, ActionTile, Passed, Money: what it costs
	TileLaid                                // Seat, Hex, Tile, Money: what it costs; a new tile
	TileUpgraded                            // Seat, Hex, Tile, Money
	TrackRedirected                         // Seat, Hex, Tile, Money
	CityFounded                             // Seat, Hex, Colour, Goods
	CityGrown                               // Seat, Hex, Goods
	LinksLost                               // Seat, Number: of incomplete links that became unowned
	LocomotiveImproved                      // Seat, Number: the level reached
	GoodDelivered                           // Seat, Colour, Hex, To, Number: of links
	IncomeRaised                            // Seat, Number: of steps
	PointsScored                            // Seat, Number
	IncomeReceived                          // Seat, Money: less the upkeep in the standard game
	IncomeDue                               // Seat, Money: what is to be paid
	StepsBack                               // Seat, Number: points given up; Money: steps of income given up (STD-12)
	PlayerEliminated                        // Seat
	GameEnded                               //

	eventKindEnd
)

// EventKinds walks all kinds of events.
func EventKinds() iter.Seq[EventKind] { return family.Values(1, eventKindEnd-1) }

// String returns what happened in a few words, as in "tile laid", for logs of
// programs. It is "" if k is no EventKind.
func (k EventKind) String() string { return wordings.Of(phrases.English).Event(int(k)) }

// An Event is one thing that an applied move did. Fields that its kind does not
// name are zero. Events are comparable.
type Event struct {
	Kind       EventKind
	Rule       Rule // by which it happened
	Seat       Seat // whose doing it was, or whom it befell; Nobody for chance
	Number     int
	Money      int
	Hex        hexmap.Cell
	To         hexmap.Cell
	Tile       track.Tile
	Colour     Colour
	Goods      Goods
	ActionTile ActionTile
	Passed     bool
}

// A chronicle gathers events for those who ask. Where nobody does it is nil, and
// applying a move makes no events at all.
type chronicle struct{ events []Event }

func (c *chronicle) add(e Event) { c.events = append(c.events, e) }

// AppendEvents appends what m does, step by step: payments and loans, links
// lost, income, eliminations, the next turn. It applies m as Apply does and gives
// its error; dst is then unchanged.
func (s *State) AppendEvents(dst []Event, m Move) ([]Event, error) {
	v := s.judge(m)
	if !v.legal() {
		return dst, s.refuse(m, v)
	}
	next, log := *s, chronicle{dst}
	next.advance(m, v, &log)
	return log.events, nil
}
