package search

import (
	"reflect"
	"strings"
	"testing"
	"time"
)

func TestParseThinking(t *testing.T) {
	tuned := func(change func(*tuning)) *tuning {
		tuning := defaultTuning()
		change(&tuning)
		return &tuning
	}
	for name, want := range map[string]Thinking{
		"search":                          {Iterations: DefaultIterations},
		"search:7":                        {Iterations: 7},
		"search:30ms":                     {Time: 30 * time.Millisecond},
		"search:7:workers=2":              {Iterations: 7, Workers: 2, tuning: tuned(func(*tuning) {})},
		"search:7:workers=all:moves=2":    {Iterations: 7, Workers: AllCores, tuning: tuned(func(t *tuning) { t.moves = 2 })},
		"search:7:selection=puct":         {Iterations: 7, tuning: tuned(func(t *tuning) { t.selection = puct })},
		"search:7:exploration=1.5":        {Iterations: 7, tuning: tuned(func(t *tuning) { t.exploration = 1.5 })},
		"search:7:priortries=0":           {Iterations: 7, tuning: tuned(func(t *tuning) { t.priorTries = 0 })},
		"search:7:doubt=0.1":              {Iterations: 7, tuning: tuned(func(t *tuning) { t.mostDoubt = 0.1 })},
		"search:7:temperature=2":          {Iterations: 7, tuning: tuned(func(t *tuning) { t.temperature = 2 })},
		"search:7:moves=3":                {Iterations: 7, tuning: tuned(func(t *tuning) { t.moves = 3 })},
		"search:7:root=halving":           {Iterations: 7, tuning: tuned(func(t *tuning) { t.root = halving })},
		"search:7:root=selection":         {Iterations: 7, tuning: tuned(func(t *tuning) { t.root = selected })},
		"search:7:root=game":              {Iterations: 7, tuning: tuned(func(*tuning) {})},
		"search:7:widening=3^0.2":         {Iterations: 7, tuning: tuned(func(t *tuning) { t.widening = growth{3, 0.2} })},
		"search:7:chancewidening=3^0.2":   {Iterations: 7, tuning: tuned(func(t *tuning) { t.chanceWidening = growth{3, 0.2} })},
		"search:7:nodes=9":                {Iterations: 7, tuning: tuned(func(t *tuning) { t.nodes = 9 })},
		"search:7:playout=random":         {Iterations: 7, tuning: tuned(func(t *tuning) { t.playout = random })},
		"search:7:playoutmoves=0":         {Iterations: 7, tuning: tuned(func(t *tuning) { t.playoutMoves = 0 })},
		"search:7:playoutmoves=end":       {Iterations: 7, tuning: tuned(func(*tuning) {})},
		"search:moves=2:value=0.5":        {Iterations: DefaultIterations, tuning: tuned(func(t *tuning) { t.moves, t.valueShare = 2, 0.5 })},
		"search:7:value=0.5:value=0.25":   {Iterations: 7, tuning: tuned(func(t *tuning) { t.valueShare = 0.25 })},
		"search:1s:selection=ucb:moves=1": {Time: time.Second, tuning: tuned(func(t *tuning) { t.moves = 1 })},
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
		"search:7:moves=many":          "moves of a search is \"many\", but must be 1 to 64",
		"search:7:selection=alphabeta": "must be ucb or puct",
		"search:7:playout=":            "must be advised or random",
		"search:7:playoutmoves=-1":     "must be a whole number, 0 or more, or end",
		"search:7:workers=0":           "workers of a search is \"0\", but must be 1 to 256, or all",
		"search:7:root=true":           "must be game, selection or halving",
		"search:7:widening=2":          "two numbers such as 2^0.35",
		"search:7:moves=65":            "moves of a search is \"65\", but must be 1 to 64",
		"search:7:moves=0":             "must be 1 to 64",
		"search:7:workers=257":         "must be 1 to 256, or all",
		"search:7:exploration=NaN":     "must be a number, 0 or more",
		"search:7:exploration=-1":      "must be a number, 0 or more",
		"search:7:exploration=Inf":     "must be a number, 0 or more",
		"search:7:priortries=-1":       "must be a number, 0 or more",
		"search:7:doubt=1.1":           "must be 0 to 1",
		"search:7:temperature=0":       "must be a number above 0",
		"search:7:nodes=0":             "must be 1 to 16777216",
		"search:7:nodes=16777217":      "must be 1 to 16777216",
		"search:7:value=1.5":           "must be 0 to 1, or game",
		"search:7:value=-1":            "must be 0 to 1, or game",
		"search:7:widening=1001^0.5":   "up to 1000 and 1",
		"search:7:widening=2^-0.1":     "up to 1000 and 1",
		"search:7:chancewidening=2^2":  "up to 1000 and 1",
	} {
		if got, err := ParseThinking(name); err == nil || !strings.Contains(err.Error(), said) || got != (Thinking{}) {
			t.Errorf("%q: %+v, %v, want %q", name, got, err, said)
		}
	}
}
