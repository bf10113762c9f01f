package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
)

// TestSeenTogether looks whether dice, supply and map, or map and own things, are on
// a screen together, and the prompt with them.
func TestSeenTogether(t *testing.T) {
	p := open(t, browser.Desktop)
	for game, test := range map[string]struct {
		seats  []string
		frames []string
	}{
		"steamrollers": {[]string{"person", "builder"}, []string{"#frame-supply svg", "#frame-sheet-1 svg"}},
		"steampower":   {[]string{"person", "builder"}, []string{"#frame-map svg", "#frame-stock svg", "#frame-player-1 svg"}},
		"steam":        {[]string{"person", "builder", "builder"}, []string{"#frame-map svg", "#frame-table svg"}},
	} {
		p.start(game, test.seats)
		for _, frame := range append(test.frames, "#prompt", "#actions") {
			inside := browser.Eval[bool](p.Page, `(() => {
				const { top, bottom, left, right } = document.querySelector(%s).getBoundingClientRect();
				return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
			})()`, frame)
			if !inside {
				t.Errorf("%s: %s is not on the screen as a whole", game, frame)
			}
		}
		p.Screenshot(game)
	}
}

// TestTargetsAreLargeEnough measures what can be touched on a phone in each game, in the
// log, in the menu and in the dialogs: buttons are as large as a finger, and pieces on the
// table at least half as large.
func TestTargetsAreLargeEnough(t *testing.T) {
	p := open(t, browser.Phone)
	want := func(where string) {
		t.Helper()
		small := browser.Eval[[]string](p.Page, `[...document.querySelectorAll("button, select, summary, input, a.button, #log a[data-at]")]
			.filter((one) => one.checkVisibility() && one.getClientRects().length > 0 && !one.classList.contains("hidden"))
			.filter((one) => {
				const { width, height } = (one.closest("label") ?? one).getBoundingClientRect(), least = one.matches("figure *, #log *, #ways *, .close") ? 24 : 44;
				return width < least - 0.5 || height < least - 0.5;
			})
			.map((one) => one.outerHTML.slice(0, 80) + " " + Math.round(one.getBoundingClientRect().width) + "×" + Math.round(one.getBoundingClientRect().height))`)
		if len(small) > 0 {
			t.Errorf("%s: too small are:\n%s", where, strings.Join(small, "\n"))
		}
	}
	want("at home")
	for _, play := range against {
		p.start(play.game, play.seats)
		want("in " + play.game)
	}
	for _, id := range []string{"open-menu", "open-log"} {
		p.Click("#" + id)
		want("with #" + id)
		p.Click("#" + id)
	}
	for _, dialog := range []string{"look", "record", "help"} {
		p.Click(fmt.Sprintf("#open-%[1]s, #menu-%[1]s", dialog))
		p.opened(dialog)
		want("in #" + dialog)
		p.Press(kb.Escape)
	}
}

// TestAPhoneShowsAllThatOneCanPress looks in each game whether the buttons of the page are
// within the width of a phone, how much of it they take, and whether points have the
// minus sign of the pictures.
func TestAPhoneShowsAllThatOneCanPress(t *testing.T) {
	p := open(t, browser.Phone)
	for _, play := range plays {
		g := p.start(play.game, play.seats)
		g.takeScreen(p.position())
		if outside := browser.Eval[[]string](p.Page, `[...document.querySelectorAll("header button, #controls button")]
			.filter((one) => one.getClientRects().length > 0 && (one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > innerWidth))
			.map(({ innerText }) => innerText)`); len(outside) > 0 {
			t.Errorf("%s: beyond the edge of the screen lie %q", play.game, outside)
		}
		if rows := browser.Eval[int](p.Page, `new Set([...document.querySelectorAll("#controls button")].filter((one) => one.getClientRects().length > 0).map((one) => Math.round(one.getBoundingClientRect().top))).size`); rows > 2 {
			t.Errorf("%s: the controls take %d rows", play.game, rows)
		}
		for seat := range p.position().Seats() {
			points := drawing.Minus(p.position().Points(seat + 1))
			if shown := p.Text(fmt.Sprintf("#scores [data-seat=\"%d\"] b", seat+1)); shown != points {
				t.Errorf("%s: who has %s points is shown with %q", play.game, points, shown)
			}
		}
		p.Screenshot(play.game)
	}
}

// TestLanguageAndNight changes the language and the look in the middle of a game, and
// keeps both.
func TestLanguageAndNight(t *testing.T) {
	p := open(t, browser.Phone)
	p.start("steampower", []string{"person", "builder"})
	day := browser.Eval[string](p.Page, `document.querySelector("#frame-map svg").outerHTML`)
	p.Choose("#language", "de")
	p.Sees("#undo", "Zurücknehmen")
	p.Sees("#prompt", p.position().Prompt(describe.Manner{Language: "de", You: 1}))
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
	p := open(t, browser.Desktop)
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

// TestInstallable reads what a browser asks of a page that can be installed.
func TestInstallable(t *testing.T) {
	p := open(t, browser.Desktop)
	manifest := browser.Eval[map[string]any](p.Page, `fetch(document.querySelector("link[rel=manifest]").href).then((answer) => answer.json())`)
	for _, key := range []string{"name", "short_name", "start_url", "display", "icons"} {
		if manifest[key] == nil {
			t.Errorf("the manifest has no %s", key)
		}
	}
	p.Until("the page is kept", `(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active))()`)
}
