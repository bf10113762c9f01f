package steam

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
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

// FuzzApply plays the moves that bytes choose, legal and not: nothing panics, and a
// legal move of a valid position leads to a valid one.
func FuzzApply(f *testing.F) {
	f.Add(uint8(0), []byte("steam"))
	f.Add(uint8(7), []byte{0, 255, 3, 200, 17, 17, 90, 1, 2, 3, 4, 5, 6, 7, 8, 9})
	f.Fuzz(func(t *testing.T, game uint8, choices []byte) {
		setup := Setup{Players: MinSeats + int(game%4), Variant: Variant(game / 4 % 2)}
		s := mustNew(t, setup)
		r := rand.New(rand.NewPCG(uint64(game), 1))
		for i, choice := range choices {
			if s.Over() || i > 300 {
				return
			}
			hex := hexmap.CellAt(1+int(choice)%26, 1+i%99)
			for _, wild := range []Move{
				Build(hex, tileOf[choice%uint8(contentEnd)]), Upgrade(hex, tileOf[choice%uint8(contentEnd)]), Redirect(hex, tileOf[choice%uint8(contentEnd)]),
				Urbanise(hex, Colour(choice%8), i), Grow(hex, i), Deliver(Colour(choice%8), hex, hexmap.Direction(choice%6), hexmap.Direction(i%6)),
				Bid(int(choice)), Capital(i), Take(ActionTile(choice % 9)), Deal(ActionTile(choice % 9)),
			} {
				if refused := s.Explain(wild); (refused == nil) != (s.Check(wild) == nil) {
					t.Fatalf("%v: %v", wild, refused)
				}
			}
			m := s.Sample(r)
			if !s.Chance() {
				moves := s.AppendMoves(nil)
				m = moves[(int(choice)*257+i)%len(moves)]
			}
			next, err := s.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			if err := next.Validate(); err != nil {
				t.Fatalf("%v after %v in\n%v", err, m, s)
			}
			s = next
		}
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
	walk(f, Setup{Players: 3}, 2, thrifty, func(s *State, m Move) {
		if s.Round()%5 == 1 {
			text, _ := json.Marshal(*s)
			f.Add(text)
		}
	})
	f.Fuzz(func(t *testing.T, text []byte) {
		var s State
		if err := json.Unmarshal(text, &s); err != nil || s == (State{}) {
			return
		}
		if err := s.Validate(); err != nil {
			t.Fatal(err)
		}
		for _, m := range s.AppendMoves(nil) {
			if _, err := s.Apply(m); err != nil {
				t.Fatal(err)
			}
		}
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

// TestHostileDocuments changes positions of play in one place, to anything: what is
// read is valid, and everything else is refused with a typed error.
func TestHostileDocuments(t *testing.T) {
	read, refused := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		r := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "changes"), 8))
		for _, one := range drawSteps(t, 8) {
			if isRead := checkVandalised(t, r, &one.State); isRead {
				read++
			} else {
				refused++
			}
		}
	})
	if read == 0 || refused == 0 {
		t.Errorf("%d texts were read, and %d refused", read, refused)
	}
}

// checkVandalised reports whether a position is read whose document was changed.
func checkVandalised(t *rapid.T, r *rand.Rand, s *State) bool {
	text, _ := json.Marshal(*s)
	var data any
	if err := json.Unmarshal(text, &data); err != nil {
		t.Fatal(err)
	}
	for range 1 + 3*r.IntN(2) {
		vandalise(r, &data, 1+r.IntN(12))
	}
	changed, _ := json.Marshal(data)
	after := *s
	err := json.Unmarshal(changed, &after)
	if err == nil {
		if err := after.Validate(); err != nil {
			t.Fatalf("%s\nis read, and %v", changed, err)
		}
		for _, m := range after.AppendMoves(nil) {
			next, err := after.Apply(m)
			if err != nil {
				t.Fatal(err)
			}
			if err := next.Validate(); err != nil {
				t.Fatalf("%v in\n%s\n%v", m, changed, err)
			}
		}
		return true
	}
	if after != *s {
		t.Fatal("a refused text changed the position")
	}
	var malformed *hexmap.ParseError
	var wrong *family.StateError
	var setup *family.SetupError
	var rule Rule
	if !errors.As(err, &malformed) && !errors.As(err, &wrong) && !errors.As(err, &setup) && !errors.As(err, &rule) {
		t.Fatalf("%s\nis refused with %T: %v", changed, err, err)
	}
	return false
}

// vandalise changes something so many steps down in a document.
func vandalise(r *rand.Rand, data *any, depth int) {
	hostile := []any{nil, -1.0, 0.0, 1.0, 7.0, 99999.0, "", "P1", "a1", "c5/E", "E-W", true, false, []any{}, []any{1.0, 1.0}, map[string]any{}}
	switch value := (*data).(type) {
	case map[string]any:
		keys := make([]string, 0, len(value))
		for key := range value {
			if key != "setup" {
				keys = append(keys, key)
			}
		}
		if len(keys) == 0 || depth == 0 {
			break
		}
		slices.Sort(keys)
		key := keys[r.IntN(len(keys))]
		inner := value[key]
		vandalise(r, &inner, depth-1)
		value[key] = inner
		return
	case []any:
		if len(value) == 0 || depth == 0 {
			break
		}
		i := r.IntN(len(value))
		if r.IntN(4) == 0 {
			*data = append(append([]any{}, value[:i]...), value[i+1:]...)
			return
		}
		vandalise(r, &value[i], depth-1)
		return
	case float64:
		*data = value + float64(r.IntN(5)-2)
		return
	case bool:
		*data = !value
		return
	}
	*data = hostile[r.IntN(len(hostile))]
}
