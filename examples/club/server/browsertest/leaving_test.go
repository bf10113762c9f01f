package browsertest

import (
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// TestBackGoesOneScreenBack goes Back through the screens around a table: from the links of a
// new table to the first screen, from a seat and from a table to where they were opened, after what
// lies open over them. Below a table that a link or a reload has opened lies the first screen.
func TestBackGoesOneScreenBack(t *testing.T) {
	h := serve(t)
	p := &player{open(t, h, browser.Desktop), h, ""}
	back := func() {
		t.Helper()
		browser.Eval[bool](p.Page, `(history.back(), true)`)
	}
	on := func(screen string) {
		t.Helper()
		p.Until("one is on #"+screen, `["home", "playing", "inviting", "sitting"].every((id) => (document.getElementById(id)?.hidden ?? true) !== (id === %s)) && !document.querySelector("dialog[open]")`, screen)
	}
	p.Click("[data-cover=steamrollers] button")
	p.Click("#start")
	on("inviting")
	links := browser.Eval[[]string](p.Page, `[...document.querySelectorAll("#links a")].map(({ hash }) => hash)`)
	back()
	on("home")
	browser.Eval[bool](p.Page, `(history.forward(), true)`)
	on("inviting")
	if again := browser.Eval[[]string](p.Page, `[...document.querySelectorAll("#links a")].map(({ hash }) => hash)`); len(again) != len(links) || again[0] != links[0] {
		t.Errorf("the links were %q, and are %q", links, again)
	}

	p.sitDown(links[0], names[0])
	on("playing")
	p.company()
	back()
	on("inviting")
	back()
	on("home")

	p.Click("#games a")
	on("playing")
	steps := browser.Eval[int](p.Page, `history.length`)
	p.Reload()
	on("playing")
	if now := browser.Eval[int](p.Page, `history.length`); now != steps {
		t.Errorf("there were %d steps, and after a reload there are %d", steps, now)
	}
	p.Click("#open-games")
	on("home")
	back()
	on("playing")
	back()
	on("home")

	other := &player{open(t, h, browser.Phone), h, ""}
	link := browser.Eval[string](other.Page, `location.href`) + links[1]
	p = other
	p.Visit(link)
	on("sitting")
	p.Choose("#own-name", names[1])
	p.Click("#sit")
	p.Click("#own-first [command=close]")
	on("playing")
	back()
	on("home")
}
