package balance

import (
	"fmt"
	"io"
	"strings"

	"github.com/railhex/railhex/examples/tournament/internal/figures"
	"github.com/railhex/railhex/examples/tournament/internal/games"
)

// A stopAt says which city or town: of which map, and on which hex.
type stopAt struct{ board, hex string }

// stop adds up what became of a city or a town.
type stop struct {
	used, players, sent, received, founded figures.Sample
}

// addStops adds what became of the cities and towns of a map.
func (t *Tally) addStops(f games.Fixture, r games.Result) {
	for _, s := range r.Stops {
		at := stopAt{t.plan.Map(f.Setup).Name(), s.Hex}
		sum := t.stops[at]
		if sum == nil {
			sum = &stop{}
			t.stops[at] = sum
		}
		sum.used.Add(f.Deal, oneIf(s.Players > 0))
		sum.players.Add(f.Deal, s.Players)
		sum.sent.Add(f.Deal, s.Sent)
		sum.received.Add(f.Deal, s.Received)
		sum.founded.Add(f.Deal, oneIf(s.Founded))
	}
}

// A Stop is what became of a city or a town of a map.
type Stop struct {
	Map      string           `json:"map"`
	Hex      string           `json:"hex"`
	Name     string           `json:"name"`
	Shows    string           `json:"shows"`    // city or town, and what the map says of it
	Used     figures.Estimate `json:"used"`     // share of games in which anybody had a link there
	Players  figures.Estimate `json:"players"`  // who had
	Sent     figures.Estimate `json:"sent"`     // goods that came from there, and
	Received figures.Estimate `json:"received"` // went there, in a game
	Founded  figures.Estimate `json:"founded"`  // share of games in which a town became a city
}

func (t *Tally) reportStops(r *Report) {
	told := map[string]bool{}
	for setup := range t.tables {
		board := t.plan.Map(setup)
		if board == nil || told[board.Name()] {
			continue
		}
		told[board.Name()] = true
		for cell := range board.Grid().Len() {
			hex := board.Grid().Cell(cell).String()
			sum := t.stops[stopAt{board.Name(), hex}]
			if sum == nil {
				continue // no stop, or no game was played there
			}
			shows := "town"
			if board.IsCity(cell) {
				shows = strings.Join(append([]string{"city"}, board.CityWords(cell)...), " ")
			}
			r.Stops = append(r.Stops, Stop{
				board.Name(), hex, board.NameOf(cell), shows,
				sum.used.Share(1), sum.players.Mean(1), sum.sent.Mean(1), sum.received.Mean(1), sum.founded.Share(1),
			})
		}
	}
}

func (r Report) writeStops(w io.Writer) {
	fmt.Fprintln(w, "\nmap\thex\tname\tis\tgames with links there\tplayers with links\tgoods from there\tto there\tmade a city")
	for _, s := range r.Stops {
		founded := "–"
		if s.Shows == "town" {
			founded = s.Founded.Percent()
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", s.Map, s.Hex, s.Name, s.Shows, s.Used.Percent(), s.Players, s.Sent, s.Received, founded)
	}
}
