package hexmap_test

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
)

func TestColours(t *testing.T) {
	colours := []hexmap.Colour{hexmap.Yellow, hexmap.Red, hexmap.Green, hexmap.Blue, hexmap.Grey}
	for i, word := range []string{"yellow", "red", "green", "blue", "grey"} {
		if colour := colours[i]; colour.String() != word || !colour.IsValid() {
			t.Errorf("%s is called %v", word, colour)
		}
	}
	for _, colour := range []hexmap.Colour{0, 6} {
		if colour.IsValid() || colour.String() == "" {
			t.Errorf("%v is valid", colour)
		}
	}
}

func TestDifficulties(t *testing.T) {
	for word, want := range map[string]hexmap.Difficulty{"medium": hexmap.Medium, "hard": hexmap.Hard} {
		got, err := hexmap.ParseDifficulty(word)
		if got != want || err != nil || got.String() != word {
			t.Errorf("%s is read as %v, %v", word, got, err)
		}
	}
	for _, word := range []string{"", "open", "Medium", "hard "} {
		if difficulty, err := hexmap.ParseDifficulty(word); err == nil {
			t.Errorf("%q is read as %v", word, difficulty)
		}
	}
	if got := hexmap.Open.String(); got != "open" {
		t.Errorf("Open is called %s", got)
	}
	if got := hexmap.Difficulty(3).String(); got != "Difficulty(3)" {
		t.Errorf("an invalid Difficulty is called %s", got)
	}
}

func TestOffsets(t *testing.T) {
	for word, offset := range map[string]hexmap.Offset{"odd-r": hexmap.OddRow, "even-r": hexmap.EvenRow} {
		if offset.String() != word {
			t.Errorf("%s is called %v", word, offset)
		}
		m, err := hexmap.ParseMap("map a\nlayout pointy "+word+"\ngrid\na p\nend\n", hexmap.MapFormat{})
		if err != nil || m.Offset() != offset {
			t.Errorf("%s is read as %v, %v", word, m.Offset(), err)
		}
	}
	if _, err := hexmap.ParseMap("map a\nlayout pointy odd-q\ngrid\na p\nend\n", hexmap.MapFormat{}); err == nil {
		t.Error("odd-q is read")
	}
	if got := hexmap.Offset(2).String(); got != "Offset(2)" {
		t.Errorf("an invalid Offset is called %s", got)
	}
}
