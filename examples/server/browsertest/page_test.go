package browsertest

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

var screenshots = flag.String("screenshots", "", "folder to leave screenshots in; none are kept if empty")

// name is that of the server. To a browser it is one somewhere in the network, and a
// page from there, without TLS, may do less than one from its own computer.
const name = "railhex.test"

// pageTime ends a test that hangs, and none that a busy machine makes slow.
const pageTime = 30 * time.Minute

// A page is the page in a browser of its own, as somebody clicks it.
type page struct {
	t    *testing.T
	ctx  context.Context
	line *line
}

// A screen is what the page is shown on.
type screen struct {
	width, height int64
	options       []chromedp.EmulateViewportOption
}

var (
	desktop = screen{1280, 900, nil}
	phone   = screen{390, 844, []chromedp.EmulateViewportOption{chromedp.EmulateMobile, chromedp.EmulateTouch}}
)

// browser is the program that is driven. Without one the test is skipped.
func browser(t *testing.T) string {
	t.Helper()
	for _, program := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(program); err == nil {
			return path
		}
	}
	t.Skip("there is no browser: chromium is not on the PATH (Debian's package is called chromium)")
	return ""
}

// open opens the page in a browser of its own, over a line of its own.
func open(t *testing.T, server string, on screen) *page {
	t.Helper()
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(browser(t)),
		chromedp.UserDataDir(t.TempDir()),
		chromedp.Headless, chromedp.NoSandbox, chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck, chromedp.DisableGPU,
		chromedp.Flag("lang", "en"), chromedp.Flag("host-resolver-rules", "MAP "+name+" 127.0.0.1"),
	}
	for _, flag := range []string{"disable-quic", "disable-background-networking", "disable-component-update", "disable-sync", "disable-dev-shm-usage"} {
		options = append(options, chromedp.Flag(flag, true))
	}
	ctx, stop := context.WithTimeout(t.Context(), pageTime)
	t.Cleanup(stop)
	ctx, stopBrowser := chromedp.NewExecAllocator(ctx, options...)
	t.Cleanup(stopBrowser)
	ctx, closePage := chromedp.NewContext(ctx)
	t.Cleanup(closePage)
	p := &page{t, ctx, newLine(t, server)}
	p.watch()
	do(p, chromedp.Steps(
		chromedp.EmulateViewport(on.width, on.height, on.options...),
		chromedp.Navigate("http://"+p.line.address+"/"),
		chromedp.WaitVisible("#home-new"),
	))
	if eval[bool](p, `isSecureContext`) {
		t.Error("the page is played in a secure context, which pages without TLS have not")
	}
	p.choose("#language", "en")
	return p
}

// watch fails the test where the page's scripts fail.
func (p *page) watch() {
	messages := chromedp.Console(p.ctx)
	go func() {
		for message, err := range messages {
			if err != nil {
				return
			}
			// Chromium itself says as an error what the network did.
			if message.IsException() {
				p.t.Error("the page complains:", message)
			}
		}
	}()
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

// eval is what a script in the page gives, awaited if it is a promise.
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

// goTo goes to an address of this page by what stands behind #.
func (p *page) goTo(hash string) {
	p.t.Helper()
	eval[bool](p, `(location.hash = %s, true)`, hash)
}

// reload loads the page anew, and returns when that page is there, not the one before.
func (p *page) reload() {
	p.t.Helper()
	eval[bool](p, `(document.documentElement.dataset.before = "", true)`)
	do(p, chromedp.Reload())
	p.until("the page is there anew", `document.documentElement.dataset.before === undefined`)
}

// click clicks the first element that can be seen of those that a CSS selector finds.
func (p *page) click(selector string) {
	p.t.Helper()
	p.until(fmt.Sprintf("%s can be clicked", selector), `(() => {
		const element = [...document.querySelectorAll(%s)].find((one) => one.getClientRects().length > 0 && !one.disabled);
		element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
		return Boolean(element);
	})()`, selector)
}

// choose chooses in a select, ticks a box or types into a field.
func (p *page) choose(selector, value string) {
	p.t.Helper()
	p.until(selector+" is there", `(() => {
		const element = document.querySelector(%s);
		if (!element) return false;
		if (element.type === "checkbox") element.checked = %[2]s === "on";
		else element.value = %[2]s;
		element.dispatchEvent(new Event("change", { bubbles: true }));
		return true;
	})()`, selector, value)
}

// text is the text that can be seen in the first element that a selector finds.
func (p *page) text(selector string) string {
	p.t.Helper()
	return eval[string](p, `document.querySelector(%s)?.innerText ?? ""`, selector)
}

// until waits until a script gives true.
func (p *page) until(what, script string, args ...any) {
	p.t.Helper()
	for range 3000 {
		if eval[bool](p, script, append([]any(nil), args...)...) {
			return
		}
		time.Sleep(20 * time.Millisecond)
	}
	p.screenshot("waiting")
	p.t.Fatalf("the page does not come so far that %s; it shows:\n%s", what, p.text("body"))
}

// sees waits until an element shows a text.
func (p *page) sees(selector, text string) {
	p.t.Helper()
	p.until(fmt.Sprintf("%s says %q", selector, text), `(document.querySelector(%s)?.innerText ?? "").includes(%s)`, selector, text)
}

// screenshot leaves a picture of the whole page, if asked for.
func (p *page) screenshot(of string) {
	p.t.Helper()
	if *screenshots == "" {
		return
	}
	picture := do(p, chromedp.FullScreenshot(100))
	if err := os.MkdirAll(*screenshots, 0o755); err != nil {
		p.t.Fatal(err)
	}
	file := strings.ReplaceAll(p.t.Name()+"-"+of, "/", "-") + ".png"
	if err := os.WriteFile(filepath.Join(*screenshots, file), picture, 0o644); err != nil {
		p.t.Fatal(err)
	}
}
