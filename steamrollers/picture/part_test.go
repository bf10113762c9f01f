package picture_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/variants/family/gametest"
)

// partsDiffer says where a part that is marked as a choice chooses nothing, or
// one that is not marked chooses a move, or cannot say why it does not.
func partsDiffer(d table) string {
	s := &d.state
	for seat, drawn := range append([][]gametest.Element{d.supply}, d.sheets[1:]...) {
		for _, e := range gametest.With(drawn, "data-part") {
			part := picture.Part(e.Attributes["data-part"])
			moves, reason := part.AppendMoves(nil, s), part.Explain(s)
			elsewhere := seat != 0 && steamrollers.Seat(seat) != s.Turn() && e.Attributes["data-tile"] == ""
			switch {
			case int(part.Seat()) != seat:
				return fmt.Sprintf("%s is on sheet %d", part, part.Seat())
			case (len(moves) > 0) != e.Has("choice"):
				return fmt.Sprintf("%s chooses %v, marked: %t", part, moves, e.Has("choice"))
			case len(moves) > 0 && reason != nil:
				return fmt.Sprintf("%s chooses %v, and does not: %v", part, moves, reason)
			case len(moves) == 0 && (reason == nil) != elsewhere:
				return fmt.Sprintf("%s chooses nothing: %v", part, reason)
			}
		}
	}
	for _, e := range gametest.With(d.olive, "data-part") {
		return "a part on Olive's sheet: " + e.Attributes["data-part"]
	}
	return ""
}

func TestAPartThatIsNotThereHasNoReason(t *testing.T) {
	s := game()
	for _, part := range []picture.Part{
		"supply/die-0", "supply/die-9", "P1/box-9", "supply/tile-7", "supply/order-3", "supply/order-9", "supply/good-9-Y", "P1/own", "P1/track-E-W",
	} {
		if reason := part.Explain(&s); reason != nil {
			t.Errorf("%s: %v", part, reason)
		}
	}
}

func TestAPartSaysWhyItChoosesNothing(t *testing.T) {
	s := game() // player 1 acts with a 5, straight or gentle
	wantRules(t, &s, map[picture.Part]steamrollers.Rule{
		"P1/hex-a1":       steamrollers.MustParseRule("BUILD-1"),
		"P1/hex-d1":       0, // region 5
		"P1/box-5":        0,
		"P1/box-4":        steamrollers.MustParseRule("ENGINE-1"),
		"supply/tile-5":   0,
		"supply/tile-4":   steamrollers.MustParseRule("TAKE-1"),
		"supply/die-1":    steamrollers.MustParseRule("ROUND-2"),
		"supply/good-5-Y": steamrollers.MustParseRule("DELIVER-3"), // to its colour, and there are no links
		"supply/good-1-Y": steamrollers.MustParseRule("DELIVER-1"),
	})
	over := replay(t, "readme.srr", allMoves)
	for _, part := range []picture.Part{"P2/hex-a1", "P2/box-1", "supply/tile-1"} {
		if over.Turn() != 2 && part.Seat() != steamrollers.Nobody && part.Explain(&over) != nil {
			t.Errorf("%s: on the sheet of somebody else a click means nothing", part)
		}
	}
}

// What no move can say is refused with the numbers.
func TestAPartOfAnotherNumberThanTheDie(t *testing.T) {
	s := game() // player 1 acts with a 5
	for part, want := range map[picture.Part]string{
		"P1/box-4":      "the die shows 5; box 4 needs a 4 (ENGINE-1)",
		"supply/tile-2": "the die shows 5; tile 2 needs a 2 (TAKE-1)",
	} {
		if err := part.Explain(&s); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", part, err, want)
		}
	}
}

// wantRules wants parts to be refused by rules, 0 if they choose a move.
func wantRules(t *testing.T, s *steamrollers.State, want map[picture.Part]steamrollers.Rule) {
	t.Helper()
	for part, rule := range want {
		reason, moves := part.Explain(s), part.AppendMoves(nil, s)
		if rule == 0 && (reason != nil || len(moves) == 0) || rule != 0 && (!errors.Is(reason, rule) || moves != nil) {
			t.Errorf("%s chooses %v: %v; want %v", part, moves, reason, rule)
		}
	}
}

// TestAPartMayBeAnyText hands positions names that pictures do not have: they
// choose nothing.
func TestAPartMayBeAnyText(t *testing.T) {
	pieces := rapid.SampledFrom(strings.Fields("P0 P1 P2 P9 supply board / / - - hex good die box tile order power own 0 1 6 7 99 -1 a1 z99 rail Y K é"))
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		part := picture.Part(strings.Join(rapid.SliceOfN(pieces, 0, 8).Draw(t, "part"), ""))
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
	var none steamrollers.State
	for _, part := range []picture.Part{"", "P1/hex-a1", "supply/die-1", "P1/own", "supply/power-rail"} {
		if moves, reason := part.AppendMoves(nil, &none), part.Explain(&none); moves != nil || reason != nil {
			t.Errorf("in no position %q chooses %v: %v", part, moves, reason)
		}
	}
}
