package games

import (
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// A Result is what a game came to.
type Result struct {
	Game   int                  `json:"game"`
	Rounds int                  `json:"rounds"`
	End    string               `json:"end"` // the rule that ended it
	Tiles  []variants.Face      `json:"tiles"`
	Orders []variants.OrderFace `json:"orders,omitempty"`
	Seats  []Seat               `json:"seats"`
	Olive  int                  `json:"olive,omitempty"` // her points
}

// Whole is the victory of a game: a number that can be shared out among up to
// five players without a rest.
const Whole = 60

// A Seat is what a game came to for one seat.
type Seat struct {
	Entrant int `json:"entrant"`
	Place   int `json:"place"` // 1 for the winner; against Olive 2 for the loser
	Share   int `json:"share"` // of the victory, out of Whole
	Boxes   int `json:"boxes"`
	Points  `json:"points"`
	Actions `json:"actions"`
	Taken   map[variants.Face]int `json:"taken,omitempty"` // action tiles by face: how often
	Used    map[variants.Face]int `json:"used,omitempty"`
	Filled  []Filled              `json:"filled,omitempty"`
	Power   variants.Power        `json:"power,omitzero"`
	First   variants.Face         `json:"first,omitzero"` // the action tile that POWER-5 gave
}

// Points are those of package scoring, with their sum.
type Points struct {
	Total    int `json:"total"`
	Delivery int `json:"delivery"`
	Power    int `json:"power"`
	Network  int `json:"network"`
	Engine   int `json:"engine"`
	Tiles    int `json:"tiles"`
	Orders   int `json:"orders"`
}

// Actions counts what was done with dice.
type Actions struct {
	Build   int `json:"build"`
	Improve int `json:"improve"`
	Deliver int `json:"deliver"`
	Take    int `json:"take"`
	Pass    int `json:"pass"`
}

// A Filled is an order that was fulfilled.
type Filled struct {
	Order variants.OrderFace `json:"order"`
	Round int                `json:"round"`
}

// finish fills in what shows at the end of a game.
func (r *Result) finish(s *steamrollers.State) {
	r.Rounds = s.Round()
	for number := 1; number <= variants.NumTiles; number++ {
		face, _, _ := s.Tile(number)
		r.Tiles = append(r.Tiles, face)
		if order, _ := s.Order(number); order != 0 {
			r.Orders = append(r.Orders, order)
		}
	}
	winners := s.Winners()
	standings := make([]scoring.Standing, len(r.Seats))
	for i := range r.Seats {
		seat := steamrollers.Seat(i + 1)
		points := s.Points(seat)
		r.Seats[i].Points = Points{
			points.Total(), points.Delivery, points.Power, points.Network, points.Engine, points.Tiles, points.Orders,
		}
		r.Seats[i].Boxes = s.Boxes(seat)
		r.Seats[i].Power = s.Power(seat)
		if winners.Has(seat) {
			r.Seats[i].Share = Whole / winners.Len()
		}
		standings[i] = scoring.Standing{Total: points.Total(), Boxes: s.Boxes(seat), Network: points.Network}
	}
	for i, place := range scoring.AppendRanking(nil, standings) {
		r.Seats[i].Place = place
	}
	if s.Setup().Olive != 0 {
		r.Olive = s.OlivePoints().Total
		if winners.Has(steamrollers.Nobody) {
			r.Seats[0].Place = 2
		}
	}
}

// note adds to a result what a move does in a position.
func (r *Result) note(s *steamrollers.State, m steamrollers.Move, events []steamrollers.Event) {
	if m.Kind() == steamrollers.KindPass {
		r.Seats[s.Turn()-1].Pass++
	}
	for _, e := range events {
		if e.Kind == steamrollers.GameEnded {
			r.End = e.Rule.String()
		}
		if e.Seat == steamrollers.Nobody {
			continue
		}
		seat := &r.Seats[e.Seat-1]
		switch e.Kind {
		case steamrollers.TrackDrawn:
			if m.Kind() == steamrollers.KindBuild {
				seat.Build++
			}
		case steamrollers.BoxTicked:
			if m.Kind() == steamrollers.KindImprove {
				seat.Improve++
			}
		case steamrollers.GoodDelivered:
			seat.Deliver++
		case steamrollers.TileTaken:
			if m.Kind() == steamrollers.KindTake {
				seat.Take++
				count(&seat.Taken, e.Tile)
			} else {
				seat.First = e.Tile
			}
		case steamrollers.TileUsed:
			count(&seat.Used, e.Tile)
		case steamrollers.OrderTaken:
			seat.Filled = append(seat.Filled, Filled{e.Order, s.Round()})
		}
	}
}

func count(faces *map[variants.Face]int, face variants.Face) {
	if *faces == nil {
		*faces = make(map[variants.Face]int)
	}
	(*faces)[face]++
}
