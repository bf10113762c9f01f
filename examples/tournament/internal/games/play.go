package games

import (
	"context"

	"github.com/railhex/railhex/examples/bots"
	"github.com/railhex/railhex/examples/bots/table"
	"github.com/railhex/railhex/steamrollers"
)

// Players makes the players of a plan, by their places in it. They serve one
// goroutine at a time.
func (p *Plan) Players() ([]bots.Player, error) {
	players := make([]bots.Player, len(p.Entrants))
	for i, name := range p.Entrants {
		player, err := bots.Named(name)
		if err != nil {
			return nil, err
		}
		if p.Lots {
			player = drawLots(player)
		}
		players[i] = player
	}
	return players, nil
}

// Play plays a game. If the context ends before the game does, there is
// no result, and the error is that of the context.
func (p *Plan) Play(ctx context.Context, f Fixture, players []bots.Player) (Result, steamrollers.Record, error) {
	seated := make([]bots.Player, len(f.Table))
	r := Result{Game: f.Game, Seats: make([]Seat, len(f.Table))}
	for i, entrant := range f.Table {
		seated[i] = players[entrant]
		r.Seats[i].Entrant = entrant
	}
	s := p.starts[f.Setup]
	record := steamrollers.Record{Setup: s.Setup()}
	var events []steamrollers.Event
	seed := p.Seed + uint64(f.Deal)
	err := table.Play(ctx, &s, seated, bots.NewLuck(seed), seed, func(before *steamrollers.State, move steamrollers.Move, after *steamrollers.State) (err error) {
		if events, err = before.AppendEvents(events[:0], move); err != nil {
			return err
		}
		r.note(before, move, events)
		record.Moves = append(record.Moves, move)
		s = *after
		return nil
	})
	if err != nil {
		return Result{}, steamrollers.Record{}, err
	}
	r.finish(&s)
	return r, record, nil
}
