package browser

import (
	"context"
	"os"
	"os/exec"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/railhex/railhex/internal/long"
)

// Program returns the browser that users have, "" if none is installed.
func Program() string { return first("chromium", "chromium-browser", "google-chrome") }

// A browser is one that runs.
type browser struct {
	elsewhere string // the host that it takes for one somewhere in the network
	windows   bool
}

// program returns the program of a browser: Program, or, unless it has windows, the same
// without windows if that is installed, too. Windows take a third of the time.
func (b browser) program() string {
	program := Program()
	if shell := first("chromium-headless-shell"); program != "" && shell != "" && !b.windows {
		return shell
	}
	return program
}

// first returns the first of some programs that is on the PATH.
func first(names ...string) string {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// Options start a browser without a screen, whose profile is a folder, that does nothing by
// itself and takes no page for one in the background, however many there are.
func Options(program, profile string) []chromedp.ExecAllocatorOption {
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(program),
		chromedp.UserDataDir(profile),
		chromedp.Headless, chromedp.NoSandbox, chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck, chromedp.DisableGPU,
	}
	for _, name := range []string{
		"disable-quic", "disable-background-networking", "disable-component-update", "disable-sync", "disable-dev-shm-usage",
		"disable-background-timer-throttling", "disable-backgrounding-occluded-windows", "disable-renderer-backgrounding",
	} {
		options = append(options, chromedp.Flag(name, true))
	}
	return options
}

// running are the browsers that were started. All pages of a test program share them: a
// profile of its own keeps a page from what others have stored, and costs a fraction of a
// browser's start.
var running struct {
	sync.Mutex
	all   map[browser]context.Context
	stops []func()
}

// Main runs the tests of a program, and ends the browsers that they have started.
func Main(m *testing.M) int {
	defer func() {
		for _, stop := range running.stops {
			stop()
		}
	}()
	return m.Run()
}

// started starts a browser if it does not run yet. Without a program for it the test is
// skipped.
func started(t *testing.T, b browser) context.Context {
	t.Helper()
	running.Lock()
	defer running.Unlock()
	if ctx, ok := running.all[b]; ok {
		return ctx
	}
	program := b.program()
	if program == "" {
		t.Skip("there is no browser: chromium is not on the PATH (Debian's package is called chromium)")
	}
	profile, err := os.MkdirTemp("", "railhex-browser-")
	if err != nil {
		t.Fatal(err)
	}
	options := append(Options(program, profile), chromedp.WSURLReadTimeout(patience), chromedp.Flag("lang", "en"))
	if !long.Allowed() {
		// In games of a minute the optimising compiler costs more than it saves: a third of all.
		options = append(options, chromedp.Flag("js-flags", "--liftoff-only"))
	}
	if b.elsewhere != "" {
		options = append(options, chromedp.Flag("host-resolver-rules", "MAP "+b.elsewhere+" 127.0.0.1"))
	}
	ctx, stopBrowser := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, closeFirst := chromedp.NewContext(ctx)
	running.stops = append(running.stops, closeFirst, stopBrowser, func() { _ = os.RemoveAll(profile) })
	if _, err := chromedp.Run(ctx, chromedp.Steps()); err != nil {
		t.Fatal(err)
	}
	if running.all == nil {
		running.all = map[browser]context.Context{}
	}
	running.all[b] = ctx
	return ctx
}
