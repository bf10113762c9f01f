package browsertest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/variants/steampower"
)

// TestTheSheetAtTheBottomHasThreeHeights draws it up and down with a finger, and by its
// button: the prompt alone, some options, and all of them until one is chosen.
func TestTheSheetAtTheBottomHasThreeHeights(t *testing.T) {
	p := shared(t, browser.Phone)
	mid(steam, 3, "move", 3)(p)
	height := func(name string, low float64) {
		t.Helper()
		p.Until("the sheet is "+name, `document.getElementById("playing").dataset.height === %s`, name)
		p.Fits()
		if high := browser.Eval[float64](p.Page, `innerHeight - document.getElementById("now").getBoundingClientRect().top`); high < low || high > low+24 {
			t.Errorf("the sheet is %s, and %.0f pixels high", name, high)
		}
	}
	draw := func(by float64) {
		browser.Eval[bool](p.Page, `drive.draw(%s)`, by)
	}
	const some, alone, all = 310, 72, 506
	height("middle", some)
	map1 := browser.Eval[float64](p.Page, `document.getElementById("frame-map").getBoundingClientRect().height`)
	draw(60)
	height("low", alone)
	if map2 := browser.Eval[float64](p.Page, `document.getElementById("frame-map").getBoundingClientRect().height`); map2 < map1+100 {
		t.Errorf("beside the prompt alone the map is %.0f pixels high, and it was %.0f", map2, map1)
	}
	draw(-60)
	draw(10)
	height("middle", some)
	p.Click("#grip")
	height("high", all)
	if hidden := browser.Eval[int](p.Page, `[...document.querySelectorAll("#options details.more:not([open])")].length`); hidden > 0 {
		t.Error("not all options are there")
	}
	p.Click("#options [data-move^=move]")
	height("middle", some)
	p.Until("a move is chosen", `document.getElementById("act").ariaDisabled === "false"`)
}

// TestSheetsOfOthersOpen opens the sheets of the others in place of one's own, by clicks
// and by the key, on a desktop and on a phone. What is chosen in the list is chosen on
// one's own sheet.
func TestSheetsOfOthersOpen(t *testing.T) {
	for _, on := range []browser.Screen{browser.Desktop, browser.Phone} {
		t.Run(on.Name, func(t *testing.T) {
			phoneOnly(t, on)
			p := shared(t, on)
			mid(rollers, 3, "deliver", 10)(p)
			large := func(seat int) {
				t.Helper()
				p.Until(fmt.Sprintf("the sheet of seat %d is large", seat), `document.querySelector(".mine")?.id === %s && Boolean(document.querySelector(".mine [data-hex]"))`, fmt.Sprint("frame-sheet-", seat))
			}
			large(1)
			least := browser.Eval[float64](p.Page, `document.querySelector(".mine > .picture > svg").getBoundingClientRect().width`)
			p.Click(`[data-sheet="3"]`)
			large(3)
			const share = 0.85 // there is a line with the name and the way back on a phone
			if width := browser.Eval[float64](p.Page, `document.querySelector(".mine > .picture > svg").getBoundingClientRect().width`); width < share*least {
				t.Errorf("another sheet is %.0f pixels wide, one's own %.0f", width, least)
			}
			if names := browser.Eval[string](p.Page, `[...document.querySelectorAll(".rival b")].map(({ firstChild }) => firstChild.firstChild.data).join()`); names != "Ada,Ben" {
				t.Errorf("beside it stand the sheets of %s", names)
			}
			p.Until("the way back has the focus", `document.activeElement.matches('.mine > header [data-sheet="0"]')`)
			p.Click(`.mine > header [data-sheet="0"]`)
			large(1)
			for _, seat := range []int{2, 3, 1, 2} {
				p.Press("p")
				large(seat)
			}
			for _, seat := range []int{1, 3, 2} {
				p.Press("p")
				p.Press("p") // while the sheet between is being drawn
				p.settle()
				p.fitted()
				large(seat)
			}
			p.Click("#options [data-move^=deliver]")
			large(1)
			p.Until("the delivery is chosen and drawn", `document.getElementById("act").ariaDisabled === "false" && Boolean(document.querySelector(".mine .route.sketch"))`)
		})
	}
}

// TestATileSaysWhatItDoesInThisGame shows tile 2b, which works by another rule with the module
// of Yucata: in the middle, and beside the map of a player who has it.
func TestATileSaysWhatItDoesInThisGame(t *testing.T) {
	for modules, name := range map[string][2]string{"": {"Take a die", "take"}, "module yucata\n": {"Number used before", "used"}} {
		p := shared(t, browser.Desktop)
		record := fmt.Sprintf(rollers, 2) + modules + "goods YRBE GGRB YYRB REGB YGBE RRYG\nsides a b a a a a\nroll 2 5 6 straight/gentle\n"
		says := func(where string) {
			t.Helper()
			if got := browser.Eval[string](p.Page, `document.querySelector(%s).textContent`, where); !strings.Contains(got, name[0]) && !strings.HasSuffix(got, name[1]) {
				t.Errorf("with %q %s says %q, want %q", modules, where, got, name)
			}
		}
		p.loads(record)
		p.settle()
		says(".strip .tile-card:nth-child(2)")
		p.load(record + "draft 2\ntake\n")
		says("#frame-sheet-1 .chip") // seat 2 is asked, whose sheet is large
		p.Click("[data-sheet='1']")
		p.Until("the sheet of seat 1 is large", `Boolean(document.querySelector(".mine-tiles .chip"))`)
		says(".mine-tiles .chip")
	}
}

// TestABidIsChosen bids in Steam: the dark button offers the least bid, which no key on the page makes before it is
// chosen. A press on a sum chooses it, as keys do, and so does the button for passing, which stands beside the dark one.
func TestABidIsChosen(t *testing.T) {
	p := shared(t, browser.Phone)
	mid(bidding, 4, "bid", 3)(p)
	var bids []int
	for _, o := range offered(p.position()) {
		var bid int
		if _, err := fmt.Sscanf(o.Move, "bid %d", &bid); err == nil {
			bids = append(bids, bid)
		}
	}
	says := func(where string, bid int) {
		t.Helper()
		if got, want := p.Text("#act"), fmt.Sprintf("Bid $%d", bid); !strings.Contains(got, want) {
			t.Errorf("%s the dark button says %q, not %q", where, got, want)
		}
	}
	says("at first", bids[0])
	record := p.record()
	p.Until("keys are heard", `!document.querySelector("[data-quiet]")`)
	p.Click("#pictures [data-city]")
	p.Until("the map cannot be chosen", `Boolean(document.querySelector("#notice.refuse"))`)
	says("after a press on the map", bids[0])
	p.toPrompt()
	p.Press(kb.Enter)
	p.settle()
	if p.record() != record {
		t.Error("Enter makes a bid that nobody has chosen")
	}
	bid := func(i int) string { return fmt.Sprintf(".amount[data-move='bid %d']", bids[i]) }
	p.Click(bid(2))
	says("after a press", bids[2])
	browser.Eval[bool](p.Page, `(document.querySelector(%s).focus(), true)`, bid(0))
	p.Press(kb.ArrowRight)
	p.WantFocus(bid(1))
	p.Press(kb.Enter)
	says("after keys", bids[1])
	p.Click("#pass")
	if got := p.Text("#act"); !strings.Contains(got, "Pass") || p.record() != record {
		t.Errorf("passing is not chosen by its button, or made at once: %q", got)
	}
	p.Click(bid(2))
	p.Click("#act")
	p.keeps("the bid is made", record)
	if move := fmt.Sprintf("bid %d", bids[2]); !strings.Contains(p.record(), move) {
		t.Errorf("%q is not made:\n%s", move, p.record())
	}
}

// TestWhoFollows plays Steam: the scores are in turn order, and the status line names those
// who act after the player in this phase.
func TestWhoFollows(t *testing.T) {
	p := shared(t, browser.Phone)
	g := p.start("steam", []string{"person", "builder", "builder"})
	named := 0
	for range 8 {
		now := p.position()
		report := reported[struct{ Order, Queue []int }](t, now, 1)
		if len(report.Order) == now.Seats() {
			if got := browser.Eval[[]int](p.Page, `[...document.querySelectorAll("#scores li")].map(({ dataset }) => Number(dataset.seat))`); !slices.Equal(got, report.Order) {
				t.Errorf("the scores are in the order %v, the players in %v", got, report.Order)
			}
		}
		said := browser.Eval[string](p.Page, `document.getElementById("moment").textContent`)
		if at := slices.Index(report.Queue, now.Turn()); at >= 0 {
			for _, seat := range report.Queue[at+1:] {
				named++
				if !strings.Contains(said, fmt.Sprint("P", seat)) {
					t.Errorf("P%d follows, and the status line says %q", seat, said)
				}
			}
		}
		g.playSome(1)
	}
	if named == 0 {
		t.Error("nobody follows: the test shows nothing")
	}
}

// TestTheHandIsASecondPage turns the sheet of a phone to the hand of Steam Power, which
// lies in the sheet as wide as the screen, and back.
func TestTheHandIsASecondPage(t *testing.T) {
	p := shared(t, browser.Phone)
	g := p.start("steampower", []string{"person", "builder"})
	now := g.position()
	report := reported[struct{ Players []struct{ Hand []int } }](t, now, 1)
	hand := len(report.Players[0].Hand)
	p.Sees("#page-hand", fmt.Sprint(hand))
	if p.Has(".player .con") && browser.Eval[bool](p.Page, `document.querySelector(".player .con").checkVisibility()`) {
		t.Error("the hand is there before its page is turned to")
	}
	p.Click("#page-hand")
	if got := browser.Eval[int](p.Page, `[...document.querySelectorAll(".player .con")].filter((one) => one.checkVisibility()).length`); got != hand {
		t.Errorf("%d contracts are in the sheet, %d in the hand", got, hand)
	}
	state, err := steampower.ParseState(now.Text(), steampower.Setup{Players: now.Seats()})
	if err != nil {
		t.Fatal(err)
	}
	bonuses := map[steampower.Bonus]string{steampower.BuildBonus: "bonus: build", steampower.FactoryBonus: "bonus: factory", steampower.ContractsBonus: "bonus: draw contracts"}
	told := browser.Eval[[]string](p.Page, `drive.contracts()`)
	for i, number := range report.Players[0].Hand {
		contract, points := state.Contract(number), "points"
		if contract.Points == 1 {
			points = "point"
		}
		if want := fmt.Sprintf("%v %d %s, $%d, %s", contract.Goods, contract.Points, points, contract.Money, bonuses[contract.Bonus]); told[i] != want {
			t.Errorf("contract %d is told as %q, want %q", number, told[i], want)
		}
	}
	if !browser.Eval[bool](p.Page, `drive.isHandOpen()`) {
		t.Error("the hand does not lie open in the sheet above the dark button")
	}
	p.Click("#page-options")
	p.Until("the options are back", `document.querySelector("#options .opt").checkVisibility({ visibilityProperty: true }) && !document.querySelector(".player .con").checkVisibility()`)
}

// TestWhatIsChosenStaysInSight raises the sheet over the way of a good that is chosen: the
// board scrolls up, so that the way is seen above the sheet, and down again.
func TestWhatIsChosenStaysInSight(t *testing.T) {
	p := shared(t, browser.Phone)
	mid(rollers, 4, "deliver", 14)(p)
	chosen("deliver")(p)
	p.Until("its way is drawn", `Boolean(document.querySelector("#pictures .route.sketch"))`)
	below := func() float64 {
		return browser.Eval[float64](p.Page, `Math.max(...[...document.querySelectorAll("#pictures .route")].map((one) => one.getBoundingClientRect().bottom)) - document.getElementById("now").getBoundingClientRect().top`)
	}
	p.Click("#grip")
	scrolled := browser.Eval[float64](p.Page, `scrollY`)
	if off := below(); off > 0 || off+scrolled <= 0 {
		t.Errorf("the way ends %v px below the edge of the raised sheet, and the board is scrolled by %v px", off, scrolled)
	}
	p.Click("#grip")
	p.Until("the board is back", `scrollY === 0`)
}
