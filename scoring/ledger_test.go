package scoring_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

func cityEnd(board *hexmap.Board, region int) track.End {
	return track.End{Hex: uint16(board.City(region))}
}

func TestEntriesNameTheirRuleAndSource(t *testing.T) {
	board := hexmap.Standard()
	set := variants.StandardComponents()
	link := track.Link{From: cityEnd(board, 1), To: cityEnd(board, 3), Tracks: 2, Towns: 1}
	plain := track.Link{From: cityEnd(board, 4), To: cityEnd(board, 6), Tracks: 4}
	order := variants.OrderFaceOf(5, true)
	for _, test := range []struct {
		got  scoring.Entry
		want scoring.Entry
		text string
	}{
		{
			scoring.OfDeliveries(13),
			scoring.Entry{RuleID: "SCORE-1", Points: 13, Source: scoring.FromDeliveries},
			"SCORE-1 +13 deliveries",
		},
		{
			scoring.OfDelivery(variants.Red, 1, 2, 4, 0),
			scoring.Entry{RuleID: "SCORE-1", Points: 4, Source: scoring.FromDelivery, From: 1, To: 2, Good: variants.Red, Distance: 4},
			"SCORE-1 +4 delivery of R from city 1 to city 2 at distance 4",
		},
		{
			scoring.OfDelivery(variants.Coal, 6, 5, 1, 2),
			scoring.Entry{RuleID: "SCORE-1", Points: 3, Source: scoring.FromDelivery, From: 6, To: 5, Good: variants.Coal, Distance: 1, Bonus: 2},
			"SCORE-1 +3 delivery of K from city 6 to city 5 at distance 1 with a bonus of 2",
		},
		{
			scoring.OfPower(),
			scoring.Entry{RuleID: "POWER-4", Points: 2, Source: scoring.FromPower},
			"POWER-4 +2 starting power",
		},
		{
			scoring.OfLink(board, link),
			scoring.Entry{RuleID: "SCORE-2", Points: 2, Source: scoring.FromLink, From: 1, To: 3, Towns: 1, Link: link},
			"SCORE-2 +2 link between cities 1 and 3 with 1 town",
		},
		{
			scoring.OfLink(board, plain),
			scoring.Entry{RuleID: "SCORE-2", Points: 1, Source: scoring.FromLink, From: 4, To: 6, Link: plain},
			"SCORE-2 +1 link between cities 4 and 6 with 0 towns",
		},
		{
			scoring.OfEngine(5),
			scoring.Entry{RuleID: "SCORE-3", Points: 2, Source: scoring.FromEngine, Boxes: 5},
			"SCORE-3 +2 engine of 5 boxes",
		},
		{
			scoring.OfTile(&set, variants.Tile3b),
			scoring.Entry{RuleID: "SCORE-4", Points: -2, Source: scoring.FromTile, Tile: variants.Tile3b},
			"SCORE-4 -2 tile 3b",
		},
		{
			scoring.OfTile(&set, variants.Tile5a),
			scoring.Entry{RuleID: "SCORE-4", Source: scoring.FromTile, Tile: variants.Tile5a},
			"SCORE-4 +0 tile 5a",
		},
		{
			scoring.OfOrder(&set, order),
			scoring.Entry{RuleID: "SCORE-5", Points: 4, Source: scoring.FromOrder, Order: order},
			"SCORE-5 +4 order 5b",
		},
		{scoring.Entry{}, scoring.Entry{}, ""},
	} {
		if test.got != test.want {
			t.Errorf("%+v, want %+v", test.got, test.want)
		}
		if got := test.got.String(); got != test.text {
			t.Errorf("%q, want %q", got, test.text)
		}
	}
}
