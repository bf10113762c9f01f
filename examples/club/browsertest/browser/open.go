package browser

import (
	"context"
	"flag"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

var slow = flag.Float64("slow", 1, "how many times slower the processor of pages is than that of this computer")

// patience ends what hangs, and nothing that a busy machine makes slow.
const patience = 30 * time.Minute

// A Page is a page in a profile of its own.
type Page struct {
	T   *testing.T
	ctx context.Context
	on  Screen
}

// A Screen is what a page is shown on. Phones are touched, others are pointed at.
type Screen struct {
	Name          string
	Width, Height int64 // in CSS pixels
	Touched       bool
}

// The screens of the tests.
var (
	Desktop = Screen{"desktop", 1280, 900, false}
	Phone   = Screen{"phone", 390, 844, true}
)

// A Motion is what the user of a page wants to see move.
type Motion string

// What people want to see move.
const (
	Moving Motion = "no-preference" // whatever the page moves
	Still  Motion = "reduce"        // nothing that need not
)

// Open opens an address in a profile that has been nowhere before, for somebody who wants
// to see no motion: that takes a third of a browser's time. Where a script of the page fails,
// its policy forbids what it does, or something cannot be loaded, the test fails.
func Open(t *testing.T, address string, on Screen) *Page {
	t.Helper()
	return open(t, address, on, browser{})
}

// OpenInWindow is [Open] in a window, for what Chromium does without one only in part, such
// as notifications.
func OpenInWindow(t *testing.T, address string, on Screen) *Page {
	t.Helper()
	return open(t, address, on, browser{windows: true})
}

// OpenElsewhere opens an address at a host that the browser takes for one somewhere in
// the network, where pages without TLS may do less than on its own computer. Lines to
// there may be cut: only where a script of the page fails, the test does.
func OpenElsewhere(t *testing.T, host, address string, on Screen) *Page {
	t.Helper()
	return open(t, address, on, browser{elsewhere: host})
}

// OpenBroken is [Open] for a page that is meant to fail: what it complains of fails no test.
func OpenBroken(t *testing.T, address string, on Screen) *Page {
	t.Helper()
	return show(t, started(t, browser{}), address, on, nothing, chromedp.WithNewBrowserContext())
}

func open(t *testing.T, address string, on Screen, in browser) *Page {
	t.Helper()
	held := everything
	if in.elsewhere != "" {
		held = scripts
	}
	return show(t, started(t, in), address, on, held, chromedp.WithNewBrowserContext())
}

// faults are what of a page fails a test.
type faults uint8

const (
	nothing    faults = iota
	scripts           // that fail
	everything        // that the browser complains of
)

// Tab opens an address in another tab, with the same profile.
func (p *Page) Tab(address string) *Page {
	p.T.Helper()
	return show(p.T, p.ctx, address, p.on, everything)
}

func show(t *testing.T, parent context.Context, address string, on Screen, held faults, options ...chromedp.ContextOption) *Page {
	t.Helper()
	ctx, stop := context.WithTimeout(parent, patience)
	t.Cleanup(stop)
	ctx, closePage := chromedp.NewContext(ctx, options...)

	p := &Page{t, ctx, on}
	closed := p.watch(held)
	t.Cleanup(func() {
		closePage()
		<-closed
	})
	Call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: *slow})
	Call(p, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	p.Prefer(Still)
	p.Resize(on)
	Do(p, chromedp.Navigate(address))
	return p
}

// Prefer says from now on what the user of the page wants to see move.
func (p *Page) Prefer(motion Motion) {
	p.T.Helper()
	Call(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: string(motion)}},
	})
}

// watch fails the test at the faults that the page is held to, until it is closed.
func (p *Page) watch(held faults) (closed <-chan struct{}) {
	messages, done := chromedp.Console(p.ctx), make(chan struct{})
	go func() {
		defer close(done)
		for message, err := range messages {
			if err != nil {
				return
			}
			if held >= scripts && message.IsException() || held == everything && message.Type == chromedp.ConsoleError {
				p.T.Error("the page complains:", message)
			}
		}
	}()
	return done
}

// Resize shows the page on another screen from now on.
func (p *Page) Resize(on Screen) {
	p.T.Helper()
	var viewport []chromedp.EmulateViewportOption
	if on.Touched {
		viewport = append(viewport, chromedp.EmulateMobile, chromedp.EmulateTouch)
	}
	p.on = on
	Do(p, chromedp.EmulateViewport(on.Width, on.Height, viewport...))
}

// Touched reports whether the page is shown on a screen that is touched.
func (p *Page) Touched() bool { return p.on.Touched }
