package scoring_test

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

func Example() {
	board, set := hexmap.Standard(), variants.StandardComponents()
	drawn := variants.BlankSheet(board)
	for _, column := range []int{3, 4} { // from city 1 (b2) to city 3 (b5)
		i, _ := board.Index(hexmap.CellAt(2, column))
		drawn[i] = track.Between(hexmap.East, hexmap.West).Tile()
	}
	links := variants.NewTracer(board, nil).AppendLinks(nil, drawn, track.Complete)

	points := scoring.Points{
		Delivery: 13,
		Network:  scoring.Network(links),
		Engine:   scoring.Engine(5),
		Tiles:    scoring.Tiles(&set, variants.Tile3b),
	}
	fmt.Println(points.Total())

	standings := []scoring.Standing{
		{Total: 15, Boxes: 4, Network: 8},
		{Total: points.Total(), Boxes: 5, Network: points.Network},
	}
	for _, i := range scoring.AppendWinners(nil, standings) {
		fmt.Println("winner:", i)
	}
	// Output:
	// 15
	// winner: 1
}

func ExampleAppendRanking() {
	standings := []scoring.Standing{{Total: 20}, {Total: 22}, {Total: 20}, {Total: 7}}
	fmt.Println(scoring.AppendRanking(nil, standings))
	// Output: [2 1 2 4]
}

func ExampleLedger() {
	set := variants.StandardComponents()
	ledger := scoring.Ledger{
		scoring.OfDelivery(variants.Red, 1, 2, 4, 0),
		scoring.OfEngine(4),
		scoring.OfTile(&set, variants.Tile3b),
	}
	fmt.Print(ledger)
	fmt.Println(ledger.Total())
	// Output:
	// SCORE-1 +4 delivery of R from city 1 to city 2 at distance 4
	// SCORE-3 +1 engine of 4 boxes
	// SCORE-4 -2 tile 3b
	// 3
}
