package browsertest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/steamrollers"
)

// start begins a game from the new-game form.
func (p *page) start(players int, fill func()) {
	p.t.Helper()
	p.choose("pace", "0")
	p.choose("players", fmt.Sprint(players))
	p.choose("seed", "7")
	fill()
	p.click("#start")
	p.settle()
}

// play plays a game to its end by clicking what a bot chooses for the person
// who is asked. It is the position in which the page's record ends.
func (p *page) play(meanwhile func(decision int, s *steamrollers.State)) steamrollers.State {
	p.t.Helper()
	player, random := policy.NewBuilder(), rand.New(rand.NewPCG(1, 2))
	s := p.replay()
	for decision := 0; !s.Over(); decision++ {
		if p.t.Failed() {
			p.t.FailNow()
		}
		meanwhile(decision, &s)
		m := player.Choose(&s, random)
		p.decide(&s, m)
		p.oliveSteps += p.settle()
		next := p.replay()
		if next == s {
			p.screenshot("stuck")
			p.t.Fatalf("the page does not play %q: %s", m, p.text("#notice"))
		}
		s = next
	}
	return s
}

// replay is the position in which the page's record ends, by the library.
func (p *page) replay() steamrollers.State {
	p.t.Helper()
	text := p.record()
	record, err := steamrollers.ParseRecord(text, nil)
	if err != nil {
		p.t.Fatalf("%v\n%s", err, text)
	}
	s, err := record.Replay()
	if err != nil {
		p.t.Fatalf("%v\n%s", err, text)
	}
	return s
}

// decide clicks what a move is made with, and then the move, if the page still
// asks which. Moves that are not made with a part of a picture are clicked in
// the list.
func (p *page) decide(s *steamrollers.State, m steamrollers.Move) {
	p.t.Helper()
	part := partOf(s, m)
	option := fmt.Sprintf("[data-move=%q]", m)
	if part == "" {
		p.click("#options " + option)
		return
	}
	p.click(part, "#choice:not([hidden]) "+option)
}

func partOf(s *steamrollers.State, m steamrollers.Move) string {
	switch m.Kind() {
	case steamrollers.KindDraft:
		return fmt.Sprintf("#supply [data-die='%d'].choice", m.Die())
	case steamrollers.KindBuild:
		return fmt.Sprintf("#mine [data-hex=%s]", m.Hex())
	case steamrollers.KindImprove:
		return fmt.Sprintf("#mine [data-box='%d']", s.Die())
	case steamrollers.KindDeliver:
		if m.LinePlace() != 0 {
			return fmt.Sprintf("#supply [data-city='%d'][data-place='%d']", m.From(), m.LinePlace())
		}
		if !m.IsOwn() {
			return fmt.Sprintf("#supply [data-city='%d'][data-good=%s]", m.From(), m.Good())
		}
	case steamrollers.KindTake:
		return fmt.Sprintf("[data-tile='%d'].choice", s.Die())
	case steamrollers.KindFulfil:
		return fmt.Sprintf("#supply [data-order='%d'].choice", m.Order())
	}
	return ""
}

// checkScore holds the totals that the page shows at the end against the
// library's.
func (p *page) checkScore(s *steamrollers.State) {
	p.t.Helper()
	var want []string
	for seat := 1; seat <= s.Seats(); seat++ {
		want = append(want, fmt.Sprint(s.Points(steamrollers.Seat(seat)).Total()))
	}
	if s.Setup().Olive != 0 {
		want = append(want, fmt.Sprint(s.OlivePoints().Total))
	}
	got := eval[[]string](p, `[...document.querySelectorAll("#result .total")].map((total) => total.innerText)`)
	if fmt.Sprint(got) != fmt.Sprint(want) {
		p.t.Errorf("the page shows the scores %v, a replay of its record has %v", got, want)
	}
	if p.text("#result h2") == "" {
		p.t.Error("the page does not say who has won")
	}
}

// TestGameOfTwo plays a whole game of two with coal and orders.
func TestGameOfTwo(t *testing.T) {
	p := open(t, 1600, 1000)
	p.screenshot("form")
	p.start(2, func() {
		p.click("[name=module][value=coal]")
		p.click("[name=module][value=order]")
		eval[bool](p, `(document.querySelectorAll("#seats select")[1].value = "person", true)`)
	})
	p.screenshot("two-begin")
	s := p.play(func(decision int, s *steamrollers.State) {
		if decision == 60 {
			p.screenshot("two-middle")
		}
		if decision > 30 && s.Phase() == steamrollers.PhaseAct && !p.has("#choice:not([hidden])") {
			p.lookAtChoices(s)
		}
	})
	p.checkScore(&s)
	p.screenshot("two-end")
}

// lookAtChoices opens the pictures of tracks and points at a delivery, once
// each.
func (p *page) lookAtChoices(s *steamrollers.State) {
	p.t.Helper()
	for m := range s.Moves() {
		switch {
		case m.Kind() == steamrollers.KindBuild && !p.looked[m.Kind()]:
			p.click(partOf(s, m))
			if !p.has(fmt.Sprintf("#tracks [data-move=%q]", m)) {
				p.t.Errorf("the tracks of %v have no picture of %q", m.Hex(), m)
			}
			p.screenshot("choice-tracks")
			p.click("#close-choice")
		case m.Kind() == steamrollers.KindDeliver && !p.looked[m.Kind()]:
			eval[bool](p, fmt.Sprintf(`document.querySelector('#options [data-move=%q]').dispatchEvent(new FocusEvent("focusin", { bubbles: true }))`, m))
			if !p.has("#mine .route") {
				p.t.Errorf("no route is drawn for %q", m)
			}
			p.screenshot("choice-delivery")
		default:
			continue
		}
		p.looked[m.Kind()] = true
	}
}

// TestSoloGame plays a whole game against Olive.
func TestSoloGame(t *testing.T) {
	p := open(t, 1100, 1000)
	p.start(1, func() { p.choose("level", "machinist") })
	before := p.replay()
	if die := before.Dice(); die.Len() != 3 {
		t.Errorf("the solo game begins with %d dice", die.Len())
	}
	s := p.play(func(decision int, s *steamrollers.State) {
		if decision == 20 {
			p.screenshot("solo-middle")
		}
	})
	p.checkScore(&s)
	if p.oliveSteps == 0 {
		t.Error("Olive's steps are not shown")
	}
	p.screenshot("solo-end")
	p.choose("language", "de")
	p.choose("dark", "on")
	for !strings.Contains(p.text("#mine"), "Spieler 1") || !p.has("html.dark") {
		time.Sleep(10 * time.Millisecond) // the page fetches its words
	}
	p.screenshot("solo-end-german")
}

// TestBrokenRecord loads a record with an illegal move and sees why.
func TestBrokenRecord(t *testing.T) {
	p := open(t, 900, 900)
	p.start(2, func() {})
	text := p.record()
	p.click("#open-record")
	p.choose("record-text", text+"draft 4\ndraft 4\n")
	p.click("#load")
	message := p.text("#record-error")
	if !strings.Contains(message, "ROUND-2") && !strings.Contains(message, "draft") {
		t.Errorf("the page says of a broken record: %q", message)
	}
	p.screenshot("broken-record")
}

// TestRefusedClick clicks what is not possible and reads why.
func TestRefusedClick(t *testing.T) {
	p := open(t, 1100, 900)
	p.start(1, func() {})
	p.click("#mine [data-box]")
	if notice := p.text("#notice"); !strings.Contains(notice, "ROUND-2") {
		t.Errorf("a click on the engine before a die is drafted says %q", notice)
	}
	s := p.replay()
	die := s.AppendMoves(nil)[0]
	p.decide(&s, die)
	p.settle()
	board := s.Setup().Board
	p.click(fmt.Sprintf("#mine [data-hex=%s]", board.Cell(board.Town(die.Die()%6+1))))
	if notice := p.text("#notice"); !strings.Contains(notice, "BUILD-1") {
		t.Errorf("a click on a hex of another region says %q", notice)
	}
	p.screenshot("refused")
}

// TestHistory undoes a decision, walks back and forth, and plays on from the
// past.
func TestHistory(t *testing.T) {
	p := open(t, 1100, 900)
	p.start(2, func() {})
	before := p.replay()
	draft := before.AppendMoves(nil)[0]
	p.decide(&before, draft)
	p.settle()
	if p.replay() == before {
		t.Fatal("a draft does nothing")
	}
	p.click("#undo")
	p.settle()
	if p.replay() != before {
		t.Error("undo does not undo a draft")
	}
	place := p.text("#place")
	p.click("#first")
	p.click("#next")
	if now := p.text("#place"); !strings.HasPrefix(now, "1 /") || p.has("#options:not([hidden])") {
		t.Errorf("after one move the page shows %s, and options", now)
	}
	p.click("#last")
	if now := p.text("#place"); now != place {
		t.Errorf("the last position is %s, not %s", now, place)
	}
	p.click("#previous")
	if p.text("#hint") == "" {
		t.Error("the page does not say that it shows the past")
	}
	p.click("#continue")
	p.settle()
	if now := p.replay(); now.Phase() != before.Phase() || now.Round() != before.Round() {
		t.Errorf("playing on from before the roll leads to %v in round %d", now.Phase(), now.Round())
	}
}

// TestNewGameWhileChoosing begins a game of fewer players while the third one of
// another chooses a track.
func TestNewGameWhileChoosing(t *testing.T) {
	p := open(t, 1100, 900)
	persons := func() {
		eval[bool](p, `([...document.querySelectorAll("#seats select")].forEach((select) => { select.value = "person"; }), true)`)
	}
	p.start(3, persons)
	for s := p.replay(); s.Turn() != 3 || s.Phase() != steamrollers.PhaseAct; s = p.replay() {
		p.decide(&s, s.AppendMoves(nil)[0])
		p.settle()
	}
	s := p.replay()
	p.click(partOf(&s, s.AppendMoves(nil)[0]))
	if !p.has("#choice:not([hidden])") {
		t.Fatal("no track is to be chosen")
	}
	p.click("#open-new")
	p.start(2, persons)
	if p.has("#new[open]") || p.has("#choice:not([hidden])") {
		t.Error("the form or the choice of the old game stands open")
	}
	if s := p.replay(); s.Seats() != 2 {
		t.Errorf("the new game is played by %d", s.Seats())
	}
}

// TestLoadedGamesHaveTheirOwnLuck loads one record again and again: what falls
// next cannot be foreseen.
func TestLoadedGamesHaveTheirOwnLuck(t *testing.T) {
	p := open(t, 1100, 900)
	p.start(2, func() {})
	begun, _, _ := strings.Cut(p.record(), "\nroll ")
	rolls := map[string]bool{}
	for range 4 {
		p.click("#open-record")
		p.choose("record-text", begun+"\n")
		p.click("#load")
		p.settle()
		_, roll, _ := strings.Cut(p.record(), "\nroll ")
		rolls[roll] = true
	}
	if len(rolls) < 2 {
		t.Errorf("four times the dice show %v", rolls)
	}
}

// TestPhone looks whether the page fits the width of a phone.
func TestPhone(t *testing.T) {
	p := open(t, 360, 740)
	p.start(1, func() {})
	overflow := func(when string) {
		if over := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
			t.Errorf("%s the page is %d pixels wider than the screen", when, over)
		}
	}
	overflow("when a die is to be drafted")
	p.screenshot("phone-draft")
	s := p.replay()
	p.decide(&s, s.AppendMoves(nil)[0])
	p.settle()
	overflow("when there is an action")
	p.screenshot("phone-act")
}
