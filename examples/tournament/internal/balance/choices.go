package balance

import (
	"fmt"
	"io"

	"github.com/railhex/railhex/examples/tournament/internal/figures"
	"github.com/railhex/railhex/examples/tournament/internal/games"
	"github.com/railhex/railhex/variants/steam"
)

// actionTile adds up who took an action tile of Steam, and when.
type actionTile struct {
	taken, passed figures.Sample // 1 for each turn in which it was, 0 for the others
	place         figures.Sample
	takers        compared
}

// addChoices adds the action tiles that were taken in a game of Steam.
func (t *Tally) addChoices(f games.Fixture, r games.Result) {
	var taken, passed [steam.NumActionTiles + 1]int
	turns := 0
	for i, seat := range r.Seats {
		compared := compare(r, i)
		turns = max(turns, len(seat.Choices)) // who is eliminated has fewer
		for _, choice := range seat.Choices {
			tile := &t.actions[choice.Tile]
			taken[choice.Tile]++
			passed[choice.Tile] += oneIf(choice.Passed)
			tile.place.Add(f.Deal, choice.Place)
			tile.takers.add(f.Deal, compared)
		}
	}
	for number := range t.actions {
		for turn := range turns {
			t.actions[number].taken.Add(f.Deal, oneIf(turn < taken[number]))
			t.actions[number].passed.Add(f.Deal, oneIf(turn < passed[number]))
		}
	}
}

// An ActionTile is what became of an action tile of Steam.
type ActionTile struct {
	Tile   string           `json:"tile"`
	Taken  figures.Estimate `json:"taken"`  // share of turns in which somebody took it
	Passed figures.Estimate `json:"passed"` // share of turns in which that was passing
	Place  figures.Estimate `json:"place"`  // 1 where it was the first to be taken
	Takers Comparison       `json:"takers"` // those who did, once for each time
}

func (t *Tally) reportChoices(r *Report) {
	for tile := range steam.ActionTiles() {
		sum := &t.actions[tile]
		if sum.taken.N() > 0 {
			r.ActionTiles = append(r.ActionTiles, ActionTile{
				tile.String(), sum.taken.Share(1), sum.passed.Share(1), sum.place.Mean(1), sum.takers.comparison(),
			})
		}
	}
}

func (r Report) writeChoices(w io.Writer) {
	fmt.Fprintln(w, "\naction tile\ttaken in a turn\tpassing\tin place\tby those who took it: victories, %\tpoints ahead")
	for _, a := range r.ActionTiles {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\n", a.Tile, a.Taken.Percent(), a.Passed.Percent(), a.Place, a.Takers)
	}
}
