package browsertest

import (
	"context"
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"github.com/railhex/railhex/examples/web/site"
)

var (
	screenshots = flag.String("screenshots", "", "folder to leave screenshots in; none are kept if empty")
	slow        = flag.Float64("slow", 1, "how many times slower than this computer's the page's processor is")
)

// pageTime ends a test that hangs, and none that a busy machine makes slow.
const pageTime = 30 * time.Minute

var (
	built   *site.Site
	address string // of the site on its own server
)

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(func() int {
		if browser() == "" {
			return m.Run() // every test says why it is skipped
		}
		var err error
		if built, err = site.Build(context.Background(), false); err != nil {
			panic(err)
		}
		server := httptest.NewServer(built.Handler())
		defer server.Close()
		address = server.URL + "/"
		return m.Run()
	}())
}

// browser is the program that is driven, "" if there is none.
func browser() string {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// A screen is what the page is shown on.
type screen struct {
	name          string
	width, height int64
	options       []chromedp.EmulateViewportOption
}

var (
	desktop = screen{"desktop", 1280, 900, nil}
	phone   = screen{"phone", 390, 844, []chromedp.EmulateViewportOption{chromedp.EmulateMobile, chromedp.EmulateTouch}}
)

// open opens the page in a browser of its own.
func open(t *testing.T, on screen) *page { return openAt(t, address, on) }

func openAt(t *testing.T, address string, on screen) *page {
	t.Helper()
	program := browser()
	if program == "" {
		t.Skip("there is no browser: chromium is not on the PATH (Debian's package is called chromium)")
	}
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(program),
		chromedp.UserDataDir(t.TempDir()),
		chromedp.Headless, chromedp.NoSandbox, chromedp.NoFirstRun, chromedp.NoDefaultBrowserCheck, chromedp.DisableGPU,
		chromedp.Flag("lang", "en"),
	}
	for _, name := range []string{"disable-quic", "disable-background-networking", "disable-component-update", "disable-sync", "disable-dev-shm-usage"} {
		options = append(options, chromedp.Flag(name, true))
	}
	ctx, stop := context.WithTimeout(t.Context(), pageTime)
	t.Cleanup(stop)
	ctx, stopBrowser := chromedp.NewExecAllocator(ctx, options...)
	t.Cleanup(stopBrowser)
	ctx, closePage := chromedp.NewContext(ctx)

	p := &page{t: t, ctx: ctx}
	closed := p.watch()
	t.Cleanup(func() {
		closePage()
		<-closed
	})
	do(p, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: *slow})
		return err
	}))
	do(p, chromedp.Steps(
		chromedp.EmulateViewport(on.width, on.height, on.options...),
		chromedp.Navigate(address),
	))
	p.until("the page has begun", `!document.getElementById("loading")`)
	return p
}

// offLine opens the page from a folder below the root of a server, and ends the
// server once the browser has kept the page.
func offLine(t *testing.T, on screen) *page {
	t.Helper()
	folder := filepath.Join(t.TempDir(), "site")
	if built != nil {
		if err := built.Write(folder); err != nil {
			t.Fatal(err)
		}
	}
	mux := http.NewServeMux()
	mux.Handle("/some/where/", http.StripPrefix("/some/where/", http.FileServer(http.Dir(folder))))
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	p := openAt(t, server.URL+"/some/where/", on)
	p.until("the page is kept", `(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active) && Boolean(navigator.serviceWorker.controller))()`)
	server.CloseClientConnections()
	server.Close()
	p.reload()
	return p
}
