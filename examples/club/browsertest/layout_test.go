package browsertest

import (
	"embed"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
)

//go:embed laws.ts driver.ts
var sources embed.FS

// scripts are laws.ts and driver.ts as a browser runs them, before each page's own.
func scripts() (all string) {
	for _, name := range []string{"laws.ts", "driver.ts"} {
		source, err := sources.ReadFile(name)
		if err != nil {
			panic(err)
		}
		made := api.Transform(string(source), api.TransformOptions{Loader: api.LoaderTS, Format: api.FormatIIFE})
		if len(made.Errors) > 0 {
			panic(made.Errors[0].Text)
		}
		all += string(made.Code)
	}
	return all
}

// wants lists what breaks laws of laws.ts, which are given as calls: "cut()".
func (p *page) wants(where string, calls ...string) {
	p.T.Helper()
	for _, fault := range browser.Eval[[]string](p.Page, "[laws."+strings.Join(calls, ", laws.")+"].flat()") {
		p.T.Errorf("%s: %s", where, fault)
	}
}

// windows are the sizes of windows that players have, as a browser shows them: phones and tablets, with the
// bars of the browser and without, laptops with them, and two laptops at a zoom of 200 %.
var windows = []browser.Screen{
	{Name: "phone-small", Width: 360, Height: 640, Touched: true},
	{Name: "phone", Width: 390, Height: 844, Touched: true},
	{Name: "phone-low", Width: 390, Height: 760, Touched: true},
	{Name: "tablet-upright", Width: 768, Height: 1024, Touched: true},
	{Name: "tablet", Width: 1024, Height: 768},
	{Name: "tablet-low", Width: 1024, Height: 691},
	{Name: "1280x720", Width: 1280, Height: 720},
	{Name: "1366x650", Width: 1366, Height: 650},
	{Name: "1536x730", Width: 1536, Height: 730},
	{Name: "1440x810", Width: 1440, Height: 810},
	{Name: "1440x900", Width: 1440, Height: 900},
	{Name: "1280x720-twice", Width: 640, Height: 360},
	{Name: "1366x650-twice", Width: 683, Height: 325},
}

// boards are the pixels of width that a board has at least: the sheet of SteamRollers as it is drawn, and the
// card of a map.
var boards = map[string]struct{ sheet, card int }{
	"1440x900": {800, 910}, "tablet": {610, 630}, "tablet-upright": {680, 680}, "phone": {374, 374},
}

// A scene is a position of a game, in which seat 1 is asked.
type scene struct {
	name, record string
	now          describe.Position
	then         func(p *page) // what the player does before it is measured
	laws         []string      // that are held beside those of every scene
	windows      []string      // those it is measured in, all if empty
	holds        string        // what must be there, or the scene shows nothing
}

// lawsOf are the laws that a scene is held to in a window.
func (s scene) lawsOf(on browser.Screen) []string {
	rollers := s.now.Of().Name() == "steamrollers"
	held := append([]string{"cut()", "edges()"}, s.laws...)
	if s.then == nil { // what is opened or said takes room
		held = append(held, "overlap()", "hollow()")
		if twice := on.Height < 480; !twice || !rollers || s.now.Seats() < 5 { // five sheets may scroll
			held = append(held, "three()")
		}
	}
	if on.Height >= 480 {
		held = append(held, "covered()", "outside()", "tall()") // lower ones are scrolled below the buttons
	}
	if on.Height >= 480 && on.Width >= 390 {
		held = append(held, "small()")
	}
	if board, ok := boards[on.Name]; ok && rollers {
		held = append(held, "apart()", fmt.Sprintf("wide('.mine > .picture > svg', %d)", board.sheet))
	} else if ok {
		held = append(held, "apart()", fmt.Sprintf("wide('#frame-map', %d)", board.card))
	}
	if on.Touched && !rollers && on.Width < 1000 {
		held = append(held, "zoom()")
	}
	return held
}

var people = []string{"Ada", "Ben", "Cleo", "Dev", "Eve", "Finn"}

// phasesOf are the first positions of each phase in which seat 1 has something to decide, from a round on.
func phasesOf(t *testing.T, header string, players, round int) (scenes []scene) {
	t.Helper()
	played(t, fmt.Sprintf(header, players), func(now describe.Position) bool {
		return now.Over() || now.View(0, describe.Manner{}).Round > round+2
	}, func(now describe.Position, record func() string) {
		name := fmt.Sprintf("%s of %d, %s", now.Of().Name(), players, now.View(0, describe.Manner{}).Phase)
		if now.Turn() != 1 || now.View(0, describe.Manner{}).Round < round || slices.ContainsFunc(scenes, func(s scene) bool { return s.name == name }) {
			return
		}
		scenes = append(scenes, scene{name: name, record: record(), now: now})
	})
	return scenes
}

// late is the first position of a round, or of those after it, that asks seat 1 for something.
func late(t *testing.T, header string, players int, kind string, round int, s scene) scene {
	t.Helper()
	s.now, s.record = played(t, fmt.Sprintf(header, players), asksFor(kind, round), nil)
	s.name = strings.TrimPrefix(fmt.Sprintf("%s, %s of %d, %s in round %d", s.name, s.now.Of().Name(), players, kind, round), ", ")
	return s
}

// compares compares the option with most words with what the bot would do.
func compares(p *page) {
	p.T.Helper()
	browser.Eval[bool](p.Page, `drive.compareLongest()`)
	p.Until("two moves are compared", `document.querySelectorAll("#notice .side").length === 2`)
}

// choosesLongest chooses the option with most words, whatever it is folded in.
func choosesLongest(p *page) {
	p.T.Helper()
	p.Until("the folds are open", `drive.unfold()`)
	move := browser.Eval[string](p.Page, `drive.longest()`)
	p.Click(fmt.Sprintf("#options [data-move=%q]", move))
	p.Until("it is chosen", `document.querySelector("#options .on")?.dataset.move === %s`, move)
}

// scenes are those that are measured: the phases of each game with the fewest and the most players by turns, or with
// any number where tests may take long, and what has most to show.
func scenes(t *testing.T) (all []scene) {
	t.Helper()
	for _, play := range []struct {
		header  string
		players []int
		round   int
	}{{rollers, []int{2, 3, 4, 5}, 12}, {solo, []int{1}, 8}, {steam, []int{3, 4, 5, 6}, 4}, {power, []int{2, 3, 4, 5}, 5}} {
		for i, players := range play.players {
			last := len(play.players) - 1
			for j, phase := range phasesOf(t, play.header, players, play.round) {
				if long.Allowed() || i == last && j%2 == 0 || i == 0 && j%2 != 0 {
					all = append(all, phase)
				}
			}
		}
	}
	phones := []string{"phone", "phone-low"}
	return append(all,
		late(t, power, 5, "build", 5, scene{holds: `#pictures .map :has(> .factory) + text`}),
		late(t, power, 5, "build", 5, scene{laws: []string{"told()"}, windows: []string{"phone", "tablet-upright", "tablet", "1440x900"}}),
		late(t, coast, 5, "build", 5, scene{holds: `#pictures .map :has(> .factory) + text`, windows: append(phones, "tablet-upright")}),
		late(t, steam, 6, "move", 4, scene{holds: "#pictures .map .growth", windows: append(phones, "tablet")}),
		late(t, rhine, 6, "move", 4, scene{holds: "#pictures .map .growth", windows: append(phones, "tablet-upright")}),
		late(t, steam, 6, "build", 2, scene{laws: []string{"growth()"}, windows: []string{"tablet-upright"}}),
		late(t, power, 3, "ship", 6, scene{laws: []string{"hand()"}, windows: []string{"tablet", "tablet-low", "tablet-upright"}}),
		late(t, power, 3, "ship", 6, scene{name: "the hand", laws: []string{"hand()"}, windows: phones, then: func(p *page) { p.Click("#page-hand") }}),
		late(t, steam, 5, "build", 4, scene{name: "a price", laws: []string{"prices()"}, windows: phones, then: choosesLongest}),
		late(t, power, 5, "build", 5, scene{name: "a price", laws: []string{"prices()"}, windows: phones, then: choosesLongest}),
		late(t, rollers, 4, "deliver", 14, scene{name: "long words", windows: phones, then: choosesLongest}),
		late(t, power, 3, "build", 6, scene{name: "compared", laws: []string{"compared()"}, windows: []string{"tablet", "1440x900"}, then: compares}),
		late(t, steam, 4, "move", 5, scene{name: "compared", laws: []string{"compared()"}, windows: []string{"tablet", "1440x900"}, then: compares}),
		late(t, rollers, 4, "deliver", 14, scene{name: "compared", laws: []string{"compared()"}, windows: []string{"tablet", "1440x900"}, then: compares}),
	)
}

// TestLayout is the table of layouts: scenes by windows by laws, in English and German by turns. Unless tests
// may take long, each scene is measured in every eighth of its windows, and each window with every eighth scene.
func TestLayout(t *testing.T) {
	p := shared(t, browser.Desktop)
	languages := []string{"en", "de"}
	if long.Allowed() {
		languages = []string{"en", "fr", "de", "nl"}
	}
	for i, s := range scenes(t) {
		p.Resize(browser.Desktop)
		p.shows(s.record)
		for j, on := range windows {
			if len(s.windows) > 0 && !slices.Contains(s.windows, on.Name) || len(s.windows) == 0 && (i+j)%8 != 0 && !long.Allowed() {
				continue
			}
			p.Resize(on)
			for k, language := range languages {
				if k != j%len(languages) && !long.Allowed() {
					continue
				}
				where := fmt.Sprintf("%s on %s, %s", s.name, on.Name, language)
				p.speaks(language)
				p.settle()
				if s.then != nil {
					s.then(p)
				}
				p.fitted()
				if s.holds != "" && !p.Has(s.holds) {
					t.Errorf("%s: there is no %s: the test shows nothing", where, s.holds)
				}
				p.wants(where, s.lawsOf(on)...)
				p.Fits()
				for seat := 1; seat <= s.now.Seats(); seat++ {
					if got, want := p.Text(fmt.Sprintf("#scores [data-seat='%d'] b", seat)), drawing.Minus(s.now.Standing()[seat].Points); got != want {
						t.Errorf("%s: seat %d has %s points, and %q is shown", where, seat, want, got)
					}
				}
				p.Screenshot(strings.NewReplacer(" ", "", ",", "-").Replace(where))
			}
		}
	}
}

// fitted waits until maps are drawn for the room that they have.
func (p *page) fitted() {
	p.T.Helper()
	browser.Eval[bool](p.Page, `(async () => (await window.testing.fitPictures(), true))()`)
}

// shows loads a record, on the first screen or at a table.
func (p *page) shows(record string) {
	p.T.Helper()
	if p.Has("#home:not([hidden])") {
		p.loads(record)
		p.settle()
	} else {
		p.load(record)
	}
}
