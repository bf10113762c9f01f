package browsertest

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/examples/web/browsertest/browser"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestRefusedClick clicks in each game what is not possible, and reads why, with the
// rule. What lies under the pointer stays there, and can be seen.
func TestRefusedClick(t *testing.T) {
	for i, play := range plays {
		for j, on := range []browser.Screen{browser.Desktop, browser.Phone} {
			t.Run(play.game+"-"+on.Name, func(t *testing.T) {
				inTurn(t, i+j+1)
				p := open(t, on)
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
