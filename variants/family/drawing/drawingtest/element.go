package drawingtest

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// An Element is an element of a picture that was read back.
type Element struct {
	Name       string
	Attributes map[string]string
	Text       string  // the text directly in it
	X, Y       float64 // its origin after all transforms
	parent     int     // the index of the element around it; -1 for the svg element
	// Shape is the outline or the line of an element that draws, without the width of
	// its stroke. Box is the box around it or, for a group, around everything in it.
	Shape []Point
	Box   Box

	turned turning // the transform of its content
	mark   bool    // it is or lies in the mark of a part
}

// Has reports whether the element has a class.
func (e Element) Has(class string) bool {
	return slices.Contains(strings.Fields(e.Attributes["class"]), class)
}

// Read returns the elements of a picture, in order. It refuses what no picture may have:
// anything but a single svg element, references to other files, scripts, and numbers with
// more than two decimals.
func Read(svg string) ([]Element, error) {
	var all []Element
	if svg != "" {
		all = make([]Element, 0, strings.Count(svg, "<"))
	}
	var open []int
	decoder := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		switch token := token.(type) {
		case xml.StartElement:
			e := Element{Name: token.Name.Local, Attributes: make(map[string]string, len(token.Attr)), parent: -1, turned: unturned}
			for _, a := range token.Attr {
				if _, twice := e.Attributes[a.Name.Local]; twice {
					return nil, fmt.Errorf("<%s> has %s twice", e.Name, a.Name.Local)
				}
				e.Attributes[a.Name.Local] = a.Value
			}
			if err := e.fault(); err != nil {
				return nil, err
			}
			if (len(open) == 0) != (e.Name == "svg") || len(open) == 0 && len(all) > 0 {
				return nil, fmt.Errorf("<%s> %d deep: a picture is one svg element", e.Name, len(open))
			}
			if len(open) > 0 {
				around := all[open[len(open)-1]]
				e.turned, e.parent, e.mark = around.turned, open[len(open)-1], around.mark
			}
			e.mark = e.mark || e.Has("mark")
			turned, err := turningOf(e.Attributes["transform"])
			if err != nil {
				return nil, err
			}
			e.turned = e.turned.then(turned)
			e.X, e.Y = e.turned.x, e.turned.y
			open = append(open, len(all))
			all = append(all, e)
		case xml.EndElement:
			e := &all[open[len(open)-1]]
			if err := e.outline(inherited(all, open[len(open)-1], "text-anchor")); err != nil {
				return nil, err
			}
			open = open[:len(open)-1]
			if len(open) > 0 && e.Box != (Box{}) {
				around := &all[open[len(open)-1]]
				around.Box = around.Box.Join(e.Box)
			}
		case xml.CharData:
			if len(open) > 0 {
				all[open[len(open)-1]].Text += string(token)
			} else if strings.TrimSpace(string(token)) != "" {
				return nil, fmt.Errorf("text outside the picture: %q", token)
			}
		default:
			return nil, fmt.Errorf("a %T in a picture", token)
		}
	}
	return all, nil
}

// outline sets the shape and the box of an element.
func (e *Element) outline(anchor string) error {
	shape, err := e.shape(anchor)
	if err != nil || shape == nil {
		return err
	}
	var drawn []Point
	for i, p := range shape {
		if p != gap {
			shape[i] = e.turned.at(p)
			drawn = append(drawn, shape[i])
		}
	}
	e.Shape, e.Box = shape, around(drawn)
	return nil
}

// inherited returns an attribute of the element all[at], or else of the nearest element
// around it that has the attribute, or else "".
func inherited(all []Element, at int, attribute string) string {
	for ; at >= 0; at = all[at].parent {
		if value, ok := all[at].Attributes[attribute]; ok {
			return value
		}
	}
	return ""
}

// Untitled returns the shapes that a pointer can meet and that do not say what they are:
// neither they nor a group around them has a title. The ground of the picture needs none.
func Untitled(all []Element) (found []Element) {
	titled := map[int]bool{}
	for _, e := range all {
		if e.Name == "title" && e.parent > 0 && strings.TrimSpace(e.Text) != "" {
			titled[e.parent] = true
		}
	}
	for i, e := range all {
		if e.Shape == nil || e.Name == "text" || e.Has("paper") || inherited(all, i, "pointer-events") == "none" {
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

// Outside returns the elements that lie partly or wholly outside the frame of their
// picture.
func Outside(all []Element) (found []Element) {
	frame := all[0].frame()
	const rounding = 0.02
	for _, e := range all[1:] {
		if e.Shape != nil && !(frame.Holds(Point{e.Box.Left, e.Box.Top}, rounding) && frame.Holds(Point{e.Box.Right, e.Box.Bottom}, rounding)) {
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
	if all[0].frame().Width() > widest {
		return nil
	}
	pixel := all[0].frame().Width() / shown
	var apart []Element
	for _, e := range all {
		if !e.Has("choice") {
			continue
		}
		if min(e.Box.Width(), e.Box.Height()) < finger*pixel {
			found = append(found, e)
		}
		if e.Attributes["data-hex"] != "" || e.Has("own") {
			continue // an own good lies on the hex of its city
		}
		const rims = 4.5 // which may touch, and lie around what is met
		for _, other := range apart {
			if e.Box.meets(other.Box, rims) {
				found = append(found, e)
			}
		}
		apart = append(apart, e)
	}
	return found
}

// frame returns the viewBox of the picture.
func (e Element) frame() (frame Box) {
	scanned(e.Attributes["viewBox"], "%f %f %f %f", &frame.Left, &frame.Top, &frame.Right, &frame.Bottom)
	return frame
}

// Sleepers returns the tracks among elements, each as a text with its shape and the
// colour of the line below its sleepers or ticks.
func Sleepers(all []Element) map[string]bool {
	found := map[string]bool{}
	for i, e := range all {
		if e.isTrack() {
			found[fmt.Sprintf("%.1f %s", e.Shape, all[i-1].Attributes["stroke"])] = true
		}
	}
	return found
}

// Ends returns the tracks among elements, each as a text with its two ends in a fixed
// order.
func Ends(all []Element) map[string]bool {
	found := map[string]bool{}
	for _, e := range all {
		if e.isTrack() {
			ends := []string{fmt.Sprintf("%.1f", e.Shape[0]), fmt.Sprintf("%.1f", e.Shape[len(e.Shape)-1])}
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

// Ghosts returns the elements of each ghost in a picture, by its move.
func Ghosts(all []Element) map[string][]Element {
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

// drawn lists the elements that pictures consist of.
var drawn = []string{"svg", "g", "title", "desc", "path", "rect", "circle", "text"}

// twoDecimals reports whether all numbers of a value have at most two decimals, no
// exponent, and no sign before a 0.
func twoDecimals(value string) bool {
	decimals := -1 // since the point; -1 before it
	for i, c := range []byte(value) {
		switch {
		case c == '.':
			decimals = 0
		case c < '0' || c > '9':
			decimals = -1
			if i > 0 && value[i-1] >= '0' && value[i-1] <= '9' && c == 'e' {
				return false
			}
		case decimals >= 0:
			decimals++
		}
		if decimals > 2 {
			return false
		}
	}
	return value != "" && !strings.Contains(value, "NaN") && !strings.Contains(value, "Inf") && !strings.HasSuffix(value, "-0") &&
		!strings.Contains(value, "-0 ")
}

func (e Element) fault() error {
	if !slices.Contains(drawn, e.Name) {
		return fmt.Errorf("<%s> in a picture", e.Name)
	}
	for name, value := range e.Attributes {
		switch {
		case strings.HasPrefix(name, "on"), name == "href", name == "style":
			return fmt.Errorf("<%s> has %s", e.Name, name)
		case strings.Contains(value, "url(") || strings.Contains(value, "//") && name != "xmlns":
			return fmt.Errorf("<%s> has %s=%q, which leads elsewhere", e.Name, name, value)
		case measures[name] && !twoDecimals(value):
			return fmt.Errorf("<%s> has %s=%q, which is no number of two decimals", e.Name, name, value)
		}
	}
	return nil
}

// measures has the attributes that hold numbers.
var measures = map[string]bool{
	"d": true, "x": true, "y": true, "width": true, "height": true, "rx": true, "cx": true, "cy": true, "r": true,
	"transform": true, "viewBox": true, "font-size": true, "stroke-width": true, "stroke-dasharray": true, "stroke-dashoffset": true,
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
