package variants_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/railhex/railhex/variants"
)

func TestFacesInOrder(t *testing.T) {
	var names []string
	for f := range variants.Faces() {
		names = append(names, f.String())
		if again, err := variants.ParseFace(f.String()); err != nil || again != f {
			t.Errorf("%v reads as %v, %v", f, again, err)
		}
	}
	want := []string{
		"1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b", "5a", "5b", "6a", "6b",
		"2a-solo", "2b-solo",
	}
	if !slices.Equal(names, want) || len(want) != variants.NumFaces {
		t.Errorf("faces are %v, want %v", names, want)
	}
}

func TestFacesHaveNumberAndSide(t *testing.T) {
	for number := 1; number <= variants.NumTiles; number++ {
		for _, side := range []variants.Side{variants.SideA, variants.SideB} {
			name := fmt.Sprintf("%d%v", number, side)
			f := variants.FaceOf(number, side == variants.SideB)
			if f.String() != name || f.Number() != number || f.Side() != side || f.Solo() {
				t.Errorf("tile %s is %v, number %d, side %v, solitaire %t", name, f, f.Number(), f.Side(), f.Solo())
			}
			o := variants.OrderFaceOf(number, side == variants.SideB)
			if o.String() != name || o.Number() != number || o.Side() != side {
				t.Errorf("order %s is %v, number %d, side %v", name, o, o.Number(), o.Side())
			}
		}
	}
}

func TestSOLO2TheSolitaireTileHasNumberTwo(t *testing.T) {
	for _, f := range []variants.Face{variants.SoloFace(false), variants.SoloFace(true)} {
		if f.Number() != 2 || !f.Solo() || f.String() != fmt.Sprintf("2%v-solo", f.Side()) {
			t.Errorf("face %v has number %d, solitaire %t", f, f.Number(), f.Solo())
		}
	}
}

func TestNoFaceIsNothing(t *testing.T) {
	for _, number := range []int{-1, 0, 7, 257} {
		if f, o := variants.FaceOf(number, true), variants.OrderFaceOf(number, false); f != 0 || o != 0 {
			t.Errorf("number %d has tile %v and order %v", number, f, o)
		}
	}
	for _, f := range []variants.Face{0, variants.NumFaces + 1, 255} {
		if f.Number() != 0 || f.Side() != 0 || f.String() != "" || f.Solo() {
			t.Errorf("face %d is %q, number %d, side %v", f, f, f.Number(), f.Side())
		}
	}
	for _, f := range []variants.OrderFace{0, variants.NumOrderFaces + 1, 255} {
		if f.Number() != 0 || f.Side() != 0 || f.String() != "" {
			t.Errorf("order %d is %q, number %d, side %v", f, f, f.Number(), f.Side())
		}
	}
	for _, name := range []string{"", "1", "a", "1c", "0a", "7b", "/a", "1aa", "2a-sol", "1A"} {
		f, errTile := variants.ParseFace(name)
		o, errOrder := variants.ParseOrderFace(name)
		if errTile == nil || errOrder == nil || f != 0 || o != 0 {
			t.Errorf("%q reads as tile %v and order %v", name, f, o)
		}
	}
}

func TestOrderFacesInOrder(t *testing.T) {
	var last variants.OrderFace
	for f := range variants.OrderFaces() {
		if f != last+1 {
			t.Errorf("face %v after %v", f, last)
		}
		last = f
	}
	if last != variants.NumOrderFaces {
		t.Errorf("%v is last", last)
	}
}

func TestFacesStopWhenAsked(t *testing.T) {
	for range variants.Faces() {
		break
	}
	for range variants.OrderFaces() {
		break
	}
}
