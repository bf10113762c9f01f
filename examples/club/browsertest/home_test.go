package browsertest

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
)

// seatNumbers are names that nobody has: those of seats.
var seatNumbers = regexp.MustCompile(`\bP[1-6]\b|Player [1-6]|undefined|null`)

// TestPlayNow begins each game by a key on its cover: the focus goes to what is asked, and the link that skips the bar
// leads there, too, and leaves the game open. What chance decides before anybody acts is not shown step by step, and
// nobody is called by the number of a seat.
func TestPlayNow(t *testing.T) {
	p := open(t, browser.Desktop)
	p.Prefer(browser.Moving)
	browser.Eval[bool](p.Page, `drive.listen()`)
	for i, game := range []string{"steamrollers", "steam", "steampower"} {
		browser.Eval[bool](p.Page, `(drive.places.length = drive.moved.length = 0, true)`)
		p.TabTo(fmt.Sprintf("[data-cover=%q] [data-way=play-now]", game))
		p.Press(kb.Enter)
		p.Until("somebody plays "+game, `!document.getElementById("playing").hidden && document.getElementById("playing").dataset.game === %s`, game)
		p.settle()
		p.WantFocus("#prompt")
		browser.Eval[bool](p.Page, `(document.getElementById("skip").focus(), true)`)
		p.Press(kb.Enter)
		p.WantFocus("#prompt")
		played := p.replayed() // of the game that the address names still
		setUp := slices.IndexFunc(played.Moves, func(move string) bool {
			step, err := played.Start.Step(move, describe.Everyone, describe.Manner{})
			if err == nil {
				played.Start, err = played.Start.Replay(move)
			}
			if err != nil {
				t.Fatal(err)
			}
			return slices.ContainsFunc(step.Events, func(event describe.Event) bool { return event.Seat != 0 && event.Kind != "turn begun" })
		})
		if setUp < 0 {
			setUp = len(played.Moves)
		}
		if places := browser.Eval[[]int](p.Page, `drive.places`); len(places) == 0 || slices.Min(places) < setUp {
			t.Errorf("%s: chance decides %d times before anybody acts, and the page shows the positions %v", game, setUp, places)
		}
		for _, moved := range browser.Eval[[]string](p.Page, `drive.moved`) {
			var at int
			if fmt.Sscan(moved, &at); at <= setUp {
				t.Errorf("%s: before anybody acts there moves %q", game, moved)
			}
		}
		if found := seatNumbers.FindString(browser.Eval[string](p.Page, `document.body.innerText`)); found != "" {
			t.Errorf("%s: somebody is called %q", game, found)
		}
		if p.position().Turn() != 1 || !strings.Contains(p.record(), "greedy") {
			t.Errorf("%s: the player is not asked, or no bot plays:\n%s", game, p.record())
		}
		p.Click("#open-games")
		p.Until("there are cards of all games", `document.querySelectorAll("#cards .state b").length === %[1]s && document.querySelectorAll("#cards .thumbnail svg").length === %[1]s`, i+1)
	}
	p.Screenshot("home")
	p.Click("#cards li:last-child button")
	p.Until("the first game goes on", `document.getElementById("playing").dataset.game === "steamrollers" && !document.getElementById("playing").hidden`)
}

// TestPressedBeforeThePageHasBegun presses twice on a cover before anything can begin: one game begins then.
func TestPressedBeforeThePageHasBegun(t *testing.T) {
	beside(t)
	p := &page{browser.Open(t, "about:blank", browser.Desktop)}
	p.BeforeScripts(`{
		const loads = fetch, held = new Promise((release) => { window.release = release; });
		window.fetch = async (what, ...how) => { if (what === "choices.json") { window.asked = true; await held; } return loads(what, ...how); };
	}`)
	p.Visit(address)
	p.Until("the list of games is asked for", `window.asked === true`)
	p.Click("[data-cover=steam] [data-way=play-now]")
	p.Click("[data-cover=steam] [data-way=play-now]")
	browser.Eval[bool](p.Page, `(window.release(), true)`)
	p.begun()
	p.Until("Steam is played", `!document.getElementById("playing").hidden && document.getElementById("playing").dataset.game === "steam"`)
	p.settle()
	if games := p.games(); len(games) != 1 {
		t.Errorf("the games %v are kept", games)
	}
}

// TestTheFirstScreenStandsInThePage opens a page whose script never comes: its covers stand where they do, and say
// what they say, when the page has begun, by day and by night. An address of a game shows none.
func TestTheFirstScreenStandsInThePage(t *testing.T) {
	const covers = `[...document.querySelectorAll("#covers :is(article, svg, h3, p, button), #games-there, #home .hello p")].filter((one) => one.checkVisibility())
		.map((one) => [...["x", "y", "width", "height"].map((side) => one.getBoundingClientRect()[side].toFixed(1)), one.innerText ?? ""].join(" "))`
	whole := built.Handler()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/main.js" {
			http.NotFound(w, r)
			return
		}
		whole.ServeHTTP(w, r)
	}))
	defer server.Close()
	for _, on := range []browser.Screen{browser.Desktop, browser.Phone} {
		bare := browser.OpenBroken(t, server.URL+"/", on)
		first := browser.Eval[[]string](bare, covers)
		p := open(t, on)
		for i, now := range browser.Eval[[]string](p.Page, covers) {
			if i >= len(first) || first[i] != now {
				t.Fatalf("%s: of %d things, number %d is %q when the page has begun", on.Name, len(first), i, now)
			}
		}
		bare.Visit(server.URL + "/#kept=nothing")
		if bare.Has("#home") && browser.Eval[bool](bare, `document.getElementById("home").checkVisibility()`) {
			t.Errorf("%s: the first screen is seen before a game", on.Name)
		}
	}
}

// TestCardsCallTheRoundAsTheGameDoes leaves each game in the middle: its card says the round in
// the words of the game's head, in every language.
func TestCardsCallTheRoundAsTheGameDoes(t *testing.T) {
	for _, language := range []string{"en", "fr", "de", "nl"} {
		if language != "de" && !long.Allowed() {
			continue // German is tried always
		}
		p := shared(t, browser.Desktop)
		p.speaks(language)
		for i, header := range []string{rollers, steam, power} {
			mid(header, 3, "build", 2)(p)
			head := p.Text("#round")
			p.Click("#open-games")
			p.Until(fmt.Sprintf("the card of game %d says in its language (%s) what its head said: %s", i+1, language, head), `(() => {
				const told = [...document.querySelectorAll("#cards .state:has(b)")], [, round] = told[0]?.innerText.split(" · ") ?? [];
				return told.length === %s && Boolean(round) && %s.startsWith(round);
			})()`, i+1, head)
		}
	}
}

// TestANewGameBeginsWithoutScrolling opens the longest form, with as many players as can be, on
// phones, at nine tenths of their height, and at twice the zoom: its last buttons are on the
// screen wherever the form is scrolled, cover nothing at its end nor what has the focus, and nothing
// is cut off.
func TestANewGameBeginsWithoutScrolling(t *testing.T) {
	p := shared(t, browser.Phone)
	p.speaks("de")
	p.Click("[data-cover=steam] [data-way=choose-players]")
	p.opened("new")
	p.Choose("#players", "6")
	for _, on := range []browser.Screen{browser.Phone, {Width: 390, Height: 760}, {Width: 360, Height: 640}, {Width: 195, Height: 422}} {
		on.Touched = on.Width > 300 // Chromium makes a phone no narrower
		p.Resize(on)
		p.Until("the form is as high as the screen", `document.getElementById("new").scrollHeight > document.getElementById("new").clientHeight && innerWidth === %s`, on.Width)
		for _, at := range []int{0, 1e6} {
			for _, fault := range browser.Eval[[]string](p.Page, `drive.form(%s, %s)`, at, map[bool]int{true: 44, false: 40}[on.Touched]) {
				t.Errorf("at %d×%d: %s", on.Width, on.Height, fault)
			}
			p.Screenshot(fmt.Sprint("form-", on.Width, "-", on.Height, "-", at))
		}
	}
}

// TestLanguageAndNight changes the language and the look in the middle of a game, and
// keeps both.
func TestLanguageAndNight(t *testing.T) {
	p := shared(t, browser.Phone)
	p.start("steampower", []string{"person", "builder"})
	day := browser.Eval[string](p.Page, `document.querySelector("#frame-map svg").outerHTML`)
	p.Choose("#language", "de")
	p.Sees("#undo", "Zurücknehmen")
	p.Sees("#prompt", p.position().View(0, describe.Manner{Language: "de", You: 1}).Prompt)
	p.Choose("#night", "on")
	p.Until("the map is drawn for the night", `document.querySelector("#frame-map svg").outerHTML !== %s && document.documentElement.classList.contains("night")`, day)
	p.settle()
	p.Screenshot("night")
	p.reload()
	p.settle()
	p.Sees("#undo", "Zurücknehmen")
	if !p.Has("html.night") {
		t.Error("it is day again")
	}
}

// TestNewGameWhileChoosing begins a game of fewer players while somebody in another
// chooses a track.
func TestNewGameWhileChoosing(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person", "person"})
	now := p.position()
	g.clicks(now, now.Moves()[0])
	now = p.position()
	p.Click(fmt.Sprintf("#pictures [data-part=%q]", g.partOf(now, now.Moves()[0])))
	p.Until("a track is to be chosen", `!document.getElementById("choice").hidden`)
	p.Click("#open-new")
	p.start("steamrollers", []string{"person", "person"})
	if p.Has("#new[open]") || p.Has("#choice:not([hidden])") {
		t.Error("the form or the choice of the old game stands open")
	}
	if now := p.position(); now.Seats() != 2 {
		t.Errorf("the new game is played by %d", now.Seats())
	}
}
