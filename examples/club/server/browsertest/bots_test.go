package browsertest

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// TestBotsSitDown has a player open a table with a bot, begin with bots, play with them, and
// free the seat of one, which a bot takes again.
func TestBotsSitDown(t *testing.T) {
	h := serve(t)
	p := &player{open(t, h.address, browser.Desktop), h, ""}
	p.Click("#home-new")
	p.Choose("#game", "steam")
	p.Choose("#players", "3")
	if got := browser.Eval[string](p.Page, `[...document.querySelectorAll("#seats select")].map(({ value }) => value).join(" ")`); got != "person person person" {
		t.Errorf("at a new table play %s", got)
	}
	p.Choose("#seats .seat:nth-child(2) select", "greedy")
	p.Screenshot("bots-new")
	p.Click("#start")
	p.Until("the links are shown", `document.querySelectorAll("#links a").length === 3`)
	p.Sees("#links li:nth-child(2)", "Ben (a bot: takes what pays now)")
	link := browser.Eval[string](p.Page, `document.querySelector("#links a").hash`)
	p.id, _, _ = strings.Cut(strings.TrimPrefix(link, "#table="), "&")
	p.sitDown(link, "Ann")
	p.Sees("#company-seats", "Ben (a bot: takes what pays now)")
	p.Sees("#company-seats", "Player 3 (free)")
	p.Screenshot("bots-missing")
	p.company()
	p.Screenshot("bots-company")
	p.Choose("#bot-kind", "random")
	p.Click("#begin-bots")
	p.Sees("#company-seats", "Player 3 (a bot: anything goes)")
	p.Sees("#notes", "A bot plays at seat 3.")
	p.Until("no seat is free", `document.getElementById("bots").hidden`)
	p.Press("\x1b")
	h.playWithBots(p, 6)
	p.Screenshot("bots-playing")

	browser.Eval[bool](p.Page, `(window.confirm = () => true, true)`)
	p.company()
	p.Click("[data-free='3']")
	p.Until("the seat can be given away", `Boolean(document.querySelector("#freed .qr svg"))`)
	p.Screenshot("bots-freed")
	p.Sees("#company-seats", "Player 3 (free)")
	p.Choose("#bot-kind", "greedy")
	p.Click("[data-bot='3']")
	p.Press("\x1b")
	p.Sees("#company-seats", "Player 3 (a bot: takes what pays now)")
	h.playWithBots(p, 2)
}

// playWithBots makes decisions of seat 1 by clicks, each when the bots have moved.
func (h *house) playWithBots(p *player, decisions int) {
	h.t.Helper()
	random := rand.New(rand.NewPCG(1, 1))
	for range decisions {
		before := h.untilAsked(p)
		if before.Over {
			return
		}
		p.inStep()
		p.clickOption(random)
		p.Until("the move is made", `Number(document.getElementById("playing").dataset.moves) > %v`, before.Moves)
	}
	h.untilAsked(p)
	p.inStep()
}

// untilAsked waits until seat 1 is asked.
func (h *house) untilAsked(p *player) table.View {
	h.t.Helper()
	p.Until("the player is asked", `!document.getElementById("result").hidden || document.getElementById("company-seats").firstChild.classList.contains("asked")`)
	for {
		if v := h.view(p.id, ""); v.Turn == 1 || v.Over {
			return v
		}
	}
}
