package machine

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"unsafe"

	described "github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// A caller is the other program: it keeps positions as bytes.
type caller struct {
	t       *testing.T
	methods map[string]int32
	games   []struct {
		Name        string
		State, Move int
		Phases      []string
		Kinds       []string
	}
}

func newCaller(t *testing.T) *caller {
	t.Helper()
	Use(described.All()...)
	c := &caller{t: t, methods: map[string]int32{"about": 0}}
	var about struct{ Methods []string }
	c.ask("about", 0, 0, map[string]any{}, &about)
	c.ask("about", 0, 0, map[string]any{}, &struct{ Games any }{&c.games})
	for i, name := range about.Methods {
		c.methods[name] = int32(i)
	}
	return c
}

// ask calls a method, and reads what it answers.
func (c *caller) ask(method string, game, slot int32, request map[string]any, found any) {
	c.t.Helper()
	text, err := json.Marshal(request)
	if err != nil {
		c.t.Fatal(err)
	}
	copy(unsafe.Slice((*byte)(Room(int32(len(text)))), len(text)), text)
	number, ok := c.methods[method]
	if !ok {
		c.t.Fatalf("there is no method %s", method)
	}
	length := Call(number, game, slot)
	answer := string(unsafe.Slice((*byte)(Answer()), length))
	if strings.HasPrefix(answer, `{"error"`) {
		c.t.Fatalf("%s: %s", method, answer)
	}
	if found != nil {
		if err := json.Unmarshal([]byte(answer), found); err != nil {
			c.t.Fatalf("%s answers %s: %v", method, answer, err)
		}
	}
}

// slot is the bytes of a position, and bytes those of a number of moves.
func (c *caller) slot(game, slot int32) []byte {
	size := c.games[game].State
	return unsafe.Slice((*byte)(unsafe.Add(Area(game, AreaSlots), int(slot)*size)), size)
}

func (c *caller) move(game int32) []byte {
	return unsafe.Slice((*byte)(Area(game, AreaMove)), c.games[game].Move)
}

func (c *caller) facts(game int32) facts { return *(*facts)(Area(game, AreaFacts)) }

// TestPositionsOutsideAreThoseInside plays whole games as the other program does, with
// positions that it keeps as bytes, and holds them against a front end's.
func TestPositionsOutsideAreThoseInside(t *testing.T) {
	c := newCaller(t)
	random := rand.New(rand.NewPCG(1, 1))
	for _, setup := range []string{
		`{"game": "steamrollers", "players": 2, "modules": ["coal", "order", "power"]}`, `{"game": "steamrollers", "players": 1, "olive": "clerk"}`,
		`{"game": "steampower", "players": 2}`, `{"game": "steam", "players": 3}`,
	} {
		p, err := all.Begin([]byte(setup))
		if err != nil {
			t.Fatal(err)
		}
		var begun struct{ Game, Seats int32 }
		c.ask("begin", 0, 0, map[string]any{"setup": json.RawMessage(setup)}, &begun)
		game := begun.Game
		if c.games[game].Name != p.Of().Name() || int(begun.Seats) != p.Seats() {
			t.Fatalf("%s begins %+v", setup, begun)
		}
		kept := [][]byte{slices.Clone(c.slot(game, 0))}
		texts := []string{p.Text()}
		for !p.Over() {
			at := int32(len(kept) % 2)
			copy(c.slot(game, at), kept[len(kept)-1])
			if p.Chance() {
				if Sample(game, at, random.Uint32(), random.Uint32(), random.Uint32(), random.Uint32()) == 0 {
					t.Fatal("chance is not asked")
				}
			} else {
				n := List(game, at)
				legal := p.Moves()
				if int(n) != len(legal) || Sample(game, at, 0, 0, 0, 0) != 0 {
					t.Fatalf("%d moves are listed of %d", n, len(legal))
				}
				listed := unsafe.Slice((*byte)(games[game].listed()), int(n)*c.games[game].Move)
				i, size := random.IntN(int(n)), c.games[game].Move
				copy(c.move(game), listed[i*size:(i+1)*size])
			}
			var move string
			c.ask("text", game, at, map[string]any{}, &move)
			if p, err = p.Replay(move); err != nil {
				t.Fatal(err)
			}
			if Apply(game, at) == 0 {
				t.Fatalf("%s is refused", move)
			}
			f := c.facts(game)
			if int(f.turn) != p.Turn() || int(f.round) != p.View(0, describe.Manner{}).Round || f.flags&chance != 0 != p.Chance() || f.flags&over != 0 != p.Over() || c.games[game].Phases[f.phase] != p.View(0, describe.Manner{}).Phase {
				t.Fatalf("after %s the facts are %+v", move, f)
			}
			if kind := c.games[game].Kinds[Kind(game)]; !strings.HasPrefix(move, strings.Fields(kind)[0]) {
				t.Fatalf("%s is of kind %s", move, kind)
			}
			kept, texts = append(kept, slices.Clone(c.slot(game, 1-at))), append(texts, p.Text())
		}
		for i, bytes := range kept { // whatever was played since
			copy(c.slot(game, 0), bytes)
			var line string
			c.ask("line", game, 0, map[string]any{}, &line)
			if line != texts[i] {
				t.Fatalf("position %d of %s is another", i, setup)
			}
		}
	}
}

// TestWhatIsAskedOftenAllocatesNothing lists, applies and draws.
func TestWhatIsAskedOftenAllocatesNothing(t *testing.T) {
	c := newCaller(t)
	for game := range c.games {
		game := int32(game)
		setup := fmt.Sprintf(`{"game": %q, "players": 3}`, c.games[game].Name)
		c.ask("begin", 0, 0, map[string]any{"setup": json.RawMessage(setup)}, nil)
		at := int32(0)
		for c.facts(game).flags&chance != 0 {
			Sample(game, at, 1, 2, 3, 4)
			Apply(game, at)
			at = 1 - at
		}
		List(game, at)
		allocations := testing.AllocsPerRun(10, func() {
			n := List(game, at)
			copy(c.move(game), unsafe.Slice((*byte)(games[game].listed()), int(n)*c.games[game].Move))
			Apply(game, at)
			Look(game, at)
			Kind(game)
			Sample(game, 1-at, 1, 2, 3, 4)
		})
		if allocations != 0 {
			t.Errorf("%s: %v allocations", c.games[game].Name, allocations)
		}
	}
}

// TestFreedBotsAreForgotten makes bots and frees them.
func TestFreedBotsAreForgotten(t *testing.T) {
	c := newCaller(t)
	before := len(players)
	var numbers []int
	for range 3 {
		var number int
		c.ask("bot", 0, 0, map[string]any{"game": "steam", "text": "greedy", "seed": []int{1, 2, 3, 4}}, &number)
		numbers = append(numbers, number)
	}
	if len(players) != before+3 || slices.Compact(numbers)[0] == numbers[2] {
		t.Errorf("bots %v: %d are there", numbers, len(players))
	}
	for _, number := range numbers {
		c.ask("free", 0, 0, map[string]any{"bot": number}, nil)
	}
	if len(players) != before {
		t.Errorf("%d bots are there after %d are freed", len(players), len(numbers))
	}
}

// TestAnswersAreErrorsWhereThereAreFaults calls with what cannot be read.
func TestAnswersAreErrorsWhereThereAreFaults(t *testing.T) {
	c := newCaller(t)
	for request, want := range map[string]string{
		`{"night": "yes"}`:                     `"kind":"type"`,
		`{`:                                    `"error"`,
		`{"setup": {"game": "chess"}}`:         `"kind":"setup"`,
		`{"setup": {"game": "steam"}}`:         `"rule":"SETUP-1"`,
		`{"setup": {"game": "steam", "x": 1}}`: `"field":"x"`,
		`{"setup": 3}`:                         `"kind":"type"`,
	} {
		copy(unsafe.Slice((*byte)(Room(int32(len(request)))), len(request)), request)
		length := Call(c.methods["begin"], 0, 0)
		if answer := string(unsafe.Slice((*byte)(Answer()), length)); !strings.HasPrefix(answer, `{"error":`) || !strings.Contains(answer, want) {
			t.Errorf("%s is answered by %s", request, answer)
		}
	}
}
