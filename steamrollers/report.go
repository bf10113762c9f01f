package steamrollers

import (
	"math/bits"
	"slices"

	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// A Report is what can be seen of a position, as the referee prints it: the
// keys of its JSON, and their order, are those of the notation. It is not the
// whole State.
type Report struct {
	Phase    string              `json:"phase"`    // what the next move must be
	Chance   bool                `json:"chance"`   // whether that is the dice's or the bag's
	Turn     int                 `json:"turn"`     // seat asked, from 1; 0 if none is
	Round    int                 `json:"round"`    // from 1; 0 in the setup; in roll the one about to be rolled
	Start    int                 `json:"start"`    // seat of the start player of that round
	Quiet    int                 `json:"quiet"`    // rounds in a row without a build, an improvement or a delivery (END-2)
	Die      int                 `json:"die"`      // in use: drafted, about to be re-rolled, or Olive's; else 0
	Dice     []int               `json:"dice"`     // white ones that nobody has drafted or reserved, ascending
	Reserved int                 `json:"reserved"` // die that tile 2b holds, 0 if none
	Black    string              `json:"black"`    // the two types of the last roll, "" before the first
	Wall     int                 `json:"wall"`     // die of the chart, 0 if none
	Supply   SupplyReport        `json:"supply"`   // goods of the cities
	Bag      GoodsReport         `json:"bag"`      // goods in the bag, coal aside among them
	Removed  GoodsReport         `json:"removed"`  // goods out of the game
	Centre   []string            `json:"centre"`   // faces of the action tiles there, by number
	Orders   []string            `json:"orders"`   // faces of those still open, by number
	Players  []PlayerReport      `json:"players"`  // that of seat 1 first
	Olive    *OliveReport        `json:"olive"`    // nil where Olive does not play
	Winners  []int               `json:"winners"`  // seats, none until the game is over; 0 is Olive
	Error    *family.ErrorReport `json:"error"`    // nil if nothing is wrong
	// Moves is the legal moves, or all that chance may bring, sorted by their bytes; nil
	// unless asked for, and then left out.
	Moves []string `json:"moves,omitzero"`
}

// A SupplyReport is the goods of the cities by their letters.
type SupplyReport struct {
	City1 string `json:"1"` // in canonical order, in solo in that of the line
	City2 string `json:"2"` // likewise
	City3 string `json:"3"` // likewise
	City4 string `json:"4"` // likewise
	City5 string `json:"5"` // likewise
	City6 string `json:"6"` // likewise
}

// A GoodsReport counts goods by kind.
type GoodsReport struct{ Y, R, G, B, E, K int }

// A PlayerReport is a player's part of a report.
type PlayerReport struct {
	Boxes    []int        `json:"boxes"`    // engine boxes ticked, ascending
	Strength int          `json:"strength"` // ticked boxes, one more with tile 4b
	Track    []string     `json:"track"`    // "b3 E-W", by row, then column
	Tiles    []TileReport `json:"tiles"`    // action tiles held, by number
	Kept     string       `json:"kept"`     // goods kept for orders, "YRR"
	Own      string       `json:"own"`      // personal good and its city, "R3"; "R" while it is to be placed, "" if none
	Orders   []string     `json:"orders"`   // faces of those fulfilled, by number
	Points   PointsReport `json:"points"`   // as they stand now
}

// A TileReport is an action tile that a player holds.
type TileReport struct {
	Face     string `json:"face"`     // "4b"
	Sideways bool   `json:"sideways"` // whether it lies so, and cannot be taken
}

// A PointsReport is a player's points as they stand.
type PointsReport struct {
	Delivery int `json:"delivery"` // for deliveries (SCORE-1)
	Power    int `json:"power"`    // for the starting power points (POWER-4)
	Network  int `json:"network"`  // for links (SCORE-2)
	Engine   int `json:"engine"`   // for ticked boxes (SCORE-3)
	Tiles    int `json:"tiles"`    // for tiles held (SCORE-4)
	Orders   int `json:"orders"`   // for orders fulfilled (SCORE-5)
	Total    int `json:"total"`    // of all these
}

// An OliveReport is Olive's part of a report.
type OliveReport struct {
	Level   string            `json:"level"`   // "machinist"
	Crossed [6]int            `json:"crossed"` // hexes crossed off in regions 1 to 6
	Points  OlivePointsReport `json:"points"`  // as they stand now
}

// An OlivePointsReport is Olive's points as they stand.
type OlivePointsReport struct {
	Delivery int `json:"delivery"` // for goods removed (SOLO-9)
	Engine   int `json:"engine"`   // 3, always
	Network  int `json:"network"`  // for their two best regions
	Tiles    int `json:"tiles"`    // for tiles in the centre
	Total    int `json:"total"`    // of all these
}

// Report returns what can be seen of a position. The zero State reports nothing:
// empty words, zeros and empty lists.
func (s *State) Report() Report {
	if s.game == nil {
		return Report{Dice: []int{}, Centre: []string{}, Orders: []string{}, Players: []PlayerReport{}, Winners: []int{}}
	}
	r := Report{
		Phase: s.phase.String(), Chance: s.Chance(), Turn: int(s.Turn()), Round: int(s.round), Start: int(s.start), Quiet: int(s.quiet),
		Die: int(s.die), Dice: slices.AppendSeq(make([]int, 0, s.white.Len()), s.white.All()), Reserved: int(s.reserved),
		Black: s.black.String(), Wall: int(s.wall),
		Supply: SupplyReport{
			s.supply[0].String(), s.supply[1].String(), s.supply[2].String(), s.supply[3].String(), s.supply[4].String(), s.supply[5].String(),
		},
		Bag: reportGoods(s.bag), Removed: reportGoods(s.removed),
		Centre: s.reportFaces(Nobody), Orders: s.reportOrders(Nobody), Players: make([]PlayerReport, s.game.seats), Winners: []int{},
	}
	for i := range r.Players {
		r.Players[i] = s.reportPlayer(Seat(i + 1))
	}
	if s.game.solo() {
		r.Olive = &OliveReport{Level: s.game.setup.Olive.String(), Points: OlivePointsReport(s.OlivePoints())}
		for region := range r.Olive.Crossed {
			r.Olive.Crossed[region] = s.olive.Crossed(region + 1)
		}
	}
	for seat := range s.Winners().All() {
		r.Winners = append(r.Winners, int(seat))
	}
	return r
}

func reportGoods(goods variants.Goods) GoodsReport {
	return GoodsReport{
		Y: goods.Count(variants.Yellow), R: goods.Count(variants.Red), G: goods.Count(variants.Green),
		B: goods.Count(variants.Blue), E: goods.Count(variants.Grey), K: goods.Count(variants.Coal),
	}
}

// reportFaces is the faces of the action tiles that a seat holds, or that are in the
// centre.
func (s *State) reportFaces(holder Seat) []string {
	faces := make([]string, 0, 6)
	for held := s.held(s.tileSides, holder, s.rack.holder); held != 0; held &= held - 1 {
		faces = append(faces, s.tileFace(bits.TrailingZeros8(held)).String())
	}
	return faces
}

// reportOrders is the same of the orders.
func (s *State) reportOrders(holder Seat) []string {
	faces := []string{}
	for held := s.held(s.orderSides, holder, s.orders.holder); held != 0; held &= held - 1 {
		faces = append(faces, s.orderFace(bits.TrailingZeros8(held)).String())
	}
	return faces
}

func (s *State) reportPlayer(seat Seat) PlayerReport {
	sheet := s.sheetOf(seat)
	p := PlayerReport{
		Boxes: make([]int, 0, sheet.ticks()), Strength: s.Strength(seat), Track: make([]string, 0, sheet.count()), Tiles: []TileReport{},
		Kept: s.Kept(seat).String(), Orders: s.reportOrders(seat),
	}
	for box := 1; box <= 6; box++ {
		if sheet.ticked(box) {
			p.Boxes = append(p.Boxes, box)
		}
	}
	for site, words := range s.game.drawings().words {
		if t := sheet.trackAt(site); t != 0 {
			p.Track = append(p.Track, words[t-1])
		}
	}
	for held := s.held(s.tileSides, seat, s.rack.holder); held != 0; held &= held - 1 {
		tile := bits.TrailingZeros8(held)
		p.Tiles = append(p.Tiles, TileReport{s.tileFace(tile).String(), s.rack.sideways(tile)})
	}
	if s.powers.holder(variants.GoodsPower) == seat {
		p.Own = string(ownForm.Append(nil, s.own))
	}
	points := s.Points(seat)
	p.Points = PointsReport{
		points.Delivery, points.Power, points.Network, points.Engine, points.Tiles, points.Orders, points.Total(),
	}
	return p
}

// WithMoves returns the report with the legal moves of its position, sorted by their
// bytes. The list is empty for goods and influence, whose moves are too many, and if the
// game is over.
func (s *State) WithMoves(r Report) Report {
	r.Moves = []string{}
	for m := range s.Moves() {
		r.Moves = append(r.Moves, m.String())
	}
	slices.Sort(r.Moves)
	return r
}

// AppendJSON appends the report as one line of JSON. The error is always nil.
func (r Report) AppendJSON(dst []byte) ([]byte, error) {
	a := archive.AppendJSON(dst)
	r.fields(&a)
	return a.Bytes(), nil
}

// fields writes a report.
func (r *Report) fields(a *archive.Archive) {
	a.String("phase", &r.Phase)
	a.Bool("chance", &r.Chance)
	a.Int("turn", &r.Turn)
	a.Int("round", &r.Round)
	a.Int("start", &r.Start)
	a.Int("quiet", &r.Quiet)
	a.Int("die", &r.Die)
	a.Ints("dice", &r.Dice, longestList)
	a.Int("reserved", &r.Reserved)
	a.String("black", &r.Black)
	a.Int("wall", &r.Wall)
	a.Object("supply")
	a.String("1", &r.Supply.City1)
	a.String("2", &r.Supply.City2)
	a.String("3", &r.Supply.City3)
	a.String("4", &r.Supply.City4)
	a.String("5", &r.Supply.City5)
	a.String("6", &r.Supply.City6)
	a.End()
	r.Bag.fields(a, "bag")
	r.Removed.fields(a, "removed")
	a.Strings("centre", &r.Centre, longestList)
	a.Strings("orders", &r.Orders, longestList)
	for a.List("players", len(r.Players), MaxSeats); a.Next(); {
		r.Players[a.Index()].fields(a)
	}
	if a.Optional("olive", r.Olive != nil) {
		r.Olive.fields(a)
		a.End()
	}
	a.Ints("winners", &r.Winners, MaxSeats)
	a.ErrorReport("error", r.Error)
	if r.Moves != nil {
		a.Strings("moves", &r.Moves, len(r.Moves))
	}
}

func (goods *GoodsReport) fields(a *archive.Archive, name string) {
	a.Object(name)
	a.Int("Y", &goods.Y)
	a.Int("R", &goods.R)
	a.Int("G", &goods.G)
	a.Int("B", &goods.B)
	a.Int("E", &goods.E)
	a.Int("K", &goods.K)
	a.End()
}

func (p *PlayerReport) fields(a *archive.Archive) {
	a.Object("")
	a.Ints("boxes", &p.Boxes, longestList)
	a.Int("strength", &p.Strength)
	a.Strings("track", &p.Track, longestList)
	for a.List("tiles", len(p.Tiles), longestList); a.Next(); {
		tile := &p.Tiles[a.Index()]
		a.Object("")
		a.String("face", &tile.Face)
		a.Bool("sideways", &tile.Sideways)
		a.End()
	}
	a.String("kept", &p.Kept)
	a.String("own", &p.Own)
	a.Strings("orders", &p.Orders, longestList)
	a.Object("points")
	a.Int("delivery", &p.Points.Delivery)
	a.Int("power", &p.Points.Power)
	a.Int("network", &p.Points.Network)
	a.Int("engine", &p.Points.Engine)
	a.Int("tiles", &p.Points.Tiles)
	a.Int("orders", &p.Points.Orders)
	a.Int("total", &p.Points.Total)
	a.End()
	a.End()
}

func (olive *OliveReport) fields(a *archive.Archive) {
	a.String("level", &olive.Level)
	for a.Array("crossed", len(olive.Crossed)); a.Next(); {
		a.Int("", &olive.Crossed[a.Index()])
	}
	a.Object("points")
	a.Int("delivery", &olive.Points.Delivery)
	a.Int("engine", &olive.Points.Engine)
	a.Int("network", &olive.Points.Network)
	a.Int("tiles", &olive.Points.Tiles)
	a.Int("total", &olive.Points.Total)
	a.End()
}
