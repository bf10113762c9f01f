package svgtest

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// An Element is one of an SVG that was read back.
type Element struct {
	Name       string
	Attributes map[string]string
	Text       string  // directly within it
	X, Y       float64 // its origin, moved as transforms of the elements around it and its own say
}

// Has reports whether the element is of a class.
func (e Element) Has(class string) bool {
	return slices.Contains(strings.Fields(e.Attributes["class"]), class)
}

// Read reads an SVG and everything in it, in order. It insists on what every
// picture promises: one element svg, nothing from elsewhere, no script, numbers
// of two decimals at most.
func Read(svg string) ([]Element, error) {
	var all []Element
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
			e := Element{Name: token.Name.Local, Attributes: map[string]string{}}
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
				e.X, e.Y = around.X, around.Y
			}
			var x, y float64
			if n, _ := fmt.Sscanf(e.Attributes["transform"], "translate(%f %f)", &x, &y); n == 2 {
				e.X, e.Y = e.X+x, e.Y+y
			}
			open = append(open, len(all))
			all = append(all, e)
		case xml.EndElement:
			open = open[:len(open)-1]
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

// drawn are the elements that pictures consist of.
var drawn = []string{"svg", "g", "title", "desc", "path", "rect", "circle", "text"}

// twoDecimals reports whether all numbers of a value have two decimals at most,
// no exponent, and no sign before a 0.
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

// measures are the attributes that hold numbers.
var measures = map[string]bool{
	"d": true, "x": true, "y": true, "width": true, "height": true, "rx": true, "cx": true, "cy": true, "r": true,
	"transform": true, "viewBox": true, "font-size": true, "stroke-width": true, "stroke-dasharray": true, "stroke-dashoffset": true,
}

// With are the elements that have an attribute.
func With(all []Element, attribute string) (found []Element) {
	for _, e := range all {
		if _, ok := e.Attributes[attribute]; ok {
			found = append(found, e)
		}
	}
	return found
}

// Values are those of an attribute, in order.
func Values(all []Element, attribute string) (found []string) {
	for _, e := range With(all, attribute) {
		found = append(found, e.Attributes[attribute])
	}
	return found
}
