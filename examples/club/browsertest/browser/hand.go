package browser

import (
	"fmt"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Click clicks the first of the elements that a CSS selector finds that can be seen and
// clicked, as soon as there is one. The menu or the log is opened first if it has to be.
func (p *Page) Click(selector string) {
	p.T.Helper()
	p.Until(fmt.Sprintf("%s can be clicked", selector), `(() => {
		const all = [...document.querySelectorAll(%s)], element = all.find((one) => one.getClientRects().length > 0 && !one.disabled);
		const menu = all.map((one) => one.closest("[popover]:not(:popover-open)")).find(Boolean);
		if (!element && menu) document.querySelector("[popovertarget=" + menu.id + "]").click();
		else if (!element && all[0]?.closest("#story")) document.getElementById("open-log").click();
		element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
		return Boolean(element);
	})()`, selector)
}

// Choose chooses in a select, ticks a box ("on") or not, or types into a field.
func (p *Page) Choose(selector, value string) {
	p.T.Helper()
	p.Until(fmt.Sprintf("there is %s to choose in", selector), `(() => {
		const element = document.querySelector(%s);
		if (!element) return false;
		if (element.type === "checkbox") element.checked = %[2]s === "on";
		else element.value = %[2]s;
		element.dispatchEvent(new Event("change", { bubbles: true }));
		return true;
	})()`, selector, value)
}

// Press presses a key, as somebody does at a keyboard.
func (p *Page) Press(key string, modifiers ...chromedp.Modifier) {
	p.T.Helper()
	p.Hold(key, 0, modifiers...)
}

// Hold presses a key and holds it for so many repetitions. If the page prevents what a
// key does when it goes down, the key writes no character either. For a keyboard the
// two are one event, and not two as for chromedp.KeyEvent.
func (p *Page) Hold(key string, repetitions int, modifiers ...chromedp.Modifier) {
	p.T.Helper()
	events := kb.Encode([]rune(key)[0])
	down, up := *events[0], *events[len(events)-1]
	if len(events) == 3 {
		down.Text, down.UnmodifiedText = events[1].Text, events[1].UnmodifiedText
	}
	for _, modifier := range modifiers {
		down.Modifiers |= int64(modifier)
		up.Modifiers |= int64(modifier)
	}
	for i := range repetitions + 1 {
		down.AutoRepeat = new(i > 0)
		Call(p, input.DispatchKeyEvent, down)
	}
	Call(p, input.DispatchKeyEvent, up)
}

const most = 600 // elements of a page that take the focus

// TabTo presses the tabulator until an element has the focus that a CSS selector finds:
// forwards or backwards, whichever is nearer.
func (p *Page) TabTo(selector string) {
	p.T.Helper()
	steps := Eval[int](p, `(() => {
		const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].filter((one) => one.tabIndex >= 0 && one.getClientRects().length > 0);
		const from = all.indexOf(document.activeElement), to = all.findIndex((one) => one.matches(%s));
		return to - from;
	})()`, selector)
	var modifiers []chromedp.Modifier
	if steps < 0 {
		modifiers = append(modifiers, chromedp.ModifierShift)
	}
	for range most {
		if p.focused(selector) {
			return
		}
		p.Press(kb.Tab, modifiers...)
	}
	p.Screenshot("tab")
	p.T.Fatalf("the tabulator does not lead to %s", selector)
}

// WantFocus wants the focus on an element that a CSS selector finds.
func (p *Page) WantFocus(selector string) {
	p.T.Helper()
	if !p.focused(selector) {
		p.T.Errorf("the focus is on %s, not on %s", Eval[string](p, `document.activeElement.outerHTML.slice(0, 120)`), selector)
	}
}

func (p *Page) focused(selector string) bool {
	p.T.Helper()
	return Eval[bool](p, `document.activeElement.matches(%s)`, selector)
}

// Middle is the middle of the first element that a CSS selector finds, in CSS pixels of
// the screen.
func (p *Page) Middle(selector string) (x, y float64) {
	p.T.Helper()
	middle := Eval[[2]float64](p, `(() => {
		const { left, top, width, height } = document.querySelector(%s).getBoundingClientRect();
		return [left + width / 2, top + height / 2];
	})()`, selector)
	return middle[0], middle[1]
}

// Scroll scrolls the first element that a CSS selector finds to the middle of the
// screen.
func (p *Page) Scroll(selector string) {
	p.T.Helper()
	Eval[bool](p, `(document.querySelector(%s).scrollIntoView({ block: "center", inline: "center", behavior: "instant" }), true)`, selector)
}

// Point points with the mouse at a place of the screen.
func (p *Page) Point(x, y float64) {
	p.T.Helper()
	Do(p, chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y))
}

// ClickAt clicks with the mouse, or touches, what lies at a place of the screen.
func (p *Page) ClickAt(x, y float64) {
	p.T.Helper()
	p.Until("presses are heard", `!document.querySelector("[data-quiet]")`)
	Do(p, chromedp.MouseClickXY(x, y))
}

// openPlace is a function of JavaScript: a place of the screen where an element lies open,
// its middle unless something else lies on that.
const openPlace = `(element) => {
	const { left, top, width, height } = element.getBoundingClientRect(), shares = [0.5, 0.3, 0.7, 0.15, 0.85];
	return shares.flatMap((i) => shares.map((j) => [left + i * width, top + j * height])).find((at) => element.contains(document.elementFromPoint(...at)));
}`

// OpenPlace returns a place of the screen where an element lies open, as Middle returns its middle.
func (p *Page) OpenPlace(selector string) (x, y float64) {
	p.T.Helper()
	at := Eval[[2]float64](p, `(`+openPlace+`)(document.querySelector(%s))`, selector)
	return at[0], at[1]
}

// Tap touches with a finger the first of the elements that a CSS selector finds that can
// be seen, once it is scrolled to where it is.
func (p *Page) Tap(selector string) {
	p.T.Helper()
	p.Until(fmt.Sprintf("%s can be touched", selector), `(() => {
		const all = [...document.querySelectorAll(%s)], element = all.find((one) => one.getClientRects().length > 0 && !one.disabled);
		if (!element || document.querySelector("[data-quiet]")) return false;
		element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
		window.touched = (`+openPlace+`)(element);
		return Boolean(window.touched);
	})()`, selector)
	at := Eval[[2]float64](p, `window.touched`)
	Call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchStart, TouchPoints: []*input.TouchPoint{{X: at[0], Y: at[1]}}})
	Call(p, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchEnd, TouchPoints: []*input.TouchPoint{}})
}
