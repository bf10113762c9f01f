package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/frontend"
	"github.com/railhex/railhex/examples/web/browsertest/browser"
)

// byKeys makes a move with the keyboard: by a part of a picture if it is made with
// one, else from the list. Escape closes a choice, which can be opened again.
func (g *game) byKeys(now frontend.Position, move string) {
	g.T.Helper()
	part := g.partOf(now, move)
	if part == "" {
		g.fromList(move)
		return
	}
	here := fmt.Sprintf("#pictures [data-part=%q]", part)
	g.TabTo(here)
	g.Press(kb.Enter)
	if len(now.Choice(part, now.Turn(), frontend.Manner{}, frontend.Look{}).Options) == 1 {
		return
	}
	g.Until("there is a choice", `!document.getElementById("choice").hidden`)
	g.Press(kb.Escape)
	if g.Has("#choice:not([hidden])") {
		g.T.Error("Escape does not close the choice")
	}
	g.WantFocus(here)
	g.Press(kb.Enter)
	g.Until("there is a choice", `!document.getElementById("choice").hidden`)
	g.TabTo(fmt.Sprintf("#choice [data-move=%q]", move))
	g.Press(kb.Enter)
}

// fromList makes a move from the list.
func (g *game) fromList(move string) {
	g.T.Helper()
	g.focusOption(move)
	g.Press(kb.Enter)
}

// focusOption goes to a move of the list, and opens those of its groups that are closed
// on the way.
func (g *game) focusOption(move string) {
	g.T.Helper()
	option := fmt.Sprintf("#options [data-move=%q]", move)
	for !g.Has(option) || !browser.Eval[bool](g.Page, `document.querySelector(%s).checkVisibility()`, option) {
		g.TabTo("#options details:not([open]) > summary")
		g.Press(kb.Enter)
		g.Until("the group shows what is in it", `document.activeElement.parentElement.childElementCount > 1`)
	}
	g.TabTo(option)
}

// TestKeyboard plays a whole game with nothing but keys, from the form on. After each
// move the focus is where something can be done.
func TestKeyboard(t *testing.T) {
	p := open(t, browser.Desktop)
	p.Choose("#pace", "0")
	p.Choose("#seed", "7")
	p.TabTo("#start")
	p.Press(kb.Enter)
	p.settle()
	g := p.at("steamrollers")
	end := g.play(g.byKeys, func(decision int, _ frontend.Position) {
		if decision > 0 {
			g.WantFocus("#pictures .choice, #options button, #prompt")
		}
	})
	g.checkEnd(end)
	g.Screenshot("end")
}

// TestAHeldKeyDoesOneThing holds the key that opens a choice, and the one that makes a
// move from the list: neither does what has the focus next as well.
func TestAHeldKeyDoesOneThing(t *testing.T) {
	for _, key := range []string{kb.Enter, " "} {
		p := open(t, browser.Desktop)
		g, part := turning(p, "steamrollers", []string{"person", "person"})
		record := p.record()
		p.TabTo(fmt.Sprintf("#pictures [data-part=%q]", part))
		p.Hold(key, 3)
		p.Until("there is a choice", `!document.getElementById("choice").hidden`)
		p.settle()
		if p.record() != record {
			t.Errorf("the key %q that opens a choice chooses, too", key)
		}
		p.Press(kb.Escape)

		now := p.position()
		move := now.Moves()[0]
		want, err := now.Move(move) // nothing falls behind it
		if err != nil {
			t.Fatal(err)
		}
		g.focusOption(move)
		p.Hold(key, 3)
		p.settle()
		if got := p.position(); got.Text() != want.Text() {
			t.Errorf("the key %q that makes a move makes another one, too: %s, not %s", key, got.Text(), want.Text())
		}
	}
}

// TestArrowKeys steps through a game with keys.
func TestArrowKeys(t *testing.T) {
	p := open(t, browser.Desktop)
	p.start("steam", []string{"builder", "builder", "person"})
	last := browser.Eval[int](p.Page, `Number(document.getElementById("place").innerText.split("/")[1])`)
	for _, test := range []struct {
		key  string
		want int
	}{{kb.ArrowLeft, last - 1}, {kb.ArrowLeft, last - 2}, {kb.ArrowRight, last - 1}, {kb.Home, 0}, {kb.ArrowLeft, 0}, {kb.End, last}} {
		p.Press(test.key)
		p.Sees("#place", fmt.Sprintf("%d / %d", test.want, last))
	}
	p.settle()
	p.Press(kb.Home)
	p.Sees("#place", "0 /")
	p.settle()
	if !p.Has("#pictures svg") || p.Has("#options:not([hidden])") || p.Text("#hint") == "" {
		t.Error("the first position is not shown as one of the past")
	}
	p.Screenshot("first")
}
