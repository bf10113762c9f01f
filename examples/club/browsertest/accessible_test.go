package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
)

// wantAccessible wants no barrier on the page as it stands, and fingers to find everything on a phone.
func (p *page) wantAccessible(when string) {
	p.T.Helper()
	if p.Touched() && !p.Has("#stopped:not([hidden])") {
		p.wants(when, "targets()")
	}
	for _, barrier := range p.Barriers() {
		p.T.Errorf("%s: %s", when, barrier)
	}
}

// open says which dialog stands open.
func (p *page) opened(id string) {
	p.T.Helper()
	p.Until(id+" is open", `document.getElementById(%s).open`, id)
}

// TestAccessible looks for barriers on each screen of the page, by day and by night, on
// a desktop and on a phone.
func TestAccessible(t *testing.T) {
	for i, on := range []browser.Screen{browser.Desktop, browser.Phone} {
		for j, light := range []string{"day", "night"} {
			t.Run(on.Name+"-"+light, func(t *testing.T) {
				if i != j {
					long.Only(t, "this screen is tried in the other light, and this light on the other screen")
				}
				p := open(t, on)
				p.wantAccessible("where no game is kept")
				p.Click("#open-new")
				p.Choose("#night", map[string]string{"day": "", "night": "on"}[light])
				p.Until("it is "+light, `document.documentElement.classList.contains("night") === %v`, light == "night")
				p.wantAccessible("in the form")
				p.Press(kb.Escape)
				p.wantAccessible("without a game")
				for k, play := range plays {
					if k != 0 && k != 2-i && !long.Allowed() {
						continue // SteamRollers on both screens, and each of the others on one
					}
					g := p.start(play.game, play.seats, func() { play.fill(p) })
					g.playSome(4)
					p.wantAccessible("later in " + play.game)
				}
				for _, dialog := range []string{"help", "look", "record"} {
					p.Click(fmt.Sprintf("#open-%[1]s, #menu-%[1]s", dialog))
					p.opened(dialog)
					p.wantAccessible("with #" + dialog + " open")
					p.Press(kb.Escape)
				}
				p.Click("#open-ledger")
				p.opened("ledger")
				p.wantAccessible("with the points told")
				p.Press(kb.Escape)

				_, part := turning(p, "steamrollers", []string{"person", "person"})
				p.Click(fmt.Sprintf("#pictures [data-part=%q]", part))
				p.Until("a track is turned", `document.querySelectorAll(".ghost.on").length === 1`)
				p.wantAccessible("while a track is chosen")
				p.Press(kb.Escape)
				p.Click("#pictures [data-box]")
				p.Until("the page says why not", `document.getElementById("notice").innerText !== ""`)
				p.wantAccessible("with a refusal")
				p.Click("#previous")
				p.Until("the odds are there", `!document.getElementById("odds").hidden`)
				p.wantAccessible("in replay")

				p.Click("#open-games")
				p.wantAccessible("where games are kept")
			})
		}
	}
}
