package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/steamrollers"
)

// press presses a key, as somebody does at a keyboard.
func (p *page) press(key string) {
	p.t.Helper()
	do(p, chromedp.KeyEvent(key))
}

// tabTo presses the tabulator until an element has the focus that a CSS selector
// finds.
func (p *page) tabTo(selector string) {
	p.t.Helper()
	const most = 400 // elements that take the focus
	for range most {
		if eval[bool](p, fmt.Sprintf(`document.activeElement.matches(%s)`, quote(selector))) {
			return
		}
		p.press(kb.Tab)
	}
	p.t.Fatalf("the tabulator does not lead to %s", selector)
}

// wait lets dice, bag and bots play until somebody is asked or Olive's step is
// shown, and reports which.
func (p *page) wait() (olive bool) {
	p.t.Helper()
	return eval[bool](p, `(async () => {
		for (;;) {
			await new Promise((done) => setTimeout(done));
			if (document.getElementById("olive").open) return true;
			if (document.querySelector("main").ariaBusy === "false") return false;
		}
	})()`)
}

// TestKeyboard plays the first rounds of a solo game with nothing but keys, from
// the form on.
func TestKeyboard(t *testing.T) {
	p := open(t, 1100, 1000)
	p.choose("pace", "0")
	p.choose("seed", "7")
	p.tabTo("#start")
	p.press(kb.Enter)

	for range 6 {
		for p.wait() {
			p.tabTo("#olive-next")
			p.press(kb.Enter)
		}
		s := p.replay()
		m := s.AppendMoves(nil)[0] // a die, and track in its region
		p.key(&s, m)
		p.wait()
		if p.replay() == s {
			t.Fatalf("the keys do not play %q: %s", m, p.text("#notice"))
		}
	}
	if !p.looked[steamrollers.KindBuild] {
		t.Error("no track was chosen from its pictures")
	}
	p.screenshot("keyboard")
}

// key makes a move with the keyboard: by a part of a picture if it is made with
// one, else from the list. Escape closes a choice, which can be opened again.
func (p *page) key(s *steamrollers.State, m steamrollers.Move) {
	p.t.Helper()
	option := fmt.Sprintf("[data-move=%q]", m)
	part := partOf(s, m)
	if part == "" {
		p.tabTo("#options " + option)
		p.press(kb.Enter)
		return
	}
	p.tabTo(part)
	p.press(kb.Enter)
	if !p.has("#choice:not([hidden])") {
		return
	}
	p.looked[m.Kind()] = true
	p.press(kb.Escape)
	if p.has("#choice:not([hidden])") {
		p.t.Error("Escape does not close the choice")
	}
	p.wantFocus(part)
	p.tabTo(part)
	p.press(kb.Enter)
	p.tabTo("#choice " + option)
	p.press(kb.Enter)
	p.wantFocus("#prompt, #olive-next")
}

// wantFocus wants the focus on an element that a CSS selector finds, and so near
// what comes next.
func (p *page) wantFocus(selector string) {
	p.t.Helper()
	if !eval[bool](p, fmt.Sprintf(`document.activeElement.matches(%s)`, quote(selector))) {
		p.t.Errorf("the focus is on %s, not on %s", eval[string](p, `document.activeElement.outerHTML.slice(0, 80)`), selector)
	}
}
