package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
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
