package steamrollers

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// An EventKind says what happened. The zero EventKind is nothing.
type EventKind uint8

// What can happen, with the fields of the [Event] that say more; Rule is
// always set.
const (
	CityFilled     EventKind = iota + 1 // City, Goods: as they lie after SETUP-4 and COAL-1
	TileLaidOut                         // ActionTile: the face that is up
	OrderLaidOut                        // Order, Goods, Points: what it asks for and is worth
	BordersBlocked                      // Die: of the chart
	PowerTaken                          // Seat, Power
	OwnGoodDrawn                        // Seat, Good
	OwnGoodPlaced                       // Seat, Good, City
	DiceRolled                          // White, Black
	TurnBegun                           // Seat: their tiles are upright
	DieDrafted                          // Seat, Die
	DieStolen                           // Seat, Die, Loser: who drafted it; with tile 2b
	TileDeclined                        // Seat, ActionTile: tile 2 was asked for and is not used
	DieChanged                          // Seat, Die, From: the old value
	DieRerolled                         // Seat, Die, From: the old face
	TileUsed                            // Seat, ActionTile
	TileReturned                        // Seat, ActionTile: it is in the centre now
	TileTaken                           // Seat, ActionTile, Loser: who held it, or Nobody
	TrackDrawn                          // Seat, Hex, Track
	LinkCompleted                       // Seat, City, To, Distance: one, and one more for each town on it
	BoxTicked                           // Seat, Die: the box
	GoodDelivered                       // Seat, Good, City, To, Distance, Points, Own
	ActionPassed                        // Seat, Die
	OrderTaken                          // Seat, Order, Goods, Points: at the end of the game
	OliveBegun                          // Die
	OliveCrossed                        // City: the region
	OliveFoundFull                      // City: the region; Olive has won
	GoodRemoved                         // City, Good, Points: by Olive
	RoundEnded                          //
	GameEnded                           //

	eventKindEnd
)

// EventKinds walks all kinds of events.
func EventKinds() iter.Seq[EventKind] { return family.Values(1, eventKindEnd-1) }

// String returns what happened in a few words, as in "track drawn", for logs of
// programs; package words tells it to people. It is "" if k is no EventKind.
func (k EventKind) String() string { return wordings.Of(phrases.English).Event(int(k)) }

// An Event is one thing that an applied move did. Fields that its kind does
// not name are zero. Events are comparable.
type Event struct {
	Kind       EventKind
	Rule       Rule // by which it happened
	Seat       Seat // who did it; Nobody for dice, bag and Olive
	Loser      Seat
	Die        int
	From       int
	City       int
	To         int
	Distance   int
	Points     int
	Own        bool
	Good       variants.Good
	Goods      variants.Goods
	ActionTile variants.Face
	Order      variants.OrderFace
	Power      variants.Power
	White      Dice
	Black      BlackDie
	Hex        hexmap.Cell
	Track      track.Track
}

// A chronicle gathers events for those who ask. Where nobody does it is nil,
// and applying a move makes no events at all.
type chronicle struct{ events []Event }

func (c *chronicle) add(e Event) { c.events = append(c.events, e) }

// AppendEvents appends what m does, step by step: tiles that are used and
// returned, goods and points, Olive's steps as she takes them. It applies m as
// Apply does and gives its error; dst is then unchanged.
func (s *State) AppendEvents(dst []Event, m Move) ([]Event, error) {
	v := s.judge(m)
	if !v.legal() {
		return dst, s.refuse(m, v)
	}
	next, log := *s, chronicle{dst}
	next.advance(m, v, &log)
	return log.events, nil
}
