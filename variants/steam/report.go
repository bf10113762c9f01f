package steam

import (
	"slices"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// A Report is what can be seen of a position, as the referee prints it: the
// keys of its JSON, and their order, are those of the notation. It is not the
// whole State.
type Report struct {
	Phase     string              `json:"phase"`     // what the next move must be
	Chance    bool                `json:"chance"`    // whether that is chance's
	Turn      int                 `json:"turn"`      // seat asked, from 1; 0 if none is
	Round     int                 `json:"round"`     // turn of the game, from 1; 0 before the first
	Rounds    int                 `json:"rounds"`    // how many turns there are (SETUP-5)
	Cycle     int                 `json:"cycle"`     // 1 or 2 in the goods phase, else 0
	Place     string              `json:"place"`     // in goods the hex or the space drawn for, "b3" or "7", in deal the seat, "P2"; else ""
	Order     []int               `json:"order"`     // seats in turn order; in an auction those already placed
	Queue     []int               `json:"queue"`     // seats still to act, the first of them asked
	Auction   *AuctionReport      `json:"auction"`   // nil but in bid
	Left      int                 `json:"left"`      // tiles that the asked player may still lay in build, else 0
	Gains     []GainReport        `json:"gains"`     // in points, the seat that chooses next first
	Cities    []CityReport        `json:"cities"`    // by row, then column
	Supply    []string            `json:"supply"`    // goods on the spaces, by number: "RBY"
	Bag       GoodsReport         `json:"bag"`       // goods in it
	NewCities ColoursReport       `json:"newcities"` // tiles left
	Growth    int                 `json:"growth"`    // markers left
	Tiles     TilesReport         `json:"tiles"`     // faces on the board
	Track     []string            `json:"track"`     // "b3 E-W", by row, then column
	Links     []LinkReport        `json:"links"`     // by the stop and edge where they begin
	Players   []PlayerReport      `json:"players"`   // that of seat 1 first
	Winners   []int               `json:"winners"`   // the seat of the winner, none until the game is over
	Error     *family.ErrorReport `json:"error"`     // nil if nothing is wrong
	// Moves is the legal moves, or all that chance may bring, sorted by their bytes; nil
	// unless asked for, and then left out.
	Moves []string `json:"moves,omitzero"`
}

// An AuctionReport is the auction of a report.
type AuctionReport struct {
	Position int   `json:"position"` // place auctioned, from 1; 0 in the standard game
	In       []int `json:"in"`       // seats still in it, ascending
	High     int   `json:"high"`     // highest bid, -1 before the first
	Bidder   int   `json:"bidder"`   // whose it is, or 0
	Free     int   `json:"free"`     // seat that may still pass by STD-7, or 0
}

// A GainReport is points of a delivery that a seat still takes.
type GainReport struct {
	Seat   int `json:"seat"`   // who chooses
	Points int `json:"points"` // how many
}

// A CityReport is a city.
type CityReport struct {
	Hex    string `json:"hex"`    // "b3"
	Colour string `json:"colour"` // "red"
	Goods  string `json:"goods"`  // by their letters, "RRB"
	Grown  bool   `json:"grown"`  // whether it has a growth marker, as new cities have
}

// A GoodsReport counts goods by colour.
type GoodsReport struct{ R, B, Y, P, E int }

// A ColoursReport counts new city tiles by colour.
type ColoursReport struct {
	Red    int `json:"red"`    // how many
	Blue   int `json:"blue"`   // how many
	Yellow int `json:"yellow"` // how many
	Purple int `json:"purple"` // how many
	Grey   int `json:"grey"`   // how many
}

// A TilesReport counts the faces on the board, each by its name, in the order of
// the components. In JSON it is an object.
type TilesReport []FaceReport

// A FaceReport is how often a face lies on the board.
type FaceReport struct {
	Name string // "T31"
	Laid int    // how often
}

// MarshalJSON writes the faces as an object, in their order.
func (t TilesReport) MarshalJSON() ([]byte, error) {
	a := archive.AppendJSON(nil)
	t.fields(&a)
	return a.Bytes(), nil
}

func (t TilesReport) fields(a *archive.Archive) {
	for i := range t {
		a.Int(t[i].Name, &t[i].Laid)
	}
}

// UnmarshalJSON reads what MarshalJSON writes, null as nothing at all. Its error is a
// [*hexmap.ParseError], and then t is as it was.
func (t *TilesReport) UnmarshalJSON(text []byte) error {
	if string(text) == "null" {
		return nil
	}
	read := TilesReport{}
	a := archive.ReadJSON(string(text))
	for name, ok := a.NextKey(); ok; name, ok = a.NextKey() {
		face := FaceReport{Name: name}
		a.Int(name, &face.Laid)
		read = append(read, face)
	}
	if err := a.Close(); err != nil {
		return err
	}
	*t = read
	return nil
}

// A LinkReport is a link; its ends are as in "c5/E".
type LinkReport struct {
	From     string `json:"from"`     // a stop and the edge by which the link leaves it
	To       string `json:"to"`       // likewise, or the last hex and the edge of its open end
	Complete bool   `json:"complete"` // whether both ends are stops
	Owner    int    `json:"owner"`    // seat, or 0
	Extended bool   `json:"extended"` // whether an incomplete one was extended in this build turn (LINK-5)
}

// A PlayerReport is a player's part of a report.
type PlayerReport struct {
	Money      int    `json:"money"`      // cash
	Income     int    `json:"income"`     // steps, -10 at the least
	Points     int    `json:"points"`     // victory points
	Locomotive int    `json:"locomotive"` // level, 1 to 6
	Dealt      int    `json:"dealt"`      // number of the tile dealt, 0 before
	Action     string `json:"action"`     // the tile taken in this turn, "" before
	Pending    string `json:"pending"`    // "growth" or "urbanise" while it may still be done, else ""
	Bid        int    `json:"bid"`        // in this auction, -1 if none
	Improved   bool   `json:"improved"`   // whether the locomotive was, in this goods phase (MOVE-3)
	Links      int    `json:"links"`      // complete ones
	Eliminated bool   `json:"eliminated"` // whether they are bankrupt
	Total      int    `json:"total"`      // points as they stand (SCORE-1, SCORE-2)
}

// Report returns what can be seen of a position. The zero State reports nothing:
// empty words, zeros and empty lists.
func (s *State) Report() Report {
	r := Report{
		Chance: s.Chance(), Turn: int(s.Turn()), Round: s.Round(), Rounds: s.Rounds(), Cycle: s.Cycle(),
		Place: s.Place().String(), Order: seatNumbers(s.order), Queue: seatNumbers(s.queue), Left: s.Left(),
		Gains: []GainReport{}, Cities: []CityReport{}, Supply: []string{}, Bag: reportGoods(s.bag),
		NewCities: ColoursReport{
			s.NewCities(Red), s.NewCities(Blue), s.NewCities(Yellow), s.NewCities(Purple), s.NewCities(Grey),
		},
		Growth: s.Growth(), Tiles: TilesReport{}, Track: []string{}, Links: []LinkReport{},
		Players: []PlayerReport{}, Winners: []int{},
	}
	if s.game == nil {
		return r
	}
	r.Phase = s.phase.String()
	if a, ok := s.Auction(); ok {
		r.Auction = &AuctionReport{a.Position, []int{}, a.High, int(a.Bidder), int(a.Free)}
		for seat := range a.In.All() {
			r.Auction.In = append(r.Auction.In, int(seat))
		}
	}
	for seat, points := range s.Gains() {
		r.Gains = append(r.Gains, GainReport{int(seat), points})
	}
	for hex := range s.Cities() {
		r.Cities = append(r.Cities, CityReport{
			hex.String(), s.CityColour(hex).String(), s.GoodsAt(hex).String(), s.IsGrown(hex),
		})
	}
	for space := range s.Spaces() {
		r.Supply = append(r.Supply, s.Supply(space+1).String())
	}
	for face, laid := range s.FacesLaid() {
		r.Tiles = append(r.Tiles, FaceReport{face.Name, laid})
	}
	for hex, tile := range s.Laid() {
		r.Track = append(r.Track, hex.String()+" "+tile.String())
	}
	for l := range s.Links() {
		r.Links = append(r.Links, LinkReport{l.From.String(), l.To.String(), l.Complete, int(l.Owner), l.Extended})
	}
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		r.Players = append(r.Players, s.reportPlayer(seat))
	}
	for winner := range s.Winners().All() {
		r.Winners = append(r.Winners, int(winner))
	}
	return r
}

func seatNumbers(list seatList) []int {
	numbers := []int{}
	for seat := range list.seats() {
		numbers = append(numbers, int(seat))
	}
	return numbers
}

func reportGoods(g Goods) GoodsReport {
	return GoodsReport{g.Count(Red), g.Count(Blue), g.Count(Yellow), g.Count(Purple), g.Count(Grey)}
}

func (s *State) reportPlayer(seat Seat) PlayerReport {
	word := func(tile ActionTile) string {
		if tile == 0 {
			return ""
		}
		return tile.String()
	}
	return PlayerReport{
		Money: s.Money(seat), Income: s.Income(seat), Points: s.VictoryPoints(seat), Locomotive: s.Locomotive(seat),
		Dealt: int(s.Dealt(seat)), Action: word(s.ActionTile(seat)), Pending: word(s.Pending(seat)),
		Bid: s.LastBid(seat), Improved: s.Improved(seat), Links: s.CompleteLinks(seat),
		Eliminated: s.Eliminated(seat), Total: s.Total(seat),
	}
}

// WithMoves returns the report with the legal moves of its position, sorted by their
// bytes; where chance decides, with all that it may decide.
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
	a.Int("rounds", &r.Rounds)
	a.Int("cycle", &r.Cycle)
	a.String("place", &r.Place)
	a.Ints("order", &r.Order, MaxSeats)
	a.Ints("queue", &r.Queue, MaxSeats)
	if a.Optional("auction", r.Auction != nil) {
		r.Auction.fields(a)
		a.End()
	}
	a.Int("left", &r.Left)
	for a.List("gains", len(r.Gains), MaxSeats); a.Next(); {
		r.Gains[a.Index()].fields(a, MaxSeats)
	}
	for a.List("cities", len(r.Cities), MaxStops); a.Next(); {
		r.Cities[a.Index()].fields(a)
	}
	a.Strings("supply", &r.Supply, MaxSpaces)
	a.Object("bag")
	a.Int("R", &r.Bag.R)
	a.Int("B", &r.Bag.B)
	a.Int("Y", &r.Bag.Y)
	a.Int("P", &r.Bag.P)
	a.Int("E", &r.Bag.E)
	a.End()
	a.Object("newcities")
	a.Int("red", &r.NewCities.Red)
	a.Int("blue", &r.NewCities.Blue)
	a.Int("yellow", &r.NewCities.Yellow)
	a.Int("purple", &r.NewCities.Purple)
	a.Int("grey", &r.NewCities.Grey)
	a.End()
	a.Int("growth", &r.Growth)
	a.Object("tiles")
	r.Tiles.fields(a)
	a.End()
	a.Strings("track", &r.Track, MaxHexes)
	for a.List("links", len(r.Links), longestList); a.Next(); {
		r.Links[a.Index()].fields(a)
	}
	for a.List("players", len(r.Players), MaxSeats); a.Next(); {
		r.Players[a.Index()].fields(a)
	}
	a.Ints("winners", &r.Winners, MaxSeats)
	a.ErrorReport("error", r.Error)
	if r.Moves != nil {
		a.Strings("moves", &r.Moves, len(r.Moves))
	}
}

func (auction *AuctionReport) fields(a *archive.Archive) {
	a.Int("position", &auction.Position)
	a.Ints("in", &auction.In, MaxSeats)
	a.Int("high", &auction.High)
	a.Int("bidder", &auction.Bidder)
	a.Int("free", &auction.Free)
}

func (city *CityReport) fields(a *archive.Archive) {
	a.Object("")
	a.String("hex", &city.Hex)
	a.String("colour", &city.Colour)
	a.String("goods", &city.Goods)
	a.Bool("grown", &city.Grown)
	a.End()
}

func (link *LinkReport) fields(a *archive.Archive) {
	a.Object("")
	a.String("from", &link.From)
	a.String("to", &link.To)
	a.Bool("complete", &link.Complete)
	a.Int("owner", &link.Owner)
	a.Bool("extended", &link.Extended)
	a.End()
}

func (p *PlayerReport) fields(a *archive.Archive) {
	a.Object("")
	a.Int("money", &p.Money)
	a.Int("income", &p.Income)
	a.Int("points", &p.Points)
	a.Int("locomotive", &p.Locomotive)
	a.Int("dealt", &p.Dealt)
	a.String("action", &p.Action)
	a.String("pending", &p.Pending)
	a.Int("bid", &p.Bid)
	a.Bool("improved", &p.Improved)
	a.Int("links", &p.Links)
	a.Bool("eliminated", &p.Eliminated)
	a.Int("total", &p.Total)
	a.End()
}
