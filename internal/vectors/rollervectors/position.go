package rollervectors

import (
	"fmt"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/plainrules"
	"github.com/railhex/railhex/internal/plainsetup"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/conformance"
)

// A position is one that a game comes to.
type position struct {
	conformance.Place
	*steamrollers.State
	setup steamrollers.Setup
	seat  steamrollers.Seat // who is asked
	next  steamrollers.Move // zero at the end of the game

	legal []steamrollers.Move
	plain *plainrules.Game
	// What follows is nil until it is asked for.
	thought       []steamrollers.Move  // parcels
	reached, over []delivery.Distances // of the pairs of cities, with blocked borders and without
}

// look is what is seen in a position. The plain rules play the game beside the
// library.
func look(before *position, here conformance.Position[steamrollers.State, steamrollers.Move]) (*position, error) {
	p := &position{
		Place: here.Place, State: &here.State, setup: here.State.Setup(), seat: here.State.Turn(), next: here.Next, legal: here.Legal,
	}
	if before == nil || before.Game != p.Game {
		plain, err := plainrules.New(plainsetup.Of(p.setup))
		p.plain = plain
		return p, err
	}
	p.plain = before.plain
	if refused := p.plain.Apply(before.next.String()); refused != nil {
		return nil, fmt.Errorf("by the plain rules %v breaks %s", before.next, refused.Rule)
	}
	return p, nil
}

// broken is all rules that a move breaks, as the plain rules find them.
func broken(p *position, m steamrollers.Move) []string {
	refusal := p.plain.Clone().Apply(m.String())
	if refusal == nil {
		return nil
	}
	return refusal.Broken
}

// in reports whether the game stands in a phase.
func (p *position) in(phase steamrollers.Phase) bool { return p.Phase() == phase }

// alone reports whether the game is one against Olive.
func (p *position) alone() bool { return p.setup.Olive != 0 }

// beyond is a hex that the board lacks.
func (p *position) beyond() hexmap.Cell { return hexmap.CellAt(1, p.setup.Board.Columns()+1) }

// track is one of a type that the black die shows, or that it does not.
func (p *position) track(shown bool) track.Track {
	for t := range track.Tracks() {
		if p.Black().Shows(t.Type()) == shown {
			return t
		}
	}
	return 0 // there are two types on the black die of three
}

// network is the links of the player who is asked, between cities; with the
// blocked borders, or without them.
func (p *position) network(blocked bool) (links []delivery.Link) {
	board := p.setup.Board
	var borders []hexmap.Edge
	if blocked {
		borders = p.Blocked()
	}
	drawn := variants.BlankSheet(board)
	for i := range drawn {
		if t := p.TrackAt(p.seat, board.Cell(i)); t != 0 {
			drawn[i] = t.Tile()
		}
	}
	for _, link := range variants.NewTracer(board, borders).AppendLinks(nil, drawn, track.Complete) {
		links = append(links, delivery.Link{
			A: uint8(board.Region(int(link.From.Hex)) - 1), B: uint8(board.Region(int(link.To.Hex)) - 1), Length: 1 + uint8(link.Towns),
		})
	}
	return links
}
