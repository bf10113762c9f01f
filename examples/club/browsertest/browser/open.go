package browser

import (
	"context"
	"flag"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

var slow = flag.Float64("slow", 1, "how many times slower the processor of pages is than that of this computer")

// patience ends what hangs, and nothing that a busy machine makes slow.
const patience = 30 * time.Minute

// Before is a script that each page runs before its own scripts.
var Before string

// A Page is a page in a profile of its own.
type Page struct {
	T     *testing.T
	ctx   context.Context
	on    Screen
	owner *atomic.Pointer[testing.T] // the test that fails at what the page complains of
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
	p, closed := show(t, started(t, browser{}), address, on, nothing, chromedp.WithNewBrowserContext())
	t.Cleanup(closed)
	return p
}

// idle are the pages that tests have handed back, by address.
var idle = struct {
	sync.Mutex
	pages map[string][]*Page
}{pages: map[string][]*Page{}}

// Shared is [Open] for a test that leaves a page usable: it returns a page that an earlier
// test has handed back, wherever that left it, and otherwise another one. A page whose test has
// failed is not used again.
func Shared(t *testing.T, address string, on Screen) (p *Page, used bool) {
	t.Helper()
	closed := func() {}
	idle.Lock()
	if pages := idle.pages[address]; len(pages) > 0 {
		last := pages[len(pages)-1]
		idle.pages[address] = pages[:len(pages)-1]
		p = &Page{t, last.ctx, last.on, last.owner}
	}
	idle.Unlock()
	if p != nil {
		p.owner.Store(t)
		p.Prefer(Still)
		p.Resize(on)
		used = true
	} else {
		p, closed = show(t, started(t, browser{}), address, on, everything, chromedp.WithNewBrowserContext())
	}
	t.Cleanup(func() {
		p.owner.Store(nil)
		if t.Failed() {
			closed()
			return
		}
		idle.Lock()
		idle.pages[address] = append(idle.pages[address], p)
		idle.Unlock()
	})
	return p, used
}

func open(t *testing.T, address string, on Screen, in browser) *Page {
	t.Helper()
	held := everything
	if in.elsewhere != "" {
		held = scripts
	}
	p, closed := show(t, started(t, in), address, on, held, chromedp.WithNewBrowserContext())
	t.Cleanup(closed)
	return p
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
	tab, closed := show(p.T, p.ctx, address, p.on, everything)
	p.T.Cleanup(closed)
	return tab
}

func show(t *testing.T, parent context.Context, address string, on Screen, held faults, options ...chromedp.ContextOption) (p *Page, closed func()) {
	t.Helper()
	ctx, stop := context.WithTimeout(parent, patience)
	ctx, closePage := chromedp.NewContext(ctx, options...)

	p = &Page{t, ctx, on, new(atomic.Pointer[testing.T])}
	p.owner.Store(t)
	done := p.watch(held)
	closed = func() {
		closePage()
		<-done
		stop()
	}
	if Before != "" {
		p.BeforeScripts(Before)
	}
	Call(p, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: *slow})
	Call(p, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	p.Prefer(Still)
	p.Resize(on)
	Do(p, chromedp.Navigate(address))
	return p, closed
}

// BeforeScripts runs a script in each page that is opened from now on, before the page's own.
func (p *Page) BeforeScripts(script string) {
	p.T.Helper()
	Call(p, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: script})
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
				if t := p.owner.Load(); t != nil {
					t.Error("the page complains:", message)
				}
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
