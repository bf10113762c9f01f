package session

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/railhex/railhex/steamrollers"
)

// A game is a record with every position in it.
type game struct {
	table
	record    steamrollers.Record
	positions []steamrollers.State // positions[i] is the one after i moves
	at        int                  // the position that is shown
}

func newGame(o Options) (*game, error) {
	start, err := o.Begin()
	if err != nil {
		return nil, err
	}
	table, err := o.table()
	if err != nil {
		return nil, err
	}
	return &game{
		table:     table,
		record:    steamrollers.Record{Setup: start.Setup()},
		positions: []steamrollers.State{start},
	}, nil
}

// loadGame replays a record. Its error names the line, and the rule where one
// is broken.
func loadGame(text string, seating Seating) (*game, error) {
	table, err := seating.table()
	if err != nil {
		return nil, err
	}
	r, err := steamrollers.OpenRecord(strings.NewReader(text), nil)
	if err != nil {
		return nil, err
	}
	start := *r.State()
	g := &game{
		table:     table,
		record:    steamrollers.Record{Setup: start.Setup(), Notes: r.Notes()},
		positions: []steamrollers.State{start},
	}
	if fresh, err := steamrollers.New(start.Setup()); err != nil || start != fresh {
		g.record.Position = start
	}
	for r.Next() {
		g.record.Moves = append(g.record.Moves, r.Move())
		g.positions = append(g.positions, *r.State())
	}
	if r.Err() != nil {
		return nil, r.Err()
	}
	g.at = g.last()
	return g, nil
}

// position is the one that is shown.
func (g *game) position() *steamrollers.State { return &g.positions[g.at] }

func (g *game) last() int { return len(g.record.Moves) }

// looksBack reports whether a position is shown from which the game has gone on.
func (g *game) looksBack() bool { return g.at < g.last() }

// asksPerson reports whether somebody at the page decides in a position.
func (g *game) asksPerson(s *steamrollers.State) bool {
	return s.Turn() != steamrollers.Nobody && g.sitsPerson(s.Turn())
}

// waits reports whether nothing happens by itself.
func (g *game) waits() bool {
	s := g.position()
	return g.looksBack() || s.Over() || g.asksPerson(s)
}

var errLooksBack = errors.New("this position is past; play on from it first")

// apply plays a move at the end of the game.
func (g *game) apply(m steamrollers.Move) error {
	if g.looksBack() {
		return errLooksBack
	}
	next, err := g.position().Apply(m)
	if err != nil {
		return err
	}
	g.record.Moves = append(g.record.Moves, m)
	g.positions = append(g.positions, next)
	g.at++
	return nil
}

// advance plays one move of dice, bag or a bot, if there is one to play.
func (g *game) advance() error {
	if g.waits() {
		return nil
	}
	s := g.position()
	if s.Chance() {
		return g.apply(s.Sample(g.random))
	}
	m, err := g.seats[s.Turn()].bot.Choose(context.Background(), s, g.random)
	if err != nil {
		return err
	}
	return g.apply(m)
}

// playOn forgets what came after the position that is shown.
func (g *game) playOn() {
	g.record.Moves = g.record.Moves[:g.at]
	g.positions = g.positions[:g.at+1]
}

// undoTo is the last position in which a person decided, if dice and bag have
// decided nothing since.
func (g *game) undoTo() (at int, ok bool) {
	if g.looksBack() {
		return 0, false
	}
	for at := g.at - 1; at >= 0 && !g.record.Moves[at].Chance(); at-- {
		if g.asksPerson(&g.positions[at]) {
			return at, true
		}
	}
	return 0, false
}

var errUndo = errors.New("there is nothing to undo: what dice and bag have decided stands")

// undo takes back the last decision of a person, and those of bots after it.
func (g *game) undo() error {
	at, ok := g.undoTo()
	if !ok {
		return errUndo
	}
	g.at = at
	g.playOn()
	return nil
}

// show goes to the position after as many moves.
func (g *game) show(at int) error {
	if at < 0 || at > g.last() {
		return fmt.Errorf("the game has %d moves, and no position after %d", g.last(), at)
	}
	g.at = at
	return nil
}
