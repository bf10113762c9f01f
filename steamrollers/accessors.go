package steamrollers

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// What a State shows, one accessor for each field of a report. None allocates,
// all are safe on the zero State, and a seat, tile, order or city that is not
// in the game has nothing.

// Phase says what the next move must be.
func (s *State) Phase() Phase { return s.phase }

// Chance reports whether the next move is made by the dice or the bag.
func (s *State) Chance() bool { return s.phase.chance() }

// Over reports whether the game is over.
func (s *State) Over() bool { return s.phase == PhaseOver }

// Turn returns the seat that is asked; [Nobody] in chance positions and when the
// game is over. While the holder of tile 2b is asked it is theirs (TILE-2b).
func (s *State) Turn() Seat {
	switch {
	case s.phase == PhaseSteal:
		return s.thief()
	case s.Chance():
		return Nobody
	}
	return s.turn
}

// Active returns the seat whose turn it is, [Nobody] if it is nobody's. The turn stays
// theirs while the holder of tile 2b is asked, a die of theirs is rolled again or a
// personal good is drawn for them. In Olive's turn it is the player's only while she is
// asked.
func (s *State) Active() Seat { return s.turn }

// DeliveryStrength returns the strength with which the seat whose turn it is delivers
// now, 0 if it is nobody's turn. It is their Strength, without tile 4b if that has served
// their other action (SOLO-5).
func (s *State) DeliveryStrength() int {
	if s.turn == Nobody {
		return 0
	}
	return s.strength()
}

// Seats returns the number of players.
func (s *State) Seats() int {
	if s.game == nil {
		return 0
	}
	return int(s.game.seats)
}

// Round returns the number of the round, from 1. In PhaseRoll it is that of the round
// about to be rolled, in PhaseOver that of the last; in the setup it is 0.
func (s *State) Round() int { return int(s.round) }

// Start returns the seat of the start player; 1 in the setup.
func (s *State) Start() Seat { return s.start }

// Quiet returns the number of rounds in a row that ended without a build, an
// improvement or a delivery (END-2).
func (s *State) Quiet() int { return int(s.quiet) }

// Die returns the value of the die in use: the one drafted, its old face before a re-roll,
// or Olive's in her turn. It is 0 if no die is in use.
func (s *State) Die() int { return int(s.die) }

// Dice returns the white dice of the last roll that nobody has drafted or reserved.
func (s *State) Dice() Dice { return s.white }

// Reserved returns the die that tile 2b holds for a player, and that player; 0 if
// there is none.
func (s *State) Reserved() (die int, by Seat) { return int(s.reserved), s.reservedBy }

// Black returns the black die of the last roll; zero before the first.
func (s *State) Black() BlackDie { return s.black }

// Wall returns the die of the chart of blocked borders, 0 if none is (WALL-1).
func (s *State) Wall() int { return int(s.wall) }

// Blocked returns the borders that are blocked, for all players alike (WALL-1). It
// allocates where there are any.
func (s *State) Blocked() []hexmap.Edge {
	if s.wall == 0 {
		return nil
	}
	return s.game.board.Blocked(s.game.setup.Wall, int(s.wall))
}

// Supply returns the goods of a city, 1 to 6, on the supply board. In solo they are in
// their order from left to right (SOLO-1), otherwise in the canonical order.
func (s *State) Supply(city int) variants.Line {
	if !isFace(city) {
		return 0
	}
	return s.supply[city-1]
}

// Bag returns the goods in the bag. Coal that lies aside counts here, and so does coal
// that went back, though it is never drawn.
func (s *State) Bag() variants.Goods { return s.bag }

// Removed returns the goods that are out of the game.
func (s *State) Removed() variants.Goods { return s.removed }

// Tile returns where action tile 1 to 6 is. The results are its face, zero before chance
// has chosen it, the seat that holds it, [Nobody] for the centre, and whether it lies
// sideways.
func (s *State) Tile(number int) (face variants.Face, holder Seat, sideways bool) {
	if s.game == nil || !isFace(number) {
		return 0, Nobody, false
	}
	return s.tileFace(number), s.rack.holder(number), s.rack.sideways(number)
}

// Order returns the face of order 1 to 6, zero where orders are not played or not
// drawn yet, and who has fulfilled it, [Nobody] while it is open.
func (s *State) Order(number int) (face variants.OrderFace, holder Seat) {
	if !isFace(number) {
		return 0, Nobody
	}
	return s.orderFace(number), s.orders.holder(number)
}

// TileUsed reports whether a kept tile, 1 to 6, was used in this action, in which
// it is not used again (TILE-0).
func (s *State) TileUsed(number int) bool { return isFace(number) && s.used.has(number) }

// TileUsedBefore reports whether a kept tile, 1 to 6, served the other action of this
// turn, so that it does not serve this one (SOLO-5).
func (s *State) TileUsedBefore(number int) bool { return isFace(number) && s.usedBefore.has(number) }

// Acted returns how many actions of this turn are done.
func (s *State) Acted() int { return int(s.acted) }

// HeldTwo reports whether tile 2a was held when the first die of this turn was
// drafted, so that it may give a second one (TILE-2a).
func (s *State) HeldTwo() bool { return s.has(flagHeldTwo) }

// orderFulfilled reports whether an order was fulfilled in this turn (ORDER-3).
func (s *State) OrderFulfilled() bool { return s.has(flagFulfilled) }

// Productive reports whether somebody has built, improved or delivered in this
// round, so that it will not be a quiet one (END-2).
func (s *State) Productive() bool { return s.has(flagProductive) }

// Settled reports whether tile 5b has decided the die in use, which no tile then
// changes any more (TILE-5b).
func (s *State) Settled() bool { return s.has(flagSettled) }

// FaceUsed reports whether an action was performed with a face, 1 to 6, in this
// round, where that matters (YUCATA-1).
func (s *State) FaceUsed(face int) bool { return isFace(face) && s.facesUsed.Has(face) }

// playing reports whether a seat is one of the game.
func (s *State) playing(seat Seat) bool {
	return s.game != nil && seat >= 1 && seat <= s.game.seats
}

// Ticked reports whether a seat has ticked an engine box, 1 to 6.
func (s *State) Ticked(seat Seat, box int) bool {
	return s.playing(seat) && isFace(box) && s.sheetOf(seat).ticked(box)
}

// Boxes returns the number of engine boxes that a seat has ticked.
func (s *State) Boxes(seat Seat) int {
	if !s.playing(seat) {
		return 0
	}
	return s.sheetOf(seat).ticks()
}

// Strength returns a seat's boxes, and one more while they hold tile 4b (TILE-4b).
func (s *State) Strength(seat Seat) int {
	n := s.Boxes(seat)
	if s.playing(seat) && s.holds(seat, 4, stronger) {
		n++
	}
	return n
}

// TrackAt returns the track in a hex of a seat's sheet, or 0 without track.
func (s *State) TrackAt(seat Seat, hex hexmap.Cell) track.Track {
	if !s.playing(seat) {
		return 0
	}
	if site, none := s.game.siteAt(hex); none == "" {
		return s.sheetOf(seat).trackAt(site)
	}
	return 0
}

// Drawn walks the track on a seat's sheet, by row, then column.
func (s *State) Drawn(seat Seat) iter.Seq2[hexmap.Cell, track.Track] {
	return func(yield func(hexmap.Cell, track.Track) bool) {
		if !s.playing(seat) {
			return
		}
		for site, hex := range s.game.names {
			if t := s.sheetOf(seat).trackAt(site); t != 0 && !yield(hex, t) {
				return
			}
		}
	}
}

// AppendLinks appends the links on a seat's sheet: those that carry goods and
// score, no blocked border on them. It allocates nothing if dst has room.
func (s *State) AppendLinks(dst []track.Link, seat Seat) []track.Link {
	if !s.playing(seat) {
		return dst
	}
	return s.appendLinks(dst, seat)
}

// Kept returns the delivered goods beside a seat's sheet (ORDER-2).
func (s *State) Kept(seat Seat) variants.Goods {
	if !s.playing(seat) {
		return 0
	}
	return s.kept[seat-1].goods()
}

// Own returns a seat's personal good (POWER-6) and the city it lies on. The city is 0
// while the seat is asked where to place it.
func (s *State) Own(seat Seat) (g variants.Good, city int) {
	if !s.playing(seat) {
		return 0, 0
	}
	return s.ownGood(seat)
}

// Power returns the starting power that a seat took, zero if none.
func (s *State) Power(seat Seat) variants.Power {
	for power := range variants.Powers() {
		if s.playing(seat) && s.powers.holder(power) == seat {
			return power
		}
	}
	return 0
}

// Olive returns Olive's sheet; without her the zero Sheet.
func (s *State) Olive() solo.Sheet { return s.olive }

// OliveStep returns what comes next in Olive's turn while the player or a re-roll is
// awaited in it, and solo.Won after she has won at once. Otherwise it is 0.
func (s *State) OliveStep() solo.Step { return s.step }
