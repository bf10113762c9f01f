package hexmap

import (
	"cmp"
	"fmt"
	"strconv"

	"github.com/railhex/railhex/hexmap/parse"
)

// AppendText appends the text of the board in its canonical form, which
// [ParseBoard] reads: the same board always prints the same way. A border that
// a chart blocks whole is printed as such (1|3), whichever way it was written.
// It fails for the zero Board alone.
func (b *Board) AppendText(dst []byte) ([]byte, error) {
	if b.name == "" {
		return dst, unprintable("the zero Board")
	}
	dst = fmt.Appendf(dst, "board %s\nlayout pointy %s\n", b.name, b.offset)
	for region := 1; region <= NumRegions; region++ {
		dst = fmt.Appendf(dst, "region %d %s\n", region, b.Colour(region))
	}
	texts := make([]string, b.Len())
	for i, l := range b.lands {
		texts[i] = string([]byte{'0' + l.region, siteLetter(l.mark)})
	}
	dst = b.appendRows(dst, texts)
	for difficulty := Medium; difficulty <= Hard; difficulty++ {
		for face := 1; face <= NumRegions; face++ {
			dst = b.appendChartLine(dst, difficulty, face)
		}
	}
	return dst, nil
}

// String returns the canonical text of the board, or "invalid board" for the zero
// Board.
func (b *Board) String() string {
	return cmp.Or(parse.String(b.AppendText(nil)), "invalid board")
}

// GoString shows the board in %#v as a call that makes it, and not as its tables.
func (b *Board) GoString() string {
	return "hexmap.MustParseBoard(`\n" + b.String() + "`)"
}

// siteLetter shows what stands in a hex of a board.
func siteLetter(mark Mark) byte {
	if mark == 0 {
		return '.'
	}
	return mark.Letter()
}

func (b *Board) appendChartLine(dst []byte, difficulty Difficulty, face int) []byte {
	blocked := b.blocked[difficulty][face]
	if len(blocked) == 0 {
		return dst
	}
	dst = append(append(dst, difficulty.String()...), ' ')
	dst = strconv.AppendInt(dst, int64(face), 10)

	// The edges of a chart line are all different, so a border is blocked whole
	// exactly if as many of its edges are blocked as it has.
	var count [NumRegions + 1][NumRegions + 1]int
	for _, edge := range blocked {
		low, high := b.regionsOf(edge)
		count[low][high]++
	}
	whole := func(low, high int) bool {
		return low < high && count[low][high] > 0 && count[low][high] == len(b.borders[low][high])
	}
	for low := 1; low <= NumRegions; low++ {
		for high := low + 1; high <= NumRegions; high++ {
			if whole(low, high) {
				dst = fmt.Appendf(dst, " %d|%d", low, high)
			}
		}
	}
	for _, edge := range blocked {
		if !whole(b.regionsOf(edge)) {
			dst = append(append(dst, ' '), b.offset.EdgeName(edge)...)
		}
	}
	return append(dst, '\n')
}

// regionsOf are the regions on the two sides of an edge, the lower number first.
func (b *Board) regionsOf(edge Edge) (low, high int) {
	i, j := b.sidesOf(edge)
	return ordered(b.Region(i), b.Region(j))
}
