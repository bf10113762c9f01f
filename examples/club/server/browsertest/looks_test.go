package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// TestATableFitsEverySize goes by every screen around a table: the first one, the form, the links, the
// seat, the personal link, the company and the lost connection. In each size nothing lies beyond the
// sides, no list cuts its choice off, a sign that one is seated stands beside the name, and buttons and
// messages do not lie on numbers.
func TestATableFitsEverySize(t *testing.T) {
	h := serve(t)
	p := &player{open(t, h, browser.Desktop), h, ""}
	sizes := []browser.Screen{{Name: "1440x900", Width: 1440, Height: 900}, {Name: "1024x768", Width: 1024, Height: 768}, {Name: "768x1024", Width: 768, Height: 1024, Touched: true}, browser.Phone}
	look := func(name string) {
		t.Helper()
		for _, on := range sizes {
			p.Resize(on)
			where := name + " at " + on.Name
			p.Until("the picture is drawn for "+on.Name, `document.getElementById("playing").hidden || !document.getElementById("connection").hidden || document.getElementById("playing").ariaBusy === "false"`)
			p.Fits()
			for _, found := range browser.Eval[[]string](p.Page, wrongAtTables) {
				t.Errorf("%s: %s", where, found)
			}
			for _, night := range []string{"", "night"} {
				browser.Eval[bool](p.Page, `(document.documentElement.classList.toggle("night", %s), true)`, night != "")
				p.Screenshot(strings.ReplaceAll(where+night, " ", "-"))
			}
			browser.Eval[bool](p.Page, `(document.documentElement.classList.remove("night"), true)`)
		}
	}
	p.Until("the covers are drawn", `document.querySelectorAll("#covers .art svg").length === 3`)
	look("home")
	p.Click("[data-cover=steam] button")
	p.Choose("#players", "4")
	p.Choose("#seats .seat:nth-child(2) select", "greedy")
	look("form")
	p.Click("#start")
	p.Until("the links are shown", `document.querySelectorAll("#links a").length === 4 && Boolean(document.querySelector(".qr svg"))`)
	for _, said := range []string{"4 seats", browser.Eval[string](p.Page, `document.querySelector("select[id^=setup-]").selectedOptions[0].text`)} {
		p.Sees(".banner .facts", said)
	}
	p.Sees("#title", "Steam")
	look("links")
	p.Sees("#links li:nth-child(2)", "Ben (a bot: takes what pays now)")
	link := browser.Eval[string](p.Page, `document.querySelector("#links a").hash`)
	p.id, _, _ = strings.Cut(strings.TrimPrefix(link, "#table="), "&")
	p.goTo(link)
	p.Until("one is asked for a name", `Boolean(document.querySelector("#sitting:not([hidden]) #own-name"))`)
	look("seat")
	p.Choose("#own-name", "Ann")
	p.Click("#sit")
	p.Until("the personal link is shown", `Boolean(document.querySelector("#own-first[open] .own-code svg"))`)
	look("personal link")
	p.Click("#own-first [command=close]")
	p.Resize(browser.Phone)
	p.company()
	p.Click("[data-free='3']")
	p.Until("the code of the new link is in sight", `(document.querySelector("#freed .qr svg")?.getBoundingClientRect().bottom ?? Infinity) < innerHeight`)
	look("company")
	p.Click("[data-bot='3']")
	p.Sees("#company-seats", "Player 3 (a bot")
	p.Sees("#notes", "A bot plays at seat 3.")
	browser.Eval[bool](p.Page, `(window.confirm = () => true, true)`)
	p.Click("[data-free='3']")
	p.Sees("#company-seats", "Player 3 (free)")
	p.Click("#begin-bots")
	p.Until("no seat is free", `document.getElementById("bots").hidden`)
	p.Press("\x1b")
	h.playWithBots(p, 1)
	look("auction")
	p.Choose("#language", "de")
	p.Until("the page speaks German", `document.documentElement.lang === "de"`)
	look("German auction")
	p.Choose("#language", "en")
	p.line.setCut(true)
	p.Sees("#connection", "No connection")
	look("lost")
	p.line.setCut(false)
	p.Until("the connection is back", `document.getElementById("connection").hidden`)
	if h.untilAsked(p); !browser.Eval[bool](p.Page, `document.getElementById("mark").getBBox().width > 0`) {
		t.Error("the sign of the game is lost with the connection")
	}
	p.Click("#open-games")
	p.Sees("#games", "Your turn")
	look("tables")
}

// wrongAtTables lists what looks wrong on a screen around a table.
var wrongAtTables = fmt.Sprintf(`(() => {
	const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility() && one.getClientRects().length), box = (one) => one.getBoundingClientRect();
	const natural = (one) => {
		const copy = one.cloneNode(true);
		copy.style.width = "max-content";
		copy.value = one.value;
		one.after(copy);
		const { width } = box(copy);
		copy.remove();
		return width;
	};
	const cross = (one, other) => Math.min(box(one).right, box(other).right) - Math.max(box(one).left, box(other).left) > %[1]d && Math.min(box(one).bottom, box(other).bottom) - Math.max(box(one).top, box(other).top) > %[1]d;
	return [
		...all("select").filter((one) => natural(one) > box(one).width + 1).map((one) => "cut off is the choice of #" + one.id),
		...all("li.seat .row > svg").filter((one) => !cross(one.parentElement, one.closest("li")) || box(one).top > box(one.closest("li").querySelector("b")).bottom).map((one) => "a sign stands below " + one.closest("li").innerText),
		...all("#connection").flatMap((one) => all("#standing, #scores, #actions button, #prompt").filter((other) => cross(one, other)).map((other) => "no connection lies over #" + other.id)),
		...all("#standing td").filter((one) => box(one).right > box(document.getElementById("standing")).right - 4).map((one) => "beyond the table of players lies " + one.innerText),
		...all("#choose").filter((one) => innerWidth < 900 && box(one).right - Math.max(...all("#actions button:not(#undo)").map((other) => box(other).right)) > 16).map(() => "the buttons leave room beside them"),
		...all("#own, #own-link, #own-first-link, .watching").flatMap((one) => [...one.children].filter((child, i) => i && box(child).top - box(one.children[i - 1]).bottom < 6).map((child) => "too near to what is above it stands " + child.innerText)),
	];
})()`, 2)
