package hexmap

import "strings"

// String returns the canonical text of the map, or "invalid map" for the zero Map. The first
// call makes the text, and the Map keeps it.
func (m *Map) String() string {
	if m.name == "" {
		return "invalid map"
	}
	text := m.text.Load()
	if text == nil {
		written := string(m.appendText(nil))
		text = &written
		m.text.Store(text)
	}
	return *text
}

// appendText writes the text.
func (m *Map) appendText(dst []byte) []byte {
	dst = append(dst, "map "+m.name+"\nlayout pointy "+m.offset.String()+"\n"...)
	texts := make([]string, m.Len())
	for i := range m.grounds {
		texts[i] = m.Ground(i)
	}
	dst = m.appendRows(dst, texts)
	dst = m.appendStops(dst, City)
	dst = m.appendStops(dst, Town)
	dst = m.appendClosed(dst)
	for _, line := range m.lines {
		if line != nil {
			dst = append(append(dst, strings.Join(line, " ")...), '\n')
		}
	}
	return dst
}

// GoString shows the map in %#v as a call that makes it, and not as its tables.
// The format is the game's.
func (m *Map) GoString() string {
	return "hexmap.MustParseMap(`\n" + m.String() + "`, format)"
}

// Ground returns what the text of the map shows of hex i: the letter of its terrain and
// the signs of its marks, as in "p~*".
func (m *Map) Ground(i int) string {
	g := &m.grounds[i]
	cell := []byte{g.terrain.Letter()}
	if g.river {
		cell = append(cell, River.Letter())
	}
	if g.stop != 0 {
		cell = append(cell, g.stop.Letter())
	}
	return string(cell)
}

// appendStops appends a line for each town or city of which something is said.
func (m *Map) appendStops(dst []byte, stop Mark) []byte {
	for i := range m.stops(stop) {
		at := &m.grounds[i]
		if at.name == "" && len(at.words) == 0 {
			continue
		}
		dst = append(append(dst, stop.String()...), ' ')
		dst, _ = m.Cell(i).AppendText(dst)
		for _, word := range at.words {
			dst = append(append(dst, ' '), word...)
		}
		if at.name != "" {
			dst = append(append(dst, ' '), at.name...)
		}
		dst = append(dst, '\n')
	}
	return dst
}

func (m *Map) appendClosed(dst []byte) []byte {
	begin, end := "closed ", ""
	for edge := range m.ClosedEdges() {
		dst = append(append(dst, begin...), m.offset.EdgeName(edge)...)
		begin, end = " ", "\n"
	}
	return append(dst, end...)
}
