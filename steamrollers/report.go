package steamrollers

import (
	"encoding/json"
	"slices"

	"github.com/railhex/railhex/steamrollers/internal/document"
)

// A Report is what can be seen of a position, as the referee prints it: the
// keys of its JSON, and their order, are those of the notation. It is not the
// whole State.
type Report struct {
	Phase    string         `json:"phase"`
	Chance   bool           `json:"chance"`
	Turn     int            `json:"turn"`
	Round    int            `json:"round"`
	Start    int            `json:"start"`
	Quiet    int            `json:"quiet"`
	Die      int            `json:"die"`
	Dice     []int          `json:"dice"`
	Reserved int            `json:"reserved"`
	Black    string         `json:"black"`
	Wall     int            `json:"wall"`
	Supply   SupplyReport   `json:"supply"`
	Bag      GoodsReport    `json:"bag"`
	Removed  GoodsReport    `json:"removed"`
	Centre   []string       `json:"centre"`
	Orders   []string       `json:"orders"`
	Players  []PlayerReport `json:"players"`
	Olive    *OliveReport   `json:"olive"`
	Winners  []int          `json:"winners"`
	Error    *ErrorReport   `json:"error"`
	// Moves is nil unless asked for, and then left out.
	Moves []string `json:"moves,omitzero"`
}

// A SupplyReport is the goods of the cities by their letters.
type SupplyReport struct {
	City1 string `json:"1"`
	City2 string `json:"2"`
	City3 string `json:"3"`
	City4 string `json:"4"`
	City5 string `json:"5"`
	City6 string `json:"6"`
}

// A GoodsReport counts goods by kind.
type GoodsReport struct{ Y, R, G, B, E, K int }

// A PlayerReport is a player's part of a report.
type PlayerReport struct {
	Boxes    []int        `json:"boxes"`
	Strength int          `json:"strength"`
	Track    []string     `json:"track"`
	Tiles    []TileReport `json:"tiles"`
	Kept     string       `json:"kept"`
	Own      string       `json:"own"`
	Orders   []string     `json:"orders"`
	Points   PointsReport `json:"points"`
}

// A TileReport is an action tile that a player holds.
type TileReport struct {
	Face     string `json:"face"`
	Sideways bool   `json:"sideways"`
}

// A PointsReport is a player's points as they stand.
type PointsReport struct {
	Delivery int `json:"delivery"`
	Power    int `json:"power"`
	Network  int `json:"network"`
	Engine   int `json:"engine"`
	Tiles    int `json:"tiles"`
	Orders   int `json:"orders"`
	Total    int `json:"total"`
}

// An OliveReport is Olive's part of a report.
type OliveReport struct {
	Level   string            `json:"level"`
	Crossed [6]int            `json:"crossed"`
	Points  OlivePointsReport `json:"points"`
}

// An OlivePointsReport is Olive's points as they stand.
type OlivePointsReport struct {
	Delivery int `json:"delivery"`
	Engine   int `json:"engine"`
	Network  int `json:"network"`
	Tiles    int `json:"tiles"`
	Total    int `json:"total"`
}

// An ErrorReport says where and why a replay stopped.
type ErrorReport struct {
	Line    int    `json:"line"`
	Move    string `json:"move"`
	Rule    string `json:"rule"`
	Message string `json:"message"`
}

// Report is what can be seen of a position. The zero State reports nothing:
// empty words, zeros and empty lists.
func (s *State) Report() Report {
	if s.game == nil {
		return Report{Dice: []int{}, Centre: []string{}, Orders: []string{}, Players: []PlayerReport{}, Winners: []int{}}
	}
	doc := s.document()
	r := Report{
		Phase: doc.Phase, Chance: s.Chance(), Turn: int(s.Turn()), Round: doc.Round, Start: doc.Start, Quiet: doc.Quiet,
		Die: doc.Die, Dice: doc.Dice, Reserved: doc.Reserved, Black: doc.Black, Wall: doc.Wall,
		Supply: SupplyReport(doc.Supply), Bag: GoodsReport(doc.Bag), Removed: GoodsReport(doc.Removed),
		Centre: doc.Centre, Orders: doc.Orders, Players: make([]PlayerReport, len(doc.Players)), Winners: []int{},
	}
	for i := range doc.Players {
		r.Players[i] = s.reportPlayer(Seat(i+1), &doc.Players[i])
	}
	if doc.Olive != nil {
		r.Olive = &OliveReport{Level: s.game.setup.Olive.String(), Crossed: doc.Olive.Crossed, Points: OlivePointsReport(s.OlivePoints())}
	}
	for seat := range s.Winners().All() {
		r.Winners = append(r.Winners, int(seat))
	}
	return r
}

func (s *State) reportPlayer(seat Seat, doc *document.Player) PlayerReport {
	p := PlayerReport{
		Boxes: doc.Boxes, Strength: s.Strength(seat), Track: doc.Track, Tiles: make([]TileReport, len(doc.Tiles)),
		Kept: doc.Kept, Own: doc.Own, Orders: doc.Orders,
	}
	for i, tile := range doc.Tiles {
		p.Tiles[i] = TileReport(tile)
	}
	points := s.Points(seat)
	p.Points = PointsReport{
		points.Delivery, points.Power, points.Network, points.Engine, points.Tiles, points.Orders, points.Total(),
	}
	return p
}

// WithMoves is the report with the legal moves of its position, sorted by
// their bytes; for goods and influence, which are too many, and where the game
// is over, an empty list.
func (s *State) WithMoves(r Report) Report {
	r.Moves = []string{}
	for m := range s.Moves() {
		r.Moves = append(r.Moves, m.String())
	}
	slices.Sort(r.Moves)
	return r
}

// AppendJSON appends the report as one line of JSON.
func (r Report) AppendJSON(dst []byte) ([]byte, error) {
	text, err := json.Marshal(r)
	return append(dst, text...), err
}
