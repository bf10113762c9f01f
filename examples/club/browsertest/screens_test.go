package browsertest

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
)

// The setups of the games that are shown.
const (
	rollers = "game steamrollers\nplayers %d\nboard standard\ncomponents standard\n"
	solo    = "game steamrollers\nplayers %d\nolive clerk\nboard standard\ncomponents standard\n"
	power   = "game steampower\nplayers %d\nmap valley\ncomponents standard\n"
	steam   = "game steam\nplayers %d\nmap northeast\ncomponents standard\nrules base\norder auction\n"
	rhine   = "game steam\nplayers %d\nmap rhine\ncomponents standard\nrules base\norder auction\n"
	coast   = "game steampower\nplayers %d\nmap coast\ncomponents standard\n"
	bidding = "game steam\nplayers %d\nmap northeast\ncomponents standard\nrules standard\n"
)

// sizes are the sizes of screens that the page is made for.
var sizes = []browser.Screen{
	{Name: "1440x900", Width: 1440, Height: 900},
	{Name: "1024x768", Width: 1024, Height: 768},
	{Name: "768x1024", Width: 768, Height: 1024},
	browser.Phone,
}

// asksFor is a position in a round, or after it, in which seat 1 is asked for something or
// can make moves of its kind.
func asksFor(kind string, round int) func(describe.Position) bool {
	return func(now describe.Position) bool {
		offers, _ := now.Offers(describe.Manner{}, describe.Filter{Kind: kind})
		view := now.View(0, describe.Manner{})
		return now.Turn() == 1 && view.Round >= round && (view.Phase == kind || len(offers) > 0)
	}
}

// mid shows a position of a game.
func mid(header string, players int, kind string, round int) func(p *page) {
	return func(p *page) {
		p.T.Helper()
		_, record := played(p.T, fmt.Sprintf(header, players), asksFor(kind, round), nil)
		p.loads(record)
		p.settle()
	}
}

// opened says which dialog stands open.
func (p *page) opened(id string) {
	p.T.Helper()
	p.Until(id+" is open", `document.getElementById(%s).open`, id)
}

// chosen chooses the first option of a kind.
func chosen(kind string) func(p *page) {
	return func(p *page) {
		p.T.Helper()
		p.Click(fmt.Sprintf("#options [data-move^=%q]", kind))
		p.Until("it is chosen", `document.getElementById("act").ariaDisabled === "false"`)
	}
}

// ends shows the end of a game.
func ends(header string) func(p *page) {
	return func(p *page) {
		p.T.Helper()
		_, record := played(p.T, header, describe.Position.Over, nil)
		p.loads(record)
		p.Until("the end is shown", `Boolean(document.querySelector("#result:not([hidden]) .board svg"))`)
	}
}

// opens shows a position of SteamRollers with a dialog open, by the word of its buttons.
func opens(dialog string) func(p *page) {
	return func(p *page) {
		p.T.Helper()
		mid(rollers, 4, "deliver", 14)(p)
		p.Click(fmt.Sprintf("#open-%[1]s, #menu-%[1]s", dialog))
		p.opened(dialog)
	}
}

// then shows a position of SteamRollers, or of another game, and presses something.
func then(show func(p *page), press, what, until string) func(p *page) {
	return func(p *page) {
		p.T.Helper()
		show(p)
		p.Click(press)
		p.Until(what, until)
	}
}

// screens are those that a player meets beside the scenes of TestLayout.
var screens = []struct {
	name string
	show func(p *page)
}{
	{"home", func(p *page) {
		p.Until("there are covers", `document.querySelectorAll("#covers .art svg").length === 3`)
	}},
	{"form", then(func(*page) {}, "[data-cover=steam] [data-way=choose-players]", "the form of Steam is open", `document.querySelector("#new[open] #game").value === "steam"`)},
	{"settings", func(p *page) { p.Click("#open-look"); p.opened("look") }},
	{"games", then(mid(steam, 4, "move", 5), "#open-games", "the first screen is shown", `Boolean(document.querySelector("#cards .thumbnail svg"))`)},
	{"help", opens("help")},
	{"record", opens("record")},
	{"ledger", opens("ledger")},
	{"deliver", func(p *page) { mid(rollers, 4, "deliver", 14)(p); chosen("deliver")(p) }},
	{"ship", func(p *page) { mid(power, 3, "ship", 6)(p); chosen("ship")(p) }},
	{"bid", mid(bidding, 4, "bid", 3)},
	{"refused", then(mid(rollers, 4, "deliver", 14), "#pictures [data-box]", "the page says why not", `document.getElementById("notice").innerText !== ""`)},
	{"sheet", then(mid(rollers, 4, "deliver", 14), ".rival [data-sheet]", "another sheet is large", `Boolean(document.querySelector(".mine.other > header button"))`)},
	{"track", func(p *page) {
		_, part := turning(p, "steamrollers", []string{"person", "person"})
		p.Click(fmt.Sprintf("#pictures [data-part=%q]", part))
		p.Until("a track is turned", `document.querySelectorAll(".ghost.on").length === 1`)
	}},
	{"past", then(mid(rollers, 4, "deliver", 14), "#previous", "the odds are there", `!document.getElementById("odds").hidden`)},
	{"log", then(mid(steam, 4, "move", 5), "#open-log", "the log is open", `document.body.classList.contains("log-open")`)},
	{"all", func(p *page) {
		mid(steam, 4, "move", 5)(p)
		p.Until("all options are shown", `(document.getElementById("playing").dataset.height === "high" || document.getElementById("grip").click(), true)`)
	}},
	{"passed", func(p *page) { p.start("steampower", []string{"person", "person"}) }},
	{"end", ends(fmt.Sprintf(rollers, 2))},
	{"olive", ends(fmt.Sprintf(solo, 1))},
	{"unknown", func(p *page) {
		p.visit(address + "#kept=nonsense")
		p.Sees("#home-notice", "does not keep that game")
	}},
}

// TestScreens shows every screen in four sizes, by day and by night: nothing lies beyond the sides, what can be
// pressed is not covered, and axe-core finds no barrier. Unless tests may take long, each is shown once, in another
// size and light than those around it.
func TestScreens(t *testing.T) {
	for i, one := range screens {
		for j, on := range sizes {
			for k, light := range []string{"day", "night"} {
				t.Run(one.name+"-"+on.Name+"-"+light, func(t *testing.T) {
					if i%len(sizes) != j || i/len(sizes)%2 != k {
						long.Only(t, "each screen is looked at in one size and light")
					}
					p := shared(t, on)
					p.Choose("#night", map[string]string{"night": "on"}[light])
					p.Until("it is "+light, `document.documentElement.classList.contains("night") === %s`, light == "night")
					one.show(p)
					p.still()
					p.Fits()
					p.wants(one.name, "covered()")
					if p.Has("body:not(.learning) #playing:not([hidden], .ended)") && !p.Has("dialog[open]") {
						p.wants(one.name, "cut()", "hollow()")
					}
					p.wantAccessible(one.name)
					p.Screenshot("")
				})
			}
		}
	}
}

// wantAccessible wants no barrier on the page as it stands, and fingers to find everything on a phone.
func (p *page) wantAccessible(when string) {
	p.T.Helper()
	if p.Touched() && !p.Has("#stopped:not([hidden])") {
		p.wants(when, "targets()")
	}
	for _, barrier := range p.Barriers() {
		p.T.Errorf("%s: %s", when, barrier)
	}
}

// still waits until nothing moves.
func (p *page) still() {
	p.T.Helper()
	p.Until("nothing moves", `(document.getElementById("playing").hidden || document.getElementById("playing").ariaBusy === "false")
		&& document.getAnimations().every(({ playState }) => playState !== "running")`)
}
