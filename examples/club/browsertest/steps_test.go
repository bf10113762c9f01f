package browsertest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/variants/steampower"
)

// TestABidIsStepped bids in Steam: the dark button offers the least bid, which no key on
// the page makes before it is chosen. The buttons for less and more choose, as the arrow
// keys do, and so does the button for passing, which stands beside the dark one.
func TestABidIsStepped(t *testing.T) {
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
	p.Click(".stepper .more")
	p.Click(".stepper .more")
	says("after two steps", bids[2])
	p.Click(".stepper .less")
	says("a step back", bids[1])
	p.Click(".stepper .amount")
	p.Press(kb.ArrowRight)
	says("after an arrow key", bids[2])
	p.Click("#pass")
	if got := p.Text("#act"); !strings.Contains(got, "Pass") || p.record() != record {
		t.Errorf("passing is not chosen by its button, or made at once: %q", got)
	}
	p.Click(".stepper .amount")
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
		var report struct{ Order, Queue []int }
		if err := json.Unmarshal(now.Report(1), &report); err != nil {
			t.Fatal(err)
		}
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
	var report struct{ Players []struct{ Hand []int } }
	if err := json.Unmarshal(now.Report(1), &report); err != nil {
		t.Fatal(err)
	}
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
