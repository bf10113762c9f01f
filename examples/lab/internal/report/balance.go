package report

import (
	"fmt"
	"path"
	"strings"

	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// Balance is the report on the game itself, as one kind of player plays it.
func (t *Tally) Balance() Report {
	player, quiet, starts := t.plan.Entrants[0], t.plan.Counting().Quiet, t.starts()
	r := Report{
		Title: fmt.Sprintf("%d of %d games of %s against itself; ± is 95 %%", t.games, t.plan.Games(), player),
		Facts: object{
			{Name: "games", Value: t.games}, {Name: "planned", Value: t.plan.Games()}, {Name: "player", Value: player}, {Name: "sources", Value: t.plan.Sources()},
		},
	}
	setups := Table{Name: "tables", Heading: "players\tsetup\tgames\trounds\tat most\tpoints\t" + strings.Join(t.plan.Sources(), "\t")}
	if quiet != "" {
		setups.Heading = strings.Replace(setups.Heading, "at most", "at most\tended by "+quiet, 1)
	}
	seats := Table{Name: "seats", Chart: "Victories by seat", Unit: "%"}
	won := Table{Heading: "victories by seat\nplayers\tsetup\teven"}
	ahead := Table{Heading: "points ahead of the others at the table\nplayers\tsetup"}
	most := 0
	for i := range t.setups {
		made, lines := t.setup(i)
		setups.Rows = append(setups.Rows, made)
		seats.Rows = append(seats.Rows, lines...)
		table := made.cells[:2:2]
		won.Rows = append(won.Rows, row{cells: cells(append(table, fmt.Sprintf("%.1f %%", 100*lines[0].even)), shares(t.setups[i].shares, games.Whole), figures.Estimate.Percent)})
		var leads []string
		for _, c := range t.setups[i].seats {
			leads = append(leads, c.comparison().Lead.String())
		}
		ahead.Rows = append(ahead.Rows, row{cells: append(table, leads...)})
		most = max(most, len(lines))
	}
	for seat := range most {
		heading := fmt.Sprintf("\tseat %d", seat+1)
		won.Heading, ahead.Heading = won.Heading+heading, ahead.Heading+heading
	}
	r.Tables = append(r.Tables, setups, won, ahead, seats, t.lengths())
	r.Tables = append(r.Tables, t.things.tables(t.plan.Counting().Rows, t.plan.Counting().Tables, starts)...)
	if t.games > 0 {
		var rare figures.Sample // of each deal whether that happened which never did
		for deal := range t.played {
			rare.Add(deal, 0)
		}
		high := rare.Share(1).High
		r.Facts = append(r.Facts, describe.Said{Name: "rare", Value: high})
		if unused := t.things.unused(t.plan.Counting().Rows, t.plan.Counting().Tables, starts); len(unused) > 0 {
			heading := fmt.Sprintf("not in use: what happened in no deal happens in fewer than %.1f %% of them (95 %%)", 100*high)
			r.Tables = append(r.Tables, Table{Name: "unused", Heading: heading, Rows: unused})
		}
	}
	return r
}

// setup is what the games of a setup come to, and the victories of each seat.
func (t *Tally) setup(i int) (made row, seats []row) {
	at, header, players := &t.setups[i], t.plan.Setups[i], t.plan.Seats(i)
	kind, rounds, quiet := kindOf(header), at.rounds.Mean(1), at.quiet.Share(1)
	points, from := 0.0, means(at.sources)
	bySource := map[string]figures.Estimate{}
	for source, name := range t.plan.Sources() {
		bySource[name] = from[source]
		points += from[source].Value
	}
	won, compared := shares(at.shares, games.Whole), []comparison{}
	for seat := range at.seats {
		compared = append(compared, at.seats[seat].comparison())
		name := fmt.Sprintf("%d of %d", seat+1, players)
		if kind != "–" {
			name += "\n" + kind
		}
		seats = append(seats, row{
			name: name, bar: won[seat], even: 1 / float64(players),
			says: object{{Name: "setup", Value: i}, {Name: "seat", Value: seat + 1}, {Name: "victories", Value: won[seat]}, {Name: "compared", Value: compared[seat]}},
		})
	}
	written := []string{number(players), kind, number(at.games), rounds.String(), number(at.longest)}
	if t.plan.Counting().Quiet != "" {
		written = append(written, quiet.Percent())
	}
	return row{
		cells: cells(append(written, fmt.Sprintf("%.1f", points)), from, oneDigit),
		says: object{
			{Name: "setup", Value: header},
			{Name: "players", Value: players},
			{Name: "kind", Value: kind},
			{Name: "games", Value: at.games},
			{Name: "rounds", Value: rounds},
			{Name: "longest", Value: at.longest},
			{Name: "quiet", Value: quiet},
			{Name: "sources", Value: bySource},
			{Name: "points", Value: points},
		},
	}, seats
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
