package browsertest

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// games are the ids of the games that the browser keeps, the latest first.
func (p *page) games() []string {
	p.T.Helper()
	return browser.Eval[[]string](p.Page, `(async () => (await window.testing.kept()).map(({ id }) => id))()`)
}

// openWith opens the page with a script that is run before its own.
func openWith(t *testing.T, script string) *page {
	t.Helper()
	beside(t)
	p := &page{browser.Open(t, "about:blank", browser.Desktop)}
	p.BeforeScripts(script)
	p.visit(address)
	return p
}

// TestPlayingOnFromThePastLosesNothing plays on from a position that is past: the game
// with all its moves is kept beside the new one.
func TestPlayingOnFromThePastLosesNothing(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	g.playSome(4)
	whole, id := p.record(), p.games()[0]
	p.Click("#previous")
	p.Until("it is past", `document.getElementById("continue").checkVisibility()`)
	p.settle()
	p.Click("#continue")
	p.keeps("another game is kept", whole)
	p.settle()
	past := whole[:strings.LastIndex(strings.TrimSuffix(whole, "\n"), "\n")+1] // behind it another roll falls
	if now := p.record(); !strings.HasPrefix(now, past) {
		t.Errorf("the new game is\n%s\nand the old one was\n%s", now, whole)
	}
	p.Sees("#toast", "kept as it was")
	g.playSome(1)
	if games := p.games(); len(games) != 2 || games[1] != id {
		t.Errorf("the games %v are kept, and %s was played on from", games, id)
	}
	p.visit(address + "#kept=" + id)
	p.settle()
	if p.record() != whole {
		t.Errorf("the old game is now\n%s", p.record())
	}
}

// TestADamagedGameIsNamed keeps games of which one is damaged: those that are whole go on, and it is named, saved and
// deleted.
func TestADamagedGameIsNamed(t *testing.T) {
	p := open(t, browser.Desktop)
	p.start("steamrollers", []string{"person", "person"})
	record := p.record()
	browser.Eval[bool](p.Page, `(window.confirm = () => true, drive.catchFiles() && drive.damage(%s))`, record)
	p.Click("#open-games")
	p.Until("all are there", `document.querySelectorAll("#games li").length === 3`)
	p.Click(`[data-game="illegal"] button.main`)
	p.Sees("#home-notice", "cannot be played")
	p.Until("it is named as damaged", `Boolean(document.querySelector('.damaged[data-game="illegal"]'))`)
	p.Click(`[data-game="illegal"] button:first-child`)
	p.Until("what is damaged is saved as it is", `drive.files.some((file) => file.includes("draft 9"))`)
	said := p.Text("#home-notice")
	p.speaks("de")
	p.Sees("#games-there", "Drei")
	if now := p.Text("#home-notice"); now != said {
		t.Errorf("in another look the page says %q, and said %q", now, said)
	}
	p.speaks("en")
	p.Click(`[data-game="illegal"] button:last-child`)
	p.Until("it is deleted", `!document.querySelector('[data-game="illegal"]')`)
	p.Click(`[data-game="whole"] button.main`)
	p.settle()
	if p.record() != record {
		t.Errorf("the whole game is\n%s", p.record())
	}
}

// TestTwoTabsLoseNoMove plays one game in two tabs: where both have moved from one position, the tab
// that is late goes on from the move that is kept.
func TestTwoTabsLoseNoMove(t *testing.T) {
	p := open(t, browser.Desktop)
	p.start("steamrollers", []string{"person", "person"})
	other := &page{p.Tab(browser.Eval[string](p.Page, `location.href`))}
	other.begun()
	other.settle()
	other.at("steamrollers").playSome(1)
	record := other.record()
	now := p.Text("#place")
	move := browser.Eval[string](p.Page, `[...document.querySelectorAll("#options [data-move]")].at(-1).dataset.move`)
	p.Click(`#options [data-move="` + move + `"]`)
	p.Sees("#toast", "another tab")
	p.settle()
	if p.record() != record || p.Text("#place") != other.Text("#place") {
		t.Errorf("from %s one tab made a move that the other had made otherwise; kept is\n%s", now, p.record())
	}
}

// TestAFullStoreLosesNoMove leaves the browser no room: the page says so, and loading it
// anew goes on where the game was. With room again it is kept.
func TestAFullStoreLosesNoMove(t *testing.T) {
	p := open(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	before := p.record()
	p.fill(true)
	now := p.position()
	g.byClicks(now, now.Moves()[0])
	p.Sees("#unkept", "full")
	p.settle()
	p.Screenshot("full")
	p.wantAccessible("with a full store")
	place := p.Text("#place")
	p.reload()
	p.settle()
	if p.Text("#place") != place {
		t.Errorf("after the page was loaded anew it shows %s, not %s", p.Text("#place"), place)
	}
	p.Sees("#unkept", "full")
	p.fill(false)
	p.Click("#unkept button:last-child")
	p.Until("it is kept again", `!document.getElementById("unkept").checkVisibility()`)
	p.settle()
	if p.record() == before {
		t.Error("the old state is kept")
	}
	if games := p.games(); len(games) != 1 {
		t.Errorf("%d games are kept", len(games))
	}
}

// fill makes the browser's store full, or not.
func (p *page) fill(whether bool) {
	p.T.Helper()
	browser.Eval[bool](p.Page, `(sessionStorage.full = %s, true)`, map[bool]string{true: "yes"}[whether])
}

// TestADeniedStoreLosesNoMove denies the page every store.
func TestADeniedStoreLosesNoMove(t *testing.T) {
	p := openWith(t, `for (const store of ["indexedDB", "localStorage"]) Object.defineProperty(window, store, { get() { throw new DOMException("no", "SecurityError"); } })`)
	p.Sees("#lasting", "keep nothing")
	g := p.start("steamrollers", []string{"person", "person"})
	p.Sees("#unkept", "keep nothing")
	g.playSome(2)
	place := p.Text("#place")
	p.reload()
	p.settle()
	if p.Text("#place") != place {
		t.Errorf("after the page was loaded anew it shows %s, not %s", p.Text("#place"), place)
	}
	p.Click("#open-games")
	p.Until("the game is still there", `document.querySelectorAll("#games li").length === 1`)
	p.Sees("#games", "not kept")
	p.Click("#games button.main")
	p.settle()
	if p.Text("#place") != place {
		t.Errorf("from the list it goes on at %s, not %s", p.Text("#place"), place)
	}
}

// TestBackGoesOneScreenBack goes from the first screen to a game and to another one, and
// back, and back again: the page is not left. An address of no game says so, and so does one
// that unfolds to more than any game.
func TestBackGoesOneScreenBack(t *testing.T) {
	p := open(t, browser.Desktop)
	p.start("steamrollers", []string{"person", "person"})
	record, link := p.record(), browser.Eval[string](p.Page, `location.href`)
	p.start("steam", []string{"person", "person", "person"})
	p.back()
	p.Sees("#title", "SteamRollers")
	p.settle()
	if p.record() != record {
		t.Error("the game before is another one now")
	}
	p.back()
	p.Until("the first screen is there", `!document.getElementById("home").hidden && document.getElementById("playing").hidden`)
	p.Click("#cards button")
	p.settle()
	p.back()
	p.Until("the first screen is there again", `!document.getElementById("home").hidden`)

	for _, unknown := range []string{link + "x", address + "#game=nonsense"} {
		p.visit(unknown)
		p.Until("the page says that there is no such game", `document.getElementById("home-notice").innerText !== ""`)
		if at := browser.Eval[string](p.Page, `location.href`); at != address {
			t.Errorf("an address of no game leads to %s", at)
		}
	}
	var packed bytes.Buffer
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	w.Write(bytes.Repeat([]byte("#"), 1<<20+1))
	w.Close()
	p.visit(address + "#game=" + base64.RawURLEncoding.EncodeToString(packed.Bytes()))
	p.Sees("#home-notice", "the link holds more than a game")
	p.visit(link)
	p.settle()
	p.back()
	p.Until("below a link is the first screen", `!document.getElementById("home").hidden`)
}

func (p *page) back() {
	p.T.Helper()
	browser.Eval[bool](p.Page, `(history.back(), true)`)
}
