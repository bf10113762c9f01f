package scoring_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/scoring"
)

func TestSCORE6(t *testing.T) {
	for _, test := range []struct {
		name      string
		standings []scoring.Standing
		ranking   []int
		winners   []int
	}{
		{name: "nobody"},
		{
			"most points",
			[]scoring.Standing{{20, 6, 9}, {22, 0, 0}, {21, 6, 9}},
			[]int{3, 1, 2},
			[]int{1},
		},
		{
			"then most boxes",
			[]scoring.Standing{{22, 4, 9}, {22, 5, 0}, {22, 3, 9}},
			[]int{2, 1, 3},
			[]int{1},
		},
		{
			"then most network points",
			[]scoring.Standing{{22, 5, 8}, {22, 5, 7}, {22, 5, 9}},
			[]int{2, 3, 1},
			[]int{2},
		},
		{
			"then the victory is shared",
			[]scoring.Standing{{22, 5, 9}, {10, 1, 0}, {22, 5, 9}, {10, 0, 9}},
			[]int{1, 3, 1, 4},
			[]int{0, 2},
		},
		{
			"those behind share places too",
			[]scoring.Standing{{9, 1, 1}, {12, 0, 0}, {9, 1, 1}, {-3, 0, 0}},
			[]int{2, 1, 2, 4},
			[]int{1},
		},
		{
			"all share",
			[]scoring.Standing{{}, {}, {}, {}, {}},
			[]int{1, 1, 1, 1, 1},
			[]int{0, 1, 2, 3, 4},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			if diff := cmp.Diff(test.ranking, scoring.AppendRanking(nil, test.standings)); diff != "" {
				t.Errorf("ranking: mismatch (-want +got)\n%s", diff)
			}
			if diff := cmp.Diff(test.winners, scoring.AppendWinners(nil, test.standings)); diff != "" {
				t.Errorf("winners: mismatch (-want +got)\n%s", diff)
			}
		})
	}
}
