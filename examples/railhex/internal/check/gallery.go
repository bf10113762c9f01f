package check

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// Pictures of several things are put together in one.

const (
	perRow = 8
	gap    = 12.0
)

var sizeOfPicture = regexp.MustCompile(`width="([0-9.]+)" height="([0-9.]+)"`)

// gallery puts pictures in rows.
func gallery(pictures []string) string {
	var b strings.Builder
	x, y, width, height := gap, gap, 0.0, 0.0
	for i, picture := range pictures {
		if i > 0 && i%perRow == 0 {
			x, y, height = gap, y+height+gap, 0
		}
		var w, h float64
		if size := sizeOfPicture.FindStringSubmatch(picture); size != nil {
			w, _ = strconv.ParseFloat(size[1], 64)
			h, _ = strconv.ParseFloat(size[2], 64)
		}
		b.WriteString(strings.Replace(picture, "<svg ", fmt.Sprintf(`<svg x="%g" y="%g" `, x, y), 1))
		x += w + gap
		width, height = max(width, x), max(height, h)
	}
	height += y + gap
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" width="%g" height="%g" viewBox="0 0 %g %g">%s</svg>`, width, height, width, height, b.String())
}
