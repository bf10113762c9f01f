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

// TestAHintTellsAMoveAndWhatItBrings asks a bot.
func TestAHintTellsAMoveAndWhatItBrings(t *testing.T) {
	p := shared(t, browser.Desktop)
	p.start("steamrollers", []string{"person", "person"})
	now := p.position()
	p.Click("#ask-hint")
	p.Sees("#notice", "A bot would do this")
	said := p.Text("#notice")
	if !slices.ContainsFunc(offered(now), func(o describe.Option) bool { return strings.Contains(said, o.Text) }) {
		t.Errorf("the hint is no option: %s", said)
	}
	if p.position().Text() != now.Text() {
		t.Error("asking for a hint makes a move")
	}
	p.Screenshot("hint")
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
