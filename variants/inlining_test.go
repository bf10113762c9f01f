package variants_test

import (
	"os/exec"
	"regexp"
	"testing"
)

// What a game does with goods at every move costs no call.
func TestHotMethodsAreInlined(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles the package anew")
	}
	command, err := exec.LookPath("go")
	if err != nil {
		t.Skip("no go command")
	}
	out, err := exec.Command(command, "build", "-gcflags=-m", "github.com/railhex/railhex/variants").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	inlined := map[string]bool{}
	for _, match := range regexp.MustCompile(`can inline (\S+)`).FindAllSubmatch(out, -1) {
		inlined[string(match[1])] = true
	}
	for _, name := range []string{
		"Good.Letter", "Good.Colour",
		"Goods.Count", "Goods.Add", "Goods.Remove", "Goods.Plus", "Goods.Minus", "Goods.Contains", "Goods.Len",
		"Line.Len", "Line.At", "Line.Last", "Line.Append", "Line.RemoveAt", "Line.Count", "Line.Find", "Line.Goods",
		"FaceOf", "SoloFace", "Face.Number", "Face.Solo", "Face.Side", "OrderFaceOf", "OrderFace.Number", "OrderFace.Side",
		"Components.Tile", "Components.Order",
		"Modules.Has", "UsedFaces.Has", "UsedFaces.With",
		"CoalFor", "MayGoTo", "DrawableGoods",
	} {
		if !inlined[name] {
			t.Errorf("%s is not inlined", name)
		}
	}
}
