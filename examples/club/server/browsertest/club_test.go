package browsertest

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/examples/club/server/internal/api"
	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// TestTheScreensOfAnOrganiser opens a table at localhost by a secret word, has a guest sit down while the links are
// shown, and deletes the guest's name and ends the game on the operator's page.
func TestTheScreensOfAnOrganiser(t *testing.T) {
	h := serveWithin(t, api.Limits{Requests: 1e6, Burst: 1e6, Streams: 1e6, Tables: 1e9, Secrets: []string{"tea", "coffee"}})
	_, port, _ := strings.Cut(h.address, ":")
	p := browser.OpenElsewhere(t, "localhost", "http://localhost:"+port+"/", browser.Desktop)
	p.Choose("#language", "en")
	p.Click("[data-cover=steamrollers] button")
	p.Click("#start")
	for _, word := range []string{"milk", "tea"} {
		p.Until("the word is asked for", `Boolean(document.querySelector("#secret[open] #secret-word")) && document.getElementById("secret-word").value === ""`)
		p.Screenshot("secret")
		p.Choose("#secret-word", word)
		p.Click("#secret .main")
		if word == "milk" {
			p.Sees("#secret", "This is not the word.")
		}
	}
	p.Until("the links are shown", `document.querySelectorAll("#links a").length === 2`)
	if height := browser.Eval[float64](p, `document.getElementById("alone").getBoundingClientRect().height`); height == 0 || height > 100 {
		t.Errorf("the notice that only this computer knows the address is %v pixels high", height)
	}
	p.Screenshot("links")
	link := browser.Eval[string](p, `document.querySelectorAll("#links a")[1].hash`)
	id, invite, _ := strings.Cut(strings.TrimPrefix(link, "#table="), "&seat=")
	servertest.Must(h.host.Sit(t.Context(), id, client.NewKey(), invite, "Bob"))
	p.Sees("#links li:nth-child(2)", "Bob")
	p.Sees("#inviting .banner h2", "Waiting for one more")

	browser.Eval[bool](p, `(window.confirm = () => true, location.hash = "#operator", true)`)
	p.Sees("#operator-tables", "Bob")
	p.Screenshot("operator")
	p.Fits()
	p.Choose("#operator-name", "Bob")
	p.Click("[data-do=operator-forget]")
	p.Sees("#operator-notice", "The name stood at 1 tables.")
	p.Click("[data-do=operator-end]")
	p.Until("the game is over", `!document.querySelector("[data-do=operator-end]")`)
	if now := h.view(id, ""); !now.Over || now.Seats[1].Name != "" {
		t.Errorf("the game is over: %t, and at the table sit %+v", now.Over, now.Seats)
	}
}

// TestATableRests has both players agree to a pause, and closes the table to those who look on.
func TestATableRests(t *testing.T) {
	h := serve(t)
	players := h.seated("steamrollers", browser.Desktop, browser.Phone)
	one, other := players[0], players[1]
	one.company()
	other.company()
	one.Click("[data-do=pause]")
	other.Sees("#rest", "Somebody asks for a pause")
	other.Click("[data-do=pause-agree]")
	one.Sees("#rest", "The table rests")
	one.Screenshot("rests")
	other.Click("[data-do=resume-table]")
	one.Sees("#notes", "The table goes on.")
	one.Click("[data-do=close-watchers]")
	one.Sees("#notes", "The table is closed")
	watcher := &player{open(t, h.address, browser.Desktop), h, one.id}
	watcher.goTo("#table=" + one.id)
	watcher.Sees("#home-notice", "closed to those who look on")
	one.Click("[data-do=open-watchers]")
	one.Sees("#notes", "can look on again")
}
