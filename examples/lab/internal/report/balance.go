package report

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/internal/counting"
	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
)

// Balance is the report on the game itself, as one kind of player plays it.
func (t *Tally) Balance() Report {
	quiet := t.plan.Counting().Quiet
	setups := Table{Columns: []string{"players", "setup", "games", "rounds", "at most"}}
	if quiet != "" {
		setups.Columns = append(setups.Columns, "ended by "+quiet)
	}
	setups.Columns = append(append(setups.Columns, "points"), t.plan.Sources()...)
	won := Table{Title: "victories by seat", Columns: []string{"players", "setup", "even"}}
	ahead := Table{Title: "points ahead of the others at the table", Columns: []string{"players", "setup"}}
	for i := range t.setups {
		at, players := &t.setups[i], t.plan.Seats(i)
		name := []any{players, kindOf(t.plan.Setups[i])}
		row := append(name[:2:2], at.games, at.rounds.Mean(1), at.longest)
		if quiet != "" {
			row = append(row, at.quiet.Share(1))
		}
		row = append(row, figures.Brief(at.points.Mean(1)))
		setups.Rows = append(setups.Rows, append(row, at.sources.briefs()...))
		even := fmt.Sprintf("%.1f %%", 100/float64(players))
		won.Rows = append(won.Rows, append(append(name[:2:2], even), at.shares.shares(games.Whole)...))
		ahead.Rows = append(ahead.Rows, append(name[:2:2], at.leads.means(leadUnit)...))
		for seat := len(ahead.Columns) - 1; seat <= players; seat++ {
			heading := fmt.Sprintf("seat %d", seat)
			won.Columns, ahead.Columns = append(won.Columns, heading), append(ahead.Columns, heading)
		}
	}
	const title = "%d of %d games of %s against itself; ± is 95 %%"
	return Report{
		Title:  fmt.Sprintf(title, t.games, t.plan.Games(), t.plan.Entrants[0]),
		Tables: append([]Table{setups, won, ahead}, t.inUse()...),
	}
}

// inUse says what there is to say of the things of the game, and which are never in use.
func (t *Tally) inUse() (tables []Table) {
	var unused [][]any
	for _, table := range t.plan.Counting().Tables {
		things := t.thingsOf(table.Name)
		if made := t.things.table(table, things); made.Rows != nil {
			tables = append(tables, made)
		}
		unused = append(unused, t.things.unused(table, things)...)
	}
	if unused == nil || t.games == 0 {
		return tables
	}
	var rare figures.Sample // of each deal whether that happened which never did
	for deal := range t.played {
		rare.Add(deal, 0)
	}
	const title = "not in use: what happened in no deal happens in fewer than %.1f %% of them (95 %%)"
	return append(tables, Table{Title: fmt.Sprintf(title, 100*rare.Share(1).High), Rows: unused})
}

// thingsOf returns the things of a table that there are in games, each once.
func (t *Tally) thingsOf(table string) (things []counting.Row) {
	for i := range t.setups {
		for _, thing := range t.plan.Counting().Rows(table, t.plan.Start(i)) {
			if !slices.ContainsFunc(things, func(other counting.Row) bool { return other.Name == thing.Name }) {
				things = append(things, thing)
			}
		}
	}
	return things
}

// kindOf is what the header of a record says of a setup besides the number of players
// and what lies on the table; a dash if it says nothing.
func kindOf(header string) string {
	var kind []string
	for line := range strings.Lines(header) {
		words := strings.Fields(line)
		if len(words) == 0 {
			continue
		}
		switch words[0] {
		case "game", "players", "board", "components", "wall", "olive", "order":
		default:
			for _, word := range words[1:] {
				kind = append(kind, path.Base(word)) // a file stands there with its folder
			}
		}
	}
	if kind == nil {
		return "–"
	}
	return strings.Join(kind, " ")
}
