package variants_test

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/variants"
)

// A game that was recorded with the standard set must not be scored otherwise.
func TestStandardComponentsDoNotChange(t *testing.T) {
	const want = `components standard
tile 1a spent +1
tile 1b kept -2
tile 2a spent +1
tile 2b spent +1
tile 3a kept -1
tile 3b kept -2
tile 4a spent +1
tile 4b kept -1
tile 5a kept 0
tile 5b spent +1
tile 6a spent +1
tile 6b kept -1
tile 2a-solo spent +1
tile 2b-solo spent +1
order 1a YR 2
order 1b GB 2
order 2a RR 3
order 2b GG 3
order 3a BB 3
order 3b YY 3
order 4a YBE 4
order 4b RGE 4
order 5a RGB 4
order 5b YRE 4
order 6a YRGB 6
order 6b YGBE 6
`
	if got := variants.StandardComponents().String(); got != want {
		t.Errorf("the standard set is\n%s", got)
	}
}

func TestShippedComponents(t *testing.T) {
	if c, ok := variants.ShippedComponents("standard"); !ok || c != variants.StandardComponents() {
		t.Errorf("standard does not ship: %v", c)
	}
	for _, name := range []string{"", "Standard", "printed"} {
		if c, ok := variants.ShippedComponents(name); ok || c != (variants.Components{}) {
			t.Errorf("%q ships: %v", name, c)
		}
	}
}

func TestValidateFindsWhatASetLacks(t *testing.T) {
	for _, test := range []struct {
		name  string
		spoil func(*variants.Components)
		want  []string
	}{
		{"nothing", func(*variants.Components) {}, nil},
		{"no name", func(c *variants.Components) { c.Name = "" }, []string{`found the name "", expected one word`}},
		{"two words", func(c *variants.Components) { c.Name = "a b" }, []string{`the name "a b"`}},
		{"a comment", func(c *variants.Components) { c.Name = "a#b" }, []string{`the name "a#b"`}},
		{"a line end", func(c *variants.Components) { c.Name = "a\r" }, []string{`the name "a\r"`}},
		{"no UTF-8", func(c *variants.Components) { c.Name = "a\xff" }, []string{`the name "a\xff"`}},
		{
			"4b spent", func(c *variants.Components) { c.Tiles[variants.Tile4b].Kept = false },
			[]string{"found tile 4b spent, expected kept", "(BOARD-4)"},
		},
		{
			"too many points",
			func(c *variants.Components) { c.Tiles[variants.Tile2aSolo].Points, c.Orders[1].Points = 100, -100 },
			[]string{"tile 2a-solo worth 100", "order 1a worth -100", "from -99 to 99"},
		},
		{
			"the least points", func(c *variants.Components) { c.Tiles[variants.Tile1a].Points = -128 },
			[]string{"tile 1a worth -128"},
		},
		{"no goods", func(c *variants.Components) { c.Orders[12].Goods = 0 }, []string{`order 6b of goods ""`}},
		{"goods beyond coal", func(c *variants.Components) { c.Orders[2].Goods |= 1 << 24 }, []string{`order 1b of goods "GB"`}},
		{"a tile of no face", func(c *variants.Components) { c.Tiles[0].Points = 1 }, []string{"of no face"}},
		{"an order of no face", func(c *variants.Components) { c.Orders[0].Points = 1 }, []string{"of no face"}},
		{
			"everything", func(c *variants.Components) { *c = variants.Components{} },
			[]string{`the name ""`, "tile 4b spent", `order 1a of goods ""`, `order 6b of goods ""`},
		},
	} {
		c := variants.StandardComponents()
		test.spoil(&c)
		err := c.Validate()
		if (err == nil) != (test.want == nil) {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		for _, want := range test.want {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%s: %v, want %q", test.name, err, want)
			}
		}
		text, encodeErr := c.AppendText([]byte("before"))
		if (encodeErr == nil) != (err == nil) || err != nil && string(text) != "before" {
			t.Errorf("%s: AppendText = %q, %v", test.name, text, encodeErr)
		}
	}
}
