package picture

import (
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steampower"
)

// A Part is a part of a picture that somebody may click, as its data-part names
// it: "map/hex-c5", "stock/bag", "P2/contract-17". A front end hands it back to
// learn what a click there means. A Part may be any text: what names nothing
// chooses nothing.
type Part string

// The names of parts begin with where they are.
const (
	mapParts   = "map/"
	stockParts = "stock/"
)

func cornerParts(seat steampower.Seat) string { return "P" + strconv.Itoa(int(seat)) + "/" }

// The names of single parts.
const (
	bagName     = "bag"
	bankName    = "bank"
	doneName    = "done"
	declineName = "decline"
)

func hexName(hex hexmap.Cell) string   { return "hex-" + hex.String() }
func contractName(contract int) string { return "contract-" + strconv.Itoa(contract) }
func trackName(t track.Track) string   { return "track-" + t.String() }

// Seat returns the seat whose corner the part is in, [steampower.Nobody] for what is on the
// map or in the stock.
func (part Part) Seat() steampower.Seat {
	for seat := steampower.Seat(1); seat <= steampower.MaxSeats; seat++ {
		if strings.HasPrefix(string(part), cornerParts(seat)) {
			return seat
		}
	}
	return steampower.Nobody
}

// chooses reports whether a legal move of a position is made with the part.
func (part Part) chooses(s *steampower.State, m steampower.Move) bool {
	return part != "" && part == PartOf(s, m)
}

// AppendMoves appends the legal moves that the part chooses for a viewer: none, unless the
// viewer is the seat that is asked or [family.Everyone]. Where it appends none,
// [Part.Explain] says why.
func (part Part) AppendMoves(dst []steampower.Move, s *steampower.State, viewer steampower.Seat) []steampower.Move {
	if viewer != s.Turn() && viewer != family.Everyone {
		return dst
	}
	for _, m := range s.AppendMoves(nil) {
		if part.chooses(s, m) {
			dst = append(dst, m)
		}
	}
	return dst
}
