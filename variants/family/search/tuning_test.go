package search

import (
	"math"
	"reflect"
	"strings"
	"testing"
	"time"
)

func TestParseThinking(t *testing.T) {
	tuned := func(change func(*Tuning)) *Tuning {
		tuning := DefaultTuning()
		change(&tuning)
		return &tuning
	}
	for name, want := range map[string]Thinking{
		"search":                          {Iterations: DefaultIterations},
		"search:7":                        {Iterations: 7},
		"search:30ms":                     {Time: 30 * time.Millisecond},
		"search:keep=true":                {Iterations: DefaultIterations, Tuning: tuned(func(t *Tuning) { t.KeepTree = true })},
		"search:7:workers=2":              {Iterations: 7, Workers: 2, Tuning: tuned(func(*Tuning) {})},
		"search:7:workers=all:moves=2":    {Iterations: 7, Workers: AllCores, Tuning: tuned(func(t *Tuning) { t.Moves = 2 })},
		"search:7:selection=puct":         {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.Selection = PUCT })},
		"search:7:exploration=1.5":        {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.Exploration = 1.5 })},
		"search:7:priortries=0":           {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.PriorTries = 0 })},
		"search:7:doubt=0.1":              {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.MostDoubt = 0.1 })},
		"search:7:temperature=2":          {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.Temperature = 2 })},
		"search:7:moves=3":                {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.Moves = 3 })},
		"search:7:root=halving":           {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.Root = Halving })},
		"search:7:root=selection":         {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.Root = Selected })},
		"search:7:root=game":              {Iterations: 7, Tuning: tuned(func(*Tuning) {})},
		"search:7:widening=3^0.2":         {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.Widening = Widening{3, 0.2} })},
		"search:7:chancewidening=3^0.2":   {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.ChanceWidening = Widening{3, 0.2} })},
		"search:7:nodes=9":                {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.Nodes = 9 })},
		"search:7:playout=random":         {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.Playout = Random })},
		"search:7:playoutmoves=0":         {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.PlayoutMoves = 0 })},
		"search:7:playoutmoves=end":       {Iterations: 7, Tuning: tuned(func(*Tuning) {})},
		"search:7:value=0.5:keep=true":    {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.ValueShare, t.KeepTree = 0.5, true })},
		"search:7:value=0.5:value=0.25":   {Iterations: 7, Tuning: tuned(func(t *Tuning) { t.ValueShare = 0.25 })},
		"search:1s:selection=ucb:moves=1": {Time: time.Second, Tuning: tuned(func(t *Tuning) { t.Moves = 1 })},
	} {
		if got, err := ParseThinking(name); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, %v", name, got, err)
		}
	}
	for name, said := range map[string]string{
		"":                             "does not begin with search",
		"greedy":                       "does not begin with search",
		"searches":                     "does not begin with search",
		"search:":                      "neither a number of iterations nor a time",
		"search:0":                     "neither a number of iterations nor a time",
		"search:-1s":                   "neither a number of iterations nor a time",
		"search:7:":                    "a search has no parameter",
		"search:7:200ms":               "a search has no parameter",
		"search:7:depth=3":             "it has workers, selection, exploration,",
		"search:7:moves=many":          "moves of a search is \"many\", but must be a whole number",
		"search:7:selection=alphabeta": "must be ucb or puct",
		"search:7:playout=":            "must be advised or random",
		"search:7:playoutmoves=-1":     "must be a whole number or end",
		"search:7:workers=0":           "workers of a search is \"0\", but must be 1 to 256, or all",
		"search:7:root=true":           "must be game, selection or halving",
		"search:7:keep=yes":            "must be true or false",
		"search:7:widening=2":          "two numbers such as 2^0.35",
		"search:7:moves=65":            "moves is 65, but must be 1 to 64",
		"search:7:exploration=NaN":     "exploration is NaN, but must be 0 or more",
	} {
		if got, err := ParseThinking(name); err == nil || !strings.Contains(err.Error(), said) || got != (Thinking{}) {
			t.Errorf("%q: %+v, %v, want %q", name, got, err, said)
		}
	}
}

// TestEveryParameterHasARange: each parameter out of its range is a fault, and all are
// named together.
func TestEveryParameterHasARange(t *testing.T) {
	tuning := Tuning{
		Selection: PUCT + 1, Root: Halving + 1, Exploration: -1, PriorTries: math.NaN(), MostDoubt: 1.1, Temperature: 0,
		Moves: 0, Widening: Widening{-1, 2}, ChanceWidening: Widening{1001, -0.1}, Nodes: 0,
		Playout: Random + 1, PlayoutMoves: -2, ValueShare: 2,
	}
	err := tuning.Validate()
	if err == nil {
		t.Fatal("no fault")
	}
	// KeepTree has no range; of each Widening both numbers are faulty.
	if got, want := strings.Count(err.Error(), "\n")+1, reflect.TypeFor[Tuning]().NumField()-1+2; got != want {
		t.Errorf("%d faults, want %d:\n%v", got, want, err)
	}
	defer func() {
		if recover() == nil {
			t.Error("New takes a faulty tuning")
		}
	}()
	New[*toy](toyGame, Thinking{Tuning: &tuning})
}
