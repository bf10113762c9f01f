package main

import (
	"errors"

	"github.com/railhex/railhex/examples/bots"
	"github.com/railhex/railhex/examples/bots/powerbots"
	"github.com/railhex/railhex/examples/bots/steambots"
	"github.com/railhex/railhex/examples/bots/table"
	"github.com/railhex/railhex/examples/steam"
	"github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/steamrollers"
)

// The games that a task can be of.

func (t Task) steamRollers() (player, error) {
	player, unknown := bots.Named(t.Policy)
	setup, err := t.Setup.Setup()
	if err := errors.Join(err, unknown); err != nil {
		return nil, err
	}
	start, err := steamrollers.New(setup)
	var events []steamrollers.Event
	return &game[*steamrollers.State, steamrollers.State, steamrollers.Move, steamrollers.Seat, steamrollers.Outcome]{
		start: start, policy: table.AsPolicy(player),
		note: func(s *Stats, before *steamrollers.State, m steamrollers.Move) (err error) {
			events, err = before.AppendEvents(events[:0], m)
			for _, e := range events {
				if word, ok := counted[e.Kind]; ok {
					s.Actions[word]++
				}
				if e.Kind == steamrollers.GameEnded {
					s.EndedBy[e.Rule.String()]++
				}
			}
			return err
		},
		finish: finishRollers,
		record: func(moves []steamrollers.Move) string {
			return steamrollers.Record{Setup: start.Setup(), Moves: moves}.String()
		},
	}, err
}

// counted are the things of SteamRollers whose number is kept.
var counted = map[steamrollers.EventKind]string{
	steamrollers.TrackDrawn: "tracks", steamrollers.LinkCompleted: "links", steamrollers.BoxTicked: "boxes",
	steamrollers.GoodDelivered: "deliveries", steamrollers.TileTaken: "tiles taken", steamrollers.TileUsed: "tiles used",
	steamrollers.DieStolen: "dice stolen", steamrollers.OrderTaken: "orders",
}

// finishRollers adds where points come from, and who holds which tile.
func finishRollers(s *Stats, end *steamrollers.State) {
	s.Rounds = end.Round()
	winners := end.Winners()
	for i := range s.Seats {
		points := end.Points(steamrollers.Seat(i + 1))
		seat := &s.Seats[i]
		seat.Delivery, seat.Network, seat.Engine = points.Delivery, points.Network, points.Engine
		seat.Tiles, seat.Orders, seat.Power = points.Tiles, points.Orders, points.Power
	}
	for tile := 1; tile <= 6; tile++ {
		if face, holder, _ := end.Tile(tile); holder != steamrollers.Nobody {
			s.Tiles[face.String()]++
			if winners.Has(holder) {
				s.TilesWon[face.String()]++
			}
		}
	}
}

func (t Task) steamPower() (player, error) {
	player, unknown := powerbots.Named(t.Policy)
	setup, _, err := t.Younger.SteamPower()
	if err := errors.Join(err, unknown); err != nil {
		return nil, err
	}
	start, err := steampower.New(setup)
	var events []steampower.Event
	return &game[*steampower.State, steampower.State, steampower.Move, steampower.Seat, steampower.Outcome]{
		start: start, policy: table.AsPolicy(player),
		note: func(s *Stats, before *steampower.State, m steampower.Move) (err error) {
			events, err = before.AppendEvents(events[:0], m)
			for _, e := range events {
				s.Actions[e.Kind.String()]++
				if e.Kind == steampower.GameEnded {
					s.EndedBy[e.Rule.String()]++
				}
			}
			return err
		},
		finish: func(s *Stats, end *steampower.State) { s.Rounds = end.Round() },
		record: func(moves []steampower.Move) string {
			return steampower.Record{Setup: start.Setup(), Moves: moves}.String()
		},
	}, err
}

func (t Task) steam() (player, error) {
	player, unknown := steambots.Named(t.Policy)
	setup, _, err := t.Younger.Steam()
	if err := errors.Join(err, unknown); err != nil {
		return nil, err
	}
	start, err := steam.New(setup)
	var events []steam.Event
	return &game[*steam.State, steam.State, steam.Move, steam.Seat, steam.Outcome]{
		start: start, policy: table.AsPolicy(player),
		note: func(s *Stats, before *steam.State, m steam.Move) (err error) {
			events, err = before.AppendEvents(events[:0], m)
			for _, e := range events {
				s.Actions[e.Kind.String()]++
				if e.Kind == steam.GameEnded {
					s.EndedBy[e.Rule.String()]++
				}
			}
			return err
		},
		finish: func(s *Stats, end *steam.State) { s.Rounds = end.Round() },
		record: func(moves []steam.Move) string {
			return steam.Record{Setup: start.Setup(), Moves: moves}.String()
		},
	}, err
}
