package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/railhex/railhex/steamrollers"
)

// A page is the page in a browser, as somebody clicks it.
type page struct {
	t   *testing.T
	ctx context.Context

	oliveSteps int                        // seen while a game was played
	looked     map[steamrollers.Kind]bool // kinds of moves whose choices were looked at
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

// eval is what a script in the page gives, awaited if it is a promise.
func eval[Value any](p *page, script string) Value {
	p.t.Helper()
	return do(p, chromedp.Evaluate[Value](script, chromedp.EvalAwaitPromise))
}

// quote is a text as JavaScript writes it.
func quote(text string) string {
	quoted, err := json.Marshal(text)
	if err != nil {
		panic(err) // text can be quoted
	}
	return string(quoted)
}

// click clicks the first element that a CSS selector finds, and then what others
// find, if they do.
func (p *page) click(selector string, then ...string) {
	p.t.Helper()
	selectors, err := json.Marshal(append([]string{selector}, then...))
	if err != nil {
		panic(err) // text can be quoted
	}
	found := eval[bool](p, fmt.Sprintf(`%s.map((selector) => {
		const element = document.querySelector(selector);
		element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
		return Boolean(element);
	})[0]`, selectors))
	if !found {
		p.t.Fatalf("there is no %s to click", selector)
	}
}

// choose chooses in a select, ticks a box or types into a field, by its id.
func (p *page) choose(id, value string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => {
		const element = document.getElementById(%s);
		if (element.type === "checkbox") element.checked = %[2]s === "on";
		else element.value = %[2]s;
		element.dispatchEvent(new Event("change", { bubbles: true }));
		return true;
	})()`, quote(id), quote(value)))
}

func (p *page) text(selector string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`document.querySelector(%s)?.innerText ?? ""`, quote(selector)))
}

func (p *page) has(selector string) bool {
	p.t.Helper()
	return eval[bool](p, fmt.Sprintf(`Boolean(document.querySelector(%s))`, quote(selector)))
}

// settle lets dice, bag and bots play until somebody is asked, going through
// Olive's steps, and counts them.
func (p *page) settle() (oliveSteps int) {
	p.t.Helper()
	return eval[int](p, `(async () => {
		let steps = 0;
		for (;;) {
			await new Promise((done) => setTimeout(done));
			if (document.getElementById("olive").open) {
				document.getElementById("olive-next").click();
				steps++;
			} else if (document.querySelector("main").ariaBusy === "false") return steps;
		}
	})()`)
}

// record is the game as the page saves it.
func (p *page) record() string {
	p.t.Helper()
	return eval[string](p, `(() => {
		document.getElementById("open-record").click();
		const text = document.getElementById("record-text").value;
		document.querySelector("#record [data-close]").click();
		return text;
	})()`)
}

// screenshot leaves a picture of the whole page, if asked for.
func (p *page) screenshot(name string) {
	p.t.Helper()
	if *screenshots == "" {
		return
	}
	picture := do(p, chromedp.FullScreenshot(100))
	if err := os.MkdirAll(*screenshots, 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(*screenshots, name+".png"), picture, 0o644); err != nil {
		p.t.Fatal(err)
	}
}
