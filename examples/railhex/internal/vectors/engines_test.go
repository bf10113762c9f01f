package vectors

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/steamrollers"
)

// The tests examine themselves: started with this variable, the test program is
// an engine of that name.
const engineVariable = "CONFORMANCE_TEST_ENGINE"

func TestMain(m *testing.M) {
	if name := os.Getenv(engineVariable); name != "" {
		if err := engines[name](); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(3)
		}
		return
	}
	os.Exit(m.Run())
}

// byTheLibrary answers questions about SteamRollers.
// known are the games that programs are examined in.
var known = games.All()

var byTheLibrary = library{known[0]}.answer

// stateOf is a position of SteamRollers.
func stateOf(position json.RawMessage) (s steamrollers.State) {
	if err := s.UnmarshalJSON(position); err != nil {
		panic(err)
	}
	return s
}

// engines are programs to examine.
var engines = map[string]func() error{
	"right":               func() error { return serve(os.Stdin, os.Stdout, byTheLibrary) },
	"right in steampower": func() error { return serve(os.Stdin, os.Stdout, library{known[1]}.answer) },
	"right in steam":      func() error { return serve(os.Stdin, os.Stdout, library{known[2]}.answer) },
	"never flips":         func() error { return serve(os.Stdin, os.Stdout, neverFlips) },
	"crashes":             func() error { return fmt.Errorf("out of steam") },
	"leaves":              func() error { return nil },
	"is silent":           func() error { _, err := io.Copy(io.Discard, os.Stdin); return err },
	"does not read":       func() error { time.Sleep(time.Hour); return nil },
	"babbles": func() error {
		return serve(os.Stdin, os.Stdout, func(request) response {
			fmt.Println("choo choo")
			return response{}
		})
	},
	"talks without end": func() error { _, err := io.Copy(os.Stdout, forever{}); return err },
	"answers twice": func() error {
		return serve(os.Stdin, os.Stdout, func(q request) response {
			fmt.Println(`{"id": 17, "unsupported": true}`)
			return byTheLibrary(q)
		})
	},
	"stumbles": func() error {
		asked := 0
		return serve(os.Stdin, os.Stdout, func(q request) response {
			if asked++; asked == 15 {
				os.Exit(1)
			}
			return byTheLibrary(q)
		})
	},
	"has a child": func() error {
		child := exec.Command(os.Args[0])
		child.Env = append(os.Environ(), engineVariable+"=does not read")
		child.Stdin, child.Stdout, child.Stderr = os.Stdin, os.Stdout, os.Stderr
		return child.Run()
	},
}

// forever is an endless line.
type forever struct{}

func (forever) Read(line []byte) (int, error) {
	for i := range line {
		line[i] = '-'
	}
	return len(line), nil
}

// neverFlips answers as if tile 5b could not turn a die to its opposite face.
func neverFlips(q request) response {
	switch {
	case q.Op == opApply && q.Move != nil && *q.Move == flip:
		rule := "TILE-5b"
		return response{Refused: &rule}
	case q.Op == opMoves:
		a := byTheLibrary(q)
		*a.Moves = slices.DeleteFunc(*a.Moves, func(m string) bool { return m == flip })
		return a
	case q.Op == opPerft:
		s := stateOf(q.Position)
		sequences, mass := countWithoutFlips(&s, q.Depth)
		return response{Sequences: &sequences, Mass: &mass}
	}
	return byTheLibrary(q)
}

const flip = "use 5 flip"

func countWithoutFlips(s *steamrollers.State, depth int) (sequences uint64, mass float64) {
	if depth == 0 {
		return 1, 1
	}
	outcomes := s.AppendOutcomes(nil)
	for i, m := range s.AppendMoves(nil) {
		if m == steamrollers.UseFlip() {
			continue
		}
		next, err := s.Apply(m)
		if err != nil {
			return 0, 0
		}
		more, weight := countWithoutFlips(&next, depth-1)
		if s.Chance() {
			weight *= outcomes[i].Probability
		}
		sequences += more
		mass += weight
	}
	return sequences, mass
}

// The others differ from the library in one answer.

func but(op string, change func(*request, *response)) func(request) response {
	return func(q request) response {
		a := byTheLibrary(q)
		if q.Op == op {
			change(&q, &a)
		}
		return a
	}
}

var (
	wrongRule = but(opApply, func(_ *request, a *response) {
		if a.Refused != nil {
			*a.Refused = "ROUND-99"
		}
	})
	allowsAnything = but(opApply, func(q *request, a *response) {
		if a.Refused != nil {
			*a = response{Position: q.Position}
		}
	})
	refusesToDraft = but(opApply, func(q *request, a *response) {
		if strings.HasPrefix(*q.Move, "draft") {
			rule := "ROUND-2"
			*a = response{Refused: &rule}
		}
	})
	forgetsQuiet = but(opApply, func(_ *request, a *response) {
		a.Position = []byte(strings.Replace(string(a.Position), `"quiet":1`, `"quiet":0`, 1))
	})
	losesThePosition = but(opApply, func(_ *request, a *response) {
		if a.Refused == nil {
			a.Position = nil
		}
	})
	listsPass  = but(opMoves, func(_ *request, a *response) { *a.Moves = append(*a.Moves, "pass", "draft  4") })
	listsTwice = but(opMoves, func(_ *request, a *response) {
		*a.Moves = append(*a.Moves, (*a.Moves)[0])
	})
	listsNothing   = but(opMoves, func(_ *request, a *response) { a.Moves = nil })
	weighsWrongly  = but(opPerft, func(_ *request, a *response) { *a.Mass *= 1.001 })
	countsWrongly  = but(opPerft, func(q *request, a *response) { *a.Sequences += uint64(q.Depth / 3) })
	weighsNothing  = but(opPerft, func(_ *request, a *response) { a.Mass = nil })
	countsNothing  = but(opPerft, func(_ *request, a *response) { a.Sequences = nil })
	reportsWrongly = but(opReplay, func(_ *request, a *response) {
		a.Report = []byte(strings.Replace(string(a.Report), `"phase":"over"`, `"phase":"end"`, 1))
	})
	reportsNothing = but(opReplay, func(_ *request, a *response) { a.Report = nil })
	replaysNothing = but(opReplay, func(_ *request, a *response) { a.Report, a.Position = nil, nil })
	complains      = but(opReplay, func(_ *request, a *response) { *a = response{Error: "no track"} })
)

// onlyOp supports one kind of question.
func onlyOp(op string) func(request) response {
	return func(q request) response {
		if q.Op != op {
			return response{Unsupported: true}
		}
		return byTheLibrary(q)
	}
}
