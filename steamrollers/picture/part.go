package picture

import (
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// A Part is a part of a picture that somebody may click, as its data-part names
// it: "P2/hex-c5" on the sheet of player 2, "supply/die-4" on the supply board. A
// front end hands it back to learn what a click there means. A Part may be any
// text: what names nothing chooses nothing.
type Part string

// Seat returns the seat whose sheet the part is on, [steamrollers.Nobody] for the supply
// board.
func (part Part) Seat() steamrollers.Seat {
	seat, _, _ := part.read()
	return seat
}

// chooses reports whether the part belongs to a legal move of a position. Such parts are
// the hex of a build, the good or one of the cities of a delivery, the die of a draft,
// boxes, tiles, orders, powers. On the sheets of others one can only take tiles. Moves to
// pass, to end a turn and to decline are made with no part.
func (part Part) chooses(s *steamrollers.State, m steamrollers.Move) bool {
	seat, name, ok := part.read()
	return ok && reaches(s, m, seat) && slices.Contains(partsOf(s, m), name)
}

// AppendMoves appends the legal moves that the part chooses. Where it appends
// none, [Part.Explain] says why.
func (part Part) AppendMoves(dst []steamrollers.Move, s *steamrollers.State) []steamrollers.Move {
	if s.Turn() == steamrollers.Nobody {
		return dst
	}
	for _, m := range s.AppendMoves(nil) {
		if part.chooses(s, m) {
			dst = append(dst, m)
		}
	}
	return dst
}

// The names of parts begin with where they are.
const supplyParts = "supply/"

func sheetParts(seat steamrollers.Seat) string { return "P" + strconv.Itoa(int(seat)) + "/" }

// read takes a Part apart into the sheet it is on and its name there.
func (part Part) read() (seat steamrollers.Seat, name string, ok bool) {
	if name, ok := strings.CutPrefix(string(part), supplyParts); ok {
		return steamrollers.Nobody, name, true
	}
	for seat := steamrollers.Seat(1); seat <= steamrollers.MaxSeats; seat++ {
		if name, ok := strings.CutPrefix(string(part), sheetParts(seat)); ok {
			return seat, name, true
		}
	}
	return steamrollers.Nobody, "", false
}

// reaches reports whether a move can be made with parts of the sheet of a seat,
// or of the supply board.
func reaches(s *steamrollers.State, m steamrollers.Move, on steamrollers.Seat) bool {
	return on == steamrollers.Nobody || on == s.Turn() || m.Kind() == steamrollers.KindTake // TAKE-2
}

// ownName is the name of a player's personal good.
const ownName = "own"

func hexName(hex hexmap.Cell) string        { return "hex-" + hex.String() }
func boxName(box int) string                { return "box-" + strconv.Itoa(box) }
func dieName(die int) string                { return "die-" + strconv.Itoa(die) }
func tileName(number int) string            { return "tile-" + strconv.Itoa(number) }
func orderName(number int) string           { return "order-" + strconv.Itoa(number) }
func powerName(power variants.Power) string { return "power-" + power.String() }

func trackName(t track.Track) string { return "track-" + t.String() }

func cityName(s *steamrollers.State, city int) string {
	board := s.Setup().Board
	return hexName(board.Cell(board.City(city)))
}

// goodName is the name of a good on the supply board: by its place where places
// count, as in solo (SOLO-4), and by its kind where equal goods are alike.
func goodName(city int, g variants.Good, place int) string {
	name := "good-" + strconv.Itoa(city) + "-"
	if place != 0 {
		return name + strconv.Itoa(place)
	}
	return name + g.String()
}
