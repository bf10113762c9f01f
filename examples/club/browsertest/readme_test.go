package browsertest

import (
	"image/png"
	"os"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// TestThePictureOfREADME holds README's picture of the page to the size of its screen. Fonts and the rounding of edges
// differ from computer to computer, so it is not compared with another one. Take it anew, and look at it, with
//
//	go -C examples/club test -run TestNothingMovesUnderTheHand -screenshots FOLDER ./browsertest
func TestThePictureOfREADME(t *testing.T) {
	file, err := os.Open("testdata/readme-desktop.png")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	shown, err := png.DecodeConfig(file)
	if err != nil {
		t.Fatal(err)
	}
	if on := browser.Desktop; int64(shown.Width) != on.Width || int64(shown.Height) != on.Height {
		t.Errorf("README's picture is %d by %d pixels, and its screen %d by %d", shown.Width, shown.Height, on.Width, on.Height)
	}
}
