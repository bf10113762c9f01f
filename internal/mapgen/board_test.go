package mapgen_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/mapgen"
)

func TestBoardsHave12To64Hexes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		board := mapgen.Board().Draw(t, "board")
		if board.Len() < 12 || board.Len() > 64 {
			t.Fatalf("%d hexes", board.Len())
		}
	})
}

// TestBoardsReachWhatIsEasilyForgotten keeps the promises of the package comment:
// of a few hundred boards, one in twenty at least shows each of these.
func TestBoardsReachWhatIsEasilyForgotten(t *testing.T) {
	const count = 300
	var boards []*hexmap.Board
	for seed := range count {
		boards = append(boards, mapgen.Board().Example(seed))
	}
	for name, shows := range map[string]func(board *hexmap.Board) bool{
		"odd-r":                    func(b *hexmap.Board) bool { return b.Offset() == hexmap.OddRow },
		"even-r":                   func(b *hexmap.Board) bool { return b.Offset() == hexmap.EvenRow },
		"at most 16 hexes":         func(b *hexmap.Board) bool { return b.Len() <= 16 },
		"48 hexes or more":         func(b *hexmap.Board) bool { return b.Len() >= 48 },
		"a hole":                   hasHole,
		"an island":                func(b *hexmap.Board) bool { return len(pieces(b, 0)) > 1 },
		"land in one piece":        func(b *hexmap.Board) bool { return len(pieces(b, 0)) == 1 },
		"a region in pieces":       hasRegionInPieces,
		"a city at the rim":        func(b *hexmap.Board) bool { return anyCity(b, isAtRim) },
		"a city inland":            func(b *hexmap.Board) bool { return anyCity(b, isInland) },
		"two neighbouring cities":  func(b *hexmap.Board) bool { return anyCity(b, isBesideCity) },
		"a border blocked whole":   func(b *hexmap.Board) bool { return blocks(b, isWhole) },
		"a border blocked in part": func(b *hexmap.Board) bool { return blocks(b, isPart) },
		"a face without a line":    func(b *hexmap.Board) bool { return len(b.Blocked(hexmap.Hard, 1)) == 0 },
	} {
		shown := 0
		for _, board := range boards {
			if shows(board) {
				shown++
			}
		}
		if shown < count/20 {
			t.Errorf("only %d of %d boards show %s", shown, count, name)
		}
	}
}

func isAtRim(board *hexmap.Board, i int) bool { return degree(board, i) < hexmap.NumDirections }

func isInland(board *hexmap.Board, i int) bool { return degree(board, i) == hexmap.NumDirections }

func isBesideCity(board *hexmap.Board, i int) bool {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if j := board.Neighbour(i, d); j >= 0 && board.IsCity(j) {
			return true
		}
	}
	return false
}

func isWhole(blocked, edges int) bool { return blocked > 1 && blocked == edges }

func isPart(blocked, edges int) bool { return blocked > 0 && blocked < edges }

func anyCity(board *hexmap.Board, is func(board *hexmap.Board, i int) bool) bool {
	for region := 1; region <= hexmap.NumRegions; region++ {
		if is(board, board.City(region)) {
			return true
		}
	}
	return false
}

func hasRegionInPieces(board *hexmap.Board) bool {
	for region := 1; region <= hexmap.NumRegions; region++ {
		if len(pieces(board, region)) > 1 {
			return true
		}
	}
	return false
}

// pieces are the sets of hexes that hang together, of one region or, if that is
// 0, of the whole board.
func pieces(board *hexmap.Board, region int) [][]int {
	var all [][]int
	seen := map[int]bool{}
	for start := range board.Len() {
		if seen[start] || region > 0 && board.Region(start) != region {
			continue
		}
		seen[start] = true
		piece := []int{start}
		for k := 0; k < len(piece); k++ {
			for d := range hexmap.Direction(hexmap.NumDirections) {
				j := board.Neighbour(piece[k], d)
				if j >= 0 && !seen[j] && (region == 0 || board.Region(j) == region) {
					seen[j] = true
					piece = append(piece, j)
				}
			}
		}
		all = append(all, piece)
	}
	return all
}

// hasHole reports whether there is water that the sea about the board does not
// reach.
func hasHole(board *hexmap.Board) bool {
	const beyond = 20 // farther from any hex of a board than its other hexes are
	water := map[hexmap.Hex]bool{}
	for q := -beyond; q <= beyond; q++ {
		for r := -beyond; r <= beyond; r++ {
			h := board.Hex(0).Add(hexmap.Hex{Q: q, R: r})
			if _, land := board.IndexOfHex(h); !land {
				water[h] = true
			}
		}
	}
	sea := []hexmap.Hex{board.Hex(0).Add(hexmap.Hex{Q: beyond})}
	delete(water, sea[0])
	for k := 0; k < len(sea); k++ {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if h := sea[k].Neighbour(d); water[h] {
				delete(water, h)
				sea = append(sea, h)
			}
		}
	}
	return len(water) > 0
}

// blocks reports whether something holds of any border: how many of its edges
// Medium blocks on a 1, and how many edges it has.
func blocks(board *hexmap.Board, is func(blocked, edges int) bool) bool {
	blocked := board.Blocked(hexmap.Medium, 1)
	for low := 1; low <= hexmap.NumRegions; low++ {
		for high := low + 1; high <= hexmap.NumRegions; high++ {
			count := 0
			border := board.Border(low, high)
			for _, edge := range border {
				if slices.Contains(blocked, edge) {
					count++
				}
			}
			if is(count, len(border)) {
				return true
			}
		}
	}
	return false
}
