package browsertest

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// A lesson is a guided first game as the page has it.
type lesson struct {
	Record string
	Steps  []struct {
		Title   string
		Presses []struct {
			Part, Move string
			Choices    []string
			Wrong      []struct{ On, Say string }
		}
		Wrong map[string]string
	}
}

// learns opens the lesson of a game from its cover, in a language.
func (p *page) learns(game, language string) lesson {
	p.T.Helper()
	p.Choose("#pace", "0")
	p.speaks(language)
	p.Click(fmt.Sprintf("[data-cover=%q] [data-way=learn-it]", game))
	p.atStep(1)
	return browser.Eval[lesson](p.Page, `(async () => window.testing.lessonOf(%s))()`, game)
}

// atStep waits until a step of the lesson is shown, and what it means has a ring.
func (p *page) atStep(number int) {
	p.T.Helper()
	p.Until(fmt.Sprintf("step %d is shown", number), `document.querySelectorAll("#lesson .done").length === %s - 1
		&& document.getElementById("playing").ariaBusy === "false"
		&& (!document.getElementById("lesson-doIt") || Boolean(document.querySelector(".spot .ring")))`, number)
}

// meant waits until what a press means can be pressed, and is the selector that finds it.
func (p *page) meant(part, move string) string {
	p.T.Helper()
	selector := fmt.Sprintf("#playing [data-part=%q], [data-guide=%q]", part, move)
	p.Until(move+" can be chosen", `document.getElementById("playing").ariaBusy === "false" && Boolean(document.querySelector(%s)) && Boolean(document.querySelector(".spot .ring"))`, selector)
	return selector
}

// TestLessons goes through the lessons by what has the ring, each in another language. Every
// wrong press that is listed is answered in the words of its step, changes nothing, and the
// third offers help. Package page holds the words of a lesson in each language to its steps.
func TestLessons(t *testing.T) {
	for game, language := range map[string]string{"steamrollers": "de", "steampower": "fr", "steam": "nl"} {
		t.Run(game+"-"+language, func(t *testing.T) {
			p := open(t, browser.Screen{Name: "tablet", Width: 1024, Height: 768})
			l := p.learns(game, language)
			tried := 0
			p.Click("#lesson-begin")
			for i, step := range l.Steps[1 : len(l.Steps)-1] {
				p.atStep(i + 2)
				for _, press := range step.Presses {
					selector := p.meant(press.Part, press.Move)
					place := p.Text("#place")
					other := selector // what is not for this wrong press
					n := 0
					for _, wrong := range press.Wrong {
						if p.press(wrong.On, other, step.Wrong[wrong.Say]) {
							n++
							tried++
						}
						other += ", " + wrong.On
						if helps := p.Has("#lesson-doIt.main"); helps != (n >= 3) {
							t.Errorf("step %d: after %d wrong presses help is offered: %v", i+2, n, helps)
						}
					}
					if p.Text("#place") != place {
						t.Errorf("step %d: a wrong press leads from %s to %s", i+2, place, p.Text("#place"))
					}
					p.Click(selector)
					p.Until(press.Move+" is made", `document.getElementById("place").innerText !== %s`, place)
				}
			}
			p.atStep(len(l.Steps))
			if tried < len(l.Steps) {
				t.Errorf("only %d wrong presses could be tried", tried)
			}
			p.Screenshot(game + "-" + language)
		})
	}
}

// press presses something wrong that nothing other is for, and wants an answer. It
// reports whether there is such a thing: what the panel offers is not there in a lesson.
func (p *page) press(wrong, other, answer string) bool {
	p.T.Helper()
	region := browser.Eval[*string](p.Page, `drive.pressWrong(%s, %s)`, wrong, other)
	if region == nil {
		return false
	}
	p.Until(fmt.Sprintf("a press on %s is answered", wrong), `document.getElementById("lesson-answer").innerText === %s.replace("{region}", %s)`, answer, *region)
	return true
}

// TestTheLessonIsAsDrawn looks at the third step beside its mock-up: the bar leads out of the lesson and
// to the help, and the panel says what the die that was taken can do, and which of that is meant.
func TestTheLessonIsAsDrawn(t *testing.T) {
	p := open(t, browser.Screen{Name: "tablet", Width: 1024, Height: 768})
	step := p.learns("steamrollers", "en").Steps[1].Presses[0]
	p.Click("#lesson-begin")
	take := p.meant(step.Part, step.Move)
	if p.Has("#lesson .four li") {
		t.Error("before a die is taken the lesson says what it can do")
	}
	p.Click(take)
	p.atStep(3)
	p.Until("the lesson says what the die can do", `document.querySelector("#lesson .four")?.innerText.replaceAll("\n\n", "\n") === "What a 3 can do\nBuild in region 3\nDeliver from city 3\nImprove: tick engine box 3\nTake action tile 3" && document.querySelector("#lesson .four .on").innerText === "Build in region 3"`)
	for _, on := range []browser.Screen{{Name: "tablet", Width: 1024, Height: 768}, {Name: "low", Width: 1024, Height: 691}, browser.Phone, {Name: "narrow", Width: 360, Height: 720, Touched: true}} {
		p.Resize(on)
		p.Fits()
		p.fitted()
		if bar := browser.Eval[[]string](p.Page, `[...document.querySelectorAll("header.bar button")].filter((one) => one.checkVisibility()).map(({ id }) => id)`); bar[len(bar)-1] != "lesson-leave" || len(bar) > 2 {
			t.Errorf("%s: in the bar stand %q", on.Name, bar)
		}
		if hidden := browser.Eval[[]string](p.Page, `drive.hidden("#lesson-leave, #lesson .four li, #lesson .end button")`); len(hidden) > 0 {
			t.Errorf("%s: %q cannot be seen", on.Name, hidden)
		}
		if on == browser.Phone {
			p.wantAccessible("in a lesson")
		}
		p.Screenshot(on.Name)
	}
	p.settle()
	p.Click("#lesson-leave")
	p.Until("the lesson is left, and the bar is as before", `!document.getElementById("home").hidden && !document.getElementById("lesson-leave").checkVisibility() && document.getElementById("open-menu").checkVisibility()`)
}

// TestALessonFitsOnAPhone goes to the steps with the most words and the most buttons, and presses
// something wrong there: the answer and all buttons are on the screen.
func TestALessonFitsOnAPhone(t *testing.T) {
	for game, step := range map[string]struct {
		number       int
		holds, wrong string
	}{
		"steamrollers": {3, ".told .note", "#playing .mine [data-city]"},
		"steam":        {2, ".choices button", "#playing [data-city]"},
	} {
		p := open(t, browser.Phone)
		p.learns(game, "de")
		p.Click("#lesson-begin")
		for at := 2; at < step.number; at++ {
			p.atStep(at)
			p.Click("#lesson-doIt")
		}
		p.atStep(step.number)
		if !p.Has("#lesson " + step.holds) {
			t.Fatalf("step %d of %s has nothing more than others", step.number, game)
		}
		p.Click(step.wrong)
		p.Until("the press is answered", `!document.getElementById("lesson-answer").hidden`)
		if below := browser.Eval[[]string](p.Page, `[...document.querySelectorAll("#lesson-answer, #lesson button")].filter((one) => one.getBoundingClientRect().bottom > innerHeight).map(({ innerText }) => innerText)`); len(below) > 0 {
			t.Errorf("in step %d of %s there stand below the screen %q", step.number, game, below)
		}
	}
}

// TestALessonIsLeftAndGoneOn leaves a lesson, goes on with it from the first screen, goes
// back a step, has a move made, and plays on from its end against the bot.
func TestALessonIsLeftAndGoneOn(t *testing.T) {
	p := open(t, browser.Phone)
	l := p.learns("steampower", "en")
	p.Click("#lesson-begin")
	p.atStep(2)
	p.Click("#lesson-doIt")
	p.atStep(3)
	p.Click("#lesson-leave")
	p.Sees("#cards [data-lesson]", "Step 3 of 8")
	p.Click("#cards [data-lesson] button")
	p.atStep(3)
	p.Sees("#lesson", l.Steps[2].Title)
	p.Click("#lesson-back")
	p.atStep(2)
	for i, step := range l.Steps[1 : len(l.Steps)-1] {
		p.atStep(i + 2)
		for _, press := range step.Presses {
			place := p.Text("#place")
			selector := p.meant(press.Part, press.Move)
			if !browser.Eval[bool](p.Page, `drive.isRinged(%s)`, selector) {
				t.Errorf("step %d: what is meant by %s has no ring about it before the learner", i+2, press.Move)
			}
			p.Click("#lesson-doIt")
			p.Until("a move is made", `document.getElementById("place").innerText !== %s`, place)
		}
	}
	p.atStep(len(l.Steps))
	p.Fits()
	p.Click("#lesson-playOn")
	p.settle()
	if p.Has("#lesson > *") || p.Has(".spot > *") || p.position().Turn() != 1 {
		t.Error("the lesson stands there still, or the player is not asked")
	}
	p.Sees("#notice", "A bot would do this") // for one round there are hints
	g := p.at("steampower")
	g.playSome(1)
	p.Click("#open-games")
	p.Until("the lesson is over", `!document.getElementById("home").hidden && !document.querySelector("#cards [data-lesson]") && Boolean(document.querySelector("#cards [data-card]"))`)
}
