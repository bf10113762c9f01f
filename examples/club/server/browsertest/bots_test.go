package browsertest

import (
	"math/rand/v2"

	"github.com/railhex/railhex/examples/club/server/internal/table"
)

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
