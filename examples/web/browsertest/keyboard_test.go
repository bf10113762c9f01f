package browsertest

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/frontend"
)

// press presses a key, as somebody does at a keyboard.
func (p *page) press(key string, modifiers ...chromedp.Modifier) {
	p.t.Helper()
	p.hold(key, 0, modifiers...)
}

// hold presses a key and holds it for so many repetitions. Where the page keeps a key
// from what it does when it goes down, the key is no character either: for a keyboard
// the two are one event, and not two as for chromedp.KeyEvent.
func (p *page) hold(key string, repetitions int, modifiers ...chromedp.Modifier) {
	p.t.Helper()
	events := kb.Encode([]rune(key)[0])
	down, up := *events[0], *events[len(events)-1]
	if len(events) == 3 {
		down.Text, down.UnmodifiedText = events[1].Text, events[1].UnmodifiedText
	}
	for _, modifier := range modifiers {
		down.Modifiers |= int64(modifier)
		up.Modifiers |= int64(modifier)
	}
	do(p, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		for i := range repetitions + 1 {
			down.AutoRepeat = new(i > 0)
			if _, err := cdp.Call(ctx, target, input.DispatchKeyEvent, down); err != nil {
				return err
			}
		}
		_, err := cdp.Call(ctx, target, input.DispatchKeyEvent, up)
		return err
	}))
}

// tabTo presses the tabulator until an element has the focus that a CSS selector
// finds: forwards or backwards, whichever is nearer.
func (p *page) tabTo(selector string) {
	p.t.Helper()
	const most = 600 // elements that take the focus
	steps := eval[int](p, `(() => {
		const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].filter((one) => one.tabIndex >= 0 && one.getClientRects().length > 0);
		const from = all.indexOf(document.activeElement), to = all.findIndex((one) => one.matches(%s));
		return to - from;
	})()`, selector)
	var modifiers []chromedp.Modifier
	if steps < 0 {
		modifiers = append(modifiers, chromedp.ModifierShift)
	}
	for range most {
		if eval[bool](p, `document.activeElement.matches(%s)`, selector) {
			return
		}
		p.press(kb.Tab, modifiers...)
	}
	p.screenshot("tab")
	p.t.Fatalf("the tabulator does not lead to %s", selector)
}

// byKeys makes a move with the keyboard: by a part of a picture if it is made with
// one, else from the list. Escape closes a choice, which can be opened again.
func (g *game) byKeys(now frontend.Position, move string) {
	g.t.Helper()
	part := g.partOf(now, move)
	if part == "" {
		g.fromList(move)
		return
	}
	here := fmt.Sprintf("#pictures [data-part=%q]", part)
	g.tabTo(here)
	g.press(kb.Enter)
	if len(now.Choice(part, now.Turn(), frontend.Manner{}, frontend.Look{}).Options) == 1 {
		return
	}
	g.until("there is a choice", `!document.getElementById("choice").hidden`)
	g.press(kb.Escape)
	if g.has("#choice:not([hidden])") {
		g.t.Error("Escape does not close the choice")
	}
	g.wantFocus(here)
	g.press(kb.Enter)
	g.until("there is a choice", `!document.getElementById("choice").hidden`)
	g.tabTo(fmt.Sprintf("#choice [data-move=%q]", move))
	g.press(kb.Enter)
}

// fromList makes a move from the list.
func (g *game) fromList(move string) {
	g.t.Helper()
	g.focusOption(move)
	g.press(kb.Enter)
}

// focusOption goes to a move of the list, and opens those of its groups that are closed
// on the way.
func (g *game) focusOption(move string) {
	g.t.Helper()
	option := fmt.Sprintf("#options [data-move=%q]", move)
	for !g.has(option) || !eval[bool](g.page, `document.querySelector(%s).checkVisibility()`, option) {
		g.tabTo("#options details:not([open]) > summary")
		g.press(kb.Enter)
	}
	g.tabTo(option)
}

// wantFocus wants the focus on an element that a CSS selector finds.
func (p *page) wantFocus(selector string) {
	p.t.Helper()
	if !eval[bool](p, `document.activeElement.matches(%s)`, selector) {
		p.t.Errorf("the focus is on %s, not on %s", eval[string](p, `document.activeElement.outerHTML.slice(0, 120)`), selector)
	}
}

// TestKeyboard plays a whole game with nothing but keys, from the form on. After each
// move the focus is where something can be done.
func TestKeyboard(t *testing.T) {
	p := open(t, desktop)
	p.choose("#pace", "0")
	p.choose("#seed", "7")
	p.tabTo("#start")
	p.press(kb.Enter)
	p.settle()
	g := p.at("steamrollers")
	end := g.play(g.byKeys, func(decision int, _ frontend.Position) {
		if decision > 0 {
			g.wantFocus("#pictures .choice, #options button, #prompt")
		}
	})
	g.checkEnd(end)
	g.screenshot("end")
}

// TestAHeldKeyDoesOneThing holds the key that opens a choice, and the one that makes a
// move from the list: neither does what has the focus next as well.
func TestAHeldKeyDoesOneThing(t *testing.T) {
	for _, key := range []string{kb.Enter, " "} {
		p := open(t, desktop)
		g, part := turning(p, "steamrollers", []string{"person", "person"})
		record := p.record()
		p.tabTo(fmt.Sprintf("#pictures [data-part=%q]", part))
		p.hold(key, 3)
		p.until("there is a choice", `!document.getElementById("choice").hidden`)
		p.settle()
		if p.record() != record {
			t.Errorf("the key %q that opens a choice chooses, too", key)
		}
		p.press(kb.Escape)

		now := p.position()
		move := now.Moves()[0]
		want, err := now.Move(move) // nothing falls behind it
		if err != nil {
			t.Fatal(err)
		}
		g.focusOption(move)
		p.hold(key, 3)
		p.settle()
		if got := p.position(); got.Text() != want.Text() {
			t.Errorf("the key %q that makes a move makes another one, too: %s, not %s", key, got.Text(), want.Text())
		}
	}
}

// TestArrowKeys steps through a game with keys.
func TestArrowKeys(t *testing.T) {
	p := open(t, desktop)
	p.start("steam", []string{"builder", "builder", "person"})
	last := eval[int](p, `Number(document.getElementById("place").innerText.split("/")[1])`)
	for _, test := range []struct {
		key  string
		want int
	}{{kb.ArrowLeft, last - 1}, {kb.ArrowLeft, last - 2}, {kb.ArrowRight, last - 1}, {kb.Home, 0}, {kb.ArrowLeft, 0}, {kb.End, last}} {
		p.press(test.key)
		p.sees("#place", fmt.Sprintf("%d / %d", test.want, last))
	}
	p.settle()
	p.press(kb.Home)
	p.settle()
	if !p.has("#pictures svg") || p.has("#options:not([hidden])") || p.text("#hint") == "" {
		t.Error("the first position is not shown as one of the past")
	}
	p.screenshot("first")
}
