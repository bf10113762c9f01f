package browsertest

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
)

var (
	mockups = flag.String("mockups", "", "folder of mock-ups, to be put beside the screens that are like them")
	beside  = flag.String("beside", "", "folder to leave every screen in, beside its mock-up if it has one")
)

// The setups of the games that are shown.
const (
	rollers = "game steamrollers\nplayers %d\nboard standard\ncomponents standard\n"
	solo    = "game steamrollers\nplayers 1\nolive clerk\nboard standard\ncomponents standard\n"
	power   = "game steampower\nplayers %d\nmap valley\ncomponents standard\n"
	steam   = "game steam\nplayers %d\nmap northeast\ncomponents standard\nrules base\norder auction\n"
	rhine   = "game steam\nplayers %d\nmap rhine\ncomponents standard\nrules base\norder auction\n"
	coast   = "game steampower\nplayers %d\nmap coast\ncomponents standard\n"
	bidding = "game steam\nplayers %d\nmap northeast\ncomponents standard\nrules standard\n"
)

// asksFor is a position in a round, or after it, in which seat 1 is asked for something or
// can make moves of its kind.
func asksFor(kind string, round int) func(describe.Position) bool {
	return func(now describe.Position) bool {
		offers, _ := now.Offers(describe.Manner{}, describe.Filter{Kind: kind})
		view := now.View(0, describe.Manner{})
		return now.Turn() == 1 && view.Round >= round && (view.Phase == kind || len(offers) > 0)
	}
}

// A screen is what the page shows after some steps.
type screen struct {
	name    string
	mockups []string // by the names of sizes, "" for none
	show    func(p *page)
	then    func(p *page) // when the light is as it shall be
}

// mid shows a position of a game, and chooses the first thing that can be done.
func mid(header string, players int, kind string, round int) func(p *page) {
	return func(p *page) {
		p.T.Helper()
		_, record := played(p.T, setup(header, players), people, asksFor(kind, round), nil)
		p.loads(record)
		p.settle()
	}
}

// chosen chooses the first option of a kind.
func chosen(kind string) func(p *page) {
	return func(p *page) {
		p.T.Helper()
		p.Click(fmt.Sprintf("#options [data-move^=%q]", kind))
		p.Until("it is chosen", `document.getElementById("act").ariaDisabled === "false"`)
	}
}

// screens are those that a player meets.
var screens = []screen{
	{name: "home", mockups: []string{"home", "", "", ""}, show: func(p *page) {
		for _, show := range []func(*page){mid(rollers, 4, "deliver", 14), mid(steam, 4, "move", 5)} {
			show(p)
			p.Click("#open-games")
			p.Until("the first screen is shown", `!document.getElementById("home").hidden && document.querySelectorAll("#cards .thumbnail:not(:has(svg))").length === 0`)
		}
	}},
	{name: "form", show: func(p *page) { p.Click("[data-cover=steam] [data-way=choose-players]"); p.opened("new") }},
	{name: "settings", show: func(p *page) { p.Click("#open-look"); p.opened("look") }},
	{name: "help", show: func(p *page) { p.Click("#home-help"); p.opened("help") }},
	{name: "deliver", mockups: []string{"sr-desktop", "", "sr-tablet", "sr-phone"}, show: mid(rollers, 4, "deliver", 14), then: chosen("deliver")},
	{name: "draft", mockups: []string{"", "", "", "sr-phone-5"}, show: mid(rollers, 5, "draft", 14)},
	{name: "two", show: mid(rollers, 2, "build", 8)},
	{name: "olive", show: mid(solo, 1, "deliver", 10)},
	{name: "olive-late", show: mid(solo, 1, "deliver", 16)},
	{name: "olive-end", show: func(p *page) {
		_, record := finished(p.T, solo)
		p.loads(record)
		p.Until("the end is shown", `Boolean(document.querySelector("#result .board svg"))`)
	}},
	{name: "refused", show: mid(rollers, 4, "deliver", 14), then: func(p *page) {
		p.Click("#pictures [data-box]")
		p.Until("the page says why not", `document.getElementById("notice").innerText !== ""`)
	}},
	{name: "sheet", show: mid(rollers, 4, "deliver", 14), then: func(p *page) {
		if !p.Has(".mine.other") {
			p.Click(".rival [data-sheet]")
		}
		p.Until("another sheet is large", `Boolean(document.querySelector(".mine.other > header button"))`)
	}},
	{name: "goods", mockups: []string{"steam-desktop", "", "", "steam-phone"}, show: mid(steam, 4, "move", 5), then: chosen("move")},
	{name: "all", show: mid(steam, 4, "move", 5), then: func(p *page) {
		p.Until("all options are shown", `(document.getElementById("playing").dataset.height === "high" || document.getElementById("grip").click(), true)`)
	}},
	{name: "auction", show: mid(bidding, 4, "bid", 3)},
	{name: "auction-german", show: func(p *page) {
		p.speaks("de")
		mid(bidding, 4, "bid", 3)(p)
	}},
	{name: "tiles", show: mid(steam, 4, "action", 3), then: func(p *page) {
		p.Until("cards show the numbers of their tiles", `[...document.querySelectorAll("#options [data-move^=take]")].every(({ dataset: { move }, innerText }) =>
			innerText.startsWith(document.querySelector("#frame-table .act[data-part$='" + move.split(" ")[1] + "'] .n").innerText[0]))`)
	}},
	{name: "building", show: mid(steam, 5, "build", 4)},
	{name: "six", show: mid(steam, 6, "move", 4)},
	{name: "log", show: mid(steam, 4, "move", 5), then: func(p *page) {
		p.Until("the log is open", `(document.body.classList.contains("log-open") || document.getElementById("open-log").click(), true)`)
	}},
	{name: "shipping", mockups: []string{"", "sp-tablet", "", ""}, show: mid(power, 3, "ship", 6), then: chosen("ship")},
	{name: "factories", show: mid(power, 5, "build", 5)},
	{name: "passed", show: func(p *page) { p.start("steampower", []string{"person", "person"}) }},
	{name: "lesson", mockups: []string{"", "sr-guide-3", "", ""}, show: func(p *page) {
		press := p.learns("steamrollers", "en").Steps[1].Presses[0]
		p.Click("#lesson-begin")
		p.Click(p.meant(press.Part, press.Move))
		p.atStep(3)
	}},
	{name: "end", mockups: []string{"sr-end", "", "", ""}, show: func(p *page) {
		_, record := finished(p.T, fmt.Sprintf(rollers, 2))
		p.loads(record)
		p.Until("the end is shown", `Boolean(document.querySelector("#result .board svg"))`)
	}},
	{name: "unknown", show: func(p *page) {
		p.visit(address + "#kept=nonsense")
		p.Sees("#home-notice", "does not keep that game")
	}},
	{name: "damaged", show: func(p *page) {
		browser.Eval[bool](p.Page, `(localStorage.setItem("railhex game cut", "{"), true)`)
		p.reload()
		p.Until("it is named", `document.querySelectorAll("#games li.damaged").length === 1`)
	}},
}

// TestScreens shows every screen in four sizes, by day and by night: nothing lies beyond
// the sides, and what can be pressed is not covered. With -beside it leaves them in a
// folder, each beside its mock-up if -mockups says where those are:
//
//	go test . -run TestScreens -mockups FOLDER -beside FOLDER
func TestScreens(t *testing.T) {
	var drawn string // the address of the mock-ups
	if *mockups != "" {
		files := http.NewServeMux()
		files.HandleFunc("/favicon.ico", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusNoContent) })
		files.Handle("/", http.FileServer(http.Dir(*mockups)))
		server := httptest.NewServer(files)
		t.Cleanup(server.Close)
		drawn = server.URL + "/"
	}
	for i, one := range screens {
		t.Run(one.name, func(t *testing.T) {
			for j, on := range sizes {
				t.Run(on.Name, func(t *testing.T) {
					if *beside == "" && i != len(sizes)*j+1 {
						long.Only(t, "four screens are looked at, each in another size")
					}
					t.Parallel()
					p := open(t, on)
					one.show(p)
					for _, light := range []string{"", "night"} {
						if light == "night" {
							p.Choose("#night", "on")
						}
						p.Until("the light is "+light, `document.documentElement.classList.contains("night") === %s`, light == "night")
						p.still()
						if one.then != nil {
							one.then(p)
							p.still()
						}
						p.Fits()
						p.wants(one.name+" "+light, "covered()")
						if long.Allowed() {
							p.wantAccessible(one.name + " " + light)
						}
						if p.Has("#playing:not([hidden], .ended, .lesson)") && !p.Has("dialog[open]") {
							p.wants(one.name+" "+light, "cut()", "hollow()")
							if !p.Has("#playing[data-height=high], body.log-open") { // what is opened lies over the rest
								p.wants(one.name+" "+light, "overlap()")
							}
						}
						if *beside == "" {
							continue
						}
						shown := p.Picture()
						if drawn != "" && one.mockups != nil && one.mockups[j] != "" {
							shown = next(t, browser.Open(t, drawn+one.mockups[j]+".html#"+light, on).Picture(), shown)
						}
						if err := os.MkdirAll(*beside, 0o755); err != nil {
							t.Fatal(err)
						}
						file := strings.TrimSuffix(one.name+"-"+on.Name+"-"+light, "-") + ".png"
						if err := os.WriteFile(filepath.Join(*beside, file), shown, 0o644); err != nil {
							t.Fatal(err)
						}
					}
				})
			}
		})
	}
}

// still waits until nothing moves.
func (p *page) still() {
	p.T.Helper()
	p.Until("nothing moves", `(document.getElementById("playing").hidden || document.getElementById("playing").ariaBusy === "false") && document.getAnimations().every(({ playState }) => playState !== "running")`)
}

// next is one picture beside the other.
func next(t *testing.T, one, other []byte) []byte {
	t.Helper()
	var pictures []image.Image
	width, height := 0, 0
	for _, text := range [][]byte{one, other} {
		picture, err := png.Decode(bytes.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		pictures = append(pictures, picture)
		width += picture.Bounds().Dx()
		height = max(height, picture.Bounds().Dy())
	}
	const gap = 16
	both := image.NewRGBA(image.Rect(0, 0, width+gap, height))
	draw.Draw(both, both.Bounds(), image.NewUniform(color.Gray{Y: 128}), image.Point{}, draw.Src)
	draw.Draw(both, pictures[0].Bounds(), pictures[0], image.Point{}, draw.Src)
	draw.Draw(both, pictures[1].Bounds().Add(image.Pt(pictures[0].Bounds().Dx()+gap, 0)), pictures[1], image.Point{}, draw.Src)
	var text bytes.Buffer
	if err := png.Encode(&text, both); err != nil {
		t.Fatal(err)
	}
	return text.Bytes()
}
