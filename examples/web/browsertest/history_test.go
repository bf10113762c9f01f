package browsertest

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

// playSome makes so many decisions.
func (g *game) playSome(decisions int) {
	g.t.Helper()
	for range decisions {
		now := g.position()
		g.takeScreen(now)
		move, err := g.bot.Choose(g.t.Context(), now, g.random)
		if err != nil {
			g.t.Fatal(err)
		}
		g.byClicks(now, move)
		g.settle()
	}
}

// TestHistory undoes a decision, walks back and forth, and plays on from the past.
func TestHistory(t *testing.T) {
	p := open(t, desktop)
	g := p.start("steamrollers", []string{"person", "builder"})
	before := p.position().Text()
	g.playSome(1)
	if p.position().Text() == before {
		t.Fatal("a draft does nothing")
	}
	p.click("#undo")
	p.settle()
	if p.position().Text() != before {
		t.Error("undo does not undo a draft")
	}
	place := p.text("#place")
	p.click("#first")
	p.click("#next")
	p.settle()
	if now := p.text("#place"); !strings.HasPrefix(now, "1 /") || p.has("#options:not([hidden])") {
		t.Errorf("after one move the page shows %s, and options", now)
	}
	p.click("#last")
	p.settle()
	if now := p.text("#place"); now != place {
		t.Errorf("the last position is %s, not %s", now, place)
	}
	p.click(`#log a[data-at="2"]`)
	p.settle()
	if now := p.text("#place"); !strings.HasPrefix(now, "2 /") || !p.has(`#log a[data-at="2"][aria-current]`) {
		t.Errorf("a line of the log leads to %s", now)
	}
	if p.text("#hint") == "" {
		t.Error("the page does not say that it shows the past")
	}
	p.click("#continue")
	p.settle()
	if now := p.position(); now.Phase() != "draft" || now.Round() != 1 {
		t.Errorf("playing on from before the roll leads to %v in round %d", now.Phase(), now.Round())
	}
}

// TestGamesAreKept plays two games by turns, and deletes one: none overwrites another.
func TestGamesAreKept(t *testing.T) {
	p := open(t, desktop)
	first := p.start("steamrollers", []string{"person"})
	first.playSome(2)
	one := p.record()
	p.click("#open-games")
	p.start("steampower", []string{"person", "search"})
	two := p.record()
	p.reload()
	p.settle()
	if p.record() != two {
		t.Error("the game is another one after the page was loaded anew")
	}
	p.click("#open-games")
	if games := eval[int](p, `document.querySelectorAll("#games li").length`); games != 2 {
		t.Fatalf("%d games are kept, not 2", games)
	}
	p.screenshot("games")
	p.click("#games li:nth-child(2) button.main")
	p.settle()
	if p.record() != one || !strings.Contains(p.text("#title"), "SteamRollers") {
		t.Error("the first game does not go on where it was left")
	}
	p.at("steamrollers").playSome(1)
	p.click("#open-games")
	p.click("#games li:nth-child(2) button:not(.main)")
	if games := eval[int](p, `document.querySelectorAll("#games li").length`); games != 2 {
		t.Error("one click deletes a game")
	}
	p.click("#games li:nth-child(2) button:not(.main)")
	if games := p.text("#games"); strings.Contains(games, "Steam Power") || !strings.Contains(games, "SteamRollers") {
		t.Errorf("the wrong game is deleted: %s", games)
	}
}

// TestLinks opens what the page copies: a position among all moves, and one without
// its past, in a browser that has never seen the game.
func TestLinks(t *testing.T) {
	p := open(t, desktop)
	g := p.start("steamrollers", []string{"person", "search"}, func() { p.choose("#seats p:nth-child(1) input", "Ann Árbor") })
	g.playSome(3)
	record, now := p.record(), p.position().Text()
	if !strings.Contains(record, "\nseat 1 Ann Árbor\nbot 2 search\n") {
		t.Errorf("the record does not say who plays:\n%s", record)
	}
	// A headless browser may not read the clipboard: the page is made to copy in the other way.
	copied := func(button string) string {
		return eval[string](p, `new Promise((done) => {
			navigator.clipboard.writeText = async (text) => done(text);
			document.querySelector(%s).click();
		})`, button)
	}
	p.click("#previous")
	p.settle()
	move := copied("#copy-move")
	p.sees("#copy-move", "Copied")
	p.click("#last")
	p.settle()
	p.click("#open-record")
	whole, position := copied("#copy-game"), copied("#copy-position")
	for _, link := range []string{move, whole, position} {
		if len(link) > 2000 {
			t.Errorf("a link has %d characters", len(link))
		}
	}

	other := open(t, phone)
	other.visit(whole)
	other.settle()
	if place, want := other.text("#place"), p.text("#place"); place != want {
		t.Errorf("the link leads to %s, not %s", place, want)
	}
	if kept := eval[int](other, `Object.keys(localStorage).filter((key) => key.startsWith("railhex game")).length`); kept != 0 {
		t.Error("a game is kept that was only looked at")
	}
	other.at("steamrollers").playOnFromLink(record, now)
	other.visit(move)
	other.settle()
	if place := other.text("#place"); strings.HasPrefix(place, fmt.Sprint(strings.Count(record, "\n"), " /")) || !other.has("#continue:not([hidden])") {
		t.Errorf("the link of a move leads to %s", place)
	}
	other.visit(position)
	other.settle()
	if place := other.text("#place"); place != "0 / 0" {
		t.Errorf("the link of a position leads to %s", place)
	}
	other.screenshot("position")
	other.visit(address + "#game=nonsense")
	if notice := other.text("#home-notice"); notice == "" {
		t.Error("the page says nothing of a link that holds no game")
	}
}

// playOnFromLink makes a move in a game that came with a link: from then on it is kept.
func (g *game) playOnFromLink(record, position string) {
	g.t.Helper()
	if player := g.text("#frame-sheet-1 figcaption"); !strings.Contains(player, "Ann Árbor") {
		g.t.Errorf("the first seat is that of %q", player)
	}
	eval[bool](g.page, `(document.querySelector("#undo").click(), true)`)
	g.until("the game is kept", `location.hash.startsWith("#kept=")`)
	if g.position().Text() == position || !strings.HasPrefix(record, g.record()[:40]) {
		g.t.Error("the game that is kept is not that of the link with a decision taken back")
	}
}

// TestTheLinkOfREADME opens the position to which README links.
func TestTheLinkOfREADME(t *testing.T) {
	readme, err := os.ReadFile("../../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	link := regexp.MustCompile(`http://127\.0\.0\.1:8080/(#game=[\w-]+)`).FindSubmatch(readme)
	if link == nil {
		t.Fatal("README links to no position")
	}
	p := open(t, desktop)
	p.visit(address + string(link[1]))
	p.settle()
	p.until("the fifth round is shown", `(document.querySelector("#frame-supply svg")?.textContent ?? "").includes("Round 5")`)
	if p.text("#place") != "0 / 0" || !p.has("#options:not([hidden])") {
		t.Errorf("the page shows position %s, with nothing to do", p.text("#place"))
	}
	p.screenshot("readme")
}

// TestLoadedGamesHaveTheirOwnLuck loads one record again and again: what falls
// next cannot be foreseen. Its seats are those of persons, whoever played before.
func TestLoadedGamesHaveTheirOwnLuck(t *testing.T) {
	p := open(t, desktop)
	p.start("steamrollers", []string{"person", "builder"})
	begun, _, _ := strings.Cut(strings.Replace(p.record(), "bot 2 builder\n", "", 1), "\nroll ")
	rolls := map[string]bool{}
	for range 4 {
		p.click("#open-record")
		p.choose("#record-text", begun+"\n")
		p.click("#load")
		p.settle()
		_, roll, _ := strings.Cut(p.record(), "\nroll ")
		rolls[roll] = true
	}
	if len(rolls) < 2 {
		t.Errorf("four times the dice show %v", rolls)
	}
	if who := p.text("#pictures"); strings.Contains(who, "(bot)") {
		t.Errorf("a bot plays a game whose record names none: %s", who)
	}
}

// TestBrokenRecord loads a record with an illegal move and sees why.
func TestBrokenRecord(t *testing.T) {
	p := open(t, desktop)
	p.start("steamrollers", []string{"person", "person"})
	p.click("#open-record")
	p.choose("#record-text", p.record()+"draft 4\ndraft 4\n")
	p.click("#load")
	if message := p.text("#record-error"); !strings.Contains(message, "ROUND-2") && !strings.Contains(message, "draft") {
		t.Errorf("the page says of a broken record: %q", message)
	}
	if !p.has("#record-error a[href^='steamrollers-rules.html#']") {
		t.Error("the rule is not linked")
	}
	p.screenshot("broken-record")
}
