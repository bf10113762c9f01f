package picture_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
)

var (
	hexA1  = hexmap.MustParseCell("a1")
	tileEW = track.MustParseTile("E-W")
)

// TestAPartMayBeAnyText hands positions names that pictures do not have: what they
// choose is legal.
func TestAPartMayBeAnyText(t *testing.T) {
	pieces := rapid.SampledFrom(strings.Fields("map table / / - - hex good city space action bid capital pass done 0 1 6 99 -1 a1 z99 red growth R é"))
	all := scenes(t)
	rapid.Check(t, func(t *rapid.T) {
		s := all[rapid.SampledFrom([]string{"auction", "growth", "delivery", "over"}).Draw(t, "scene")]
		part := picture.Part(strings.Join(rapid.SliceOfN(pieces, 0, 7).Draw(t, "part"), ""))
		moves := part.AppendMoves(nil, &s)
		for _, m := range moves {
			if s.Check(m) != nil {
				t.Fatalf("%q chooses %v", part, m)
			}
		}
		if reason := part.Explain(&s); reason != nil && moves != nil {
			t.Fatalf("%q chooses %v, and does not: %v", part, moves, reason)
		}
	})
}

// TestAPartThatIsNotThereHasNoReason asks for what positions do not have.
func TestAPartThatIsNotThereHasNoReason(t *testing.T) {
	s := scenes(t)["building"]
	for _, part := range []picture.Part{
		"map/hex-z9", "map/hex-a1-R", "map/good-a1-R", "map/done", "table/space-13", "table/space-0", "table/action-none",
		"table/city-pink", "table/bid--1", "table/bid-01", "table/capital-10000", "done",
	} {
		if reason := part.Explain(&s); reason != nil {
			t.Errorf("%s: %v", part, reason)
		}
	}
}

func TestAPartSaysWhyItChoosesNothing(t *testing.T) {
	all := scenes(t)
	for _, want := range []struct {
		scene string
		part  picture.Part
		rule  steam.Rule
	}{
		{"building", "map/hex-a3", steam.MustParseRule("BUILD-3")}, // water
		{"building", "map/hex-e7", steam.MustParseRule("BUILD-3")}, // a city
		{"building", "map/hex-d2", steam.MustParseRule("BUILD-5")},
		{"building", "map/hex-f2", steam.MustParseRule("BUILD-6")}, // a town that others have reached
		{"building", "table/pass", steam.MustParseRule("BUILD-1")},
		{"building", "table/space-1", steam.MustParseRule("CITY-11")},
		{"delivery", "map/hex-a2", steam.MustParseRule("MOVE-4")},
		{"delivery", "table/action-order", steam.MustParseRule("MOVE-1")},
		{"action", "table/done", steam.MustParseRule("ACTION-8")},
		{"auction", "table/bid-5", steam.MustParseRule("ORDER-4")}, // the highest bid
		{"auction", "table/bid-99", steam.MustParseRule("ORDER-5")},
		{"growth", "table/done", steam.MustParseRule("ACTION-11")},
	} {
		s := all[want.scene]
		if reason, moves := want.part.Explain(&s), want.part.AppendMoves(nil, &s); !errors.Is(reason, want.rule) || moves != nil {
			t.Errorf("%s: %s chooses %v: %v; want %v", want.scene, want.part, moves, reason, want.rule)
		}
	}
}

// TestAGoodThatCannotBeMovedStandsForItsCity chooses each good on a city: one that cannot be
// moved chooses what the city does if another good can go there, and nothing otherwise.
func TestAGoodThatCannotBeMovedStandsForItsCity(t *testing.T) {
	s := scenes(t)["delivery"]
	city, none := 0, 0
	for hex := range s.Cities() {
		whole := picture.Part("map/hex-"+hex.String()).AppendMoves(nil, &s)
		arrives := slices.ContainsFunc(whole, func(m steam.Move) bool { return m.Hex() != hex })
		for colour := range steam.Colours() {
			part := picture.Part(fmt.Sprintf("map/good-%s-%c", hex, colour.Letter()))
			moves := part.AppendMoves(nil, &s)
			if s.GoodsAt(hex).Count(colour) == 0 || slices.ContainsFunc(moves, func(m steam.Move) bool { return m.Hex() == hex && m.Colour() == colour }) {
				continue
			}
			if arrives {
				city++
			} else {
				none++
				whole = nil
			}
			if !slices.Equal(moves, whole) || (moves == nil) != (part.Explain(&s) != nil) {
				t.Errorf("%s chooses %v, and the city %v: %v", part, moves, whole, part.Explain(&s))
			}
		}
	}
	if city == 0 || none == 0 {
		t.Errorf("%d goods stand for their city, and %d for nothing: the test shows too little", city, none)
	}
}
