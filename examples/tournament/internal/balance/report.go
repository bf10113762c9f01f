package balance

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/railhex/railhex/examples/tournament/internal/figures"
	"github.com/railhex/railhex/variants"
)

// A Report is what the games say of the game.
type Report struct {
	Games   int      `json:"games"`
	Planned int      `json:"planned"`
	Player  string   `json:"player"`
	Sources []string `json:"sources"` // where points come from
	Tables  []Table  `json:"tables"`

	// Of SteamRollers.
	Tiles  []Tile  `json:"tiles,omitempty"`
	Powers []Power `json:"powers,omitempty"`
	Orders []Order `json:"orders,omitempty"`

	// Of the other games.
	Contracts   []Contract   `json:"contracts,omitempty"`
	Worths      []Contract   `json:"worths,omitempty"` // contracts by what they are worth
	ActionTiles []ActionTile `json:"actionTiles,omitempty"`
	Stops       []Stop       `json:"stops,omitempty"`
}

// A Table is what the games of one setup come to.
type Table struct {
	Setup   string                      `json:"setup"`
	Players int                         `json:"players"`
	Kind    string                      `json:"kind"` // what sets its setup apart: modules, or map and rules
	Games   int                         `json:"games"`
	Rounds  figures.Estimate            `json:"rounds"`
	Longest int                         `json:"longest"` // the rounds of the longest game
	Quiet   figures.Estimate            `json:"quiet"`   // share of games that END-2 ended
	Seats   []Comparison                `json:"seats"`   // the start player's first
	Sources map[string]figures.Estimate `json:"sources"` // points of a player
	Points  float64                     `json:"points"`  // their sum
}

// A Tile is a face of an action tile.
type Tile struct {
	Face    variants.Face `json:"face"`
	Kept    bool          `json:"kept"`
	Points  int           `json:"points"`  // printed on it
	Offered int           `json:"offered"` // games in which it was up
	Taken   float64       `json:"taken"`   // times in such a game
	Used    float64       `json:"used"`    // likewise
	Takers  Comparison    `json:"takers"`  // those who took it with an action
	ByLot   Comparison    `json:"byLot"`   // those who were given it at the beginning
}

// A Power is a starting power, given by lot.
type Power struct {
	Power variants.Power `json:"power"`
	ByLot Comparison     `json:"byLot"`
}

// An Order is a face of an order tile.
type Order struct {
	Face    variants.OrderFace `json:"face"`
	Goods   variants.Goods     `json:"goods"`
	Points  int                `json:"points"`
	Offered int                `json:"offered"` // games in which it was up
	Filled  figures.Estimate   `json:"filled"`  // share of them in which somebody fulfilled it
	Round   figures.Estimate   `json:"round"`   // in which that was
	Takers  Comparison         `json:"takers"`  // those who did
}

// Report is what the games added so far come to.
func (t *Tally) Report() Report {
	r := Report{Games: t.games, Planned: t.plan.Games(), Player: t.plan.Entrants[0], Sources: t.plan.Sources()}
	for setup := range t.tables {
		r.Tables = append(r.Tables, t.table(setup))
	}
	start := t.plan.Rollers(0)
	parts := start.Setup().Components
	for face := range variants.Faces() {
		tile := &t.tiles[face]
		if tile.offered == 0 {
			continue
		}
		offered := float64(tile.offered)
		r.Tiles = append(r.Tiles, Tile{
			Face: face, Kept: parts.Tile(face).Kept, Points: int(parts.Tile(face).Points), Offered: tile.offered,
			Taken: float64(tile.taken) / offered, Used: float64(tile.used) / offered,
			Takers: tile.takers.comparison(), ByLot: tile.byLot.comparison(),
		})
	}
	for power := range variants.Powers() {
		if start.Phase() != 0 {
			r.Powers = append(r.Powers, Power{power, t.powers[power].comparison()})
		}
	}
	for face := range variants.OrderFaces() {
		order := &t.orders[face]
		if order.offered == 0 {
			continue
		}
		r.Orders = append(r.Orders, Order{
			Face: face, Goods: parts.Order(face).Goods, Points: int(parts.Order(face).Points), Offered: order.offered,
			Filled: order.filled.Share(1), Round: order.round.Mean(1), Takers: order.takers.comparison(),
		})
	}
	t.reportContracts(&r)
	t.reportChoices(&r)
	t.reportStops(&r)
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
		table.Seats = append(table.Seats, at.seats[i].comparison())
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

	fmt.Fprintf(w, "\nplayers\tsetup\tgames\trounds\tat most\tended by %s\tpoints\t%s\n", quietEnd, strings.Join(r.Sources, "\t"))
	seats := 0
	for _, table := range r.Tables {
		seats = max(seats, table.Players)
		fmt.Fprintf(w, "%d\t%s\t%d\t%s\t%d\t%s\t%.1f", table.Players, table.Kind, table.Games, table.Rounds, table.Longest, table.Quiet.Percent(), table.Points)
		for _, name := range r.Sources {
			fmt.Fprintf(w, "\t%.1f", table.Sources[name].Value)
		}
		fmt.Fprintln(w)
	}
	r.writeSeats(w, seats, "victories beyond an even share, %", func(c Comparison) figures.Estimate { return percentage(c.Lift) })
	r.writeSeats(w, seats, "points ahead of the others at the table", func(c Comparison) figures.Estimate { return c.Lead })

	for _, part := range []struct {
		rows  int
		write func(io.Writer)
	}{
		{len(r.Tiles), r.writeTiles},
		{len(r.Powers), r.writePowers},
		{len(r.Orders), r.writeOrders},
		{len(r.Contracts), r.writeContracts},
		{len(r.ActionTiles), r.writeChoices},
		{len(r.Stops), r.writeStops},
	} {
		if part.rows > 0 {
			part.write(w)
		}
	}
	return w.Flush()
}

// writeSeats prints a figure of each seat at each table.
func (r Report) writeSeats(w io.Writer, seats int, title string, figure func(Comparison) figures.Estimate) {
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

func (r Report) writeTiles(w io.Writer) {
	fmt.Fprintln(w, "\ntile\tshows\ttaken in a game\tused\tby those who took it: victories, %\tpoints ahead\tgiven by lot: victories, %\tpoints ahead")
	for _, tile := range r.Tiles {
		kept := "spent"
		if tile.Kept {
			kept = "kept"
		}
		fmt.Fprintf(w, "%s\t%s %+d\t%.2f\t%.2f\t%s\t%s\n", tile.Face, kept, tile.Points, tile.Taken, tile.Used, tile.Takers, tile.ByLot)
	}
}

func (r Report) writePowers(w io.Writer) {
	fmt.Fprintln(w, "\nstarting power\tgiven by lot: victories, %\tpoints ahead")
	for _, power := range r.Powers {
		fmt.Fprintf(w, "%s\t%s\n", power.Power, power.ByLot)
	}
}

func (r Report) writeOrders(w io.Writer) {
	fmt.Fprintln(w, "\norder\tasks\tpoints\tfulfilled\tin round\tby those who did: victories, %\tpoints ahead")
	for _, order := range r.Orders {
		fmt.Fprintf(w, "%s\t%s\t%d\t%s\t%s\t%s\n", order.Face, order.Goods, order.Points, order.Filled.Percent(), order.Round, order.Takers)
	}
}

// String is the comparison as two cells of a table.
func (c Comparison) String() string { return percentage(c.Lift).String() + "\t" + c.Lead.String() }

// percentage is an estimate of a share in per cent.
func percentage(share figures.Estimate) figures.Estimate {
	share.Value, share.Low, share.High = 100*share.Value, 100*share.Low, 100*share.High
	return share
}

// kindOf is what the header of a record says of modules, or of map and rules; a dash
// if it says nothing of them.
func kindOf(header string) string {
	var kind []string
	for line := range strings.Lines(header) {
		switch words := strings.Fields(line); words[0] {
		case "module", "map", "rules":
			kind = append(kind, words[1:]...)
		}
	}
	if kind == nil {
		return "–"
	}
	return strings.Join(kind, " ")
}
