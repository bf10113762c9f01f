package things

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestComparisonsAddUpToNothing: what one seat is ahead, the others are behind.
func TestComparisonsAddUpToNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(2, 6).Draw(t, "seats")
		winners := rapid.IntRange(1, n).Draw(t, "winners")
		var r games.Result
		for i := range n {
			seat := games.Seat{Total: rapid.IntRange(-9, 99).Draw(t, "points")}
			if i < winners {
				seat.Share = games.Whole / winners
			}
			r.Seats = append(r.Seats, seat)
		}
		lift, lead := 0, 0
		for i := range n {
			c := compare(&r, i)
			lift += c.lift
			lead += c.lead
		}
		if lift != 0 || lead != 0 {
			t.Fatalf("the lifts add up to %d, the leads to %d", lift, lead)
		}
	})
}

// pebbles is a game of which only the rows of a table are known.
type pebbles struct{ describe.Position }

func (pebbles) Rows(table string) []describe.Row {
	return []describe.Row{
		{Name: "red", Cells: []string{"red " + table}, Says: []describe.Said{{Name: "colour", Value: "red"}}},
		{Name: "blue", Cells: []string{"blue"}, Says: []describe.Said{{Name: "colour", Value: "blue"}}, Hides: []string{"share"}},
		{Name: "grey", Cells: []string{"grey"}, Says: []describe.Said{{Name: "colour", Value: "grey"}}},
	}
}

// TestFiguresByHand makes each figure of what was seen in a game.
func TestFiguresByHand(t *testing.T) {
	r := games.Result{
		Seats: []games.Seat{{Place: 1, Share: games.Whole, Total: 40}, {Place: 2, Total: 30}},
		Seen: []describe.Seen{
			{Of: "pebbles", Row: "red", Said: map[string]int{"there": 1}},
			{Of: "pebbles", Row: "blue", Said: map[string]int{"there": 1, "won": 1}},
			{Of: "pebbles", Row: "red", Seat: 1, Said: map[string]int{"taken": 3, "won": 1}},
			{Of: "pebbles", Row: "red", Seat: 2, Said: map[string]int{"taken": 2, "won": 0}},
			{Of: "stones", Row: "red", Said: map[string]int{"taken": 99}},
		},
	}
	var sums Sums
	sums.Add(0, &r)
	table := describe.Table{Name: "pebbles", Of: "pebbles", Heading: "pebble\ttimes\trate\tshare\tmean\tcompared\tpoints\tvictories", Figures: []describe.Figure{
		{Name: "silent", What: "there", Silent: true},
		{Name: "times", What: "taken", Kind: describe.Times},
		{Name: "rate", What: "taken", Kind: describe.Rate, Per: "there"},
		{Name: "share", What: "won", Kind: describe.Share},
		{Name: "mean", What: "taken", Kind: describe.Mean},
		{Name: "compared", What: "taken", Kind: describe.Compared},
		{Name: "victories", What: "taken", Kind: describe.Victories},
	}}
	starts := []describe.Position{pebbles{}, pebbles{}}
	tables := sums.Tables([]describe.Table{table}, starts, 2)
	if len(tables) != 1 || len(tables[0].Rows) != 2 {
		t.Fatalf("the tables are %+v, want red and blue", tables)
	}
	var b strings.Builder
	tables[0].Write(&b)
	want := "\n" + table.Heading + "\nred pebbles\t2\t5.00\t50.0 % [0.0, 100.0]\t2.5\t0.0\t0.0\t50.0 % [0.0, 100.0]\nblue\t0\t0.00\t–\t–\t–\t–\t–\n"
	if got := regexp.MustCompile(`\[[0-9., ]+\]`).ReplaceAllString(b.String(), "[0.0, 100.0]"); got != want {
		t.Errorf("the table is\n%q\nwant\n%q", got, want)
	}
	text, err := json.Marshal(Members(tables))
	if err != nil || !strings.HasPrefix(string(text), `{"pebbles":[{"colour":"red","silent":1,"times":2,"rate":5,"share":{"value":0.5,`) {
		t.Errorf("%v: %s", err, text)
	}
	table.All = true
	if tables := sums.Tables([]describe.Table{table}, starts, 2); len(tables[0].Rows) != 3 {
		t.Errorf("with all rows the tables are %+v", tables)
	}
	if tables := new(Sums).Tables([]describe.Table{{Name: "pebbles", Of: "pebbles"}}, starts, 2); tables != nil {
		t.Errorf("of nothing there are the tables %+v", tables)
	}
}

// TestAnOnlySeatIsComparedWithNobody, as where it plays against the game.
func TestAnOnlySeatIsComparedWithNobody(t *testing.T) {
	var c Compared
	c.Add(0, &games.Result{Seats: []games.Seat{{Place: 1, Share: games.Whole, Total: 40}}}, 0)
	if got := c.Comparison(); got.Lift.Value != 0 || got.Lead.Value != 0 {
		t.Errorf("it is ahead by %+v", got)
	}
}
