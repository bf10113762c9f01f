package steampower

import (
	"cmp"
	"slices"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// A Report is what can be seen of a position, as the referee prints it: the keys
// of its JSON, and their order, are those of the notation. It is not the whole
// State. [State.Report] leaves out what a viewer may not see.
type Report struct {
	Phase    string              `json:"phase"`    // what the next move must be
	Chance   bool                `json:"chance"`   // whether that is a bag's
	Turn     int                 `json:"turn"`     // seat asked, from 1; 0 if none is
	Seat     int                 `json:"seat"`     // whose turn it is, in deal the one that draws; 0 in city and over
	Round    int                 `json:"round"`    // from 1; 0 in the setup
	Quiet    int                 `json:"quiet"`    // rounds in a row without a link completed, a factory built or a contract fulfilled (END-2)
	Left     int                 `json:"left"`     // actions that may still be begun in this turn
	Next     string              `json:"next"`     // in city the hex asked for, else ""
	From     int                 `json:"from"`     // in deal the seat whose hand is drawn from, else 0
	Deals    int                 `json:"deals"`    // in deal the contracts still to be drawn, else 0
	Contract int                 `json:"contract"` // being fulfilled, or whose bonus is offered or taken; else 0
	Goods    string              `json:"goods"`    // in ship those still to be provided, "KKE"; else ""
	Bonus    string              `json:"bonus"`    // offered or being taken; else ""
	Bag      []int               `json:"bag"`      // contracts in it, ascending
	Tiles    TilesReport         `json:"tiles"`    // city tiles not on the map
	Supply   GoodsReport         `json:"supply"`   // goods not on the map
	Stacks   StacksReport        `json:"stacks"`   // track tiles not on the map
	Cities   []CityReport        `json:"cities"`   // by row, then column
	Track    []string            `json:"track"`    // "c6 E-W P1 + NE-SW P2", by row, then column
	Players  []PlayerReport      `json:"players"`  // that of seat 1 first
	Winners  []int               `json:"winners"`  // seats, none until the game is over
	Error    *family.ErrorReport `json:"error"`    // nil if nothing is wrong
	// Moves is the legal moves, or all that chance may bring, sorted by their bytes; nil
	// unless asked for, and then left out.
	Moves []string `json:"moves,omitzero"`
}

// A TilesReport counts city tiles by colour.
type TilesReport struct{ K, W, O, E, P int }

// A GoodsReport counts goods by colour.
type GoodsReport struct{ K, W, O, E int }

// A StacksReport counts the tiles in the stacks.
type StacksReport struct {
	Simple int `json:"simple"` // straight or gentle
	Sharp  int `json:"sharp"`  // a sharp curve, or two straights that cross
	Cross  int `json:"cross"`  // the other crossings
}

// A CityReport is what lies on a city space.
type CityReport struct {
	Hex     string `json:"hex"`     // "a1"
	Tile    string `json:"tile"`    // letter of its colour, "" before it is drawn
	Factory int    `json:"factory"` // its owner's seat, 0 if there is none
	Goods   int    `json:"goods"`   // how many lie there
	Turned  bool   `json:"turned"`  // whether its tile is turned over (FACTORY-7)
}

// A PlayerReport is a player's part of a report.
type PlayerReport struct {
	Money       int             `json:"money"`       // in dollars
	Locomotives int             `json:"locomotives"` // not on links
	Factories   int             `json:"factories"`   // not on cities
	Hand        []int           `json:"hand"`        // contracts, ascending
	Fulfilled   []int           `json:"fulfilled"`   // contracts, ascending
	Links       []LinkReport    `json:"links"`       // complete ones, by their ends, then their track
	Building    *BuildingReport `json:"building"`    // nil if no link is under construction
	Network     []string        `json:"network"`     // its cities, by row, then column
	Points      PointsReport    `json:"points"`      // as they stand now
}

// A LinkReport is a complete link.
type LinkReport struct {
	From  string   `json:"from"`  // the city that comes first by row, then column
	To    string   `json:"to"`    // the other one
	Track []string `json:"track"` // "a2 E-W", from the one to the other
}

// A BuildingReport is a link under construction.
type BuildingReport struct {
	From  string   `json:"from"`  // its city
	Track []string `json:"track"` // "a2 E-W", from there to the open end
}

// A PointsReport is a player's points as they stand.
type PointsReport struct {
	Money     int `json:"money"`     // SCORE-1
	Contracts int `json:"contracts"` // SCORE-2
	Factories int `json:"factories"` // SCORE-3
	Cities    int `json:"cities"`    // SCORE-4
	Total     int `json:"total"`     // of all these
}

// report is the whole report.
func (s *State) report() Report {
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

// String returns the track and its owner as reports have them, "E-W P1".
func (t OwnedTrack) String() string { return string(t.append(nil)) }

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

// Report returns the report as a viewer sees it: with 0 in place of each contract in the bag
// and in the hands of the others. A viewer who does not play sees no hand, and
// [family.Everyone] sees all.
func (s *State) Report(viewer Seat) Report {
	r := s.report()
	if viewer == family.Everyone {
		return r
	}
	clear(r.Bag)
	for i := range r.Players {
		if Seat(i+1) != viewer {
			clear(r.Players[i].Hand)
		}
	}
	return r
}

// WithMoves returns the report with the legal moves, in chance positions all outcomes, sorted
// by their bytes, as far as a viewer may see them. The list is empty where the moves would
// name contracts that the viewer does not see. That is in the act phase of the others, and
// where a contract is drawn, unless it is out of their own hand.
func (s *State) WithMoves(r Report, viewer Seat) Report {
	r.Moves = []string{}
	hidden := false
	switch s.phase {
	case PhaseAct:
		hidden = s.seat != viewer
	case PhaseDeal:
		hidden = s.From() != viewer || viewer == Nobody
	}
	if hidden && viewer != family.Everyone {
		return r
	}
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
	a.Int("seat", &r.Seat)
	a.Int("round", &r.Round)
	a.Int("quiet", &r.Quiet)
	a.Int("left", &r.Left)
	a.String("next", &r.Next)
	a.Int("from", &r.From)
	a.Int("deals", &r.Deals)
	a.Int("contract", &r.Contract)
	a.String("goods", &r.Goods)
	a.String("bonus", &r.Bonus)
	a.Ints("bag", &r.Bag, MaxContracts)
	a.Object("tiles")
	a.Int("K", &r.Tiles.K)
	a.Int("W", &r.Tiles.W)
	a.Int("O", &r.Tiles.O)
	a.Int("E", &r.Tiles.E)
	a.Int("P", &r.Tiles.P)
	a.End()
	a.Object("supply")
	a.Int("K", &r.Supply.K)
	a.Int("W", &r.Supply.W)
	a.Int("O", &r.Supply.O)
	a.Int("E", &r.Supply.E)
	a.End()
	a.Object("stacks")
	a.Int("simple", &r.Stacks.Simple)
	a.Int("sharp", &r.Stacks.Sharp)
	a.Int("cross", &r.Stacks.Cross)
	a.End()
	for a.List("cities", len(r.Cities), MaxCities); a.Next(); {
		r.Cities[a.Index()].fields(a)
	}
	a.Strings("track", &r.Track, MaxHexes)
	for a.List("players", len(r.Players), MaxSeats); a.Next(); {
		r.Players[a.Index()].fields(a)
	}
	a.Ints("winners", &r.Winners, MaxSeats)
	a.ErrorReport("error", r.Error)
	if r.Moves != nil {
		a.Strings("moves", &r.Moves, len(r.Moves))
	}
}

func (city *CityReport) fields(a *archive.Archive) {
	a.Object("")
	a.String("hex", &city.Hex)
	a.String("tile", &city.Tile)
	a.Int("factory", &city.Factory)
	a.Int("goods", &city.Goods)
	a.Bool("turned", &city.Turned)
	a.End()
}

func (p *PlayerReport) fields(a *archive.Archive) {
	a.Object("")
	a.Int("money", &p.Money)
	a.Int("locomotives", &p.Locomotives)
	a.Int("factories", &p.Factories)
	a.Ints("hand", &p.Hand, MaxContracts)
	a.Ints("fulfilled", &p.Fulfilled, MaxContracts)
	for a.List("links", len(p.Links), maxLinks); a.Next(); {
		link := &p.Links[a.Index()]
		a.Object("")
		a.String("from", &link.From)
		a.String("to", &link.To)
		a.Strings("track", &link.Track, MaxHexes)
		a.End()
	}
	if a.Optional("building", p.Building != nil) {
		a.String("from", &p.Building.From)
		a.Strings("track", &p.Building.Track, MaxHexes)
		a.End()
	}
	a.Strings("network", &p.Network, MaxCities)
	a.Object("points")
	a.Int("money", &p.Points.Money)
	a.Int("contracts", &p.Points.Contracts)
	a.Int("factories", &p.Points.Factories)
	a.Int("cities", &p.Points.Cities)
	a.Int("total", &p.Points.Total)
	a.End()
	a.End()
}
