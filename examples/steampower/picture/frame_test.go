package picture_test

import (
	"encoding/xml"
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"
)

// outside is the first element that lies outside the frame of its picture, as far
// as its points tell; "" if there is none. Of a text only where it stands and how
// wide it is at least are known.
func outside(svg string) string {
	type view struct{ x, y, scale float64 }
	at := []view{{0, 0, 1}}
	var width, height float64
	decoder := xml.NewDecoder(strings.NewReader(svg))
	for {
		token, err := decoder.Token()
		if err != nil {
			return ""
		}
		switch token := token.(type) {
		case xml.EndElement:
			at = at[:len(at)-1]
		case xml.StartElement:
			attributes := map[string]string{}
			for _, a := range token.Attr {
				attributes[a.Name.Local] = a.Value
			}
			now := at[len(at)-1]
			number := func(name string) float64 {
				v, _ := strconv.ParseFloat(attributes[name], 64)
				return v
			}
			if box := numbers(attributes["viewBox"]); len(box) == 4 {
				width, height = box[2], box[3]
			}
			switch t, v := attributes["transform"], numbers(attributes["transform"]); {
			case strings.HasPrefix(t, "translate"):
				now.x, now.y = now.x+now.scale*v[0], now.y+now.scale*v[1]
			case strings.HasPrefix(t, "scale"):
				now.scale *= v[0]
			}
			at = append(at, now)
			for _, p := range points(token.Name.Local, attributes["d"], number) {
				x, y := now.x+now.scale*p[0], now.y+now.scale*p[1]
				if x < -0.01 || y < -0.01 || x > width+0.01 || y > height+0.01 || math.IsNaN(x+y) {
					return fmt.Sprintf("<%s> at (%g, %g)", token.Name.Local, x, y)
				}
			}
		}
	}
}

// points are those that an element surely covers, or that bound it.
func points(name, d string, number func(string) float64) (all [][2]float64) {
	switch name {
	case "rect":
		x, y := number("x"), number("y")
		return [][2]float64{{x, y}, {x + number("width"), y + number("height")}}
	case "circle":
		x, y, r := number("cx"), number("cy"), number("r")
		return [][2]float64{{x - r, y - r}, {x + r, y + r}}
	case "text":
		return [][2]float64{{number("x"), number("y")}, {number("x"), number("y") - 0.7*number("font-size")}}
	case "path":
		for _, step := range steps.FindAllStringSubmatch(d, -1) {
			if v := numbers(step[0]); len(v) >= 2 { // an arc ends where it says last
				all = append(all, [2]float64{v[len(v)-2], v[len(v)-1]})
			}
		}
	}
	return all
}

var (
	steps  = regexp.MustCompile(`[MLA][^MLAZ]*`)
	digits = regexp.MustCompile(`-?[0-9.]+`)
)

func numbers(text string) (all []float64) {
	for _, one := range digits.FindAllString(text, -1) {
		v, _ := strconv.ParseFloat(one, 64)
		all = append(all, v)
	}
	return all
}
