package browsertest

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/examples/club/server/internal/api"
	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/push"
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

	answered := (&page{Page: p}).hold("/operator")
	browser.Eval[bool](p, `(window.confirm = () => true, location.hash = "#operator", true)`)
	goOn := answered()
	browser.Eval[bool](p, `(location.hash = "", true)`)
	p.Until("the first screen is shown", `!document.getElementById("home").hidden`)
	goOn()
	if !browser.Eval[bool](p, `fetch("choices").then(() => !document.getElementById("operator"))`) {
		t.Error("an answer that comes late shows the operator's page over the first screen")
	}
	browser.Eval[bool](p, `(location.hash = "#operator", true)`)
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

// TestLettersAreAskedFor gives an address of mail on the first screen, opens the link of the first letter, and ends
// the letters. What is typed and said stays when the first screen is shown anew, and when an answer comes late.
func TestLettersAreAskedFor(t *testing.T) {
	port, letters := servertest.Mail(t)
	post := servertest.Must(push.ReadPost("smtp://localhost:"+port, "club@example.org", "https://play.example.org"))
	h := serveWithin(t, api.Limits{Requests: 1e6, Burst: 1e6, Streams: 1e6, Tables: 1e9, Pushes: push.Plan{Post: post}})
	p := h.seated("steamrollers", browser.Phone)[0]
	answered := p.hold("/mine/mail")
	p.Click("#open-games")
	goOn := answered()
	p.Choose("#mail-address", "ann@example.org")
	p.Click("#mail-send")
	p.Sees("#mail", "Open the link in it.")
	stays := func(typed string) {
		t.Helper()
		const got = `fetch("choices").then(() => [document.getElementById("mail-address").value, document.getElementById("mail-said").textContent].join(": "))`
		if got := browser.Eval[string](p.Page, got); !strings.HasPrefix(got, typed+": ") || !strings.Contains(got, "Open the link") {
			t.Errorf("of what was typed and said stays %q", got)
		}
	}
	goOn()
	stays("ann@example.org")
	p.Choose("#mail-address", "bob@")
	browser.Eval[bool](p.Page, `(document.dispatchEvent(new Event("visibilitychange")), dispatchEvent(new Event("hashchange")), true)`)
	stays("bob@")
	p.Fits()
	p.Screenshot("mail")
	_, code, _ := strings.Cut((<-letters).Text, "/#mail=")
	code, _, _ = strings.Cut(code, "\n")
	p.goTo("#mail=" + code)
	p.Sees("#home-notice", "You get letters from now on.")
	p.Sees("#mail", "Letters go to ann@example.org.")
	p.goTo("#no-mail=" + code)
	p.Sees("#home-notice", "You get no more letters.")
	p.Until("the address is gone", `document.getElementById("mail-address").value === ""`)
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
	watcher := &player{open(t, h, browser.Desktop), h, one.id}
	watcher.goTo("#table=" + one.id)
	watcher.Sees("#home-notice", "closed to those who look on")
	one.Click("[data-do=open-watchers]")
	one.Sees("#notes", "can look on again")
}
