package steam

import "math/bits"

// The supply of tiles (COMP-4). Each tile has two sides and shows one of them,
// so that the faces on the board take tiles away from each other: a face can be
// laid if it and all faces on the board can be shown at once. That is a flow from
// the faces to the kinds of tiles, each kind serving the two faces on its sides.
// It is looked for as flows are: a face takes tiles that are free, and where none
// is, one that shows its other side, if the face there can be shown by another
// tile. So exactly those faces cannot be laid from which no such chain leads to a
// free tile.
//
// Faces that no chain of tiles joins have nothing to do with each other. In a
// group of faces that tiles do join, nothing can be short while the group has
// fewer faces on the board than each of its faces has tiles, which is how most
// questions are answered without looking for a flow.

// A faceSet is a set of faces by their index in the components.
type faceSet uint32

func (set faceSet) has(face int) bool { return set>>face&1 != 0 }

// first is the index of the first face of a set that has one.
func (set faceSet) first() int { return bits.TrailingZeros32(uint32(set)) }

// A faceCount is how often each face lies on the board.
type faceCount [MaxFaces]uint8

// A tileStock is the tiles of a set of components, by the faces that they show.
type tileStock struct {
	kinds  []tileKind
	of     [MaxFaces][]uint16 // the kinds that show a face
	group  [MaxFaces]faceSet  // the faces that chains of tiles join to a face
	enough [MaxFaces]int      // a group with fewer faces on the board than this has tiles for all
}

// A tileKind is tiles of the same two faces. A blank back is the front again:
// such a tile can show nothing else either.
type tileKind struct {
	sides [2]uint8
	count int
}

func newTileStock(c *Components) *tileStock {
	stock := new(tileStock)
	kindOf := map[[2]uint8]int{}
	total := [MaxFaces]int{}
	for i := range c.Faces {
		stock.group[i] = 1 << i
	}
	for _, tiles := range c.Tiles {
		back := tiles.Back
		if back == NoFace {
			back = tiles.Front
		}
		sides := [2]uint8{uint8(min(tiles.Front, back)), uint8(max(tiles.Front, back))}
		k, known := kindOf[sides]
		if !known {
			k = len(stock.kinds)
			kindOf[sides] = k
			stock.kinds = append(stock.kinds, tileKind{sides: sides})
			for i, side := range sides {
				if i == 0 || side != sides[0] {
					stock.of[side] = append(stock.of[side], uint16(k))
				}
			}
		}
		stock.kinds[k].count += tiles.Count
		joined := stock.group[sides[0]] | stock.group[sides[1]]
		for face := range joined.all {
			stock.group[face] = joined
		}
	}
	for _, kind := range stock.kinds {
		total[kind.sides[0]] += kind.count
		if kind.sides[1] != kind.sides[0] {
			total[kind.sides[1]] += kind.count
		}
	}
	for i := range c.Faces {
		stock.enough[i] = total[i]
		for face := range stock.group[i].all {
			stock.enough[i] = min(stock.enough[i], total[face])
		}
	}
	return stock
}

// all walks the set.
func (set faceSet) all(yield func(int) bool) {
	for ; set != 0; set &= set - 1 {
		if !yield(set.first()) {
			return
		}
	}
}

// short is the faces of the group of a face of which no further one can be laid
// beside those on the board, all of which have tiles.
func (stock *tileStock) short(face int, board *faceCount) faceSet {
	group, laid := stock.group[face], 0
	for rest := group; rest != 0; rest &= rest - 1 {
		laid += int(board[rest.first()])
	}
	if laid < stock.enough[face] {
		return 0
	}
	flow := tileFlow{tileStock: stock}
	for rest := group; rest != 0; rest &= rest - 1 {
		flow.serve(rest.first(), int(board[rest.first()]))
	}
	return group &^ flow.servable(group)
}

// fits reports whether all faces on the board can be shown at once.
func (stock *tileStock) fits(board *faceCount) bool {
	flow := tileFlow{tileStock: stock}
	for face, n := range board {
		if flow.serve(face, int(n)) < int(n) {
			return false
		}
	}
	return true
}

// mostTileKinds is the number of kinds of tiles that there can be: of two
// different faces, or of one.
const mostTileKinds = MaxFaces * (MaxFaces + 1) / 2

// A tileFlow says how many tiles of each kind show which side.
type tileFlow struct {
	*tileStock
	shown [mostTileKinds][2]int16
}

func (f *tileFlow) free(k uint16) int {
	return f.kinds[k].count - int(f.shown[k][0]) - int(f.shown[k][1])
}

// side is which side of a kind shows a face.
func (f *tileFlow) side(k uint16, face int) int {
	if int(f.kinds[k].sides[0]) == face {
		return 0
	}
	return 1
}

// serve shows a face n times more and gives how often that was possible.
func (f *tileFlow) serve(face, n int) (served int) {
	for served < n {
		var tried faceSet
		more := f.augment(face, n-served, &tried)
		if more == 0 {
			break
		}
		served += more
	}
	return served
}

// augment shows a face more often, n times at the most. It uses tiles that are free, or
// tiles that show another face which others can show in their place. Faces that were
// tried have no tile to give.
func (f *tileFlow) augment(face, n int, tried *faceSet) int {
	*tried |= 1 << face
	for _, k := range f.of[face] {
		if taken := min(n, f.free(k)); taken > 0 {
			f.shown[k][f.side(k, face)] += int16(taken)
			return taken
		}
	}
	for _, k := range f.of[face] {
		side := f.side(k, face)
		other, lent := int(f.kinds[k].sides[1-side]), int(f.shown[k][1-side])
		if lent == 0 || tried.has(other) {
			continue
		}
		if moved := f.augment(other, min(n, lent), tried); moved > 0 {
			f.shown[k][1-side] -= int16(moved)
			f.shown[k][side] += int16(moved)
			return moved
		}
	}
	return 0
}

// servable is the faces of a group that can be shown once more.
func (f *tileFlow) servable(group faceSet) (can faceSet) {
	for before := ^faceSet(0); before != can; {
		before = can
		for rest := group &^ can; rest != 0; rest &= rest - 1 {
			face := rest.first()
			for _, k := range f.of[face] {
				side := f.side(k, face)
				if f.free(k) > 0 || f.shown[k][1-side] > 0 && can.has(int(f.kinds[k].sides[1-side])) {
					can |= 1 << face
				}
			}
		}
	}
	return can
}
