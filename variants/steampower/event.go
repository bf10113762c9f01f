package steampower

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
	CityLaid          EventKind = iota + 1 // Hex, Colour: of the tile
	ContractDrawn                          // Seat, Contract, From: whose hand it was drawn from, or Nobody
	TrackPlaced                            // Seat, Hex, Track, Money: what it cost
	TrackTaken                             // Seat, Hex, Track: the last tile of a link
	LinkBegun                              // Seat, Hex: the city
	LinkGivenUp                            // Seat, Hex: the city where it had begun
	LinkCompleted                          // Seat, Hex, End: the cities, Hex where it began
	FactoryBuilt                           // Seat, Hex, Colour, Number: of goods
	ContractBegun                          // Seat, Contract
	GoodShipped                            // Seat, Contract, Colour, Hex: where it came from
	GoodBought                             // Seat, Contract, Colour, Money: paid to the bank
	MoneyPaid                              // Seat, To, Money: to another player, for links or for a factory
	CityTurned                             // Hex, Colour: its last good has left
	ContractFulfilled                      // Seat, Contract, Money: from the bank
	BonusOffered                           // Seat, Contract
	BonusDeclined                          // Seat, Contract
	MoneyTaken                             // Seat, Money
	RoundEnded                             // Number
	GameEnded                              // Number: of the last round
)

// EventKinds walks everything that can happen.
func EventKinds() iter.Seq[EventKind] { return family.Values(CityLaid, GameEnded) }

// String returns what happened in a few words, as in "track placed", for logs of
// programs. It is "" if k is no EventKind.
func (k EventKind) String() string { return wordings.Of(phrases.English).Event(int(k)) }

// An Event is one thing that an applied move did. Fields that its kind does not
// name are zero. Events are comparable.
type Event struct {
	Kind     EventKind
	Rule     Rule // by which it happened
	Seat     Seat // who did it; Nobody for the bag
	From     Seat
	To       Seat
	Hex, End hexmap.Cell
	Track    track.Track
	Colour   Colour
	Contract int
	Number   int
	Money    int
}

// A chronicle gathers events for those who ask. Where nobody does it is nil, and
// applying a move makes no events at all.
type chronicle struct{ events []Event }

func (c *chronicle) add(e Event) { c.events = append(c.events, e) }

// Hidden returns the event as seats see it that may not see the move: without the contract
// that was drawn.
func (e Event) Hidden() Event {
	if e.Kind == ContractDrawn {
		e.Contract = 0
	}
	return e
}

// AppendEvents appends what m does as a viewer sees it, step by step: track and the links that
// it completes, goods, payments, rewards, and how rounds and the game end. It applies m as
// Apply does and gives its error, a [*family.MoveError]; dst is then unchanged. Events are
// [Event.Hidden] of a move that the viewer does not see; [family.Everyone] sees every move.
func (s *State) AppendEvents(dst []Event, m Move, viewer Seat) ([]Event, error) {
	before := len(dst)
	dst, err := s.appendEvents(dst, m)
	if viewer != family.Everyone && !s.Sees(m, viewer) {
		for i := range dst[before:] {
			dst[before+i] = dst[before+i].Hidden()
		}
	}
	return dst, err
}

// appendEvents appends the whole truth about what m does.
func (s *State) appendEvents(dst []Event, m Move) ([]Event, error) {
	if v := s.judge(m); v.rule != 0 {
		return dst, s.refuse(m, v)
	}
	next, log := *s, chronicle{dst}
	next.advance(m, &log)
	return log.events, nil
}
