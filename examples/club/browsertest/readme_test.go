package browsertest

import (
	"bytes"
	"flag"
	"fmt"
	"image/png"
	"os"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
)

var update = flag.Bool("update", false, "take README's picture of the page anew")

// TestThePictureOfREADME holds README's picture of the page to the size of its screen. Fonts and the rounding
// of edges differ from computer to computer, so it is not compared with another one. With -update it is taken
// anew, to be looked at.
func TestThePictureOfREADME(t *testing.T) {
	const file = "testdata/readme-desktop.png"
	on := browser.Desktop
	if *update || long.Allowed() {
		p := inTheMiddle(t)
		p.Until("nothing moves", `document.getAnimations().every(({ playState }) => playState !== "running")`)
		if *update {
			if err := os.WriteFile(file, p.Picture(), 0o644); err != nil {
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
	if int64(shown.Width) != on.Width || int64(shown.Height) != on.Height {
		t.Errorf("%s is %d by %d pixels, and its screen %d by %d", file, shown.Width, shown.Height, on.Width, on.Height)
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
