package hexmap

import "fmt"

// appendRows appends the lines from "grid" to "end", with the text of each hex.
// The cells are as wide as the widest of them, and shifted rows begin half a cell
// farther right.
func (g *Grid) appendRows(dst []byte, texts []string) []byte {
	width := len(noHex)
	for _, text := range texts {
		width = max(width, len(text))
	}
	dst = append(dst, "grid\n"...)
	for row := 1; row <= g.rows; row++ {
		dst = append(dst, 'a'+byte(row-1), ' ')
		gap := 1
		if g.offset.Shifted(row) {
			gap += (width + 1) / 2
		}
		for column := 1; column <= g.columns; column++ {
			text := noHex
			if i, ok := g.Index(CellAt(row, column)); ok {
				text = texts[i]
			}
			dst = fmt.Appendf(dst, "%*s%s", gap, "", text)
			gap = 1 + width - len(text)
		}
		dst = append(dst, '\n')
	}
	return append(dst, "end\n"...)
}
