package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/frontend"
)

// TestRefusedClick clicks what is not possible and reads why; nothing moves under the
// pointer.
func TestRefusedClick(t *testing.T) {
	for _, on := range []screen{desktop, phone} {
		t.Run(on.name, func(t *testing.T) {
			p := open(t, on)
			p.start("steamrollers", []string{"person"})
			top := func() float64 {
				return eval[float64](p, `document.querySelector("#pictures [data-box]").getBoundingClientRect().top`)
			}
			before := top()
			p.click("#pictures [data-box]")
			p.sees("#notice", "ROUND-2")
			if after := top(); after != before {
				t.Errorf("a refusal moves the picture by %v pixels", after-before)
			}
			if !p.has("#notice a[href='steamrollers-rules.html#round-2']") {
				t.Error("the rule is not linked")
			}
			p.screenshot("refused")
		})
	}
}

// TestSeenTogether looks whether dice, supply and map, or map and own things, are on
// a screen together, and the prompt with them.
func TestSeenTogether(t *testing.T) {
	p := open(t, desktop)
	for game, test := range map[string]struct {
		seats  []string
		frames []string
	}{
		"steamrollers": {[]string{"person", "builder"}, []string{"#frame-supply svg", "#frame-sheet-1 svg"}},
		"steampower":   {[]string{"person", "builder"}, []string{"#frame-map svg", "#frame-stock svg", "#frame-player-1 svg"}},
		"steam":        {[]string{"person", "builder", "builder"}, []string{"#frame-map svg", "#frame-table svg"}},
	} {
		p.start(game, test.seats)
		for _, frame := range append(test.frames, "#prompt", "#controls") {
			inside := eval[bool](p, `(() => {
				const { top, bottom, left, right } = document.querySelector(%s).getBoundingClientRect();
				return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
			})()`, frame)
			if !inside {
				t.Errorf("%s: %s is not on the screen as a whole", game, frame)
			}
		}
		p.screenshot(game)
	}
}

// TestTargetsAreLargeEnough measures what can be touched on a phone.
func TestTargetsAreLargeEnough(t *testing.T) {
	p := open(t, phone)
	p.start("steamrollers", []string{"person", "builder"})
	small := eval[[]string](p, `[...document.querySelectorAll("button, select, summary, input, #log a[data-at]")]
		.filter((one) => one.getClientRects().length > 0 && !one.classList.contains("hidden"))
		.filter((one) => { const { width, height } = one.getBoundingClientRect(); return width < 24 || height < 24; })
		.map((one) => one.outerHTML.slice(0, 80))`)
	if len(small) > 0 {
		t.Errorf("smaller than 24 by 24 pixels are:\n%s", strings.Join(small, "\n"))
	}
}

// TestLanguageAndNight changes the language and the look in the middle of a game, and
// keeps both.
func TestLanguageAndNight(t *testing.T) {
	p := open(t, phone)
	p.start("steampower", []string{"person", "builder"})
	day := eval[string](p, `document.querySelector("#frame-map svg").outerHTML`)
	p.choose("#language", "de")
	p.sees("#undo", "Zurücknehmen")
	p.sees("#prompt", p.position().Prompt(frontend.Manner{Language: "de"}))
	p.choose("#night", "on")
	p.until("the map is drawn for the night", `document.querySelector("#frame-map svg").outerHTML !== %s && document.documentElement.classList.contains("night")`, day)
	p.settle()
	p.screenshot("night")
	p.reload()
	p.settle()
	p.sees("#undo", "Zurücknehmen")
	if !p.has("html.night") {
		t.Error("it is day again")
	}
}

// TestThePageIsNeverEmpty closes the form of a first visit.
func TestThePageIsNeverEmpty(t *testing.T) {
	p := open(t, desktop)
	if !p.has("#new[open]") {
		t.Error("a first visit does not begin with the form")
	}
	p.click("#new [value=cancel]")
	if text := p.text("#home"); len(text) < 100 {
		t.Errorf("behind the form stands %q", text)
	}
	p.screenshot("home")
	p.click("#home-help")
	if !p.has("#help[open]") || eval[float64](p, `document.getElementById("help").scrollTop`) != 0 {
		t.Error("the help is not open at its top")
	}
}

// TestNewGameWhileChoosing begins a game of fewer players while somebody in another
// chooses a track.
func TestNewGameWhileChoosing(t *testing.T) {
	p := open(t, desktop)
	g := p.start("steamrollers", []string{"person", "person", "person"})
	now := p.position()
	g.byClicks(now, now.Moves()[0])
	p.settle()
	now = p.position()
	p.click(fmt.Sprintf("#pictures [data-part=%q]", g.partOf(now, now.Moves()[0])))
	p.until("a track is to be chosen", `!document.getElementById("choice").hidden`)
	p.click("#open-new")
	p.start("steamrollers", []string{"person", "person"})
	if p.has("#new[open]") || p.has("#choice:not([hidden])") {
		t.Error("the form or the choice of the old game stands open")
	}
	if now := p.position(); now.Seats() != 2 {
		t.Errorf("the new game is played by %d", now.Seats())
	}
}

// TestInstallable reads what a browser asks of a page that can be installed.
func TestInstallable(t *testing.T) {
	p := open(t, desktop)
	manifest := eval[map[string]any](p, `fetch(document.querySelector("link[rel=manifest]").href).then((answer) => answer.json())`)
	for _, key := range []string{"name", "short_name", "start_url", "display", "icons"} {
		if manifest[key] == nil {
			t.Errorf("the manifest has no %s", key)
		}
	}
	p.until("the page is kept", `(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active))()`)
}
