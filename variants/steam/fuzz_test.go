package steam

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/variants/family/gametest"
)

// FuzzParseMove: whatever is read prints as what reads the same.
func FuzzParseMove(f *testing.F) {
	for _, seed := range []string{
		"goods RBY", "deal 3", "bid 4", "action growth pass", "build c5 E-W+NE-SW", "upgrade a3 E+NW",
		"urbanise c4 red 5", "grow b2 3", "move R b3 E SW", "move R b3", "build c5 E-W+NE",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := ParseMove(text)
		if err != nil {
			var malformed *hexmap.ParseError
			if !errors.As(err, &malformed) || m.IsValid() {
				t.Fatalf("%q: %v, %v", text, m, err)
			}
			return
		}
		if again, err := ParseMove(m.String()); err != nil || again != m {
			t.Fatalf("%q is read as %v, and that as %v: %v", text, m, again, err)
		}
	})
}

// FuzzApply plays on from a position of a game with the moves that the bytes choose.
func FuzzApply(f *testing.F) {
	f.Add(uint8(0), uint16(0), []byte("steam"))
	f.Add(uint8(7), uint16(90), []byte{0, 255, 3, 200, 17, 17, 90, 1, 2, 3, 4, 5, 6, 7, 8, 9})
	f.Fuzz(func(t *testing.T, game uint8, before uint16, choices []byte) {
		s := mustNew(t, Setup{Players: MinSeats + int(game%4), Variant: Variant(game / 4 % 2)})
		random := rand.New(rand.NewPCG(uint64(game), 1))
		for n := before % 400; n > 0 && !s.Over(); n-- {
			if err := s.ApplyTo(&s, chosen(&s, random)); err != nil {
				t.Fatal(err)
			}
		}
		gamelaws.PlaysOn(t, &s, choices, ahead, textLaws()...)
	})
}

// FuzzParseState: a line that is read is written the same.
func FuzzParseState(f *testing.F) {
	setup := Setup{Players: 3}
	walk(f, setup, 1, thrifty, func(s *State, m Move) {
		if s.Round()%4 == 1 {
			f.Add(s.String())
		}
	})
	f.Fuzz(func(t *testing.T, text string) {
		s, err := ParseState(text, setup)
		if err == nil && s.String() != text {
			t.Fatalf("%q is read as %q", text, s)
		}
	})
}

// FuzzStateJSON: what is read is valid, and comes back.
func FuzzStateJSON(f *testing.F) {
	var texts [][]byte
	walk(f, Setup{Players: 3}, 2, thrifty, func(s *State, m Move) {
		if s.Round()%5 == 1 {
			text, _ := json.Marshal(*s)
			f.Add(text)
			texts = append(texts, text)
		}
	})
	gametest.AddEdited(f, texts)
	f.Fuzz(func(t *testing.T, text []byte) {
		var s State
		if err := json.Unmarshal(text, &s); err != nil || s == (State{}) {
			return
		}
		gamelaws.PlaysOn(t, &s, nil, ahead, textLaws()...)
	})
}

// FuzzParseRecord: no record, and nothing that it names, makes anything panic.
func FuzzParseRecord(f *testing.F) {
	for _, name := range []string{"illegal-LINK-6-build-1", "illegal-header-STD-2"} {
		text, err := os.ReadFile("testdata/" + name + ".srr")
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text))
	}
	f.Fuzz(func(t *testing.T, text string) {
		record, err := ParseRecord(text, os.DirFS("testdata"))
		if err != nil {
			return
		}
		record.Replay()
		if _, err := ParseRecord(record.String(), os.DirFS("testdata")); err != nil && !strings.Contains(text, ".map") && !strings.Contains(text, ".components") {
			t.Fatalf("%q does not come back: %v", text, err)
		}
	})
}

// FuzzParseComponents: what is read prints as what reads the same.
func FuzzParseComponents(f *testing.F) {
	f.Add(standardComponents)
	f.Add(fewParts)
	f.Fuzz(func(t *testing.T, text string) {
		c, err := ParseComponents(text)
		if err != nil {
			return
		}
		again, err := ParseComponents(c.String())
		if err != nil || !again.Equal(c) || c.Validate() != nil {
			t.Fatalf("%q comes back as %v: %v", text, again, err)
		}
	})
}
