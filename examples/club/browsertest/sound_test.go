package browsertest

import (
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// TestSoundsAreHeardByWhoeverWantsThem counts the tones of moves: none unless they are
// switched on, and none while the page is not seen.
func TestSoundsAreHeardByWhoeverWantsThem(t *testing.T) {
	p := open(t, browser.Desktop)
	browser.Eval[bool](p.Page, `drive.countTones()`)

	g := p.start("steamrollers", []string{"person", "builder"})
	heard := func() int {
		t.Helper()
		before := browser.Eval[int](p.Page, `drive.tones.length`)
		g.playSome(2)
		return browser.Eval[int](p.Page, `drive.tones.length`) - before
	}
	if n := heard(); n != 0 {
		t.Errorf("%d tones are heard that nobody asked for", n)
	}
	p.Choose("#sound", "on")
	if n := heard(); n == 0 {
		t.Error("no tone is heard")
	}
	browser.Eval[bool](p.Page, `(Object.defineProperty(document, "hidden", { configurable: true, get: () => true }), true)`)
	if n := heard(); n != 0 {
		t.Errorf("%d tones are heard while the page is not seen", n)
	}
}
