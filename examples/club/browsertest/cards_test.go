package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestEveryComponentHasACard points at each kind of component of each game: its card says
// what it does, whether it can be had now or what is missing, and links to a rule that
// there is. It lies beside the component. Keys and long presses open it, too.
func TestEveryComponentHasACard(t *testing.T) {
	for i, game := range []string{"steamrollers", "steampower", "steam"} {
		t.Run(game, func(t *testing.T) {
			if i > 0 {
				long.Only(t, "SteamRollers has the most kinds of components")
			}
			p := shared(t, browser.Desktop)
			p.start(game, []string{"person", "builder", "builder"})
			rules := browser.Eval[string](p.Page, `(async () => (await fetch(%s)).text())()`, game+"-rules.html")
			kinds := browser.Eval[[]string](p.Page, `drive.kinds()`)
			if len(kinds) < 4 {
				t.Errorf("there are only %q", kinds)
			}
			for _, part := range kinds {
				p.Scroll(part)
				p.Point(2, 2)
				p.Until("no card is open", `document.getElementById("card").hidden`)
				p.Point(p.OpenPlace(part))
				if browser.Eval[bool](p.Page, `document.querySelector(%s).matches(".picture .hex")`, part) {
					p.wantTip(part)
					browser.Eval[bool](p.Page, `drive.point(%s, "pointerdown")`, part)
				}
				p.wantCard(part, rules)
			}
			p.Screenshot(game)
			p.Press(kb.Escape)
			p.Until("the card is closed", `document.getElementById("card").hidden`)
			if game == "steam" {
				return // the auction asks for no component
			}
			p.TabTo("#playing button[data-part], #playing [data-part][tabindex='0']")
			p.Press("i")
			p.Until("a key opens the card", `!document.getElementById("card").hidden`)
		})
	}
}

// wantTip holds the tip of a hex that is pointed at: one line with a name and no code, in a corner of the
// board, and no card beside it.
func (p *page) wantTip(part string) {
	p.T.Helper()
	p.Until("the tip of "+part+" is there", `!document.getElementById("tip").hidden`)
	for _, fault := range browser.Eval[[]string](p.Page, `drive.tip(%s)`, part) {
		p.T.Errorf("the tip of %s: %s", part, fault)
	}
}

// wantCard waits for the card of a component, and holds what it says.
func (p *page) wantCard(part, rules string) {
	p.T.Helper()
	p.Until("the card of "+part+" is open", `!document.getElementById("card").hidden && document.querySelectorAll("#card h2, #card .does, #card dd, #card .rule-link").length >= 4`)
	for _, fault := range browser.Eval[[]string](p.Page, `drive.card(%s)`, part) {
		p.T.Errorf("the card of %s: %s", part, fault)
	}
	if _, id, _ := strings.Cut(browser.Eval[string](p.Page, `document.querySelector("#card .rule-link").getAttribute("href")`), "#"); !strings.Contains(rules, fmt.Sprintf("id=%q", id)) {
		p.T.Errorf("the card of %s links to the rule %q, which there is not", part, id)
	}
}

// TestALongPressOpensTheCard presses a die for long: its card opens, and it is not taken.
func TestALongPressOpensTheCard(t *testing.T) {
	p := shared(t, browser.Phone)
	p.start("steamrollers", []string{"person", "builder"})
	place := p.Text("#place")
	browser.Eval[bool](p.Page, `drive.point("#playing [data-part^='supply/die']", "pointerdown", "touch")`)

	p.Until("a long press opens the card", `!document.getElementById("card").hidden`)
	p.Click("#playing [data-part^='supply/die']")
	if p.Text("#place") != place {
		t.Error("letting go takes the die")
	}
	p.Fits()
	p.Screenshot("card")
	browser.Eval[bool](p.Page, `drive.point("#prompt", "pointerdown", "touch")`)
	p.Until("a press elsewhere closes it", `document.getElementById("card").hidden`)
}

// TestAFactoryHasItsSign wants another sign for factories than for track.
func TestAFactoryHasItsSign(t *testing.T) {
	p := shared(t, browser.Desktop)
	mid(power, 5, "build", 5)(p)
	signs := map[string]string{}
	for _, title := range []string{"Build track", "Build a factory"} {
		signs[title] = browser.Eval[string](p.Page, `[...document.querySelectorAll("#options .opt")].find((one) => one.querySelector("b").innerText === %s)?.querySelector(".ic").innerHTML ?? ""`, title)
	}
	if track, factory := signs["Build track"], signs["Build a factory"]; track == "" || factory == "" || track == factory {
		t.Errorf("the signs are %q", signs)
	}
}

// TestHexesAreCalledByWhereTheyLie wants no code of a hex on cards, on the dark button and in
// the log, but for those who do not see where a move is made.
func TestHexesAreCalledByWhereTheyLie(t *testing.T) {
	for _, header := range []string{rollers, power, steam} {
		p := shared(t, browser.Desktop)
		mid(header, 3, "build", 3)(p)
		p.Until("the folds are open", `drive.unfold()`)
		chosen("build")(p)
		found := browser.Eval[struct {
			Codes  []string
			Called int
		}](p.Page, `drive.codes()`)
		if deed := p.Text("#act > span[aria-hidden]"); deed == "" || strings.Contains(deed, "–") {
			t.Errorf("%s: the dark button says %q, and the track is drawn", header, deed)
		}
		if len(found.Codes) > 0 || found.Called == 0 || !strings.Contains(browser.Eval[string](p.Page, `document.querySelector("#act .hidden-word").textContent`), browser.Eval[string](p.Page, `document.querySelector("#options .on").dataset.hexes`)) {
			t.Errorf("%.20s: codes of hexes are seen in %q, and %d cards name theirs for those who do not see", header, found.Codes, found.Called)
		}
	}
}

// TestDeliveriesHaveAHeading wants the deliveries of SteamRollers in a list of their own, below
// the city that they come from and the engine, and everything else below another heading.
func TestDeliveriesHaveAHeading(t *testing.T) {
	p := shared(t, browser.Desktop)
	mid(rollers, 4, "deliver", 14)(p)
	now := p.position()
	var from string
	offers, _ := now.Offers(describe.Manner{}, describe.Filter{Kind: "deliver"})
	for _, o := range offers {
		from = o.From
	}
	report := reported[struct{ Players []struct{ Strength int } }](t, now, describe.Everyone)
	got := browser.Eval[[]string](p.Page, `[...document.querySelectorAll("#options > h3")].map((one) => one.innerText.replace("\n", "; ") + ": " + [...new Set([...one.nextElementSibling.querySelectorAll("[data-move]")].map(({ dataset }) => dataset.move.split(" ")[0]))].join())`)
	want := fmt.Sprintf("Deliver from city %s; Engine %d: deliver", from, report.Players[now.Turn()-1].Strength)
	if len(got) != 2 || got[0] != want || !strings.HasPrefix(got[1], "Or: ") || strings.Contains(got[1], "deliver") || strings.HasSuffix(got[1], ": ") {
		t.Errorf("the lists are %q, want %q first, and one of everything else below “Or”", got, want)
	}
	p.Screenshot("deliveries")
	if repeats := browser.Eval[[]string](p.Page, `[...document.querySelectorAll("#options [data-move^=deliver] .why")].map(({ innerText }) => innerText).filter((text) => text.includes("city"))`); len(repeats) > 0 {
		t.Errorf("%q repeat the city of the heading", repeats)
	}
}

// TestAGoodHasOneName ships black goods of Steam Power: the cards, the dark button and the prompt
// call them by the same word in every language. They are not coal, as in SteamRollers.
func TestAGoodHasOneName(t *testing.T) {
	_, record := played(t, fmt.Sprintf(coast, 5), func(now describe.Position) bool {
		offers, _ := now.Offers(describe.Manner{}, describe.Filter{Kind: "ship"})
		return now.Turn() == 1 && len(offers) > 0 && strings.HasPrefix(offers[0].Move, "ship K ")
	}, nil)
	p := shared(t, browser.Desktop)
	p.loads(record)
	p.settle()
	chosen("ship")(p)
	for _, language := range []string{"en", "fr", "de", "nl"} {
		p.speaks(language)
		p.settle()
		chosen("ship")(p)
		got := browser.Eval[[]string](p.Page, `["#prompt", "#options [data-move^=ship] b", "#act > :not(.hidden-word)"].map((one) => document.querySelector(one).innerText.toLowerCase())`)
		word, _, _ := strings.Cut(got[1], " ")
		if word == "" || !strings.Contains(got[0], word) || !strings.Contains(got[2], word) {
			t.Errorf("%s: the prompt says %q, a card %q, and the dark button %q", language, got[0], got[1], got[2])
		}
	}
}
