package export

import (
	"cmp"
	"encoding/json"
	"errors"
	"io/fs"
	"slices"
	"time"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/search"
)

// The lines of an export. Each says in its first field what it is; the command says what
// their fields mean.

type headLine struct {
	Line string `json:"line"` // head
	Game string `json:"game"`
	describe.Layout
}

type gameLine struct {
	Line      string            `json:"line"` // game
	Game      int               `json:"game"`
	Header    string            `json:"header"`
	Files     map[string]string `json:"files"`
	Seed      *uint64           `json:"seed"`
	Players   []string          `json:"players"`
	Hexes     []string          `json:"hexes"`
	Adjacency [][6]int          `json:"adjacency"`
	Moves     int               `json:"moves"`
	Over      bool              `json:"over"`
	Scores    []int             `json:"scores"`
	Ranks     []int             `json:"ranks"`
	Returns   []float64         `json:"returns"`
	At        []int             `json:"at"`
	Value     []float32         `json:"value"`
}

type decisionLine struct {
	Line   string    `json:"line"` // decision
	Game   int       `json:"game"`
	Ply    int       `json:"ply"`
	Seat   int       `json:"seat"`
	At     []int     `json:"at"`
	Value  []float32 `json:"value"`
	Legal  []int     `json:"legal"`
	Moves  []string  `json:"moves"`
	Action int       `json:"action"`
	Move   string    `json:"move"`
	Visits []int     `json:"visits"`
	Values []float64 `json:"values"`
	Scores []int     `json:"scores"`
	Result *float64  `json:"result"`
	Points int       `json:"points"`
}

type chanceLine struct {
	Line        string  `json:"line"` // chance
	Game        int     `json:"game"`
	Ply         int     `json:"ply"`
	Chance      *int    `json:"chance"`
	Factors     []int   `json:"factors"`
	Move        string  `json:"move"`
	Probability float64 `json:"probability"`
}

// export writes the lines of the games, up to the first that is refused.
func (e *exporter) export(out *json.Encoder) (status int, err error) {
	if err := out.Encode(headLine{"head", e.game.Name(), e.layout}); err != nil {
		return cli.Misused, err
	}
	left := cli.NewForecast(e.games, time.Now())
	for number := range e.count() {
		if status, err := e.one(number, out.Encode); err != nil {
			return status, err
		}
		e.tell(&left, number+1)
	}
	return cli.Done, nil
}

// tell tells how long the games will take that are still to be played.
func (e *exporter) tell(left *cli.Forecast, done int) {
	if len(e.records) == 0 {
		left.Tell(e.told, time.Now(), done)
	}
}

// one hands over the lines of one of the games. The status is for its error.
func (e *exporter) one(number int, line func(any) error) (status int, err error) {
	g, err := e.made(number)
	var missing *fs.PathError
	switch {
	case errors.As(err, &missing):
		return cli.Misused, err
	case err != nil:
		return cli.Failed, err
	}
	return cli.Misused, e.write(number, g, line)
}

// write hands over the lines of a game.
func (e *exporter) write(number int, g *played, line func(any) error) error {
	end, err := e.ending(number, g)
	if err != nil {
		return err
	}
	if err := line(end); err != nil {
		return err
	}
	for ply, move := range g.moves {
		p := g.positions[ply]
		err := e.walker.Set(p)
		if err != nil {
			return err
		}
		var of any
		if p.Chance() {
			of, err = e.chanceLine(number, ply, move)
		} else {
			of, err = e.decisionLine(number, ply, p, move, g.considered[ply], end)
		}
		if err != nil {
			return err
		}
		if err := line(of); err != nil {
			return err
		}
	}
	return nil
}

// ending is the line of a game, with how it ended and what never changed.
func (e *exporter) ending(number int, g *played) (*gameLine, error) {
	start, end := g.positions[0], g.positions[len(g.moves)]
	line := &gameLine{
		Line: "game", Game: number, Header: g.header, Files: start.Files(), Seed: g.seed, Players: g.players,
		Hexes: []string{}, Adjacency: [][hexmap.NumDirections]int{},
		Moves: len(g.moves), Over: end.Over(), Scores: scores(end), Ranks: []int{}, Returns: []float64{},
	}
	for _, seat := range end.Standing()[1:] {
		line.Ranks, line.Returns = append(line.Ranks, seat.Rank), append(line.Returns, seat.Return)
	}
	if chart, ok := start.Chart(); ok {
		grid := chart.Grid
		for i := range grid.Len() {
			line.Hexes = append(line.Hexes, grid.Cell(i).String())
			var beside [hexmap.NumDirections]int
			for d := range beside {
				beside[d] = grid.Neighbour(i, hexmap.Direction(d))
			}
			line.Adjacency = append(line.Adjacency, beside)
		}
	}
	err := e.walker.Set(start)
	if err == nil {
		line.At, line.Value, err = e.sparse(1, true)
	}
	return line, err
}

func scores(p describe.Position) (scores []int) {
	for _, seat := range p.Standing()[1:] {
		scores = append(scores, seat.Points)
	}
	return scores
}

// sparse is what is not zero in the sections that are fixed, or in the others, where the
// walker stands.
func (e *exporter) sparse(seat family.Seat, fixed bool) (at []int, values []float32, err error) {
	x := make([]float32, e.layout.Size)
	if err := e.walker.Write(x, seat, nil); err != nil {
		return nil, nil, err
	}
	at, values = []int{}, []float32{}
	for _, section := range e.layout.Sections {
		if section.Fixed != fixed {
			continue
		}
		for i := section.Offset; i < section.Offset+section.Len(); i++ {
			if x[i] != 0 {
				at, values = append(at, i), append(values, x[i])
			}
		}
	}
	return at, values, nil
}

func (e *exporter) chanceLine(game, ply int, move string) (line chanceLine, err error) {
	odds, err := e.walker.Odds(move)
	line = chanceLine{Line: "chance", Game: game, Ply: ply, Factors: odds.Factors, Move: move, Probability: odds.Probability}
	if odds.Number >= 0 {
		line.Chance = &odds.Number
	}
	return line, err
}

// A numbered is a legal move and its number.
type numbered struct {
	action int
	move   string
}

func (e *exporter) decisionLine(
	game, ply int, p describe.Position, move string, considered []search.Considered[string], end *gameLine,
) (d decisionLine, err error) {
	seat := e.walker.Turn()
	d = decisionLine{
		Line: "decision", Game: game, Ply: ply, Seat: int(seat), Move: move,
		Scores: scores(p), Points: end.Scores[seat-1],
	}
	if d.At, d.Value, err = e.sparse(seat, false); err != nil {
		return d, err
	}
	legal := make([]numbered, e.walker.Len())
	for i := range legal {
		legal[i].move = e.walker.Text(i)
		if legal[i].action, err = e.walker.Action(i); err != nil {
			return d, err
		}
	}
	slices.SortFunc(legal, func(a, b numbered) int { return cmp.Compare(a.action, b.action) })
	place := make(map[string]int, len(legal))
	for i, m := range legal {
		d.Legal, d.Moves = append(d.Legal, m.action), append(d.Moves, m.move)
		place[m.move] = i
	}
	d.Action = d.Legal[place[move]]
	if considered != nil {
		d.Visits, d.Values = make([]int, len(legal)), make([]float64, len(legal))
		for _, c := range considered {
			d.Visits[place[c.Move]], d.Values[place[c.Move]] = c.Visits, c.Value
		}
	}
	if end.Over {
		result := 0.0
		if end.Ranks[seat-1] == 1 {
			winners := 0
			for _, rank := range end.Ranks {
				if rank == 1 {
					winners++
				}
			}
			result = 1 / float64(winners)
		}
		d.Result = &result
	}
	return d, nil
}
