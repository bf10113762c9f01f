package browsertest

import (
	"context"
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
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
		server := httptest.NewServer(built.Handler())
		defer server.Close()
		address = server.URL + "/"
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

func openAt(t *testing.T, address string, on browser.Screen) *page {
	t.Helper()
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
