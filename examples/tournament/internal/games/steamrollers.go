package games

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants"
)

// steamRollers is SteamRollers.
var steamRollers = &rules[*steamrollers.State, steamrollers.State, steamrollers.Move]{
	name:        "steamrollers",
	sourceNames: []string{"deliveries", "network", "engine", "tiles", "orders", "power"},
	actionNames: []string{"build", "improve", "deliver", "take", "pass"},
	begin: func(header string) (steamrollers.State, error) {
		record, err := steamrollers.ParseRecord(header, anywhere{})
		if err != nil {
			return steamrollers.State{}, err
		}
		return steamrollers.New(record.Setup)
	},
	named: bots.Named,
	luck:  bots.NewLuck,
	record: func(start *steamrollers.State, moves []steamrollers.Move) Record {
		return steamrollers.Record{Setup: start.Setup(), Moves: moves}
	},
	note:   noteMove,
	finish: finishRollers,
	source: func(s *Seat) []int {
		p := &s.Points
		return []int{p.Delivery, p.Network, p.Engine, p.Tiles, p.Orders, p.Power}
	},
	action: func(s *Seat) []int {
		a := &s.Actions
		return []int{a.Build, a.Improve, a.Deliver, a.Take, a.Pass}
	},
	byLot: drawLots,
}

// finishRollers fills in what shows at the end of a game.
func finishRollers(r *Result, s *steamrollers.State) {
	r.Rounds = s.Round()
	for number := 1; number <= variants.NumTiles; number++ {
		face, _, _ := s.Tile(number)
		r.Tiles = append(r.Tiles, face)
		if order, _ := s.Order(number); order != 0 {
			r.Orders = append(r.Orders, order)
		}
	}
	for i := range r.Seats {
		seat := steamrollers.Seat(i + 1)
		points := s.Points(seat)
		r.Seats[i].Points = Points{
			points.Total(), points.Delivery, points.Power, points.Network, points.Engine, points.Tiles, points.Orders,
		}
		r.Seats[i].Boxes = s.Boxes(seat)
		r.Seats[i].Power = s.Power(seat)
	}
	if s.Setup().Olive != 0 {
		r.Olive = s.OlivePoints().Total
	}
}

// noteMove adds to a result what a move does in a position.
func noteMove(r *Result, s *steamrollers.State, m steamrollers.Move) error {
	events, err := s.AppendEvents(nil, m)
	if err != nil {
		return err
	}
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
	return nil
}

func count(faces *map[variants.Face]int, face variants.Face) {
	if *faces == nil {
		*faces = make(map[variants.Face]int)
	}
	(*faces)[face]++
}
