package steam

import (
	"bytes"
	"encoding/json"
	"slices"
)

// A Report is what can be seen of a position, as the referee prints it: the
// keys of its JSON, and their order, are those of the notation. It is not the
// whole State.
type Report struct {
	Phase     string         `json:"phase"`
	Chance    bool           `json:"chance"`
	Turn      int            `json:"turn"`
	Round     int            `json:"round"`
	Rounds    int            `json:"rounds"`
	Cycle     int            `json:"cycle"`
	Place     string         `json:"place"`
	Order     []int          `json:"order"`
	Queue     []int          `json:"queue"`
	Auction   *AuctionReport `json:"auction"`
	Left      int            `json:"left"`
	Gains     []GainReport   `json:"gains"`
	Cities    []CityReport   `json:"cities"`
	Supply    []string       `json:"supply"`
	Bag       GoodsReport    `json:"bag"`
	NewCities ColoursReport  `json:"newcities"`
	Growth    int            `json:"growth"`
	Tiles     TilesReport    `json:"tiles"`
	Track     []string       `json:"track"`
	Links     []LinkReport   `json:"links"`
	Players   []PlayerReport `json:"players"`
	Winners   []int          `json:"winners"`
	Error     *ErrorReport   `json:"error"`
	// Moves is nil unless asked for, and then left out.
	Moves []string `json:"moves,omitzero"`
}

// An AuctionReport is the auction of a report.
type AuctionReport struct {
	Position int   `json:"position"`
	In       []int `json:"in"`
	High     int   `json:"high"`
	Bidder   int   `json:"bidder"`
	Free     int   `json:"free"`
}

// A GainReport is points of a delivery that a seat still takes.
type GainReport struct {
	Seat   int `json:"seat"`
	Points int `json:"points"`
}

// A CityReport is a city.
type CityReport struct {
	Hex    string `json:"hex"`
	Colour string `json:"colour"`
	Goods  string `json:"goods"`
	Grown  bool   `json:"grown"`
}

// A GoodsReport counts goods by colour.
type GoodsReport struct{ R, B, Y, P, E int }

// A ColoursReport counts new city tiles by colour.
type ColoursReport struct {
	Red    int `json:"red"`
	Blue   int `json:"blue"`
	Yellow int `json:"yellow"`
	Purple int `json:"purple"`
	Grey   int `json:"grey"`
}

// A TilesReport counts the faces on the board, each by its name, in the order of
// the components. In JSON it is an object.
type TilesReport []FaceReport

// A FaceReport is how often a face lies on the board.
type FaceReport struct {
	Name string
	Laid int
}

// MarshalJSON writes the faces as an object, in their order.
func (t TilesReport) MarshalJSON() ([]byte, error) {
	text := []byte{'{'}
	for i, face := range t {
		if i > 0 {
			text = append(text, ',')
		}
		name, err := json.Marshal(face.Name)
		if err != nil {
			return nil, err
		}
		text = append(append(text, name...), ':')
		text = append(text, appendNumber(nil, face.Laid)[1:]...)
	}
	return append(text, '}'), nil
}

// UnmarshalJSON reads what MarshalJSON writes, null as nothing at all. Its errors
// are those of package json, and then t is as it was.
func (t *TilesReport) UnmarshalJSON(text []byte) error {
	var laid map[string]int
	if err := json.Unmarshal(text, &laid); err != nil || laid == nil {
		return err
	}
	read := TilesReport{}
	decoder := json.NewDecoder(bytes.NewReader(text)) // the order is in the text alone
	for len(read) < len(laid) {
		token, err := decoder.Token()
		if err != nil {
			return err
		}
		if name, ok := token.(string); ok {
			read = append(read, FaceReport{name, laid[name]})
		}
	}
	*t = read
	return nil
}

// A LinkReport is a link; its ends are as in "c5/E".
type LinkReport struct {
	From     string `json:"from"`
	To       string `json:"to"`
	Complete bool   `json:"complete"`
	Owner    int    `json:"owner"`
	Extended bool   `json:"extended"`
}

// A PlayerReport is a player's part of a report.
type PlayerReport struct {
	Money      int    `json:"money"`
	Income     int    `json:"income"`
	Points     int    `json:"points"`
	Locomotive int    `json:"locomotive"`
	Dealt      int    `json:"dealt"`
	Action     string `json:"action"`
	Pending    string `json:"pending"`
	Bid        int    `json:"bid"`
	Improved   bool   `json:"improved"`
	Links      int    `json:"links"`
	Eliminated bool   `json:"eliminated"`
	Total      int    `json:"total"`
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
	r := Report{
		Chance: s.Chance(), Turn: int(s.Turn()), Round: s.Round(), Rounds: s.Rounds(), Cycle: s.Cycle(),
		Place: s.Place().String(), Order: seatNumbers(s.order), Queue: seatNumbers(s.queue), Left: s.TilesLeft(),
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
	if winner := s.Winner(); winner != Nobody {
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
		Money: s.Money(seat), Income: s.Income(seat), Points: s.Points(seat), Locomotive: s.Locomotive(seat),
		Dealt: int(s.Dealt(seat)), Action: word(s.Action(seat)), Pending: word(s.Pending(seat)),
		Bid: s.LastBid(seat), Improved: s.Improved(seat), Links: s.CompleteLinks(seat),
		Eliminated: s.Eliminated(seat), Total: s.Total(seat),
	}
}

// WithMoves is the report with the legal moves of its position, sorted by their
// bytes; where chance decides, with all that it may decide.
func (s *State) WithMoves(r Report) Report {
	r.Moves = []string{}
	for m := range s.Moves() {
		r.Moves = append(r.Moves, m.String())
	}
	for _, outcome := range s.AppendOutcomes(nil) {
		r.Moves = append(r.Moves, outcome.Move.String())
	}
	slices.Sort(r.Moves)
	return r
}

// AppendJSON appends the report as one line of JSON.
func (r Report) AppendJSON(dst []byte) ([]byte, error) {
	text, err := json.Marshal(r)
	return append(dst, text...), err
}
