package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// playSome makes so many decisions.
func (g *game) playSome(decisions int) {
	g.T.Helper()
	for range decisions {
		now := g.position()
		g.takeScreen(now)
		move := g.chooses(now)
		g.clicks(now, move)
	}
}

// TestHistory undoes a decision, and walks back and forth.
func TestHistory(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "builder"})
	before := p.position().Text()
	g.playSome(1)
	if p.position().Text() == before {
		t.Fatal("a draft does nothing")
	}
	record := p.record()
	p.Click("#undo")
	g.played("undo", record)
	if p.position().Text() != before {
		t.Error("undo does not undo a draft")
	}
	place := p.Text("#place")
	p.Click("#first")
	p.Click("#next")
	p.Sees("#place", "1 /")
	p.settle()
	if p.Has("#options:not([hidden])") {
		t.Error("after one move the page shows options")
	}
	p.Click("#last")
	p.Sees("#place", place)
	p.settle()
	p.Click(`#log a[data-at="2"]`)
	p.Sees("#place", "2 /")
	p.settle()
	if !p.Has(`#log a[data-at="2"][aria-current]`) {
		t.Error("the line of the log is not that of the position")
	}
}

// TestGamesAreKept plays two games by turns, and deletes one: none overwrites another.
func TestGamesAreKept(t *testing.T) {
	p := shared(t, browser.Desktop)
	first := p.start("steamrollers", []string{"person"})
	first.playSome(2)
	one := p.record()
	p.Click("#open-games")
	p.start("steampower", []string{"person", "builder"})
	two := p.record()
	p.reload()
	p.settle()
	if p.record() != two {
		t.Error("the game is another one after the page was loaded anew")
	}
	p.Click("#open-games")
	p.Until("two games are kept", `document.querySelectorAll("#games li").length === 2`)
	p.Click("#all-games > summary")
	p.Screenshot("games")
	p.Click("#games li:nth-child(2) button.main")
	p.Sees("#title", "SteamRollers")
	p.settle()
	if p.record() != one {
		t.Error("the first game does not go on where it was left")
	}
	p.at("steamrollers").playSome(1)
	p.Click("#open-games")
	p.Click("#all-games > summary")
	for _, sure := range []bool{false, true} {
		browser.Eval[bool](p.Page, `(window.confirm = () => %v, true)`, sure)
		p.Click("#games li:nth-child(2) button:not(.main)")
		if games := browser.Eval[int](p.Page, `document.querySelectorAll("#games li").length`); !sure && games != 2 {
			t.Error("a game is deleted of which the player was not sure")
		}
	}
	p.Until("one of two games is deleted", `document.querySelectorAll("#games li").length === 1`)
	if games := p.Text("#games"); strings.Contains(games, "Steam Power") || !strings.Contains(games, "SteamRollers") {
		t.Errorf("the wrong game is deleted: %s", games)
	}
}

// copied is what a button copies. A headless browser may not read the clipboard: the
// page is made to copy in another way.
func (p *page) copied(button string) string {
	p.T.Helper()
	return browser.Eval[string](p.Page, `drive.copied(%s)`, button)
}

// TestLinks opens what the page copies: a position among all moves, and one without
// its past, in a browser that has never seen the game.
func TestLinks(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "builder"}, func() { p.Choose("#seats p:nth-child(1) input", "Ann Árbor") })
	g.playSome(3)
	record, now := p.record(), p.position().Text()
	if !strings.Contains(record, "\nseat 1 Ann Árbor\nbot 2 P2 (builder)\n") {
		t.Errorf("the record does not say who plays:\n%s", record)
	}
	p.Click("#previous")
	p.Until("it is past", `document.getElementById("continue").checkVisibility()`)
	p.settle()
	move := p.copied("#copy-move")
	p.Sees("#copy-move", "Copied")
	p.Click("#last")
	p.Until("it is not past", `!document.getElementById("continue").checkVisibility()`)
	p.settle()
	p.Click("#open-record")
	whole, position := p.copied("#copy-game"), p.copied("#copy-position")
	for _, link := range []string{move, whole, position} {
		if len(link) > 2000 {
			t.Errorf("a link has %d characters", len(link))
		}
	}

	other := shared(t, browser.Phone)
	other.follow(whole)
	if place, want := other.Text("#place"), p.Text("#place"); place != want {
		t.Errorf("the link leads to %s, not %s", place, want)
	}
	if games := other.games(); len(games) != 0 {
		t.Error("a game is kept that was only looked at")
	}
	other.at("steamrollers").playOnFromLink(record, now)
	other.follow(move)
	if place := other.Text("#place"); strings.HasPrefix(place, fmt.Sprint(strings.Count(record, "\n"), " /")) || !other.Has("#playing.past") {
		t.Errorf("the link of a move leads to %s", place)
	}
	other.follow(position)
	if place := other.Text("#place"); place != "0 / 0" {
		t.Errorf("the link of a position leads to %s", place)
	}
	other.Screenshot("position")
}

// playOnFromLink makes a move in a game that came with a link: from then on it is kept.
func (g *game) playOnFromLink(record, position string) {
	g.T.Helper()
	if player := g.Text("#frame-sheet-1 header"); !strings.Contains(player, "Ann Árbor") {
		g.T.Errorf("the first seat is that of %q", player)
	}
	browser.Eval[bool](g.Page, `(document.querySelector("#undo").click(), true)`)
	if g.position().Text() == position || !strings.HasPrefix(record, g.record()[:40]) {
		g.T.Error("the game that is kept is not that of the link with a decision taken back")
	}
}

// TestLoadedGamesHaveTheirOwnLuck loads one record again and again: what falls
// next cannot be foreseen. Its seats are those of persons, even if programs played before.
func TestLoadedGamesHaveTheirOwnLuck(t *testing.T) {
	p := shared(t, browser.Desktop)
	p.start("steamrollers", []string{"person", "builder"})
	begun, _, _ := strings.Cut(strings.Replace(p.record(), "bot 2 P2 (builder)\n", "", 1), "\nroll ")
	rolls := map[string]bool{}
	for range 4 {
		p.load(begun + "\n")
		_, roll, _ := strings.Cut(p.record(), "\nroll ")
		rolls[roll] = true
	}
	if len(rolls) < 2 {
		t.Errorf("four times the dice show %v", rolls)
	}
	if who := p.Text("#pictures"); strings.Contains(who, "(bot)") {
		t.Errorf("a bot plays a game whose record names none: %s", who)
	}
}

// TestBrokenRecord loads a record with an illegal move and sees why.
func TestBrokenRecord(t *testing.T) {
	p := shared(t, browser.Desktop)
	p.start("steamrollers", []string{"person", "person"})
	p.Click("#open-record")
	p.Choose("#record-text", p.record()+"draft 4\ndraft 4\n")
	p.Click("#load")
	p.Sees("#record-error", "ROUND-2")
	p.Sees("#record-error", "draft 4")
	if !p.Has("#record-error a[href^='steamrollers-rules.html#']") {
		t.Error("the rule is not linked")
	}
	p.Screenshot("broken-record")
}
