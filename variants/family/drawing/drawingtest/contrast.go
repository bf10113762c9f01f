package drawingtest

import (
	"fmt"
	"math"
)

// readable is how much contrast text needs with its ground: WCAG 2.2, 1.4.3.
const readable = 4.5

// unreadable are the texts of a picture that have too little contrast with what is
// drawn below the middle of them, each with its contrast. What is faded as a whole is
// left out: it cannot be used.
func unreadable(all []Element) map[string]float64 {
	found := map[string]float64{}
	for i, e := range all {
		if e.Name != "text" || e.Text == "" || inherited(all, i, "opacity") != "" {
			continue
		}
		ground, seen := e.Attributes["stroke"], e.Attributes["paint-order"] == "stroke"
		middle := Point{(e.Box.Left + e.Box.Right) / 2, (e.Box.Top + e.Box.Bottom) / 2}
		for j := i - 1; j >= 0 && !seen; j-- {
			below := all[j]
			fill := inherited(all, j, "fill")
			opaque := inherited(all, j, "opacity") == "" && below.Attributes["fill-opacity"] == ""
			if below.Name == "text" || below.Shape == nil || fill == "none" || !opaque || !below.covers(middle) {
				continue
			}
			ground, seen = fill, true
		}
		if !seen {
			ground = "#ffffff" // of a page
		}
		if got := contrast(inherited(all, i, "fill"), ground); got < readable {
			found[fmt.Sprintf("%q in %s on %s", e.Text, inherited(all, i, "fill"), ground)] = got
		}
	}
	return found
}

// covers reports whether a point is within the outline of an element, as often as
// that goes around it.
func (e Element) covers(p Point) bool {
	winding := 0
	for n := 1; n < len(e.Shape); n++ {
		a, b := e.Shape[n-1], e.Shape[n]
		if a == gap || b == gap {
			continue
		}
		if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(p.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			if a.Y > p.Y {
				winding++
			} else {
				winding--
			}
		}
	}
	return winding != 0
}

// contrast is that of two colours, each as in "#2a2622", from 1 to 21; 0 if one is
// something else.
func contrast(one, other string) float64 {
	a, b := luminance(one), luminance(other)
	if a < 0 || b < 0 {
		return 0
	}
	return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

// luminance is how light a colour looks, from 0 to 1, -1 if it is none.
func luminance(colour string) float64 {
	var red, green, blue uint8
	if !scanned(colour, "#%02x%02x%02x", &red, &green, &blue) {
		return -1
	}
	linear := func(v uint8) float64 {
		part := float64(v) / 255
		if part <= 0.04045 {
			return part / 12.92
		}
		return math.Pow((part+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(red) + 0.7152*linear(green) + 0.0722*linear(blue)
}

// brightGrounds are the colours of what is as large as a hex of a map, or larger, and as
// light as a page by day.
func brightGrounds(all []Element) (found []string) {
	const large, light = 2500, 0.25
	for i, e := range all {
		fill := inherited(all, i, "fill")
		if e.Shape != nil && e.Name != "text" && e.Box.Width()*e.Box.Height() > large && e.Attributes["fill-opacity"] == "" && fill != "none" && luminance(fill) > light {
			found = append(found, fill)
		}
	}
	return found
}
