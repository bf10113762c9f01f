package steampower

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzParseMove reads anything as a move: what is read is printed and read again.
func FuzzParseMove(f *testing.F) {
	for _, text := range []string{"city a1 K", "deal 17", "build c5 E-W", "remove c5", "replace c5 W-SE", "done", "factory c5 5", "fulfil 3", "ship K c5 P2 P3", "buy K", "draw", "money", "decline"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := ParseMove(text)
		if (err == nil) != m.IsValid() {
			t.Fatalf("%v, %v", m, err)
		}
		if err == nil && MustParseMove(m.String()) != m {
			t.Fatalf("%v is read otherwise", m)
		}
	})
}

// FuzzParseComponents reads anything as components.
func FuzzParseComponents(f *testing.F) {
	f.Add(StandardComponents().String())
	f.Fuzz(func(t *testing.T, text string) {
		c, err := ParseComponents(text)
		if err != nil {
			return
		}
		if again, err := ParseComponents(c.String()); err != nil || again != c || c.Validate() != nil {
			t.Fatalf("%v\n%s", err, c)
		}
	})
}

// FuzzParseRecord reads anything as a record, and replays it.
func FuzzParseRecord(f *testing.F) {
	files, _ := filepath.Glob("testdata/records/*.srr")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(text[:min(len(text), 2000)]))
	}
	f.Fuzz(func(t *testing.T, text string) {
		record, err := ParseRecord(text, os.DirFS("testdata/records"))
		if err != nil {
			return
		}
		s, err := record.Replay()
		if err == nil && s.Validate() != nil {
			t.Fatal(s.Validate())
		}
	})
}

// FuzzUnmarshalState reads anything as a stored position: what is read is valid, and
// plays on.
func FuzzUnmarshalState(f *testing.F) {
	for _, s := range examples() {
		if text, err := json.Marshal(s); err == nil && len(text) < 6000 {
			f.Add(string(text), s.String())
		}
	}
	f.Fuzz(func(t *testing.T, text, line string) {
		var s State
		if json.Unmarshal([]byte(text), &s) == nil && s != (State{}) {
			playsOn(t, s)
		}
		if s, err := ParseState(line, Setup{Players: 2}); err == nil {
			playsOn(t, s)
		}
	})
}

// playsOn plays some moves from a position that was read.
func playsOn(t *testing.T, s State) {
	random := rand.New(rand.NewPCG(1, 1))
	for range 30 {
		if err := s.Validate(); err != nil {
			t.Fatalf("%s\n%v", s, err)
		}
		legal := s.AppendMoves(nil)
		if (len(legal) == 0) != s.Over() {
			t.Fatalf("%s\n%d moves are legal", s, len(legal))
		}
		if s.Over() {
			return
		}
		next, err := s.Apply(legal[random.IntN(len(legal))])
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
}

// FuzzApply plays games by the bytes that it is given, a move each: legal ones, and
// any that can be written.
func FuzzApply(f *testing.F) {
	f.Add(uint64(1), []byte("build"), "ship K c5 P2\nmoney")
	f.Fuzz(func(t *testing.T, seed uint64, choices []byte, lines string) {
		random := rand.New(rand.NewPCG(seed, 1))
		s, err := New(aSetup(random))
		if err != nil {
			t.Fatal(err)
		}
		for s.Chance() { // the setup
			if s, err = s.Apply(s.Sample(random)); err != nil {
				t.Fatal(err)
			}
		}
		for _, choice := range choices {
			for line := range strings.Lines(lines) {
				if m, err := ParseMove(line); err == nil {
					check := s.Check(m)
					if next, err := s.Apply(m); (err == nil) != (check == nil) || err != nil && next != s {
						t.Fatalf("%s\n%v: %v, %v", s, m, check, err)
					}
				}
			}
			legal := s.AppendMoves(nil)
			if len(legal) == 0 {
				break
			}
			if s, err = s.Apply(legal[int(choice)*(len(legal)-1)/255]); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Validate(); err != nil {
			t.Fatalf("%s\n%v", s, err)
		}
	})
}
