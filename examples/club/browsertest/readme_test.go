package browsertest

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
)

var update = flag.Bool("update", false, "take README's pictures of the page anew")

const root = "../../.."

func readme(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestTheLinkOfREADME opens the position to which README links.
func TestTheLinkOfREADME(t *testing.T) {
	link := regexp.MustCompile(`http://127\.0\.0\.1:8080/(#game=[\w-]+)`).FindStringSubmatch(readme(t))
	if link == nil {
		t.Fatal("README links to no position")
	}
	p := open(t, browser.Desktop)
	p.visit(address + link[1])
	p.settle()
	p.Until("the fifth round is shown", `document.getElementById("round").textContent.includes("Round 5")`)
	if p.Text("#place") != "0 / 0" || !p.Has("#options:not([hidden])") {
		t.Errorf("the page shows position %s, with nothing to do", p.Text("#place"))
	}
	p.Screenshot("readme")
}

const largest = 200_000 // bytes of a picture

// TestThePicturesOfREADME looks at README's pictures of the page. Fonts and the rounding of
// edges are another matter on each computer: no two pictures are compared, but those
// that README shows must be of the size of their screen, and small. With -update they
// are taken anew, to be looked at; where tests may take long, all is done for that but
// the last.
func TestThePicturesOfREADME(t *testing.T) {
	for name, picture := range map[string]struct {
		on   browser.Screen
		play func(t *testing.T) *page
	}{
		"desktop": {browser.Desktop, inTheMiddle},
		"phone":   {browser.Phone, turningByNight},
	} {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", "readme-"+name+".png")
			if *update || long.Allowed() {
				p := picture.play(t)
				p.Until("nothing moves", `document.getAnimations().every(({ playState }) => playState !== "running")`)
				taken := compact(t, p.Picture())
				if *update {
					if err := os.WriteFile(file, taken, 0o644); err != nil {
						t.Fatal(err)
					}
				}
			}
			kept, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			shown, err := png.DecodeConfig(bytes.NewReader(kept))
			if err != nil {
				t.Fatal(err)
			}
			if on := picture.on; int64(shown.Width) != on.Width || int64(shown.Height) != on.Height || len(kept) > largest {
				t.Errorf("%s is %d by %d pixels of %d bytes, and its screen %d by %d", file, shown.Width, shown.Height, len(kept), on.Width, on.Height)
			}
			if link := "](examples/club/browsertest/" + filepath.ToSlash(file) + ")"; !strings.Contains(readme(t), link) {
				t.Errorf("README does not show %s", file)
			}
		})
	}
}

// inTheMiddle is a game of SteamRollers after some rounds.
func inTheMiddle(t *testing.T) *page {
	p := open(t, browser.Desktop)
	name := func(seat int, name string) { p.Choose(fmt.Sprintf("#seats p:nth-child(%d) input", seat), name) }
	g := p.start("steamrollers", []string{"person", "builder"}, func() {
		name(1, "Ada")
		name(2, "Isambard")
	})
	g.playSome(14)
	return p
}

// turningByNight is a game of Steam in which somebody turns a track on a hex, by night.
func turningByNight(t *testing.T) *page {
	p := open(t, browser.Phone)
	p.Choose("#night", "on")
	_, part := turning(p, "steam", []string{"person", "builder", "builder"})
	hex := fmt.Sprintf("#pictures [data-part=%q]", part)
	p.Click(hex)
	p.Until("a ghost lies there", `document.querySelectorAll(".ghost.on").length === 1`)
	p.Scroll("#frame-map")
	return p
}

// compact is a picture in the colours that it has most of.
func compact(t *testing.T, text []byte) []byte {
	t.Helper()
	full, err := png.Decode(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	count := map[color.Color]int{}
	area := full.Bounds()
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			count[full.At(x, y)]++
		}
	}
	const most = 256 // colours of a palette
	byCount := slices.SortedFunc(maps.Keys(count), func(one, other color.Color) int {
		return cmp.Or(count[other]-count[one], cmp.Compare(fmt.Sprint(one), fmt.Sprint(other)))
	})
	palette := color.Palette(byCount[:min(most, len(byCount))])
	nearest := map[color.Color]uint8{}
	for c := range count {
		nearest[c] = uint8(palette.Index(c))
	}
	drawn := image.NewPaletted(area, palette)
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			drawn.SetColorIndex(x, y, nearest[full.At(x, y)])
		}
	}
	var small bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&small, drawn); err != nil {
		t.Fatal(err)
	}
	return small.Bytes()
}
