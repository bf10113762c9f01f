package gametest

import (
	"fmt"
	"math"
	"strings"
)

// readable is the contrast that text needs with its ground: WCAG 2.2, 1.4.3.
const readable = 4.5

// unreadable returns the texts of a picture that have too little contrast with what is
// drawn below their middle, and that contrast. It leaves out faded text, which belongs to
// things that cannot be used.
func unreadable(all []Element) map[string]float64 {
	found := map[string]float64{}
	for i, e := range all {
		if e.Name != "text" || e.Text == "" || inherited(all, i, "opacity") != "" {
			continue
		}
		ground, seen := inherited(all, i, "stroke"), inherited(all, i, "paint-order") == "stroke"
		middle := point{(e.bounds.Left + e.bounds.Right) / 2, (e.bounds.Top + e.bounds.Bottom) / 2}
		for j := i - 1; j >= 0 && !seen; j-- {
			below := all[j]
			fill := inherited(all, j, "fill")
			opaque := inherited(all, j, "opacity") == "" && below.Attributes["fill-opacity"] == ""
			if below.Name == "text" || below.points == nil || fill == "none" || !opaque || !below.covers(middle) {
				continue
			}
			ground, seen = fill, true
		}
		if !seen {
			ground = "#ffffff" // of a page
		}
		if got := Contrast(inherited(all, i, "fill"), ground); got < readable {
			found[fmt.Sprintf("%q in %s on %s", e.Text, inherited(all, i, "fill"), ground)] = got
		}
	}
	return found
}

// covers reports whether the outline of an element goes around a point.
func (e Element) covers(p point) bool {
	winding := 0
	for n := 1; n < len(e.points); n++ {
		a, b := e.points[n-1], e.points[n]
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

// plain returns a colour as it is where no page changes it.
func plain(colour string) string {
	if _, usual, ok := strings.Cut(colour, ","); ok {
		return strings.TrimSuffix(usual, ")")
	}
	return colour
}

// Contrast returns the contrast of two colours, each written as in "#2a2622", from 1 to
// 21. It returns 0 if one is written otherwise.
func Contrast(one, other string) float64 {
	a, b := luminance(one), luminance(other)
	if a < 0 || b < 0 {
		return 0
	}
	return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

// luminance returns how light a colour looks, from 0 to 1, or -1 if it is not a colour.
func luminance(colour string) float64 {
	var red, green, blue uint8
	if !scanned(plain(colour), "#%02x%02x%02x", &red, &green, &blue) {
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

// brightGrounds returns the colours of things that are at least as large as a hex of a map
// and as light as a page by day.
func brightGrounds(all []Element) (found []string) {
	const large, light = 2500, 0.25
	for i, e := range all {
		fill := inherited(all, i, "fill")
		if e.points != nil && e.Name != "text" && e.bounds.width()*e.bounds.height() > large && e.Attributes["fill-opacity"] == "" && fill != "none" && luminance(fill) > light {
			found = append(found, plain(fill))
		}
	}
	return found
}
