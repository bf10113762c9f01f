package browsertest

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/examples/club/server/internal/api"
)

// TestWhoIsAway has a player lose the connection, and come back. The page of the other says so
// in each language.
func TestWhoIsAway(t *testing.T) {
	h := serveWithin(t, api.Limits{Requests: 1e6, Burst: 1e6, Streams: 1e6, Tables: 1e9, Away: time.Second})
	players := h.seated("steamrollers", browser.Desktop, browser.Phone)
	random := rand.New(rand.NewPCG(1, 1))
	stays, goes := players[0], players[1]
	for h.view(stays.id, "").Turn != 2 {
		h.play(players, 1, random)
	}
	stays.Until("all are here", `document.querySelectorAll("#company .seat.away").length === 0 && document.querySelector("#company-seats li:nth-child(2) small").textContent.startsWith("here now")`)
	goes.line.setCut(true)
	stays.Sees("#open-free", names[1]+" is away")
	stays.Click("#open-free")
	stays.Sees("#company .seat.away", "away")
	stays.Screenshot("away")
	for _, barrier := range stays.Barriers() {
		t.Errorf("who is away: %+v", barrier)
	}
	for language, words := range map[string]string{"fr": "n’est pas là", "de": "ist nicht da", "nl": "is er niet", "en": "is away"} {
		stays.Choose("#language", language)
		stays.Until("it is said in "+language, `document.getElementById("open-free").textContent.endsWith(%s)`, words)
	}
	goes.line.setCut(false)
	stays.Until("the player is back", `document.getElementById("open-free").hidden && !document.querySelector("#company .seat.away")`)
}
