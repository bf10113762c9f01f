package batch_test

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"regexp"
	"slices"
	"testing"

	"github.com/railhex/railhex/examples/lab/python/batch"
	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

var setups = []string{
	`{"game": "steamrollers", "players": 2}`, `{"game": "steampower", "players": 3}`, `{"game": "steam", "players": 3}`,
}

func begin(t testing.TB, c batch.Config, shape batch.Shape) (*batch.Batch, *batch.Arrays) {
	t.Helper()
	b, err := batch.New(games.All(), c)
	if err != nil {
		t.Fatal(err)
	}
	a, err := b.Allocate(shape)
	if err != nil {
		t.Fatal(err)
	}
	return b, a
}

// TestABatchPlaysTheGames to their ends: with chance as a decision, each game of a batch is
// the game that its moves by text are, and the arrays are what the positions say.
func TestABatchPlaysTheGames(t *testing.T) {
	const n, most = 3, 3000
	for _, setup := range setups {
		b, a := begin(t, batch.Config{Setup: []byte(setup), Games: n, Seed: 3, Chance: true}, batch.Shape{Dense: true, Packed: true, Actions: true, Factors: true})
		size := b.Size()
		random := rand.New(rand.NewPCG(1, 2))
		positions := make([]describe.Position, n)
		for i := range positions {
			positions[i] = restored(t, b, i)
		}
		w := positions[0].Of().Walker()
		ends := 0
		for step := 0; ends < n; step++ {
			if step == most {
				t.Fatalf("%s: %d of %d games have ended after %d steps", setup, ends, n, step)
			}
			actions := make([]int32, n)
			texts := make([][]string, n)
			totals := make([]int32, n*size.Seats)
			if err := b.Totals(totals); err != nil {
				t.Fatal(err)
			}
			for i, p := range positions {
				agrees(t, a, totals, size, i, p, w)
				if p.Over() {
					ends++
					continue
				}
				texts[i] = asked[[]string](t, b, batch.Call{Do: "moves", Game: i})
				if moves := p.Moves(); len(moves) > 0 && !slices.Equal(texts[i], moves) {
					t.Fatalf("%s: moves %q, want %q", setup, texts[i], moves)
				}
				actions[i] = random.Int32N(a.Legal[i])
			}
			if err := b.Step(actions); err != nil {
				t.Fatal(err)
			}
			for i, p := range positions {
				switch {
				case p.Over() || texts[i][actions[i]] == "draw":
					positions[i] = restored(t, b, i)
				default:
					after, err := p.Replay(texts[i][actions[i]])
					if err != nil {
						t.Fatal(err)
					}
					positions[i] = after
				}
			}
		}
	}
}

// agrees checks the rows of a game against its position.
func agrees(t *testing.T, a *batch.Arrays, totals []int32, size batch.Size, i int, p describe.Position, w describe.Walker) {
	t.Helper()
	legal := len(p.Moves())
	if p.Over() {
		legal = 0
	} else if p.Chance() {
		legal = max(1, legal)
	}
	if int(a.Seat[i]) != p.Turn() || int(a.Legal[i]) != legal || a.Ended[i] != 0 != p.Over() || a.LeftOut[i] != 0 {
		t.Fatalf("game %d: seat %d, %d moves, ended %d; want %d, %d, %t", i, a.Seat[i], a.Legal[i], a.Ended[i], p.Turn(), legal, p.Over())
	}
	for seat := 1; seat <= size.Seats; seat++ {
		at := i*size.Seats + seat - 1
		if a.Rewards[at] != float32(p.Standing()[seat].Return) || int(totals[at]) != p.Standing()[seat].Points {
			t.Fatalf("seat %d of game %d: %v, %d points; want %v, %d", seat, i, a.Rewards[at], totals[at], p.Standing()[seat].Return, p.Standing()[seat].Points)
		}
	}
	if p.Turn() == 0 {
		return
	}
	if err := w.Set(p); err != nil {
		t.Fatal(err)
	}
	want := make([]float32, size.Dense)
	if err := w.Write(want, family.Seat(p.Turn()), nil); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(a.Dense[i*size.Dense:(i+1)*size.Dense], want) {
		t.Fatalf("game %d: the dense array is not that of seat %d", i, p.Turn())
	}
	packedAgrees(t, a, size, i, want)
	for j := range size.Moves {
		action, factors := int64(-1), []int{}
		if j < legal {
			n, err := w.Action(j)
			if err != nil {
				t.Fatal(err)
			}
			action = int64(n)
			if factors, err = w.AppendFactors(nil, j); err != nil {
				t.Fatal(err)
			}
		}
		row := a.Factors[(i*size.Moves+j)*size.Factors:][:size.Factors]
		for k := range row {
			digit := -1
			if k < len(factors) {
				digit = factors[k]
			}
			if int(row[k]) != digit {
				t.Fatalf("move %d of game %d has the factors %d, want %d", j, i, row, factors)
			}
		}
		if a.Actions[i*size.Moves+j] != action {
			t.Fatalf("move %d of game %d has the number %d, want %d", j, i, a.Actions[i*size.Moves+j], action)
		}
	}
}

// packedAgrees checks the packed row of a game against its dense one.
func packedAgrees(t *testing.T, a *batch.Arrays, size batch.Size, i int, dense []float32) {
	t.Helper()
	marks, numbers := a.Marks[i*size.Marks:], a.Numbers[i*size.Numbers:]
	for _, section := range size.Layout.Sections {
		for _, value := range dense[section.Offset:][:section.Len()] {
			var packed float32
			switch {
			case section.Fixed:
				continue
			case section.Scale == 1:
				packed, marks = float32(marks[0]), marks[1:]
			default:
				packed, numbers = float32(numbers[0])*section.Scale, numbers[1:]
			}
			if packed != value {
				t.Fatalf("game %d: %s has %v, and packed %v", i, section.Name, value, packed)
			}
		}
	}
}

// asked returns the answer of a call.
func asked[T any](t testing.TB, b *batch.Batch, c batch.Call) (answer T) {
	t.Helper()
	call, err := json.Marshal(c)
	if err != nil {
		t.Fatal(err)
	}
	text, err := b.Call(call)
	if err == nil {
		err = json.Unmarshal(text, &answer)
	}
	if err != nil {
		t.Fatal(err)
	}
	return answer
}

func restored(t testing.TB, b *batch.Batch, i int) describe.Position {
	t.Helper()
	game, err := games.All().Named(b.Size().Game)
	if err != nil {
		t.Fatal(err)
	}
	p, err := game.Restore(asked[string](t, b, batch.Call{Do: "text", Game: i}))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestEqualSeedsGiveEqualGames, whatever other games are played beside them.
func TestEqualSeedsGiveEqualGames(t *testing.T) {
	hashes := func(n int, bots map[int]string) (all []string) {
		b, a := begin(t, batch.Config{Setup: []byte(setups[0]), Games: n, Seed: 5, Bots: bots}, batch.Shape{})
		for range 60 {
			actions := make([]int32, n)
			for i := range actions {
				actions[i] = max(0, a.Legal[i]-1)
			}
			if err := b.Step(actions); err != nil {
				t.Fatal(err)
			}
		}
		for i := range n {
			all = append(all, asked[string](t, b, batch.Call{Do: "hash", Game: i}))
		}
		return all
	}
	for _, bots := range []map[int]string{nil, {2: "random"}} {
		few, many := hashes(3, bots), hashes(40, bots)
		if !slices.Equal(few, many[:3]) || few[0] == few[1] {
			t.Errorf("3 games come to %s, with 37 beside them to %s", few, many[:3])
		}
	}
}

// TestRefusals change nothing.
func TestRefusals(t *testing.T) {
	b, a := begin(t, batch.Config{Setup: []byte(setups[0]), Games: 2}, batch.Shape{Dense: true})
	before := slices.Clone(a.Dense)
	var illegal *batch.IllegalError
	if err := b.Step([]int32{0, a.Legal[1]}); !errors.As(err, &illegal) || illegal.Game != 1 {
		t.Errorf("an illegal action: %v", err)
	}
	for name, err := range map[string]error{
		"too few actions": b.Step([]int32{0}),
		"too many seeds":  b.Reset(nil, make([]uint64, 3)),
		"a short array":   b.Bind(&batch.Arrays{Seat: make([]int8, 1)}),
	} {
		if err == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if !slices.Equal(before, a.Dense) {
		t.Error("a refusal changes a game")
	}
}

// TestAGameWithoutArrays can be played, and says that it has none.
func TestAGameWithoutArrays(t *testing.T) {
	b, err := batch.New(describe.Games{bare.Of(bare.Parts())}, batch.Config{Setup: []byte(`{"game": "bare", "players": 2}`), Games: 2})
	if err != nil {
		t.Fatal(err)
	}
	if err := b.Step([]int32{0, 1}); err != nil {
		t.Error(err)
	}
	for _, shape := range []batch.Shape{{Dense: true}, {Actions: true}, {Factors: true}} {
		if _, err := b.Allocate(shape); !errors.Is(err, describe.ErrNoArrays) {
			t.Errorf("%+v: %v", shape, err)
		}
	}
}

// TestMovesBeyondTheBound are counted, and cannot be chosen.
func TestMovesBeyondTheBound(t *testing.T) {
	full, of := begin(t, batch.Config{Setup: []byte(setups[0]), Games: 1}, batch.Shape{})
	b, a := begin(t, batch.Config{Setup: []byte(setups[0]), Games: 1, Moves: 2}, batch.Shape{Actions: true})
	if a.Legal[0] != 2 || a.LeftOut[0] != of.Legal[0]-2 || len(a.Actions) != 2 || full.Step([]int32{2}) != nil || b.Step([]int32{2}) == nil {
		t.Errorf("%d legal, %d left out of %d", a.Legal[0], a.LeftOut[0], of.Legal[0])
	}
}

// message is one of Serve.
func message(letter byte, content []byte) []byte {
	return append(binary.LittleEndian.AppendUint32([]byte{letter}, uint32(len(content))), content...)
}

var large = regexp.MustCompile(`\d{3}|[eE]`)

// FuzzServe sends messages: whatever they are, each whole one has an answer, and Serve
// ends at the end of them.
func FuzzServe(f *testing.F) {
	start := message('N', fmt.Appendf(nil, `{"setup": %s, "games": 2, "dense": true}`, setups[0]))
	f.Add(slices.Concat(start, message('A', nil), message('S', make([]byte, 8)), message('R', make([]byte, 18))))
	f.Add(slices.Concat(start, message('C', []byte(`{"do": "moves", "game": 1}`)), message('C', []byte(`{"do": "restore", "text": "x"}`))))
	f.Add(slices.Concat(message('S', nil), message('N', []byte(`{`)), []byte{'N', 255, 255, 255, 255}))
	f.Fuzz(func(t *testing.T, messages []byte) {
		if bytes.Contains(messages, []byte("search")) || large.Match(messages) {
			return // a search and many games take their time
		}
		in := bytes.NewReader(messages)
		var out bytes.Buffer
		err := batch.Serve(io.LimitReader(in, 4<<10), &out, func() error { return nil }, games.All())
		if err == nil && in.Len() == 0 && out.Len() == 0 && len(messages) > 0 {
			t.Fatal("messages without an answer")
		}
		for out.Len() > 0 {
			head := out.Next(5)
			content := out.Next(int(binary.LittleEndian.Uint32(head[1:])))
			var failure describe.Failure
			if head[0] == 'E' && (json.Unmarshal(content, &failure) != nil || failure.Message == "") {
				t.Fatalf("an error says %q", content)
			}
		}
	})
}
