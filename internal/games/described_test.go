package games_test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// setups are one of each game, and one with a bit of everything.
var setups = []string{
	`{"game": "steamrollers", "players": 2}`,
	`{"game": "steamrollers", "players": 3, "modules": ["coal", "order", "power", "yucata"], "wall": "hard"}`,
	`{"game": "steamrollers", "players": 1, "olive": "machinist"}`,
	`{"game": "steampower", "players": 3, "map": "coast"}`,
	`{"game": "steam", "players": 4}`,
	`{"game": "steam", "players": 3, "rules": "standard"}`,
}

func begin(t *testing.T, setup string) describe.Position {
	t.Helper()
	p, err := games.All().Begin([]byte(setup))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// play plays a whole game at random and hands over every position with the move made in it.
func play(t *testing.T, p describe.Position, seed uint64, made func(before describe.Position, move string, after describe.Position)) (end describe.Position, moves []string) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 1))
	for !p.Over() {
		var move string
		var next describe.Position
		if p.Chance() {
			next, move = p.Fall(random)
		} else {
			all := p.Moves()
			move = all[random.IntN(len(all))]
			var err error
			if next, err = p.Move(move); err != nil {
				t.Fatalf("%s: %v", move, err)
			}
		}
		if made != nil {
			made(p, move, next)
		}
		p, moves = next, append(moves, move)
	}
	return p, moves
}

// TestWhatMovesAndEventsSay holds the JSON of moves and events against what their kinds
// are said to say.
func TestWhatMovesAndEventsSay(t *testing.T) {
	for i, g := range games.All() {
		kinds := map[string][]describe.Kind{"move": g.About().Moves, "event": g.About().Events}
		holds := func(what, name string, always []string, value any) {
			t.Helper()
			text, err := json.Marshal(value)
			if err != nil {
				t.Fatal(err)
			}
			var members map[string]any
			if err := json.Unmarshal(text, &members); err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			at := slices.IndexFunc(kinds[what], func(k describe.Kind) bool { return k.Name == name })
			if at < 0 {
				t.Fatalf("there is no kind %q of %ss", name, what)
			}
			want := len(always)
			for _, member := range kinds[what][at].Says {
				if _, ok := members[member.Name]; !ok {
					t.Fatalf("%s says nothing of %s", text, member.Name)
				}
				want++
			}
			if len(members) != want {
				t.Fatalf("%s says more than its kind", text)
			}
		}
		for _, setup := range setups {
			if start := begin(t, setup); start.Of().Name() == g.Name() {
				play(t, start, uint64(i), func(before describe.Position, move string, _ describe.Position) {
					m, err := before.Describe(move)
					if err != nil {
						t.Fatal(err)
					}
					holds("move", m.Kind, []string{"text", "kind", "chance"}, m)
					step, err := before.Step(move, describe.Everyone, describe.Manner{})
					if err != nil {
						t.Fatal(err)
					}
					for _, e := range step.Events {
						always := []string{"kind", "rule", "seat", "text"}
						if e.Short != "" {
							always = append(always, "short")
						}
						if e.Did != "" {
							always = append(always, "did")
						}
						holds("event", e.Kind, always, e)
					}
				})
			}
		}
	}
}

// TestEveryChoiceIsLegalAndDrawn clicks the parts of all pictures now and then.
func TestEveryChoiceIsLegalAndDrawn(t *testing.T) {
	for _, setup := range setups {
		n, offered := 0, 0
		play(t, begin(t, setup), 5, func(before describe.Position, _ string, _ describe.Position) {
			if n++; n%17 != 0 || before.Turn() == 0 {
				return
			}
			legal := before.Moves()
			for _, name := range before.View(0, describe.Manner{}).Pictures {
				drawn, ok := before.Picture(name, before.Turn(), describe.Manner{}, describe.Look{}, describe.Last{})
				if !ok || !strings.HasPrefix(drawn, "<svg") {
					t.Fatalf("%s: %s is not drawn", setup, name)
				}
				for _, part := range parts(drawn) {
					choice := before.Choice(part, before.Turn(), describe.Manner{}, describe.Look{})
					if len(choice.Options) == 0 && choice.Refused == nil && !choice.Elsewhere {
						t.Fatalf("%s: a click on %s says nothing", setup, part)
					}
					for _, o := range choice.Options {
						offered++
						if !slices.Contains(legal, o.Move) || o.Text == "" {
							t.Fatalf("%s: a click on %s offers %+v", setup, part, o)
						}
					}
				}
			}
		})
		if offered == 0 {
			t.Errorf("%s: no click offers a move", setup)
		}
	}
}

// parts are the names of the parts of a picture.
func parts(svg string) (names []string) {
	for _, piece := range strings.Split(svg, `data-part="`)[1:] {
		name, _, _ := strings.Cut(piece, `"`)
		names = append(names, name)
	}
	return names
}

// TestRoutesAreDrawn looks for goods that travel.
func TestRoutesAreDrawn(t *testing.T) {
	for _, test := range []struct{ setup, word string }{
		{setups[0], "deliver "}, {setups[3], "ship "}, {setups[4], "move "},
	} {
		found := 0
		p, random := begin(t, test.setup), rand.New(rand.NewPCG(5, 1))
		b, err := p.Of().Bot("greedy", describe.Thought{})
		if err != nil {
			t.Fatal(err)
		}
		for !p.Over() && found == 0 {
			if p.Chance() {
				p, _ = p.Fall(random)
				continue
			}
			move, err := b.Choose(context.Background(), p, random)
			if err != nil {
				t.Fatal(err)
			}
			if strings.HasPrefix(move, test.word) {
				for _, route := range p.Routes(move, describe.Everyone, describe.Manner{}, describe.Look{}) {
					found++
					if !strings.HasPrefix(route.Drawn, "<svg") || !slices.Contains(p.View(0, describe.Manner{}).Pictures, route.Picture) {
						t.Fatalf("%s goes over %q on %s", move, route.Stops, route.Picture)
					}
				}
			}
			if p, err = p.Move(move); err != nil {
				t.Fatal(err)
			}
		}
		if found == 0 {
			t.Errorf("nothing travels in %s", test.setup)
		}
	}
}

// TestBotsPlayAndJudge has each bot make a move of each game and say how it stands.
func TestBotsPlayAndJudge(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, setup := range setups {
		p := begin(t, setup)
		for p.Chance() {
			p, _ = p.Fall(random)
		}
		for _, name := range p.Of().Bots() {
			b, err := p.Of().Bot(name, describe.Thought{Iterations: 2})
			if err != nil {
				t.Fatal(err)
			}
			move, err := b.Choose(context.Background(), p, random)
			if err != nil || refused(p, move) != nil {
				t.Errorf("%s chooses %q in %s: %v", name, move, setup, err)
			}
			expected, err := b.Evaluate(context.Background(), p, random)
			sum := 0.0
			for _, e := range expected {
				sum += e
			}
			if err != nil || len(expected) != p.Seats() || p.Seats() > 1 && (sum < 0.999 || sum > 1.001) || p.Seats() == 1 && (sum < 0 || sum > 1) {
				t.Errorf("%s expects %v in %s: %v", name, expected, setup, err)
			}
		}
	}
	if _, err := game(t, "steam").Bot("hal", describe.Thought{}); err == nil {
		t.Error("there is a bot hal")
	}
	if _, err := game(t, "steam").Bot("search", describe.Thought{Iterations: -1}); err == nil {
		t.Error("a bot thinks less than nothing")
	}
}

// TestFailures asks for what cannot be.
func TestFailures(t *testing.T) {
	p := begin(t, setups[4])
	_, refused := p.Replay("bid 3")
	_, misread := p.Replay("bix 3")
	_, setup := games.All().Begin([]byte(`{"game": "steam", "players": 9}`))
	_, both := games.All().Begin([]byte(`{"game": "steamrollers", "players": 9, "olive": "hal"}`))
	for name, test := range map[string]struct {
		err  error
		want describe.Failure
	}{
		"rule":   {refused, describe.Failure{Kind: "rule", Rule: "SETUP-2", Move: "bid 3"}},
		"word":   {misread, describe.Failure{Kind: "parse", Column: 1, Input: "bix"}},
		"setup":  {setup, describe.Failure{Kind: "setup", Rule: "SETUP-1", Field: "players"}},
		"setups": {both, describe.Failure{Kind: "setup"}},
	} {
		got := game(t, "steam").Failure(test.err, describe.Manner{Language: "de"})
		if got.Kind != test.want.Kind || got.Rule != test.want.Rule && test.want.Rule != "" || got.Message == "" || got.Input != test.want.Input && test.want.Input != "" ||
			got.Field != test.want.Field && test.want.Field != "" {
			t.Errorf("%s: %+v", name, got)
		}
	}
	for _, setup := range setups {
		p, _ := play(t, begin(t, setup), 2, nil)
		_, broken := games.All().FromText(p.Text() + "-")
		_, edited := games.All().FromJSON([]byte(strings.Replace(string(p.JSON()), `"phase"`, `"phrase"`, 1)))
		record, err := p.Record(nil, describe.Notes{})
		if err != nil {
			t.Fatal(err)
		}
		_, replayed := games.All().ReadRecord(regexp.MustCompile("players .").ReplaceAllString(record, "players 99"), nil)
		for name, err := range map[string]error{"text": broken, "JSON": edited, "record": replayed} {
			got := games.All().Failure(err, describe.Manner{})
			if err == nil || got.Kind == "other" || name == "record" && !strings.Contains(fmt.Sprint(got), "SETUP-1") {
				t.Errorf("%s of %s: %+v", name, setup, got)
			}
			if name == "JSON" && len(got.Faults) > 2 {
				t.Errorf("what is wrong with the JSON of %s is told as of another game: %s", setup, got.Message)
			}
		}
	}
	for _, text := range []string{"", "x", `{"game": "chess", "players": 2}`, `{"game": "steam", "players": 3, "colour": "red"}`} {
		if _, err := games.All().Begin([]byte(text)); err == nil {
			t.Errorf("%q is a setup", text)
		}
	}
}

// game is the game of a name.
func game(t *testing.T, name string) describe.Game {
	t.Helper()
	g, err := games.All().Named(name)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestAMoveIsTakenApartAlikeEverywhere asks about moves of players while chance is asked.
func TestAMoveIsTakenApartAlikeEverywhere(t *testing.T) {
	for setup, move := range map[string]string{setups[0]: "draft 4", setups[3]: "draw", setups[4]: "bid 3"} {
		p := begin(t, setup)
		m, err := p.Describe(move)
		if err != nil || !p.Chance() || m.Chance {
			t.Errorf("%s is described as %+v where chance is asked (%v): %v", move, m, p.Chance(), err)
		}
	}
}
