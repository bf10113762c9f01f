package steam

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/reports"
	"github.com/railhex/railhex/variants/family"
)

// TestRecordsHaveTheirReports replays records of a program that shares nothing with the
// package, and compares all reports.
func TestRecordsHaveTheirReports(t *testing.T) {
	reports.Compare(t, "testdata", OpenRecord, func(s *State) []byte { return s.AppendReport(nil) })
}

func TestRecordErrorsSayWhere(t *testing.T) {
	const header = "game steam\nplayers 4\nmap rhine\ncomponents standard\nrules base\norder auction\n"
	for text, want := range map[string]struct {
		line int
		rule string
	}{
		header + "goods YYYY\n":                                 {7, "SETUP-2"},
		header + "\n\ngoods YY\n":                               {9, "SETUP-2"},
		header + "P1: goods YYY\n":                              {7, ""},
		header + "goods YYY 3\n":                                {7, ""},
		header + "position nonsense\n":                          {7, ""},
		header + "seat 5 Eve\n":                                 {7, ""},
		header + "result P1 0 P2 0 P3 0 P4 1\n":                 {7, "SCORE-4"},
		strings.Replace(header, "4", "2", 1):                    {2, "SETUP-1"},
		strings.Replace(header, "base", "standard", 1):          {6, "STD-2"},
		strings.Replace(header, "rhine", "ruhr", 1):             {3, ""},
		strings.Replace(header, "rhine", "my.map", 1):           {3, "MAP-2"},
		strings.Replace(header, "standard", "my.components", 1): {4, "COMP-3"},
		"players 4\n" + header:                                  {1, ""},
		"":                                                      {1, ""},
	} {
		files := fstest.MapFS{
			"my.map":        {Data: []byte(strings.Replace(sceneMap, "b  p ", "b  x ", 1))},
			"my.components": {Data: []byte(fewParts + "face 9 E-NE+NW-W\n")},
		}
		r, err := OpenRecord(strings.NewReader(text), files)
		if err == nil {
			for r.Next() {
			}
			err = r.Err()
		}
		var wrong *family.RecordError
		if !errors.As(err, &wrong) || wrong.Line != want.line || wrong.Rule() != want.rule || wrong.Message() == "" {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestMovesAreReadAsTheNotationAllows(t *testing.T) {
	for text, canonical := range map[string]string{
		"goods  YBR": "goods RBY", "build c5 SW-NE+W-E": "build c5 E-W+NE-SW", "upgrade c5 SW+E": "upgrade c5 E+SW",
		"action growth pass": "action growth pass", "urbanise c4 red": "urbanise c4 red", "move R b3 E SW": "move R b3 E SW", "build z99 E-W": "build z99 E-W",
	} {
		if m, err := ParseMove(text); err != nil || m.String() != canonical {
			t.Errorf("%q is read as %v: %v", text, m, err)
		}
	}
	for _, text := range []string{
		"", "goods", "goods RRRRRRR", "goods G", "deal 0", "deal 8", "bid -1", "bid 01", "bid 10000", "capital", "pass 1", "action", "action none",
		"action growth passing", "build c5", "build c5 E", "build c100 E-W", "build c5 E-W+W-NE", "build c5 E-W+NE", "urbanise c4 green 1",
		"urbanise c4 red 0", "urbanise c4 red 100", "grow b2", "grow b2 0", "done 1", "locomotive 2", "move R b3", "move R b3 E E E E E E E", "move X b3 E",
		"income 1", "take", "build c5 E-W\nbuild c6 E-W",
	} {
		m, err := ParseMove(text)
		var malformed *hexmap.ParseError
		if text == "build c5 E" { // exits may be written anywhere
			continue
		}
		if !errors.As(err, &malformed) || m != (Move{}) || malformed.Expected.Key == "" {
			t.Errorf("%q is read as %v: %v", text, m, err)
		}
	}
}

func TestComponentsAndMapsComeBackFromText(t *testing.T) {
	for _, text := range []string{standardComponents[strings.Index(standardComponents, "components"):], fewParts} {
		c, err := ParseComponents(text)
		if err != nil {
			t.Fatal(err)
		}
		if err := c.Validate(); err != nil || c.String() != text {
			t.Errorf("%v\n%s", err, c)
		}
	}
	for m := range ShippedMaps() {
		read, err := ParseMap(m.String())
		if err != nil || !read.Equal(m) {
			t.Errorf("%s comes back as another map: %v", m.Name(), err)
		}
	}
	same(t, "maps", len(slices.Collect(ShippedMaps())), 3)
}

// TestComponentsAreValidIfTheyAreRead holds Validate, which judges components that a
// program puts together, to what their text is read as, at the bounds of each number.
func TestComponentsAreValidIfTheyAreRead(t *testing.T) {
	for what, number := range map[string]func(*Components) *int{
		"goods":   func(c *Components) *int { return &c.Goods[Red] },
		"cities":  func(c *Components) *int { return &c.Cities[Grey] },
		"markers": func(c *Components) *int { return &c.Growth },
		"tiles":   func(c *Components) *int { return &c.Tiles[0].Count },
	} {
		most := maxPieces
		if what == "tiles" {
			most = maxTiles
		}
		for n, valid := range map[int]bool{-1: false, 0: true, most: true, most + 1: false} {
			c := StandardComponents()
			*number(c) = n
			if err := c.Validate(); (err == nil) != valid {
				t.Errorf("%d %s: %v", n, what, err)
			}
			if _, err := ParseComponents(string(c.appendText(nil))); (err == nil) != valid {
				t.Errorf("%d %s are read: %v", n, what, err)
			}
		}
	}
	for _, tiles := range []TileCount{{Front: -1}, {Back: -2}, {Front: MaxFaces}, {Back: MaxFaces}} {
		c := StandardComponents()
		c.Tiles[0] = tiles
		if c.Validate() == nil {
			t.Errorf("%+v is valid", tiles)
		}
	}
	c := StandardComponents()
	c.Tiles[0] = TileCount{Front: 0, Back: len(c.Faces) - 1, Count: 1}
	c.Tiles[1] = TileCount{Front: len(c.Faces) - 1, Back: NoFace, Count: 1}
	if err := c.Validate(); err != nil {
		t.Error(err)
	}
}

func TestFaultsOfComponentsAreToldAtOnce(t *testing.T) {
	text := strings.NewReplacer("goods red 20", "goods red 100", "city blue 0\n", "", "face 22 E-NW", "face x E-NW", "tile T11 - 1", "tile T12 - 1", "growth 1", "growth one").Replace(fewParts)
	_, err := ParseComponents(text)
	if found := len(faultsOf(err)); found < 6 {
		t.Errorf("%d faults: %v", found, err)
	}
}
