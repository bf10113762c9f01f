package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// A page is the page in a browser, as somebody clicks it.
type page struct {
	t   *testing.T
	ctx context.Context
}

// do does steps on a page, and gives what the last of them found.
func do[Value any](p *page, action chromedp.Action[Value]) Value {
	p.t.Helper()
	found, err := chromedp.Run(p.ctx, action)
	if err != nil {
		p.t.Fatal(err)
	}
	return found
}

// watch fails the test where the page's scripts fail, or its policy forbids
// what they do, until the page is closed.
func (p *page) watch() (closed <-chan struct{}) {
	messages, done := chromedp.Console(p.ctx), make(chan struct{})
	go func() {
		defer close(done)
		for message, err := range messages {
			if err != nil {
				return
			}
			if message.IsException() || message.Type == "error" {
				p.t.Error("the page complains:", message)
			}
		}
	}()
	return done
}

// eval is what a script in the page gives, awaited if it is a promise. Arguments stand
// in it as JavaScript writes them.
func eval[Value any](p *page, script string, args ...any) Value {
	p.t.Helper()
	for i, arg := range args {
		quoted, err := json.Marshal(arg)
		if err != nil {
			p.t.Fatal(err)
		}
		args[i] = string(quoted)
	}
	return do(p, chromedp.Evaluate[Value](fmt.Sprintf(script, args...), chromedp.EvalAwaitPromise))
}

// until waits until a script gives true.
func (p *page) until(what, script string, args ...any) {
	p.t.Helper()
	for range 6000 {
		if eval[bool](p, script, append([]any(nil), args...)...) {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	p.screenshot("waiting")
	p.t.Fatalf("the page does not come so far that %s; it shows:\n%s", what, p.text("body"))
}

// click clicks the first element that can be seen of those that a CSS selector finds.
func (p *page) click(selector string) {
	p.t.Helper()
	found := eval[bool](p, `(() => {
		const element = [...document.querySelectorAll(%s)].find((one) => one.getClientRects().length > 0);
		element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
		return Boolean(element);
	})()`, selector)
	if !found {
		p.screenshot("missing")
		p.t.Fatalf("there is no %s to click", selector)
	}
}

// choose chooses in a select, ticks a box or types into a field.
func (p *page) choose(selector, value string) {
	p.t.Helper()
	found := eval[bool](p, `(() => {
		const element = document.querySelector(%s);
		if (!element) return false;
		if (element.type === "checkbox") element.checked = %[2]s === "on";
		else element.value = %[2]s;
		element.dispatchEvent(new Event("change", { bubbles: true }));
		return true;
	})()`, selector, value)
	if !found {
		p.t.Fatalf("there is no %s to choose in", selector)
	}
}

// text is the text that can be seen in the first element that a selector finds.
func (p *page) text(selector string) string {
	p.t.Helper()
	return eval[string](p, `document.querySelector(%s)?.innerText ?? ""`, selector)
}

func (p *page) has(selector string) bool {
	p.t.Helper()
	return eval[bool](p, `Boolean(document.querySelector(%s))`, selector)
}

// sees waits until an element shows a text.
func (p *page) sees(selector, text string) {
	p.t.Helper()
	p.until(fmt.Sprintf("%s says %q", selector, text), `(document.querySelector(%s)?.innerText ?? "").includes(%s)`, selector, text)
}

// reload loads the page anew.
func (p *page) reload() {
	p.t.Helper()
	do(p, chromedp.Reload())
	p.until("the page has begun", `document.readyState === "complete" && !document.getElementById("loading")`)
}

// visit goes to another address in the same browser.
func (p *page) visit(address string) {
	p.t.Helper()
	do(p, chromedp.Navigate("about:blank"))
	do(p, chromedp.Navigate(address))
	p.until("the page has begun", `document.readyState === "complete" && !document.getElementById("loading")`)
}

// fits holds the width of the page against that of the screen.
func (p *page) fits(when string) {
	p.t.Helper()
	if over := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
		p.t.Errorf("%s the page is %d pixels wider than the screen", when, over)
	}
}

// screenshot leaves a picture of what is to be seen, if asked for.
func (p *page) screenshot(name string) {
	p.t.Helper()
	if *screenshots == "" {
		return
	}
	picture := do(p, chromedp.CaptureScreenshot())
	if err := os.MkdirAll(*screenshots, 0o755); err != nil {
		p.t.Fatal(err)
	}
	file := strings.ReplaceAll(p.t.Name()+"-"+name, "/", "-") + ".png"
	if err := os.WriteFile(filepath.Join(*screenshots, file), picture, 0o644); err != nil {
		p.t.Fatal(err)
	}
}
