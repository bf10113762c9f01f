package drawing_test

import (
	"encoding/xml"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
)

func ExamplePen() {
	var p drawing.Pen
	p.At(10, 20, func() {
		p.Circle(0, 0, 5, "fill", "red")
		p.Path(drawing.PathFrom(hexmap.Point{}).Line(hexmap.Point{X: 3}).Arc(20, true, hexmap.Point{X: 7, Y: 1}))
		p.Label(0, 0, 10, "R&B")
	})
	fmt.Print(p.String())
	// Output:
	// <g transform="translate(10 20)">
	// <circle cx="0" cy="0" r="5" fill="red"/>
	// <path d="M0 0L3 0A20 20 0 0 1 7 1"/>
	// <text x="0" y="3.6" font-size="10">R&amp;B</text>
	// </g>
}

// TestAnyTextIsReadBack writes any text as content and as an attribute, and reads
// it back as it was, but for what XML cannot hold.
func TestAnyTextIsReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.OneOf(rapid.String(), rapid.Map(rapid.SliceOf(rapid.Byte()), func(b []byte) string { return string(b) })).Draw(t, "text")
		var p drawing.Pen
		p.Text("text", text, "class", text)
		var read struct {
			Class   string `xml:"class,attr"`
			Content string `xml:",chardata"`
		}
		if err := xml.Unmarshal([]byte(p.String()), &read); err != nil {
			t.Fatalf("%v, in %s", err, p.String())
		}
		want := strings.Map(func(r rune) rune {
			switch {
			case r == '\t', r == '\n', r == '\r', r >= ' ' && r != 0xFFFE && r != 0xFFFF:
				return r
			}
			return '\uFFFD'
		}, strings.ToValidUTF8(text, "\uFFFD"))
		if read.Class != want || read.Content != want {
			t.Errorf("%q is read back as %q and %q, want %q", text, read.Class, read.Content, want)
		}
	})
}
