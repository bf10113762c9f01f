package hexmap_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/mapgen"
)

func mustTransform(t *rapid.T, board *hexmap.Board, turns int, reflect bool) (*hexmap.Board, func(int, hexmap.Direction) (int, hexmap.Direction)) {
	moved, where, err := board.Transform(turns, reflect)
	if err != nil {
		t.Fatalf("turned %d, reflected %t: %v", turns, reflect, err)
	}
	return moved, where
}

func TestTransformKeepsWhatBelongsToHexes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := mapgen.Board().Draw(t, "board")
		moved, where := mustTransform(t, board, turns().Draw(t, "turns"), rapid.Bool().Draw(t, "reflect"))
		if moved.Name() != board.Name() || moved.Len() != board.Len() {
			t.Fatalf("%s of %d hexes becomes %s of %d", board.Name(), board.Len(), moved.Name(), moved.Len())
		}
		taken := map[int]bool{}
		for i := range board.Len() {
			j, _ := where(i, hexmap.East)
			if taken[j] {
				t.Errorf("two hexes become %v", moved.Cell(j))
			}
			taken[j] = true
			if moved.Region(j) != board.Region(i) || moved.IsCity(j) != board.IsCity(i) || moved.IsTown(j) != board.IsTown(i) {
				t.Errorf("%v becomes %v, which is another thing", board.Cell(i), moved.Cell(j))
			}
			for k := range i {
				l, _ := where(k, hexmap.East)
				if board.Hex(i).Distance(board.Hex(k)) != moved.Hex(j).Distance(moved.Hex(l)) {
					t.Errorf("the distance of %v and %v changes", board.Cell(i), board.Cell(k))
				}
			}
		}
	})
}

func TestTransformKeepsNeighboursTogether(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := mapgen.Board().Draw(t, "board")
		moved, where := mustTransform(t, board, turns().Draw(t, "turns"), rapid.Bool().Draw(t, "reflect"))
		for i := range board.Len() {
			for _, d := range allDirections() {
				j, e := where(i, d)
				got, want := moved.Neighbour(j, e), board.Neighbour(i, d)
				if want >= 0 {
					want, _ = where(want, d)
				}
				if got != want {
					t.Errorf("%v of %v becomes %v of %v, but the neighbour becomes %d, not %d",
						d, board.Cell(i), e, moved.Cell(j), want, got)
				}
			}
		}
	})
}

func TestTransformKeepsCharts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := mapgen.Board().Draw(t, "board")
		moved, where := mustTransform(t, board, turns().Draw(t, "turns"), rapid.Bool().Draw(t, "reflect"))
		for difficulty := hexmap.Open; difficulty <= hexmap.Hard; difficulty++ {
			for face := 1; face <= hexmap.NumRegions; face++ {
				var want []hexmap.Edge
				for _, edge := range board.Blocked(difficulty, face) {
					i, _ := board.IndexOfHex(edge.Hex())
					j, e := where(i, edge.Direction())
					want = append(want, hexmap.EdgeOf(moved.Hex(j), e))
				}
				slices.SortFunc(want, compareEdges)
				if got := moved.Blocked(difficulty, face); !slices.Equal(got, want) {
					t.Errorf("%v %d blocks %v, not %v", difficulty, face, got, want)
				}
			}
		}
		if again, err := hexmap.ParseBoard(moved.String()); err != nil || !again.Equal(moved) {
			t.Errorf("the text of the new board: %v", err)
		}
	})
}

func TestNoTransformKeepsTheBoardsThatShip(t *testing.T) {
	for name := range hexmap.ShippedNames() {
		board, _ := hexmap.Shipped(name)
		same, _, err := board.Transform(-6, false)
		if err != nil || !same.Equal(board) {
			t.Errorf("%s turned once round is\n%v, %v", name, same, err)
		}
	}
}

func TestALongBoardCannotStandOnEnd(t *testing.T) {
	long := strings.NewReplacer(
		"6*\n", "6*"+strings.Repeat(" 6.", 24)+"\n", "6o\n", "6o"+strings.Repeat(" 6.", 24)+"\n",
	).Replace(small)
	board := hexmap.MustParseBoard(long)
	for turns, fits := range map[int]bool{0: true, 1: false, 2: false, 3: true, 4: false, 5: false} {
		moved, where, err := board.Transform(turns, true)
		if fits != (err == nil) || fits != (moved != nil) || fits != (where != nil) {
			t.Errorf("turned %d: %v", turns, err)
		}
	}
}
