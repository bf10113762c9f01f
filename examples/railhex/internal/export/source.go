package export

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/variants/family/describe"
)

// Where the games come from: records, or bots that play.

// A played is a game that is exported: its moves, the positions before each and at the
// end, and what is known of it.
type played struct {
	positions []describe.Position
	moves     []string
	header    string
	seed      *uint64
	players   []string
	// considered is what a search found before each move; nothing where none played.
	considered map[int][]describe.Considered
}

// count is how many games are asked for, and made plays or reads one of them.
func (e *exporter) count() int {
	if len(e.records) > 0 {
		return len(e.records)
	}
	return e.games
}

func (e *exporter) made(number int) (*played, error) {
	if len(e.records) > 0 {
		return e.recorded(e.records[number])
	}
	return e.play(number)
}

// recorded reads a record that can be replayed.
func (e *exporter) recorded(file string) (*played, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	replay, err := e.game.ReadRecord(string(text), cli.Beside(file))
	if err == nil {
		err = replay.Err
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	g := &played{positions: []describe.Position{replay.Start}, moves: replay.Moves}
	if slices.ContainsFunc(replay.Notes.Names, func(name string) bool { return name != "" }) {
		g.players = replay.Notes.Names
	}
	for _, move := range replay.Moves {
		next, err := g.positions[len(g.positions)-1].Replay(move)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", file, err)
		}
		g.positions = append(g.positions, next)
	}
	g.header, err = replay.Start.Record(nil, replay.Notes)
	return g, err
}

// play plays a game. The bots sit one seat further in each.
func (e *exporter) play(number int) (*played, error) {
	seed := e.seed + uint64(number)
	g := &played{positions: []describe.Position{e.start}, seed: &seed, considered: map[int][]describe.Considered{}}
	bots, err := cli.Seated(e.start, e.bots, number)
	if err != nil {
		return nil, err
	}
	var found []describe.Considered
	for seat, bot := range bots {
		g.players = append(g.players, e.bots[(seat+number)%len(e.bots)])
		if analyst, ok := bot.(describe.Analyst); ok {
			bots[seat] = overheard{analyst, &found}
		}
	}
	if g.header, err = e.start.Record(nil, describe.Notes{Names: g.players, Bots: g.players}); err != nil {
		return nil, err
	}
	made := func(_ describe.Position, move string, after describe.Position) error {
		if found != nil {
			g.considered[len(g.moves)], found = found, nil
		}
		g.moves, g.positions = append(g.moves, move), append(g.positions, after)
		return nil
	}
	return g, e.game.Play(context.Background(), e.start, bots, seed, made)
}

// overheard is a bot of which it is kept what moves it considered.
type overheard struct {
	describe.Analyst
	found *[]describe.Considered
}

func (b overheard) Choose(ctx context.Context, p describe.Position, random *rand.Rand) (string, error) {
	analysis, err := b.Analyse(ctx, p, random, nil)
	if err != nil {
		return "", err
	}
	*b.found = analysis.Moves
	return analysis.Moves[0].Move, nil
}
