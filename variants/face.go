package variants

import (
	"iter"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Side is one of the two sides of an action tile or of an order. The zero
// Side is neither.
type Side uint8

// The sides.
const (
	SideA Side = iota + 1
	SideB
)

// Sides walks both sides: a, b.
func Sides() iter.Seq[Side] {
	return func(yield func(Side) bool) { _ = yield(SideA) && yield(SideB) }
}

// IsValid reports whether s is a side.
func (s Side) IsValid() bool { return s == SideA || s == SideB }

// String returns "a" or "b"; "" for anything else.
func (s Side) String() string {
	switch s {
	case SideA:
		return "a"
	case SideB:
		return "b"
	}
	return ""
}

// A Face is one face of an action tile: 1a to 6b, and the two of the solitaire
// tile 2 (SETUP-6, SOLO-2). The zero Face is invalid.
type Face uint8

// The faces of the action tiles.
const (
	Tile1a Face = iota + 1
	Tile1b
	Tile2a
	Tile2b
	Tile3a
	Tile3b
	Tile4a
	Tile4b
	Tile5a
	Tile5b
	Tile6a
	Tile6b
	Tile2aSolo
	Tile2bSolo
)

const (
	// NumTiles is how many action tiles there are in a game, and how many
	// orders: one for each face of a die.
	NumTiles = 6
	// NumFaces is the number of faces of action tiles, those of the solitaire
	// tile included.
	NumFaces = 14
)

const (
	faceNames    = "1a1b2a2b3a3b4a4b5a5b6a6b"
	expectedFace = "the face of an action tile, 1a to 6b, 2a-solo or 2b-solo"
)

// FaceOf returns the face of action tile number, 1 to 6: its side b, or a. It is
// the zero Face for any other number.
func FaceOf(number int, b bool) Face { return Face(faceNumber(number, b)) }

// SoloFace returns the side b, or a, of the solitaire tile 2.
func SoloFace(b bool) Face {
	if b {
		return Tile2bSolo
	}
	return Tile2aSolo
}

// faceNumber numbers the twelve faces of six two-sided tiles 1a, 1b … 6b from 1
// to 12; it is 0 if there is no tile of that number.
func faceNumber(number int, b bool) uint8 {
	switch {
	case uint(number-1) >= NumTiles:
		return 0
	case b:
		return uint8(2 * number)
	}
	return uint8(2*number - 1)
}

// faceName is the name of the face that faceNumber numbers so; "" if it
// numbers none so.
func faceName(face uint8) string {
	if face-1 < 2*NumTiles {
		return faceNames[2*face-2 : 2*face]
	}
	return ""
}

// numberOfFace returns the number of the face of that name, 1 to 12; 0 for no face.
func numberOfFace(name string) uint8 {
	if len(name) != 2 || name[1] != 'a' && name[1] != 'b' {
		return 0
	}
	return faceNumber(int(name[0])-'0', name[1] == 'b')
}

// Faces walks the faces of action tiles: 1a, 1b … 6b, 2a-solo, 2b-solo.
func Faces() iter.Seq[Face] {
	return func(yield func(Face) bool) {
		for f := Tile1a; f <= Tile2bSolo && yield(f); f++ {
		}
	}
}

// ParseFace reads what [Face.String] prints. Its error is a [*hexmap.ParseError].
func ParseFace(name string) (Face, error) {
	switch name {
	case "2a-solo":
		return Tile2aSolo, nil
	case "2b-solo":
		return Tile2bSolo, nil
	}
	if number := numberOfFace(name); number != 0 {
		return Face(number), nil
	}
	return 0, parse.Misread(name, expectedFace)
}

// IsValid reports whether f is one of the 14 faces.
func (f Face) IsValid() bool { return f-1 < NumFaces }

// Number returns the number of the tile, 1 to 6; 0 if f is no face.
func (f Face) Number() int {
	switch {
	case f <= Tile6b:
		return int(f+1) / 2
	case f <= Tile2bSolo:
		return 2
	}
	return 0
}

// Side returns the side of the tile; the zero Side if f is no face.
func (f Face) Side() Side {
	if !f.IsValid() {
		return 0
	}
	return SideB - Side(f%2)
}

// Solo reports whether f is a face of the solitaire tile.
func (f Face) Solo() bool { return f == Tile2aSolo || f == Tile2bSolo }

// String returns the name of the face, such as "4b" or "2a-solo"; "" if f is no
// face.
func (f Face) String() string {
	switch f {
	case Tile2aSolo:
		return "2a-solo"
	case Tile2bSolo:
		return "2b-solo"
	}
	return faceName(uint8(f))
}
