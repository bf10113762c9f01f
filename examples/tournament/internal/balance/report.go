package balance

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/railhex/railhex/examples/tournament/internal/figures"
	"github.com/railhex/railhex/examples/tournament/internal/things"
	"github.com/railhex/railhex/variants/family/describe"
)

// A Report is what the games say of the game.
type Report struct {
	Games   int
	Planned int
	Player  string
	Sources []string // where points come from
	Tables  []Table
	Quiet   string // the rule that ends quiet games, if the game has one
	Things  []things.Table
}

// MarshalJSON returns the report, with the tables of things behind the others.
func (r Report) MarshalJSON() ([]byte, error) {
	return json.Marshal(append(things.Object{
		{Name: "games", Value: r.Games},
		{Name: "planned", Value: r.Planned},
		{Name: "player", Value: r.Player},
		{Name: "sources", Value: r.Sources},
		{Name: "tables", Value: r.Tables},
	}, things.Members(r.Things)...))
}

// A Table is what the games of one setup come to.
type Table struct {
	Setup   string                      `json:"setup"`
	Players int                         `json:"players"`
	Kind    string                      `json:"kind"` // what sets its setup apart: modules, or map and rules
	Games   int                         `json:"games"`
	Rounds  figures.Estimate            `json:"rounds"`
	Longest int                         `json:"longest"` // the rounds of the longest game
	Quiet   figures.Estimate            `json:"quiet"`   // share of games in which nothing happened any more
	Seats   []things.Comparison         `json:"seats"`   // the start player's first
	Sources map[string]figures.Estimate `json:"sources"` // points of a player
	Points  float64                     `json:"points"`  // their sum
}

// Report is what the games added so far come to.
func (t *Tally) Report() Report {
	r := Report{Games: t.games, Planned: t.plan.Games(), Player: t.plan.Entrants[0], Sources: t.plan.Sources()}
	for setup := range t.tables {
		r.Tables = append(r.Tables, t.table(setup))
	}
	var starts []describe.Position
	for setup := range t.plan.Setups {
		starts = append(starts, t.plan.Start(setup))
	}
	r.Quiet = t.plan.Counting().Quiet
	r.Things = t.things.Tables(t.plan.Counting().Tables, starts, 2)
	return r
}

func (t *Tally) table(setup int) Table {
	at := &t.tables[setup]
	table := Table{
		Setup: t.plan.Setups[setup], Players: t.plan.Seats(setup), Kind: kindOf(t.plan.Setups[setup]), Games: at.games,
		Rounds: at.rounds.Mean(1), Longest: at.longest, Quiet: at.quiet.Share(1),
		Sources: make(map[string]figures.Estimate, len(at.sources)),
	}
	for i := range at.seats {
		table.Seats = append(table.Seats, at.seats[i].Comparison())
	}
	for source, name := range t.plan.Sources() {
		mean := at.sources[source].Mean(1)
		table.Sources[name] = mean
		table.Points += mean.Value
	}
	return table
}

// Write prints the report as tables.
func (r Report) Write(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 3, ' ', 0)
	fmt.Fprintf(w, "%d of %d games of %s against itself; ± is 95 %%\n", r.Games, r.Planned, r.Player)

	quiet := ""
	if r.Quiet != "" {
		quiet = "\tended by " + r.Quiet
	}
	fmt.Fprintf(w, "\nplayers\tsetup\tgames\trounds\tat most%s\tpoints\t%s\n", quiet, strings.Join(r.Sources, "\t"))
	seats := 0
	for _, table := range r.Tables {
		seats = max(seats, table.Players)
		fmt.Fprintf(w, "%d\t%s\t%d\t%s\t%d", table.Players, table.Kind, table.Games, table.Rounds, table.Longest)
		if r.Quiet != "" {
			fmt.Fprintf(w, "\t%s", table.Quiet.Percent())
		}
		fmt.Fprintf(w, "\t%.1f", table.Points)
		for _, name := range r.Sources {
			fmt.Fprintf(w, "\t%.1f", table.Sources[name].Value)
		}
		fmt.Fprintln(w)
	}
	r.writeSeats(w, seats, "victories beyond an even share, %", func(c things.Comparison) figures.Estimate { return things.Percentage(c.Lift) })
	r.writeSeats(w, seats, "points ahead of the others at the table", func(c things.Comparison) figures.Estimate { return c.Lead })

	for _, table := range r.Things {
		table.Write(w)
	}
	return w.Flush()
}

// writeSeats prints a figure of each seat at each table.
func (r Report) writeSeats(w io.Writer, seats int, title string, figure func(things.Comparison) figures.Estimate) {
	fmt.Fprintf(w, "\n%s\nplayers\tsetup", title)
	for seat := range seats {
		fmt.Fprintf(w, "\tseat %d", seat+1)
	}
	fmt.Fprintln(w)
	for _, table := range r.Tables {
		fmt.Fprintf(w, "%d\t%s", table.Players, table.Kind)
		for _, seat := range table.Seats {
			fmt.Fprintf(w, "\t%s", figure(seat))
		}
		fmt.Fprintln(w)
	}
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
			kind = append(kind, words[1:]...)
		}
	}
	if kind == nil {
		return "–"
	}
	return strings.Join(kind, " ")
}
