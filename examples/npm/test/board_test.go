package test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"testing"

	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/performance"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// A told event of a board.
type told struct {
	Type, Part, Hex, Move, Refused string
	Options                        int
}

// TestABoard clicks, drags and types on boards in Chromium.
func TestABoard(t *testing.T) {
	if wrong := inBrowser(t, install(t), "board.html"); wrong != "" {
		t.Error(wrong)
	}
}

// A place is a point of a page, in pixels.
type place [2]float64

// touchPage opens a page with a board on a phone.
func touchPage(t *testing.T) *browser.Page {
	t.Helper()
	server := httptest.NewServer(http.FileServerFS(os.DirFS(install(t))))
	t.Cleanup(server.Close)
	page := browser.Open(t, server.URL+"/touch.html", browser.Phone)
	page.Until("the board is there", `Boolean(window.ready)`)
	return page
}

// slide puts a finger on a place, moves it in steps, and lifts it.
func slide(page *browser.Page, from, to place) {
	const steps = 8
	at := func(kind input.DispatchTouchEventType, points ...*input.TouchPoint) {
		browser.Call(page, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
	}
	at(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: from[0], Y: from[1]})
	for i := range steps {
		part := float64(i+1) / steps
		at(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: from[0] + part*(to[0]-from[0]), Y: from[1] + part*(to[1]-from[1])})
	}
	at(input.DispatchTouchEventTypeTouchEnd)
}

// TestABoardIsTouched drags a good with a finger, which does not scroll the page, scrolls it
// where nothing can be dragged, and taps.
func TestABoardIsTouched(t *testing.T) {
	page := touchPage(t)
	places := browser.Eval[struct {
		From, To, Empty place
		Part, ToHex     string
	}](page, `window.touched`)

	slide(page, places.From, places.To)
	page.Until("the board tells of the drag", `window.told.length > 0`)
	if said := browser.Eval[[]told](page, `window.told.splice(0)`); said[0].Type != "select" || said[0].Hex != places.ToHex || said[0].Options == 0 {
		t.Errorf("a drag from %s to %s tells %+v", places.Part, places.ToHex, said)
	}
	if y := browser.Eval[float64](page, `scrollY`); y != 0 {
		t.Errorf("the drag scrolls by %g", y)
	}

	slide(page, places.From, places.From)
	page.Until("the board tells of the tap", `window.told.length > 0`)
	if said := browser.Eval[[]told](page, `window.told.splice(0)`); said[0].Type != "select" || said[0].Part != places.Part {
		t.Errorf("a tap on %s tells %+v", places.Part, said)
	}

	slide(page, places.Empty, place{places.Empty[0], places.Empty[1] - 120})
	page.Until("the page is scrolled", `scrollY > 0`)
}

// TestAThousandBoardsLeaveNothingBehind counts what a browser keeps: listeners, nodes and
// bytes. The bytes that it may keep are less than a twentieth of what a thousand boards with
// their pictures take.
func TestAThousandBoardsLeaveNothingBehind(t *testing.T) {
	page := touchPage(t)
	browser.Call(page, performance.Enable, performance.EnableParams{})
	counted := func() map[string]float64 {
		browser.Call(page, heapprofiler.CollectGarbage, struct{}{})
		all := map[string]float64{}
		for _, metric := range browser.Call(page, performance.GetMetrics, struct{}{}).Metrics {
			all[metric.Name] = metric.Value
		}
		return all
	}
	browser.Eval[bool](page, `window.mounts(50)`) // what is made once
	before := counted()
	browser.Eval[bool](page, `window.mounts(1000)`)
	after := counted()
	t.Logf("listeners %g and %g, nodes %g and %g, bytes %g and %g", before["JSEventListeners"], after["JSEventListeners"], before["Nodes"], after["Nodes"], before["JSHeapUsedSize"], after["JSHeapUsedSize"])
	const most = 1 << 20
	if before["JSEventListeners"] == 0 || after["JSEventListeners"] > before["JSEventListeners"] || after["Nodes"] > before["Nodes"]+10 || after["JSHeapUsedSize"] > before["JSHeapUsedSize"]+most {
		t.Errorf("a thousand boards leave behind: %v, and before: %v", after, before)
	}
}
