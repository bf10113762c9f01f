package browsertest

import (
	"context"
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/examples/club/page/site"
	"github.com/railhex/railhex/examples/npm/build"
	described "github.com/railhex/railhex/internal/games"
)

var (
	built   *site.Site
	address string // of the site on its own server
)

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(func() int {
		if browser.Program() == "" {
			return browser.Main(m) // every test says why it is skipped
		}
		var err error
		if built, err = site.Build(context.Background(), build.Contents{Games: described.All(), Engine: build.ThreeGames}, false); err != nil {
			panic(err)
		}
		mux := http.NewServeMux()
		mux.Handle("/", built.Handler())
		mux.Handle("/whole/", http.StripPrefix("/whole", built.Handler()))
		server := httptest.NewServer(mux)
		defer server.Close()
		address = server.URL + "/"
		browser.Before = scripts()
		return browser.Main(m)
	}())
}

// A page is the page of examples/club/page in a browser.
type page struct{ *browser.Page }

// open opens the page from its own server.
func open(t *testing.T, on browser.Screen) *page {
	t.Helper()
	return openAt(t, address, on)
}

// shared is open for a test that changes nothing of the page's own scripts: the page may be one that another test has
// left, and has no games.
func shared(t *testing.T, on browser.Screen) *page {
	t.Helper()
	beside(t)
	opened, used := browser.Shared(t, address, on)
	p := &page{opened}
	p.begun()
	if used {
		p.Point(0, 0)
		browser.Eval[bool](p.Page, `drive.leave()`)
		p.Until("the first screen is shown", `!document.getElementById("home").hidden && !document.querySelector("#games li, #cards li")`)
	}
	return p
}

// besides are the tests that run beside others.
var besides sync.Map

// beside lets a test run beside others from now on. Subtests share what their test counts, and run one after the other.
func beside(t *testing.T) {
	t.Helper()
	if _, before := besides.LoadOrStore(t, true); !before && !strings.Contains(t.Name(), "/") {
		t.Parallel()
	}
}

func openAt(t *testing.T, address string, on browser.Screen) *page {
	t.Helper()
	beside(t)
	p := &page{browser.Open(t, address, on)}
	p.begun()
	return p
}

// begun waits until the page has begun.
func (p *page) begun() {
	p.T.Helper()
	p.Until("the page has begun", `Boolean(document.getElementById("playing")) && !document.getElementById("loading")`)
}

// speaks chooses a language, and waits until the page speaks it.
func (p *page) speaks(language string) {
	p.T.Helper()
	p.Choose("#language", language)
	p.Until("the page speaks "+language, `document.documentElement.lang === %s`, language)
}

// reload loads the page anew.
func (p *page) reload() {
	p.T.Helper()
	p.Reload()
	p.begun()
}

// visit goes to another address in the same browser.
func (p *page) visit(address string) {
	p.T.Helper()
	p.Visit(address)
	p.begun()
}

// follow follows a link of the page to a game, from the first screen on.
func (p *page) follow(link string) {
	p.T.Helper()
	p.Click("#open-games")
	p.Until("the first screen is shown", `!document.getElementById("home").hidden`)
	browser.Eval[bool](p.Page, `(location.href = %s, true)`, link)
	p.Until("a game is shown", `!document.getElementById("playing").hidden`)
	p.settle()
}

// offLine opens the page from a folder below the root of a server, and ends the
// server once the browser has kept the page.
func offLine(t *testing.T, on browser.Screen) *page {
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
	p.Until("the page is kept", `(async () => Boolean((await navigator.serviceWorker.getRegistration())?.active) && Boolean(navigator.serviceWorker.controller))()`)
	server.CloseClientConnections()
	server.Close()
	p.reload()
	return p
}
