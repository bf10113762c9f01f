package gametest

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
	Text       string // the text directly in it
	parent     int    // the index of the element around it; -1 for the svg element
	// points are the outline or the line of an element that draws, without the width of
	// its stroke. bounds is the box around it or, for a group, around everything in it.
	points []point
	bounds box

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
	var r reader
	if svg != "" {
		r.all = make([]Element, 0, strings.Count(svg, "<"))
	}
	decoder := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			return r.all, nil
		}
		if err != nil {
			return nil, err
		}
		switch token := token.(type) {
		case xml.StartElement:
			err = r.begin(token)
		case xml.EndElement:
			err = r.end()
		case xml.CharData:
			err = r.text(token)
		default:
			err = fmt.Errorf("a %T in a picture", token)
		}
		if err != nil {
			return nil, err
		}
	}
}

// A reader has the elements of a picture that were read so far.
type reader struct {
	all  []Element
	open []int // indices of those that have not ended, the innermost last
}

// around returns the innermost element that has not ended; nil outside the picture.
func (r *reader) around() *Element {
	if len(r.open) == 0 {
		return nil
	}
	return &r.all[r.open[len(r.open)-1]]
}

func (r *reader) begin(token xml.StartElement) error {
	e := Element{Name: token.Name.Local, Attributes: make(map[string]string, len(token.Attr)), parent: -1, turned: unturned}
	for _, a := range token.Attr {
		if _, twice := e.Attributes[a.Name.Local]; twice {
			return fmt.Errorf("<%s> has %s twice", e.Name, a.Name.Local)
		}
		e.Attributes[a.Name.Local] = a.Value
	}
	if err := e.fault(); err != nil {
		return err
	}
	around := r.around()
	if (around == nil) != (e.Name == "svg") || around == nil && len(r.all) > 0 {
		return fmt.Errorf("<%s> %d deep: a picture is one svg element", e.Name, len(r.open))
	}
	if around != nil {
		e.turned, e.parent, e.mark = around.turned, r.open[len(r.open)-1], around.mark
	}
	e.mark = e.mark || e.Has("mark")
	turned, err := turningOf(e.Attributes["transform"])
	if err != nil {
		return err
	}
	e.turned = e.turned.then(turned)
	r.open = append(r.open, len(r.all))
	r.all = append(r.all, e)
	return nil
}

func (r *reader) end() error {
	e := r.around()
	if err := e.outline(inherited(r.all, r.open[len(r.open)-1], "text-anchor")); err != nil {
		return err
	}
	r.open = r.open[:len(r.open)-1]
	if around := r.around(); around != nil && e.bounds != (box{}) {
		around.bounds = around.bounds.join(e.bounds)
	}
	return nil
}

func (r *reader) text(token xml.CharData) error {
	if around := r.around(); around != nil {
		around.Text += string(token)
	} else if strings.TrimSpace(string(token)) != "" {
		return fmt.Errorf("text outside the picture: %q", token)
	}
	return nil
}

// outline sets the shape and the box of an element.
func (e *Element) outline(anchor string) error {
	shape, err := e.shape(anchor)
	if err != nil || shape == nil {
		return err
	}
	var drawn []point
	for i, p := range shape {
		if p != gap {
			shape[i] = e.turned.at(p)
			drawn = append(drawn, shape[i])
		}
	}
	e.points, e.bounds = shape, around(drawn)
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
