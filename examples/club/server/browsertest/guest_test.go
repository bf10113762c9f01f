package browsertest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/examples/club/server/internal/guest"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// A counter stands before a server, and keeps what the page and a guest have asked for at tables.
type counter struct {
	mu          sync.Mutex
	page, guest []string
}

// before has a counter stand before a house from now on.
func (c *counter) before(h *house) {
	forward := httputil.NewSingleHostReverseProxy(&url.URL{Scheme: "http", Host: h.address})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		c.count(r)
		forward.ServeHTTP(w, r)
	}))
	h.t.Cleanup(func() {
		server.CloseClientConnections()
		server.Close()
	})
	h.address = strings.TrimPrefix(server.URL, "http://")
}

// count keeps a request, without its language. How often a picture is asked for, and in which size,
// depends on the room that it has: it is kept once.
func (c *counter) count(r *http.Request) {
	path, ok := strings.CutPrefix(r.URL.Path, "/api/tables/")
	_, what, _ := strings.Cut(path, "/")
	if !ok || what == "events" {
		return
	}
	asked := fmt.Sprintf("%s /%s", r.Method, what)
	for _, name := range []string{"at", "from", "to"} {
		if value := r.URL.Query().Get(name); value != "" {
			asked += fmt.Sprintf(" %s=%s", name, value)
		}
	}
	for _, name := range []string{"map-alone", "thumbnail", "label-pixels"} {
		if r.URL.Query().Has(name) {
			asked += fmt.Sprintf(" %s=%s", name, r.URL.Query().Get(name))
		}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	all := &c.guest
	if strings.HasPrefix(r.UserAgent(), "Mozilla") {
		all = &c.page
	}
	if !strings.HasPrefix(what, "pictures/") || !slices.Contains(*all, asked) {
		*all = append(*all, asked)
	}
}

// take returns what was asked for since the last call.
func (c *counter) take() (page, guest []string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	page, guest = slices.Sorted(slices.Values(c.page)), slices.Sorted(slices.Values(c.guest))
	c.page, c.guest = nil, nil
	return page, guest
}

// TestAGuestAsksForWhatThePageAsksFor has a guest and the page sit at the same seat. After each
// move both must have asked for the same. In the middle of the game both come anew: then the page asks for
// more.
func TestAGuestAsksForWhatThePageAsksFor(t *testing.T) {
	kinds := map[string]bool{}
	for _, game := range []string{"steamrollers", "steampower", "steam"} {
		h, c := serve(t), new(counter)
		c.before(h)
		p := h.seated(game, browser.Desktop)[0]
		tokens := append([]string{p.token()}, h.others...)
		var seen chan int64
		leave := func() {}
		come := func() {
			ctx, stop := context.WithCancel(t.Context())
			g, versions := guest.New(http.DefaultClient, "http://"+h.address, p.id, tokens[0], func() { t.Error("a request was refused") }), make(chan int64)
			leave, seen = stop, versions
			go g.Follow(ctx, func(view table.View) error {
				if err := g.See(ctx, view); err != nil && ctx.Err() == nil {
					t.Error(err)
				}
				select {
				case versions <- view.Version:
				case <-ctx.Done():
				}
				return ctx.Err()
			})
		}
		random := rand.New(rand.NewPCG(1, 30))
		// The deals differ: the last game goes on until a turn of the seat is over when both come anew.
		for i := 0; i < 12 || game == "steam" && !kinds["GET / at"]; i++ {
			anew := i%6 == 0
			if anew {
				leave()
				c.take()
				p.Reload()
				come()
				p.inStep()
			}
			for now := h.view(p.id, "").Version; <-seen != now; {
			}
			page, guest := c.take()
			now := h.view(p.id, tokens[0])
			if anew {
				page = slices.DeleteFunc(page, func(asked string) bool { return !slices.Contains(guest, asked) })
			}
			if !slices.Equal(page, guest) {
				t.Errorf("after %d moves of %s the page has asked for %q, and the guest for %q", now.Moves, game, page, guest)
			}
			for _, asked := range page {
				kind, _, _ := strings.Cut(asked, "=")
				kinds[kind] = true
			}
			h.move(p.id, tokens[now.Turn-1], random)
			p.inStep()
		}
	}
	for _, kind := range []string{"GET /report", "GET /offers", "GET /story from", "GET / at", "GET /pictures/sheet-1", "GET /pictures/sheet-1 map-alone", "GET /pictures/sheet-2 thumbnail"} {
		if !kinds[kind] {
			t.Errorf("nothing asks for %s: the test shows too little", kind)
		}
	}
}
