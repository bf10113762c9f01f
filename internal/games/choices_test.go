package games_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// begins reports whether a game can be begun with something said of its setup, and gives
// the position.
func begins(t *testing.T, game string, players int, said map[string]any) (describe.Position, bool) {
	t.Helper()
	setup := map[string]any{"game": game, "players": players}
	for name, value := range said {
		setup[name] = value
	}
	text, err := json.Marshal(setup)
	if err != nil {
		t.Fatal(err)
	}
	p, err := games.All().Begin(text)
	if err == nil && p.Seats() != players {
		t.Errorf("%s seats %d", text, p.Seats())
	}
	return p, err == nil
}

// needed is what has to be said of a setup besides a choice.
func needed(c describe.Choices, players int, besides describe.Chosen) map[string]any {
	said := map[string]any{}
	for _, one := range c.Choices {
		if one.Required && offered(one, players) && one.Name != besides.Name {
			said[one.Name] = one.Values[0]
		}
	}
	if besides.Needs != nil {
		said[besides.Needs.Name] = besides.Needs.Value
	}
	return said
}

// offered reports whether a form offers a choice to so many players.
func offered(c describe.Chosen, players int) bool {
	return players >= c.Least && (c.Most == 0 || players <= c.Most)
}

// TestWhatIsOfferedIsWhatCanBePlayed begins games of all numbers of players with each
// value of each choice: those that are offered begin, and no others do.
func TestWhatIsOfferedIsWhatCanBePlayed(t *testing.T) {
	begun, refused := 0, 0
	want := func(offered bool, game string, players int, said map[string]any) {
		t.Helper()
		if _, ok := begins(t, game, players, said); ok != offered {
			t.Errorf("%s of %d with %v: offered %v, can be played %v", game, players, said, offered, ok)
		}
		if offered {
			begun++
		} else {
			refused++
		}
	}
	for _, c := range games.All().Choices() {
		for players := c.Least - 1; players <= c.Most+1; players++ {
			fits := players >= c.Least && players <= c.Most
			want(fits, c.Game, players, needed(c, players, describe.Chosen{}))
			if !fits {
				continue
			}
			for _, chosen := range c.Choices {
				offered := offered(chosen, players)
				if offered && chosen.Required {
					want(false, c.Game, players, needed(c, players, chosen))
				}
				for _, value := range chosen.Values {
					said := needed(c, players, chosen)
					said[chosen.Name] = value
					if chosen.Several {
						said[chosen.Name] = []string{value}
					}
					want(offered, c.Game, players, said)
					if chosen.Needs != nil {
						wantNeeded(c, want, players, chosen, said)
					}
				}
				if chosen.Several && offered {
					said := needed(c, players, chosen)
					said[chosen.Name] = chosen.Values
					want(true, c.Game, players, said)
				}
			}
		}
	}
	if begun < 100 || refused < 20 {
		t.Errorf("only %d games begin, and %d are refused", begun, refused)
	}
}

// wantNeeded wants a choice refused with every other value of that which it needs.
func wantNeeded(c describe.Choices, want func(bool, string, int, map[string]any), players int, chosen describe.Chosen, said map[string]any) {
	at := slices.IndexFunc(c.Choices, func(one describe.Chosen) bool { return one.Name == chosen.Needs.Name })
	for _, other := range c.Choices[at].Values {
		if other != chosen.Needs.Value {
			said[chosen.Needs.Name] = other
			want(false, c.Game, players, said)
		}
	}
}

// TestUsualIsWhatIsPlayedUnlessItIsSaid leaves each choice out, and says what is usual,
// with all numbers of players.
func TestUsualIsWhatIsPlayedUnlessItIsSaid(t *testing.T) {
	for _, c := range games.All().Choices() {
		for players := c.Least; players <= c.Most; players++ {
			plain, _ := begins(t, c.Game, players, needed(c, players, describe.Chosen{}))
			for _, chosen := range c.Choices {
				usual := chosen.Usual
				if chosen.UsualFor != nil {
					usual = chosen.UsualFor[players-c.Least]
				}
				if usual == "" {
					continue
				}
				said := needed(c, players, chosen)
				said[chosen.Name] = usual
				if p, ok := begins(t, c.Game, players, said); !ok || p.Text() != plain.Text() {
					t.Errorf("%s is usual of %s in %s of %d, and is not what is played", usual, chosen.Name, c.Game, players)
				}
			}
		}
	}
}
