package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestRefusedClick clicks in each game what is not possible, and reads why, with the
// rule. What lies under the pointer stays there, and can be seen.
func TestRefusedClick(t *testing.T) {
	for i, play := range plays {
		for j, on := range []browser.Screen{browser.Desktop, browser.Phone} {
			t.Run(play.game+"-"+on.Name, func(t *testing.T) {
				inTurn(t, i+j+1)
				p := shared(t, on)
				g := p.start(play.game, play.seats, func() { play.fill(p) })
				part := g.refusedPart()
				selector := fmt.Sprintf("#pictures [data-part=%q]", part)
				p.Scroll(selector)
				x, y := p.Middle(selector)
				p.ClickAt(x, y)
				p.Until("the page says why not", `Boolean(document.querySelector("#notice .rule-link"))`)
				if nowX, nowY := p.Middle(selector); nowX != x || nowY != y {
					t.Errorf("a refusal moves the picture by %v, %v pixels", nowX-x, nowY-y)
				}
				if under := browser.Eval[string](p.Page, `document.elementFromPoint(%v, %v)?.closest("[data-part]")?.dataset.part ?? ""`, x, y); under != part {
					t.Errorf("under the pointer lies %q after a refusal, not %q", under, part)
				}
				said := p.Text("#notice")
				if strings.Contains(said, "P1") {
					t.Errorf("the player who is asked, P1, reads %q", said)
				}
				if _, hex, ok := strings.Cut(part, "/hex-"); ok && strings.Contains(said, hex) {
					t.Errorf("the hex that is clicked is called by its code: %q", said)
				}
				if !browser.Eval[bool](p.Page, `document.querySelector("#notice > svg:has([href$='#warn'])")?.checkVisibility() ?? false`) {
					t.Error("a refusal has no sign")
				}
				link := browser.Eval[string](p.Page, `document.querySelector("#notice a").getAttribute("href")`)
				if answer := browser.Eval[int](p.Page, `fetch(%s).then(({ status }) => status)`, link); answer != 200 {
					t.Errorf("the rule's link, %s, is answered by %d", link, answer)
				}
				p.Screenshot("refused")
			})
		}
	}
}

// refusedPart is a part of a picture that can be clicked, and means nothing now, by a
// rule.
func (g *game) refusedPart() string {
	g.T.Helper()
	now := g.position()
	g.takeScreen(now)
	for _, part := range browser.Eval[[]string](g.Page, `[...document.querySelectorAll("#pictures [data-part]")].map(({ dataset }) => dataset.part)`) {
		if choice := now.Choice(part, now.Turn(), describe.Manner{}, describe.Look{}); choice.Refused != nil && choice.Refused.Rule != "" {
			return part
		}
	}
	g.T.Fatal("nothing on the pictures is refused")
	return ""
}

// TestAGoodOnADestinationMeansTheCity clicks the middle of a city to which a good can go, where
// another good lies that cannot be moved: what can go there is offered, and nothing is
// refused. A key does the same.
func TestAGoodOnADestinationMeansTheCity(t *testing.T) {
	p := shared(t, browser.Desktop)
	mid(steam, 4, "move", 5)(p)
	now := p.position()
	offers, _ := now.Offers(describe.Manner{}, describe.Filter{Kind: "move"})
	goods := browser.Eval[map[string]string](p.Page, `Object.fromEntries(drive.goodsOnCities())`)
	clicked := 0
	for hex, part := range goods {
		if !strings.HasPrefix(part, "map/good-") {
			continue
		}
		goes := func(o describe.Offer) bool { return "map/good-"+o.From+"-"+o.Good == part }
		comes := func(o describe.Offer) bool { return o.To == hex }
		if slices.ContainsFunc(offers, goes) || !slices.ContainsFunc(offers, comes) {
			continue
		}
		clicked++
		for way, choose := range map[string]func(){
			"a click": func() { p.ClickAt(p.Middle(fmt.Sprintf("#pictures [data-part=%q]", part))) },
			"a key": func() {
				browser.Eval[bool](p.Page, `document.querySelector("#pictures [data-part=" + JSON.stringify(%s) + "]").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))`, part)
			},
		} {
			choose()
			p.Until("something is said or offered", `document.getElementById("notice").innerText !== "" || !document.getElementById("choice").hidden`)
			got := browser.Eval[[]string](p.Page, `[...document.querySelectorAll("#choice-options [data-move]")].map(({ dataset }) => dataset.move)`)
			if said := p.Text("#notice"); said != "" || len(got) == 0 {
				t.Errorf("%s on %s, to which goods can go, offers %q and says %q", way, part, got, said)
			}
			p.Press(kb.Escape)
			p.Until("nothing is chosen", `document.getElementById("choice").hidden`)
		}
	}
	if clicked == 0 {
		t.Errorf("no good that cannot be moved lies on a city to which another can go: %v", goods)
	}
}
