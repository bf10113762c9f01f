package drawing

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
)

// A label is a text where it stands.
type label struct {
	text string
	size float64
	Room
}

// letterBelow is how far below its middle the letter of a city stands, in lengths of the edge.
const letterBelow = -0.62

// Where names stand below and above the middle of their hexes, in lengths of the edge, and the
// room that they have there.
const (
	nameBelow = 0.53
	nameLow   = 0.42 // in a city, clear of what joins it to the next
	nameAbove = -0.55
	nameRoom  = 66.0
	nameSize  = 11.5
)

// named finds where the names of towns and cities stand. Each has a place in its hex, cut off if
// its size is given in pixels and it is too long. Then each that was cut off stands whole if it
// lies on no other text.
func (b *Board) named() map[int]label {
	if b.names != nil || b.pen.Thumbnail {
		return b.names
	}
	b.names = map[int]label{}
	for i := range b.Map.Len() {
		if text, size := b.on.Letter(i); text != "" {
			b.taken = append(b.taken, labelAt(b.below(i, letterBelow), text, size).Room)
		}
	}
	codes := b.Map.Codes()
	for i := range b.Map.Len() {
		name := cut(b.Map.NameOf(i))
		if b.pen.Codes {
			name = codes[i]
		}
		if name == "" {
			continue
		}
		_, size := Fit(name, nameRoom, b.pen.LabelSize(nameSize), 0)
		size = b.pen.Readable(size) // in pixels a name goes beyond its room before it loses more than a sixteenth
		if !b.pen.Codes {
			name, _ = Fit(name, nameRoom, size, size)
		}
		b.names[i] = labelAt(b.below(i, b.nameBelow(i)), name, size)
		b.place(i, name, size)
	}
	for i := range b.Map.Len() {
		if name, whole := b.names[i], cut(b.Map.NameOf(i)); !b.pen.Codes && name.text != whole {
			b.place(i, whole, name.size)
		}
	}
	for i := range b.Map.Len() {
		if name, ok := b.names[i]; ok {
			b.taken = append(b.taken, name.Room)
		}
	}
	return b.names
}

// place moves the name of hex i to where a text lies on no other, if there is such a place: in
// the lower or upper half of the hex, and a little to the left or right.
func (b *Board) place(i int, text string, size float64) {
	for _, below := range []float64{b.nameBelow(i), nameLow, nameAbove} {
		for _, aside := range []float64{0, -0.2, 0.2, -0.4, 0.4, -0.8, 0.8} {
			at := b.below(i, below)
			at.X += aside * HexEdge
			if there := labelAt(at, text, size); b.isFree(i, there.Room) {
				b.names[i] = there
				return
			}
		}
	}
}

// isFree reports whether a room lies within the chart and on no text but the name of hex i.
func (b *Board) isFree(i int, room Room) bool {
	for j, name := range b.names {
		if j != i && room.meets(name.Room) {
			return false
		}
	}
	for _, taken := range b.taken {
		if room.meets(taken) {
			return false
		}
	}
	return room.X > 0 && room.Y > 0 && room.X+room.Width < b.width && room.Y+room.Height < b.height
}

// meets reports whether two rooms overlap, or are nearer to each other than text may be.
func (r Room) meets(other Room) bool {
	return max(r.X, other.X) < min(r.X+r.Width, other.X+other.Width)+between &&
		max(r.Y, other.Y) < min(r.Y+r.Height, other.Y+other.Height)+between
}

func labelAt(at hexmap.Point, text string, size float64) label {
	return label{text, size, roomOf(at, text, size)}
}

// below returns the point below the middle of hex i by lengths of the edge.
func (b *Board) below(i int, lengths float64) hexmap.Point {
	at := b.Centre(i)
	return hexmap.Point{X: at.X, Y: at.Y + lengths*HexEdge}
}

// nameBelow is how far below the middle of its hex a name stands: in the upper half where
// track leaves the lower one alone.
func (b *Board) nameBelow(i int) float64 {
	if b.on.City(i) {
		return nameLow
	}
	down, up := 0, 0
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if !b.on.Track(i).Has(d) {
			continue
		}
		switch off := b.Curve(i, d, d).Start().Y - b.Centre(i).Y; {
		case off > 1:
			down++
		case off < -1:
			up++
		}
	}
	if down > up {
		return nameAbove
	}
	return nameBelow
}

// cut returns a name of which what is longer than the longest names of places is cut off.
func cut(name string) string {
	const most = 18
	if letters := []rune(name); len(letters) > most {
		return string(letters[:most-1]) + "…"
	}
	return name
}

// textRooms returns the rooms of names, of the letters of cities, and of what was taken.
func (b *Board) textRooms() []Room {
	b.named()
	return b.taken
}

// Take keeps text off rooms that was not placed yet; names are when they are first asked for.
func (b *Board) Take(rooms ...Room) {
	b.taken = append(b.taken, rooms...)
}

// PriceAt writes a price at the first of several points where it lies on no other text, or else
// near the first.
func (b *Board) PriceAt(text string, points ...hexmap.Point) {
	b.named()
	at := points[0]
	for _, p := range slices.AppendSeq(points, around(at)) {
		if b.isFree(-1, b.pen.priceRoom(p, text)) {
			at = p
			break
		}
	}
	b.Take(b.pen.priceRoom(at, text))
	b.price(at, text)
}

// Lines writes lines of text into hex i, in the layer of Labels, as many as there is room for.
func (b *Board) Lines(i int, texts []string) {
	b.named()
	const first, every, most = -0.5, 0.3, 3
	for n, text := range texts[:min(len(texts), most)] {
		if n == most-1 && len(texts) > most {
			text = "…"
		}
		text, size := Fit(text, nameRoom, b.pen.LabelSize(10), 6)
		if room := labelAt(b.below(i, first+every*float64(n)), text, size); b.isFree(-1, room.Room) {
			b.taken = append(b.taken, room.Room)
			b.Inscribe(i, first+every*float64(n), size, text)
		}
	}
}

// WriteNames writes the letters of cities, the names of towns and cities, and, if the style asks
// for them, those of hexes where there is room.
func (b *Board) WriteNames() {
	named := b.named()
	b.Labels("names", func() {
		for i := range b.Map.Len() {
			if text, size := b.on.Letter(i); text != "" {
				b.Inscribe(i, letterBelow, size, text, "class", "letter")
			}
			if name, ok := named[i]; ok {
				weight := "400"
				if b.on.City(i) {
					weight = "600"
				}
				b.pen.Label(name.X+name.Width/2, name.Y+name.Height/2, name.size, name.text, "font-weight", weight)
			}
		}
	})
	if !b.pen.Names {
		return
	}
	b.Labels("hex-names", func() {
		for i := range b.Map.Len() {
			hex := b.Map.Cell(i).String()
			if letter, _ := b.on.Letter(i); letter != "" && len(letter) > len(hex) {
				continue // it stands with the letter
			}
			if room := b.Annotate(i, false, b.pen.LabelSize(9), hex, b.thingsIn(i)); room != (Room{}) {
				b.taken = append(b.taken, room)
			}
		}
	})
}

// thingsIn are what the name of hex i keeps clear of.
func (b *Board) thingsIn(i int) Things {
	all := b.on.Things(i)
	all.Boxes = append(all.Boxes, b.taken...)
	if b.on.City(i) {
		return all // track ends at its edge
	}
	for part := range b.on.Track(i).Parts() {
		all.Curves = append(all.Curves, b.CurveOf(i, part))
	}
	for part := range b.on.Proposed(i).Parts() {
		all.Curves = append(all.Curves, b.CurveOf(i, part))
	}
	if b.Map.IsTown(i) {
		all.Circles = append(all.Circles, Circle{At: b.Centre(i), Radius: TownRadius})
	}
	return all
}
