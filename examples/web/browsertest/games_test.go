package browsertest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

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
	for decision := 0; ; decision++ {
		s := p.replay()
		if s.Over() {
			return s
		}
		if p.t.Failed() {
			p.t.FailNow()
		}
		meanwhile(decision, &s)
		m := player.Choose(&s, random)
		p.decide(&s, m)
		p.settle()
		if p.replay() == s {
			p.screenshot("stuck")
			p.t.Fatalf("the page does not play %q: %s", m, p.text("#notice"))
		}
	}
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
	p.click(part)
	if p.has("#choice:not([hidden])") {
		p.click("#choice " + option)
	}
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
		if m.Place() != 0 {
			return fmt.Sprintf("#supply [data-city='%d'][data-place='%d']", m.From(), m.Place())
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
	})
	p.checkScore(&s)
	p.screenshot("two-end")
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
	p.screenshot("solo-end")
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
