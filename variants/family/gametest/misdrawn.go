package gametest

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/variants/family/describe"
)

// draw holds the pictures of a position in any look.
func (p *played) draw(at describe.Position) {
	p.Helper()
	any := func() bool { return p.random.IntN(2) == 0 }
	look := describe.Look{Night: any(), ColourBlind: any(), Narrow: any(), HexNames: any(), Codes: any()}
	for _, name := range at.View(0, describe.Manner{}).Pictures {
		all := p.picture(at, name, at.Turn(), look)
		if wrong := misdrawn(name, all, p.inscriptions); wrong != "" {
			p.Fatalf("%s in %s, %+v: %s", name, strings.TrimSpace(at.Text()), look, wrong)
		}
		p.ghosts(at, name, all)
	}
}

// picture reads a picture.
func (p *played) picture(at describe.Position, name string, seat int, look describe.Look) []Element {
	p.Helper()
	svg, ok := at.Picture(name, seat, p.in, look, describe.Last{})
	if !ok {
		p.Fatalf("there is no picture %q", name)
	}
	all, err := Read(svg)
	if err != nil {
		p.Fatalf("%s: %v", name, err)
	}
	return all
}

// misdrawn returns what is wrong with a picture of a position drawn with an id, and "" if
// nothing is. All ids must be different and begin with it, and the elements that name the
// picture must exist. Nothing may lie outside. What a pointer meets says what it is, and what
// can be chosen is a button. On a map, text may not lie on other text, nor inscriptions on track.
func misdrawn(id string, all []Element, inscriptions []string) string {
	if wrong := idsDiffer(id, all); wrong != "" {
		return wrong
	}
	for what, find := range map[string]func([]Element) []Element{
		"is outside": outside, "does not say what it is": untitled, "is a button or a choice, and not both": unpressed,
	} {
		for _, e := range find(all) {
			return fmt.Sprint(e.Name, e.Text, e.Attributes, e.bounds, " ", what)
		}
	}
	if len(With(all, "data-hex")) > 0 {
		for _, what := range collisions(all, inscriptions...) {
			return what
		}
	}
	return ""
}

// ghosts holds the ghosts of the hexes of a picture. They must be of moves that are offered
// there, and must lie where the track lies once it is laid. It tries one move for each number
// of tracks.
func (p *played) ghosts(at describe.Position, name string, all []Element) {
	p.Helper()
	tried := map[int]bool{0: true}
	for _, e := range With(all, "data-part") {
		if !e.Has("choice") || !strings.HasPrefix(e.Attributes["data-part"], name+"/hex-") {
			continue
		}
		choice := at.Choice(e.Attributes["data-part"], at.Turn(), p.in, describe.Look{})
		if choice.Ghosts == "" {
			continue
		}
		drawn, err := Read(choice.Ghosts)
		if err != nil {
			p.Fatal(err)
		}
		for _, e := range untitled(drawn) {
			p.Fatal("a ghost that does not say what it is: ", e.Name, e.Text, e.Attributes)
		}
		ghost := ghostsIn(drawn)
		for _, option := range choice.Options {
			lies := tracks(ghost[option.Move])
			if len(lies) < len(option.Tracks) {
				p.Fatalf("%s has a ghost with %d tracks, and lays %v", option.Move, len(lies), option.Tracks)
			}
			if !tried[len(lies)] {
				tried[len(lies)] = true
				p.ghost(at, option.Move, name, drawn[0], lies)
			}
		}
	}
}

// ghost tests that track lies where a ghost lay, in the same frame.
func (p *played) ghost(at describe.Position, move, name string, frame Element, lies map[string]bool) {
	p.Helper()
	after, err := at.Move(move)
	if err != nil {
		p.Fatal(err)
	}
	laid := p.picture(after, name, at.Turn(), describe.Look{})
	if laid[0].Attributes["viewBox"] != frame.Attributes["viewBox"] {
		p.Fatalf("%s has a ghost in another frame than the map", move)
	}
	now := tracks(laid)
	for track := range lies {
		if !now[track] {
			p.Fatalf("%s does not lie where its ghost does: %s", move, track)
		}
	}
}

// unpressed returns the choices that are no buttons, and the buttons that are no choices.
func unpressed(all []Element) (found []Element) {
	for _, e := range all {
		if (e.Attributes["role"] == "button") != e.Has("choice") || (e.Attributes["tabindex"] == "0") != e.Has("choice") {
			found = append(found, e)
		}
	}
	return found
}

// idsDiffer returns what is wrong with the ids of a picture, and "" if nothing is.
func idsDiffer(id string, all []Element) string {
	seen := map[string]bool{}
	for _, found := range Values(all, "id") {
		if seen[found] || found != id && !strings.HasPrefix(found, id+"-") {
			return "id " + found
		}
		seen[found] = true
	}
	for _, naming := range []string{"aria-labelledby", "aria-describedby"} {
		if name, named := all[0].Attributes[naming]; (named || naming == "aria-labelledby") && !seen[name] {
			return naming + " names nothing"
		}
	}
	return ""
}
