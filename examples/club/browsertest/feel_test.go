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

// turning is a game in which a hex has several tracks to choose from, and the part of
// that hex.
func turning(p *page, game string, seats []string) (g *game, part string) {
	p.T.Helper()
	g = p.start(game, seats)
	for range 200 {
		now := p.position()
		g.takeScreen(now)
		for _, part := range browser.Eval[[]string](p.Page, `[...document.querySelectorAll("#pictures .choice[data-hex]")].map(({ dataset }) => dataset.part)`) {
			choice := now.Choice(part, now.Turn(), describe.Manner{}, describe.Look{})
			if choice.Ghosts != "" && len(choice.Options) > 2 && len(choice.Options) <= 15 {
				return g, part
			}
		}
		g.playSome(1)
	}
	p.T.Fatal("nowhere is a track to choose")
	return nil, ""
}

// TestTrackIsTurnedOnTheHex chooses a track on the hex where it will lie: by clicks on
// the hex, by keys, and by the button that builds it. The last move is marked then.
func TestTrackIsTurnedOnTheHex(t *testing.T) {
	for i, play := range plays {
		for j, on := range []browser.Screen{browser.Desktop, browser.Phone} {
			t.Run(play.game+"-"+on.Name, func(t *testing.T) {
				inTurn(t, i+j)
				p := shared(t, on)
				g, part := turning(p, play.game, play.seats)
				hex := fmt.Sprintf("#pictures [data-part=%q]", part)
				shown := func() string {
					return browser.Eval[string](p.Page, `[...document.querySelectorAll(".ghost.on")].map(({ dataset }) => dataset.move).join()`)
				}
				p.Scroll(hex)
				p.ClickAt(p.Middle(hex))
				p.Until("a ghost lies there", `document.querySelectorAll(".ghost.on").length === 1`)
				first := shown()
				if !browser.Eval[bool](p.Page, `drive.isInHex(%s)`, hex) {
					t.Error("the ghost does not lie in its hex")
				}
				if hidden := browser.Eval[[]float64](p.Page, `(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [scrollWidth - clientWidth, scrollHeight - clientHeight])(document.getElementById("choice"))`); hidden[0] > 1 || hidden[1] > 1 {
					t.Errorf("of the tracks to choose from %v px are cut off", hidden)
				}
				p.Screenshot("ghost")
				p.ClickAt(p.Middle(hex))
				p.Until("it is turned on the hex", `document.querySelector(".ghost.on")?.dataset.move !== %s`, first)
				second := shown()
				p.Press(kb.ArrowRight)
				third := shown()
				p.Press(kb.ArrowLeft)
				if first == second || second == third || shown() != second {
					t.Errorf("turning shows %q, %q, %q, and back %q", first, second, third, shown())
				}
				p.Click("#turn-on")
				p.Until("the button turns on", `document.querySelector(".ghost.on")?.dataset.move === %s`, third)
				p.Click("#turn-back")
				p.Until("the other one turns back", `document.querySelector(".ghost.on")?.dataset.move === %s`, second)
				p.Sees("#turn-count", "2 of ")
				record := p.record()
				p.Click("#act")
				g.played(second, record)
				if record := p.record(); !strings.Contains(record, second) {
					t.Errorf("%q is not built:\n%s", second, record)
				}
				if p.Has(".ghosts") {
					t.Error("the ghosts are still there")
				}
				if !p.Has(fmt.Sprintf("#pictures .last[data-part=%q]", part)) {
					t.Errorf("the last move is not marked at %s", part)
				}
				p.Screenshot("marked")
			})
		}
	}
}

// TestPiecesSayWhatTheyAre points at pieces, and gives them the focus.
func TestPiecesSayWhatTheyAre(t *testing.T) {
	p := shared(t, browser.Desktop)
	p.start("steamrollers", []string{"person", "person"})
	const tip = `(document.getElementById("tip").hidden ? "" : document.getElementById("tip").innerText)`
	for selector, want := range map[string]string{
		"#frame-sheet-1 [data-hex=a1] path": "region 1", "#frame-supply .tile-card": "Tile", "#frame-supply .good": "city",
		"#frame-sheet-1 .strength": "Engine strength",
	} {
		p.Scroll(selector)
		p.Point(p.Middle(selector))
		p.Until(fmt.Sprintf("%s says %q", selector, want), tip+`.includes(%s)`, want)
		p.Screenshot("words")
		p.Point(0, 0)
		p.Until("nothing is said any more", tip+` === ""`)
	}
	p.TabTo("#frame-supply .die.choice")
	p.Until("a die that has the focus says what it is", tip+`.includes("Die")`)
	p.Press(kb.Tab)
	p.TabTo("#undo")
	p.Until("nothing is said any more", tip+` === ""`)
}

// offered returns what a position offers the seat that it asks.
func offered(now describe.Position) []describe.Option {
	return slices.Collect(describe.View{Options: now.View(now.Turn(), describe.Manner{}).Options}.Offered())
}

// TestReplayShowsHowTheSeatsStand looks back, and finds the chances of all seats.
func TestReplayShowsHowTheSeatsStand(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	now := p.position()
	g.clicks(now, now.Moves()[0])
	if p.Has("#odds:not([hidden])") {
		t.Error("while the game is played, the page judges it")
	}
	p.Click("#previous")
	p.Until("the odds are there", `!document.getElementById("odds").hidden`)
	sum := browser.Eval[float64](p.Page, `[...document.querySelectorAll("#odds span")].reduce((sum, { style }) => sum + Number(style.flexGrow), 0)`)
	if sum < 0.99 || sum > 1.01 || !strings.Contains(browser.Eval[string](p.Page, `document.getElementById("odds").ariaLabel`), "%") {
		t.Errorf("the chances add up to %v", sum)
	}
	p.Screenshot("odds")
}

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
