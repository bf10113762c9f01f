package main

import (
	"errors"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants/family/table"
	"github.com/railhex/railhex/variants/steam"
	steambots "github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steampower"
	powerbots "github.com/railhex/railhex/variants/steampower/bots"
)

// The games that a task can be of.

func (t Task) steamRollers() (player, error) {
	player, unknown := bots.Named(t.Policy)
	setup, err := t.Setup.Setup()
	if err := errors.Join(err, unknown); err != nil {
		return nil, err
	}
	start, err := steamrollers.New(setup)
	return &game[*steamrollers.State, steamrollers.State, steamrollers.Move]{
		start: start, policy: table.AsPolicy(player),
		note: noting((*steamrollers.State).AppendEvents, func(e steamrollers.Event) (happened, ended string) {
			if e.Kind == steamrollers.GameEnded {
				ended = e.Rule.String()
			}
			return counted[e.Kind], ended
		}),
		finish: finishRollers,
		record: func(moves []steamrollers.Move) string {
			return steamrollers.Record{Setup: start.Setup(), Moves: moves}.String()
		},
	}, err
}

// noting counts what the moves of one game do, and by which rule it ends; what tells
// both of an event, each "" where there is nothing to count.
func noting[P, Move, Event any](
	events func(before P, dst []Event, m Move) ([]Event, error), what func(Event) (happened, ended string),
) func(s *Stats, before P, m Move) error {
	var found []Event
	return func(s *Stats, before P, m Move) (err error) {
		found, err = events(before, found[:0], m)
		for _, e := range found {
			happened, ended := what(e)
			if happened != "" {
				s.Actions[happened]++
			}
			if ended != "" {
				s.EndedBy[ended]++
			}
		}
		return err
	}
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
	return &game[*steampower.State, steampower.State, steampower.Move]{
		start: start, policy: table.AsPolicy(player),
		note: noting((*steampower.State).AppendEvents, func(e steampower.Event) (happened, ended string) {
			if e.Kind == steampower.GameEnded {
				ended = e.Rule.String()
			}
			return e.Kind.String(), ended
		}),
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
	return &game[*steam.State, steam.State, steam.Move]{
		start: start, policy: table.AsPolicy(player),
		note: noting((*steam.State).AppendEvents, func(e steam.Event) (happened, ended string) {
			if e.Kind == steam.GameEnded {
				ended = e.Rule.String()
			}
			return e.Kind.String(), ended
		}),
		finish: func(s *Stats, end *steam.State) { s.Rounds = end.Round() },
		record: func(moves []steam.Move) string {
			return steam.Record{Setup: start.Setup(), Moves: moves}.String()
		},
	}, err
}
