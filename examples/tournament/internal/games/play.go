package games

import (
	"context"

	"github.com/railhex/railhex/examples/bots"
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
	table := make([]bots.Player, len(f.Table))
	r := Result{Game: f.Game, Seats: make([]Seat, len(f.Table))}
	for i, entrant := range f.Table {
		table[i] = players[entrant]
		r.Seats[i].Entrant = entrant
	}
	s := p.starts[f.Setup]
	record := steamrollers.Record{Setup: s.Setup()}
	var events []steamrollers.Event
	for move, after := range bots.Play(s, table, p.Seed+uint64(f.Deal)) {
		if err := ctx.Err(); err != nil {
			return Result{}, steamrollers.Record{}, err
		}
		var err error
		if events, err = s.AppendEvents(events[:0], move); err != nil {
			return Result{}, steamrollers.Record{}, err
		}
		r.note(&s, move, events)
		record.Moves = append(record.Moves, move)
		s = after
	}
	r.finish(&s)
	return r, record, nil
}
