package browsertest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/railhex/railhex/examples/frontend"
	"github.com/railhex/railhex/examples/server/internal/table"
	"github.com/railhex/railhex/examples/web/browsertest/browser"
)

// TestWholeGames plays each game to its end. Two persons make every one of their moves by
// clicks, one on a desktop and one on a phone, which loses its connection in between; a
// third, whom Steam needs, has no browser. At the end both pages show what the server
// reckons.
func TestWholeGames(t *testing.T) {
	for _, game := range frontend.Names() {
		t.Run(game, func(t *testing.T) {
			h := serve(t)
			players := h.seated(game, browser.Desktop, browser.Phone)
			hidden := 0
			made := h.playByClicks(players, func(decision int) {
				switch decision {
				case 10, 60:
					for _, p := range players {
						p.inStep()
						p.Fits()
						p.Screenshot(fmt.Sprint("decision-", decision))
					}
					if game == "steampower" {
						hidden += handsAreHidden(t, players)
					}
				}
			})
			kept, err := h.tables.Moves(t.Context(), players[0].id)
			if err != nil {
				t.Fatal(err)
			}
			for i, p := range players {
				seat := i + 1
				of := 0
				for _, move := range kept {
					if move.Seat == seat {
						of++
					}
				}
				if made[seat] != of {
					t.Errorf("%s has clicked %d moves, and the server keeps %d", names[i], made[seat], of)
				}
				p.checkEnd()
			}
			if game == "steampower" && hidden == 0 {
				t.Error("there was no hand to hide")
			}
		})
	}
}

// playByClicks plays a game to its end and counts the moves that each seat clicks. Once
// the phone, which is the second player's, is without a connection while the first moves.
func (h *house) playByClicks(players []*player, meanwhile func(decision int)) (made map[int]int) {
	h.t.Helper()
	made = map[int]int{}
	random := rand.New(rand.NewPCG(1, 2))
	id, lost := players[0].id, players[1]
	const losing = 20 // decisions are made before
	cuts, cut := 0, false
	for decision := 0; ; decision++ {
		now := h.view(id, "")
		switch {
		case cut && (now.Over || now.Turn != 1):
			cut = false
			lost.line.setCut(false)
			lost.Until("the connection is back", `document.getElementById("connection").hidden`)
			lost.inStep()
		case cuts == 0 && decision >= losing && now.Turn == 1:
			cut = true
			cuts++
			lost.line.setCut(true)
			lost.Sees("#connection", "No connection")
		}
		if now.Over {
			break
		}
		if !cut {
			meanwhile(decision)
		}
		if now.Turn > len(players) {
			h.move(id, h.others[now.Turn-len(players)-1], random)
			continue
		}
		players[now.Turn-1].decide(random)
		made[now.Turn]++
	}
	if cuts == 0 {
		h.t.Error("no connection was lost")
	}
	return made
}

// decide makes a move by clicks, and looks whether it is that move that the server keeps.
func (p *player) decide(random *rand.Rand) {
	p.T.Helper()
	p.inStep()
	kept, now, move := p.house.decided(p.id, random)
	p.clickMove(now, move, kept.Moves)
	p.Until("the move is made", `Number(document.getElementById("playing").dataset.moves) > %v`, kept.Moves)
	moves, err := p.house.tables.Moves(p.T.Context(), p.id)
	if err != nil {
		p.T.Fatal(err)
	}
	if got := moves[kept.Moves].Notation; got != move {
		p.T.Fatalf("%q was clicked, and %q was made", move, got)
	}
}

// clickMove clicks a move: the part of a picture that chooses it, or else a line of the
// list.
func (p *player) clickMove(now frontend.Position, move string, moves int) {
	p.T.Helper()
	wanted := fmt.Sprintf("#choice [data-move=%q]", move)
	if part := p.partOf(now, move); part != "" {
		p.Click(fmt.Sprintf("#pictures .choice[data-part=%q]", part))
		p.Until("something is chosen or offered",
			`Number(document.getElementById("playing").dataset.moves) > %v || Boolean(document.querySelector(%v)) || document.getElementById("notice").innerText !== ""`, moves, wanted)
		if browser.Eval[bool](p.Page, `Number(document.getElementById("playing").dataset.moves) > %v`, moves) {
			return // it was the only one
		}
		if browser.Eval[bool](p.Page, `Boolean(document.querySelector(%v))`, wanted) {
			p.Click(wanted)
			return
		}
		// There are too many to show.
	}
	inList := fmt.Sprintf("#options [data-move=%q]", move)
	p.Until("the list has the move, and all groups are open", `(() => {
		document.querySelectorAll("#options details:not([open])").forEach((group) => { group.open = true; });
		return Boolean(document.querySelector(%v));
	})()`, inList)
	p.Click(inList)
	if browser.Eval[bool](p.Page, `matchMedia("(pointer: coarse)").matches`) {
		p.Click(wanted) // a touch in the list is asked again
	}
}

// partOf is the part of a picture on the page that chooses a move, "" if none does.
func (p *player) partOf(now frontend.Position, move string) string {
	p.T.Helper()
	for _, part := range browser.Eval[[]string](p.Page, `[...new Set([...document.querySelectorAll("#pictures .choice[data-part]")].map(({ dataset }) => dataset.part))]`) {
		choice := now.Choice(part, now.Turn(), frontend.Manner{}, frontend.Look{})
		if slices.ContainsFunc(choice.Options, func(o frontend.Option) bool { return o.Move == move }) {
			return part
		}
	}
	return ""
}

// checkEnd holds the scores that the page shows against those of the server.
func (p *player) checkEnd() {
	p.T.Helper()
	p.inStep()
	ledgers, err := p.house.host.Ledger(p.T.Context(), p.id, "en", table.Now)
	if err != nil {
		p.T.Fatal(err)
	}
	var want []string
	for _, ledger := range ledgers {
		want = append(want, fmt.Sprint(ledger.Total))
	}
	const totals = `[...document.querySelectorAll("#result .total")].map((total) => total.innerText)`
	p.Until("the score is told", totals+`.length === %v`, len(want))
	if got := browser.Eval[[]string](p.Page, totals); !slices.Equal(got, want) {
		p.T.Errorf("the page shows the scores %v, the server reckons %v", got, want)
	}
	p.Screenshot("end")
}
