package balance

import (
	"encoding/json"
	"fmt"
	"io"
	"path"
	"strings"
	"text/tabwriter"

	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/examples/lab/internal/things"
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
	Unused  []things.Unused
	Rounds  map[int]int      // games by their length
	Rare    figures.Estimate // the share of deals in which something happens that happened in none
}

// MarshalJSON returns the report, with the tables of things behind the others.
func (r Report) MarshalJSON() ([]byte, error) {
	return json.Marshal(append(things.Object{
		{Name: "games", Value: r.Games},
		{Name: "planned", Value: r.Planned},
		{Name: "player", Value: r.Player},
		{Name: "sources", Value: r.Sources},
		{Name: "tables", Value: r.Tables},
		{Name: "rounds", Value: r.Rounds},
		{Name: "unused", Value: r.Unused},
		{Name: "rare", Value: r.Rare.High},
	}, things.Members(r.Things)...))
}

// A Table is what the games of one setup come to.
type Table struct {
	Setup   string                      `json:"setup"`
	Players int                         `json:"players"`
	Kind    string                      `json:"kind"` // what sets its setup apart: modules, or map and rules
	Games   int                         `json:"games"`
	Rounds  figures.Estimate            `json:"rounds"`
	Longest int                         `json:"longest"`   // the rounds of the longest game
	Quiet   figures.Estimate            `json:"quiet"`     // share of games in which nothing happened any more
	Seats   []things.Comparison         `json:"seats"`     // the start player's first
	Shares  []figures.Estimate          `json:"victories"` // likewise, the share of victories
	Sources map[string]figures.Estimate `json:"sources"`   // points of a player
	Points  float64                     `json:"points"`    // their sum
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
	if t.games > 0 {
		r.Unused = t.things.Unused(t.plan.Counting().Tables, starts)
	}
	r.Rounds, r.Rare = t.rounds, t.rare.Share(1)
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
		table.Shares = append(table.Shares, at.shares[i].Share(games.Whole))
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
	r.writeSeats(w, seats, "victories by seat", true, func(t *Table, seat int) string { return t.Shares[seat].Percent() })
	r.writeSeats(w, seats, "points ahead of the others at the table", false, func(t *Table, seat int) string { return t.Seats[seat].Lead.String() })

	for _, table := range r.Things {
		table.Write(w)
	}
	if len(r.Unused) > 0 {
		fmt.Fprintf(w, "\nnot in use: what happened in no deal happens in fewer than %.1f %% of them (95 %%)\n", 100*r.Rare.High)
	}
	for _, never := range r.Unused {
		fmt.Fprintf(w, "%s never %s\t%d: %s\n", never.Table, never.Never, len(never.Things), strings.Join(never.Things, "; "))
	}
	return w.Flush()
}

// writeSeats prints a figure of each seat at each table, and what a share of the victories is
// if all seats have the same.
func (r Report) writeSeats(w io.Writer, seats int, title string, even bool, figure func(t *Table, seat int) string) {
	fmt.Fprintf(w, "\n%s\nplayers\tsetup", title)
	if even {
		fmt.Fprint(w, "\teven")
	}
	for seat := range seats {
		fmt.Fprintf(w, "\tseat %d", seat+1)
	}
	fmt.Fprintln(w)
	for i := range r.Tables {
		table := &r.Tables[i]
		fmt.Fprintf(w, "%d\t%s", table.Players, table.Kind)
		if even {
			fmt.Fprintf(w, "\t%.1f %%", 100/float64(table.Players))
		}
		for seat := range table.Seats {
			fmt.Fprintf(w, "\t%s", figure(table, seat))
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
