package steampower

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/railhex/railhex/internal/gamelaws"
	"github.com/railhex/railhex/variants/family/gametest"
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
	var texts [][]byte
	for _, s := range examples() {
		if text, err := json.Marshal(s); err == nil && len(text) < 6000 {
			f.Add(string(text), s.String())
			texts = append(texts, text)
		}
	}
	gametest.AddEdited(f, texts, "")
	f.Fuzz(func(t *testing.T, text, line string) {
		var s State
		if json.Unmarshal([]byte(text), &s) == nil && s != (State{}) {
			playsOn(t, &s, nil)
		}
		if s, err := ParseState(line, Setup{Players: 2}); err == nil {
			playsOn(t, &s, nil)
		}
	})
}

// FuzzApply plays games with the moves that the bytes choose.
func FuzzApply(f *testing.F) {
	f.Add(uint64(1), []byte("build"))
	f.Fuzz(func(t *testing.T, seed uint64, choices []byte) {
		random := rand.New(rand.NewPCG(seed, 1))
		s, err := New(aSetup(random))
		for err == nil && s.Chance() { // the setup
			err = s.ApplyTo(&s, s.Sample(random))
		}
		if err != nil {
			t.Fatal(err)
		}
		playsOn(t, &s, choices)
	})
}

// playsOn plays on from a position, and holds all that follow to the laws.
func playsOn(t *testing.T, s *State, choices []byte) {
	t.Helper()
	gamelaws.PlaysOn(t, s, choices, nil, textLaws()...)
}
