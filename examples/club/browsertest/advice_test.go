package browsertest

import (
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// TestTheHintIsTheSameEachTime asks for a hint again and again, with the page loaded anew
// in between: it says the same, and draws it on the board.
func TestTheHintIsTheSameEachTime(t *testing.T) {
	p := shared(t, browser.Desktop)
	mid(rollers, 2, "build", 3)(p)
	said := ""
	for range 2 {
		p.Click("#ask-hint")
		p.Sees("#notice", "A bot would do this")
		if now := p.Text("#notice"); said != "" && now != said {
			t.Errorf("the hint is first %q, then %q", said, now)
		} else {
			said = now
		}
		hexes := browser.Eval[int](p.Page, `window.testing.playing().hexesOf(document.querySelector("#notice > [data-move]").dataset.move).length`)
		if rings := browser.Eval[int](p.Page, `document.querySelectorAll("#pictures .hint-ring").length`); rings != hexes {
			t.Errorf("the hint is about %d hexes, and %d have a ring: %s", hexes, rings, said)
		}
		if !p.Has("#notice.hint") {
			t.Error("the hint does not look like one")
		}
		p.Screenshot("hint")
		p.reload()
		p.settle()
	}
}

// TestARefusalIsClosed closes a refusal, and has another one disappear with the next
// choice.
func TestARefusalIsClosed(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	refused := func() {
		p.Click("#pictures [data-box]")
		p.Until("the page says why not", `Boolean(document.querySelector("#notice.refuse .rule-link"))`)
	}
	refused()
	p.Screenshot("refused")
	p.Click("#notice .close")
	p.Until("nothing is said any more", `document.getElementById("notice").innerText === ""`)
	refused()
	g.playSome(1)
	if said := p.Text("#notice"); said != "" {
		t.Errorf("after the next choice the page still says %q", said)
	}
}
