package steampower

import (
	"cmp"
	"encoding/json"
	"slices"
)

// A Report is what can be seen of a position, as the referee prints it: the keys
// of its JSON, and their order, are those of the notation. It is not the whole
// State. [State.ReportFor] leaves out what a seat may not see.
type Report struct {
	Phase    string         `json:"phase"`
	Chance   bool           `json:"chance"`
	Turn     int            `json:"turn"`
	Seat     int            `json:"seat"`
	Round    int            `json:"round"`
	Quiet    int            `json:"quiet"`
	Left     int            `json:"left"`
	Next     string         `json:"next"`
	From     int            `json:"from"`
	Deals    int            `json:"deals"`
	Contract int            `json:"contract"`
	Goods    string         `json:"goods"`
	Bonus    string         `json:"bonus"`
	Bag      []int          `json:"bag"`
	Tiles    TilesReport    `json:"tiles"`
	Supply   GoodsReport    `json:"supply"`
	Stacks   StacksReport   `json:"stacks"`
	Cities   []CityReport   `json:"cities"`
	Track    []string       `json:"track"`
	Players  []PlayerReport `json:"players"`
	Winners  []int          `json:"winners"`
	Error    *ErrorReport   `json:"error"`
	// Moves is nil unless asked for, and then left out.
	Moves []string `json:"moves,omitzero"`
}

// A TilesReport counts city tiles by colour.
type TilesReport struct{ K, W, O, E, P int }

// A GoodsReport counts goods by colour.
type GoodsReport struct{ K, W, O, E int }

// A StacksReport counts the tiles in the stacks.
type StacksReport struct {
	Simple int `json:"simple"`
	Sharp  int `json:"sharp"`
	Cross  int `json:"cross"`
}

// A CityReport is what lies on a city space.
type CityReport struct {
	Hex     string `json:"hex"`
	Tile    string `json:"tile"`
	Factory int    `json:"factory"`
	Goods   int    `json:"goods"`
	Turned  bool   `json:"turned"`
}

// A PlayerReport is a player's part of a report.
type PlayerReport struct {
	Money       int             `json:"money"`
	Locomotives int             `json:"locomotives"`
	Factories   int             `json:"factories"`
	Hand        []int           `json:"hand"`
	Fulfilled   []int           `json:"fulfilled"`
	Links       []LinkReport    `json:"links"`
	Building    *BuildingReport `json:"building"`
	Network     []string        `json:"network"`
	Points      PointsReport    `json:"points"`
}

// A LinkReport is a complete link.
type LinkReport struct {
	From  string   `json:"from"`
	To    string   `json:"to"`
	Track []string `json:"track"`
}

// A BuildingReport is a link under construction.
type BuildingReport struct {
	From  string   `json:"from"`
	Track []string `json:"track"`
}

// A PointsReport is a player's points as they stand.
type PointsReport struct {
	Money     int `json:"money"`
	Contracts int `json:"contracts"`
	Factories int `json:"factories"`
	Cities    int `json:"cities"`
	Total     int `json:"total"`
}

// An ErrorReport says where and why a replay stopped.
type ErrorReport struct {
	Line    int    `json:"line"`
	Move    string `json:"move"`
	Rule    string `json:"rule"`
	Message string `json:"message"`
}

// Report is all that there is to see of a position, hidden things too. The zero
// State reports nothing: empty words, zeros and empty lists.
func (s *State) Report() Report {
	r := Report{Bag: []int{}, Cities: []CityReport{}, Track: []string{}, Players: []PlayerReport{}, Winners: []int{}}
	if s.game == nil {
		return r
	}
	r.Phase, r.Chance, r.Turn, r.Seat = s.phase.String(), s.Chance(), int(s.Turn()), int(s.Active())
	r.Round, r.Quiet, r.Left, r.From, r.Deals = s.Round(), s.Quiet(), s.Left(), int(s.From()), s.Deals()
	if next := s.Next(); next.IsValid() {
		r.Next = next.String()
	}
	r.Contract, r.Goods = s.Fulfilling(), s.Asked().String()
	if bonus := s.Bonus(); bonus != 0 {
		r.Bonus = bonus.String()
	}
	r.Bag = slices.AppendSeq(r.Bag, s.Bag().All())
	r.Tiles = TilesReport{s.TilesLeft(Black), s.TilesLeft(White), s.TilesLeft(Orange), s.TilesLeft(Grey), s.TilesLeft(Purple)}
	r.Supply = GoodsReport{s.Supply(Black), s.Supply(White), s.Supply(Orange), s.Supply(Grey)}
	r.Stacks = StacksReport{s.InStack(SimpleStack), s.InStack(SharpStack), s.InStack(CrossStack)}
	for hex := range s.Cities() {
		city, _ := s.CityAt(hex)
		one := CityReport{Hex: hex.String(), Factory: int(city.Factory), Goods: city.Goods, Turned: city.Turned}
		if city.Tile != 0 {
			one.Tile = string(city.Tile.Letter())
		}
		r.Cities = append(r.Cities, one)
	}
	for hex := range s.Tracked() {
		first, second := s.TrackAt(hex)
		text := hex.String() + " " + first.String()
		if second != (OwnedTrack{}) {
			text += " + " + second.String()
		}
		r.Track = append(r.Track, text)
	}
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		r.Players = append(r.Players, s.reportPlayer(seat))
	}
	for seat := range s.Winners().All() {
		r.Winners = append(r.Winners, int(seat))
	}
	return r
}

// String is the track and its owner as reports have them, "E-W P1".
func (t OwnedTrack) String() string { return t.Track.String() + " " + t.Owner.String() }

func (s *State) reportPlayer(seat Seat) PlayerReport {
	points := s.Points(seat)
	p := PlayerReport{
		Money: s.Money(seat), Locomotives: s.Locomotives(seat), Factories: s.Factories(seat),
		Hand: slices.AppendSeq([]int{}, s.Hand(seat).All()), Fulfilled: slices.AppendSeq([]int{}, s.Fulfilled(seat).All()),
		Links: []LinkReport{}, Network: []string{},
		Points: PointsReport{points.Money, points.Contracts, points.Factories, points.Cities, points.Total()},
	}
	var links []Link
	tracks := map[Link][]string{}
	for link := range s.Links(seat) {
		links = append(links, link)
		tracks[link] = s.reportTrack(link)
	}
	slices.SortFunc(links, func(a, b Link) int {
		return cmp.Or(a.From.Compare(b.From), a.To.Compare(b.To), slices.Compare(tracks[a], tracks[b]))
	})
	for _, link := range links {
		p.Links = append(p.Links, LinkReport{link.From.String(), link.To.String(), tracks[link]})
	}
	if link, ok := s.Building(seat); ok {
		p.Building = &BuildingReport{link.From.String(), s.reportTrack(link)}
	}
	for hex := range s.Network(seat) {
		p.Network = append(p.Network, hex.String())
	}
	return p
}

// reportTrack is the track of a link hex by hex.
func (s *State) reportTrack(link Link) (track []string) {
	for hex, t := range s.Along(link) {
		track = append(track, hex.String()+" "+t.String())
	}
	return track
}

// WithMoves is the report with the legal moves of its position, in chance
// positions all outcomes, sorted by their bytes.
func (s *State) WithMoves(r Report) Report {
	r.Moves = []string{}
	for m := range s.Moves() {
		r.Moves = append(r.Moves, m.String())
	}
	slices.Sort(r.Moves)
	return r
}

// ReportFor is the report as a seat sees it: with 0 in place of each contract in
// the bag and in the hands of the others. A seat that does not play sees no hand.
func (s *State) ReportFor(seat Seat) Report {
	r := s.Report()
	clear(r.Bag)
	for i := range r.Players {
		if Seat(i+1) != seat {
			clear(r.Players[i].Hand)
		}
	}
	return r
}

// WithMovesFor is the report with the legal moves, as far as a seat may see them:
// an empty list where they would name contracts that she does not see, which is in
// the act phase of the others, and where a contract is drawn, unless it is out of
// her own hand.
func (s *State) WithMovesFor(r Report, seat Seat) Report {
	hidden := false
	switch s.phase {
	case PhaseAct:
		hidden = s.seat != seat
	case PhaseDeal:
		hidden = s.From() != seat || seat == Nobody
	}
	if hidden {
		r.Moves = []string{}
		return r
	}
	return s.WithMoves(r)
}

// AppendJSON appends the report as one line of JSON.
func (r Report) AppendJSON(dst []byte) ([]byte, error) {
	text, err := json.Marshal(r)
	return append(dst, text...), err
}
