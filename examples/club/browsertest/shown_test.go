package browsertest

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestLanguageAndNight changes the language and the look in the middle of a game, and
// keeps both.
func TestLanguageAndNight(t *testing.T) {
	p := shared(t, browser.Phone)
	p.start("steampower", []string{"person", "builder"})
	day := browser.Eval[string](p.Page, `document.querySelector("#frame-map svg").outerHTML`)
	p.Choose("#language", "de")
	p.Sees("#undo", "Zurücknehmen")
	p.Sees("#prompt", p.position().View(0, describe.Manner{Language: "de", You: 1}).Prompt)
	p.Choose("#night", "on")
	p.Until("the map is drawn for the night", `document.querySelector("#frame-map svg").outerHTML !== %s && document.documentElement.classList.contains("night")`, day)
	p.settle()
	p.Screenshot("night")
	p.reload()
	p.settle()
	p.Sees("#undo", "Zurücknehmen")
	if !p.Has("html.night") {
		t.Error("it is day again")
	}
}

// TestNewGameWhileChoosing begins a game of fewer players while somebody in another
// chooses a track.
func TestNewGameWhileChoosing(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person", "person"})
	now := p.position()
	g.clicks(now, now.Moves()[0])
	now = p.position()
	p.Click(fmt.Sprintf("#pictures [data-part=%q]", g.partOf(now, now.Moves()[0])))
	p.Until("a track is to be chosen", `!document.getElementById("choice").hidden`)
	p.Click("#open-new")
	p.start("steamrollers", []string{"person", "person"})
	if p.Has("#new[open]") || p.Has("#choice:not([hidden])") {
		t.Error("the form or the choice of the old game stands open")
	}
	if now := p.position(); now.Seats() != 2 {
		t.Errorf("the new game is played by %d", now.Seats())
	}
}
