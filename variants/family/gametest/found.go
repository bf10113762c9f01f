package gametest

import (
	"fmt"
	"slices"
	"strings"
)

// untitled returns the shapes that a pointer can meet and that do not say what they are:
// neither they nor a group around them has a title. The ground of the picture needs none.
func untitled(all []Element) (found []Element) {
	titled := map[int]bool{}
	for _, e := range all {
		if e.Name == "title" && e.parent > 0 && strings.TrimSpace(e.Text) != "" {
			titled[e.parent] = true
		}
	}
	for i, e := range all {
		if e.points == nil || e.Name == "text" || e.Has("paper") || inherited(all, i, "pointer-events") == "none" {
			continue
		}
		around := i
		for around >= 0 && !titled[around] {
			around = all[around].parent
		}
		if around < 0 {
			found = append(found, e)
		}
	}
	return found
}

// outside returns the elements that lie partly or wholly outside the frame of their
// picture.
func outside(all []Element) (found []Element) {
	frame := all[0].frame()
	const rounding = 0.02
	for _, e := range all[1:] {
		if e.points != nil && !(frame.holds(point{e.bounds.Left, e.bounds.Top}, rounding) && frame.holds(point{e.bounds.Right, e.bounds.Bottom}, rounding)) {
			found = append(found, e)
		}
	}
	return found
}

// shown is the width of a small telephone and finger the size of what a finger can meet
// there, in CSS pixels.
const (
	shown  = 390.0
	finger = 24.0
)

// TooSmall returns the choices that are too small for a finger when a picture is shown as
// wide as a telephone, and those, except hexes, that lie on other choices. It returns
// nothing for a picture that is wider than widest, which no telephone shows as a whole.
func TooSmall(all []Element, widest float64) (found []Element) {
	if all[0].frame().width() > widest {
		return nil
	}
	pixel := all[0].frame().width() / shown
	var apart []Element
	for _, e := range all {
		if !e.Has("choice") {
			continue
		}
		if min(e.bounds.width(), e.bounds.height()) < finger*pixel {
			found = append(found, e)
		}
		if e.Attributes["data-hex"] != "" || e.Has("own") {
			continue // an own good lies on the hex of its city
		}
		const rims = 4.5 // which may touch, and lie around what is met
		for _, other := range apart {
			if e.bounds.meets(other.bounds, rims) {
				found = append(found, e)
			}
		}
		apart = append(apart, e)
	}
	return found
}

// frame returns the viewBox of the picture.
func (e Element) frame() (frame box) {
	scanned(e.Attributes["viewBox"], "%f %f %f %f", &frame.Left, &frame.Top, &frame.Right, &frame.Bottom)
	return frame
}

// tracks returns the tracks among elements, each by its two ends in a fixed order.
func tracks(all []Element) map[string]bool {
	found := map[string]bool{}
	for _, e := range all {
		if e.isTrack() {
			ends := []string{fmt.Sprintf("%.1f", e.points[0]), fmt.Sprintf("%.1f", e.points[len(e.points)-1])}
			slices.Sort(ends)
			found[strings.Join(ends, " ")] = true
		}
	}
	return found
}

// isTrack reports whether the element is the sleepers or ticks of a track.
func (e Element) isTrack() bool {
	return e.Attributes["stroke-dasharray"] != "" && !e.mark
}

// ghostsIn returns the elements of each ghost in a picture, by its move.
func ghostsIn(all []Element) map[string][]Element {
	found := map[string][]Element{}
	for i, e := range all {
		if !e.Has("ghost") {
			continue
		}
		var within []Element
		for j, inner := range all[i+1:] {
			for around := i + 1 + j; around >= i; around = all[around].parent {
				if around == i {
					within = append(within, inner)
				}
			}
		}
		found[e.Attributes["data-move"]] = within
	}
	return found
}

// With returns the elements that have an attribute.
func With(all []Element, attribute string) (found []Element) {
	for _, e := range all {
		if _, ok := e.Attributes[attribute]; ok {
			found = append(found, e)
		}
	}
	return found
}

// Values returns the values of an attribute, in order.
func Values(all []Element, attribute string) (found []string) {
	for _, e := range With(all, attribute) {
		found = append(found, e.Attributes[attribute])
	}
	return found
}
