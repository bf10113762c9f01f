package browser

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
)

// Do does steps on a page, and gives what the last of them found.
func Do[Value any](p *Page, action chromedp.Action[Value]) Value {
	p.T.Helper()
	found, err := chromedp.Run(p.ctx, action)
	if err != nil {
		p.T.Fatal(err)
	}
	return found
}

// Call gives a command of the DevTools protocol to the page's browser.
func Call[Params, Result any](p *Page, command cdp.Command[Params, Result], params Params) Result {
	p.T.Helper()
	return Do(p, func(ctx context.Context, target *chromedp.Target) (Result, error) {
		return cdp.Call(ctx, target, command, params)
	})
}

// Eval is what a script in the page gives, awaited if it is a promise. Arguments stand
// in it as JavaScript writes them.
func Eval[Value any](p *Page, script string, args ...any) Value {
	p.T.Helper()
	quoted := make([]any, len(args))
	for i, arg := range args {
		text, err := json.Marshal(arg)
		if err != nil {
			p.T.Fatal(err)
		}
		quoted[i] = string(text)
	}
	return Do(p, chromedp.Evaluate[Value](fmt.Sprintf(script, quoted...), chromedp.EvalAwaitPromise))
}

// Until waits until a script gives true. What does not come in several minutes does not
// come.
func (p *Page) Until(what, script string, args ...any) {
	p.T.Helper()
	for tries := range 6000 {
		if Eval[bool](p, script, args...) {
			return
		}
		// Much of what is waited for comes at once.
		time.Sleep(min(20*time.Millisecond, time.Millisecond<<min(tries, 5)))
	}
	p.Screenshot("waiting")
	p.T.Fatalf("the page does not come so far that %s; it shows:\n%s", what, p.Text("body"))
}

// Sees waits until an element shows a text.
func (p *Page) Sees(selector, text string) {
	p.T.Helper()
	p.Until(fmt.Sprintf("%s says %q", selector, text), `(document.querySelector(%s)?.innerText ?? "").includes(%s)`, selector, text)
}

// Text is the text that can be seen in the first element that a CSS selector finds.
func (p *Page) Text(selector string) string {
	p.T.Helper()
	return Eval[string](p, `document.querySelector(%s)?.innerText ?? ""`, selector)
}

// Has reports whether a CSS selector finds something.
func (p *Page) Has(selector string) bool {
	p.T.Helper()
	return Eval[bool](p, `Boolean(document.querySelector(%s))`, selector)
}

// Fits wants nothing of the page beyond the sides of the screen: a page that is shown as on
// a phone is made as wide as what it holds.
func (p *Page) Fits() {
	p.T.Helper()
	if over := Eval[int64](p, `Math.max(innerWidth, document.documentElement.scrollWidth)`) - p.on.Width; over > 0 {
		p.T.Errorf("the page is %d pixels wider than the screen: %s", over, Eval[string](p, `[...document.querySelectorAll("body *")]
			.filter((one) => one.getBoundingClientRect().right > %s + 1).map((one) => one.cloneNode().outerHTML).slice(0, 5).join(" ")`, p.on.Width))
	}
}

// Reload loads the page anew, and returns when that page is there, not the one before.
func (p *Page) Reload() {
	p.T.Helper()
	p.leave(chromedp.Reload())
}

// Visit goes to another page, or to the same with another address.
func (p *Page) Visit(address string) {
	p.T.Helper()
	Do(p, chromedp.Navigate("about:blank"))
	p.leave(chromedp.Navigate(address))
}

func (p *Page) leave(action chromedp.Action[chromedp.Void]) {
	p.T.Helper()
	Eval[bool](p, `(document.documentElement.dataset.before = "", true)`)
	Do(p, action)
	p.Until("another page is there", `document.readyState === "complete" && document.documentElement.dataset.before === undefined`)
}
