package variants_test

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/variants"
)

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
