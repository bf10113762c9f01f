package steam

import (
	"math/rand/v2"
	"testing"
)

// TestTheSupplyOfTilesIsExact holds the flow to trying every way in which the tiles
// of small sets can show their sides (COMP-4).
func TestTheSupplyOfTilesIsExact(t *testing.T) {
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 5))
		c := &Components{}
		for range 1 + r.IntN(5) {
			c.Faces = append(c.Faces, standard().Faces[len(c.Faces)])
		}
		for range 1 + r.IntN(6) {
			c.Tiles = append(c.Tiles, TileCount{r.IntN(len(c.Faces)), r.IntN(len(c.Faces)+1) - 1, r.IntN(4)})
		}
		stock := newTileStock(c)
		for range 40 {
			var board faceCount
			for face := range c.Faces {
				board[face] = uint8(r.IntN(4))
			}
			can := shownByAll(c, board)
			if stock.fits(&board) != can {
				t.Fatalf("%+v: %v can be shown: %t, want %t", c.Tiles, board, !can, can)
			}
			if !can {
				continue
			}
			for face := range c.Faces {
				more := board
				more[face]++
				if short := stock.short(face, &board).has(face); short == shownByAll(c, more) {
					t.Fatalf("%+v: beside %v a further face %d can be shown: %t", c.Tiles, board, face, !short)
				}
			}
		}
	}
}

// shownByAll tries every number of tiles that can show their front.
func shownByAll(c *Components, board faceCount) bool {
	var try func(i int, shown [MaxFaces]int) bool
	try = func(i int, shown [MaxFaces]int) bool {
		if i == len(c.Tiles) {
			for face, n := range board {
				if shown[face] < int(n) {
					return false
				}
			}
			return true
		}
		tiles := c.Tiles[i]
		for front := range tiles.Count + 1 {
			next := shown
			next[tiles.Front] += front
			if tiles.Back != NoFace {
				next[tiles.Back] += tiles.Count - front
			}
			if try(i+1, next) {
				return true
			}
		}
		return false
	}
	return try(0, [MaxFaces]int{})
}

// TestALargeSupplyIsSearchedFast: all faces joined by tiles, and nearly all of them
// used, take no time that grows with the number of ways.
func TestALargeSupplyIsSearchedFast(t *testing.T) {
	c := &Components{Faces: standard().Faces}
	for a := range c.Faces {
		for b := range a {
			c.Tiles = append(c.Tiles, TileCount{a, b, 1})
		}
	}
	stock := newTileStock(c)
	var board faceCount
	for face := range c.Faces {
		board[face] = 10
	}
	if !stock.fits(&board) || stock.short(0, &board) != 1<<MaxFaces-1 {
		t.Error("210 tiles show ten of each of 21 faces, and then none is left")
	}
}
