package frontend

import (
	"encoding/json"
	"maps"
	"testing"
)

// TestEverythingThatCanBeChosenCanBePlayed begins a game with each value of each choice,
// and with as few and as many players as are offered.
func TestEverythingThatCanBeChosenCanBePlayed(t *testing.T) {
	begun := 0
	for _, c := range AllChoices() {
		begin := func(players int, said map[string]any) {
			t.Helper()
			setup := map[string]any{"game": c.Game, "players": players}
			maps.Copy(setup, said)
			text, err := json.Marshal(setup)
			if err != nil {
				t.Fatal(err)
			}
			if p, err := Begin(text); err != nil || p.Seats() != players {
				t.Errorf("%s: %v", text, err)
			}
			begun++
		}
		begin(c.Most, nil)
		for _, chosen := range c.Choices {
			for _, value := range chosen.Values {
				switch {
				case chosen.Alone:
					begin(1, map[string]any{chosen.Name: value})
				case chosen.Several:
					begin(c.Most, map[string]any{chosen.Name: []string{value}})
				default:
					begin(c.Most, map[string]any{chosen.Name: value})
				}
			}
			if chosen.Usual != "" {
				begin(c.Most, map[string]any{chosen.Name: chosen.Usual})
			}
			if chosen.Several {
				begin(c.Most, map[string]any{chosen.Name: chosen.Values})
			}
		}
		if c.Least > 1 {
			begin(c.Least, nil)
		}
		for _, players := range []int{c.Least - 1, c.Most + 1} {
			if _, err := Begin([]byte(`{"game": "` + c.Game + `", "players": ` + string(rune('0'+players)) + `}`)); err == nil {
				t.Errorf("%d play %s", players, c.Game)
			}
		}
	}
	if begun < 40 {
		t.Errorf("only %d games are begun", begun)
	}
}

// TestUsualIsWhatIsPlayedUnlessItIsSaid leaves each choice out, and says what is usual.
func TestUsualIsWhatIsPlayedUnlessItIsSaid(t *testing.T) {
	for _, c := range AllChoices() {
		for _, chosen := range c.Choices {
			if chosen.Usual == "" {
				continue
			}
			plain, err := json.Marshal(map[string]any{"game": c.Game, "players": c.Most})
			if err != nil {
				t.Fatal(err)
			}
			said, err := json.Marshal(map[string]any{"game": c.Game, "players": c.Most, chosen.Name: chosen.Usual})
			if err != nil {
				t.Fatal(err)
			}
			if one, other := begin(t, string(plain)), begin(t, string(said)); one.Text() != other.Text() {
				t.Errorf("%s is usual of %s in %s, and is not what is played", chosen.Usual, chosen.Name, c.Game)
			}
		}
	}
}
