package variants_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants"
)

func TestYUCATA1UsedFacesAreASet(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		faces := rapid.SliceOf(rapid.IntRange(1, 6)).Draw(t, "faces")
		var used variants.UsedFaces
		for _, face := range faces {
			used = used.With(face)
		}
		for face := range 12 {
			if got, want := used.Has(face), slices.Contains(faces, face); got != want {
				t.Fatalf("after %v, %d is used: %t", faces, face, got)
			}
		}
		slices.Sort(faces)
		if got, want := slices.Collect(used.All()), slices.Compact(faces); !slices.Equal(got, want) {
			t.Fatalf("walks %v, want %v", got, want)
		}
	})
}

func TestUsedFacesTakesNoFaceThatIsNone(t *testing.T) {
	for _, face := range []int{-1, 0, 7} {
		if got, panicked := recovered(func() variants.UsedFaces { return variants.UsedFaces(0).With(face) }); !panicked {
			t.Errorf("with face %d it is %b", face, got)
		}
	}
}
