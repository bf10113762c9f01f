package learn

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
)

// TestItLearnsOfEachGame runs the whole way on a few games.
func TestItLearnsOfEachGame(t *testing.T) {
	for game, games := range map[string]int{"steamrollers": 64, "steampower": 48, "steam": 32} {
		export := exec.Command("go", "-C", "../../../..", "run", "./examples/railhex", "export", "-game", game, "-games", fmt.Sprint(games), "-seats", "greedy")
		lines, err := export.Output()
		if err != nil {
			t.Fatalf("%s: %v", game, err)
		}
		var table, again bytes.Buffer
		if err := learn(bytes.NewReader(lines), &table); err != nil {
			t.Fatalf("%s: %v", game, err)
		}
		shown := regexp.MustCompile(`(?m)^(.*?) +([0-9.]+) % +([0-9.]+) +[0-9.e-]+$`).FindAllStringSubmatch(table.String(), -1)
		if !strings.HasPrefix(table.String(), fmt.Sprintf("%s: %d games", game, games)) || len(shown) != 3 {
			t.Fatalf("the table is\n%s", &table)
		}
		var losses [3]float64
		for i, line := range shown {
			if _, err := fmt.Sscan(line[3], &losses[i]); err != nil {
				t.Fatal(err)
			}
		}
		if losses[1] >= losses[0] {
			t.Errorf("%s: who is ahead in points tells nothing about who wins:\n%s", game, &table)
		}
		if err := learn(bytes.NewReader(lines), &again); err != nil || again.String() != table.String() {
			t.Errorf("%s: the same export gives another table: %v\n%s\n%s", game, err, &table, &again)
		}
	}
}

// planted is rows of a model that is known, places of which most mean nothing.
func planted(random *rand.Rand, n, places int) (rows []row) {
	for range n {
		var r row
		sum := 0.5
		for at := range places {
			if random.IntN(3) == 0 {
				continue
			}
			value := random.NormFloat64()
			r.at, r.value = append(r.at, int32(at)), append(r.value, float32(value))
			switch at {
			case 1:
				sum += 2 * value
			case 3:
				sum -= value
			}
		}
		if random.Float64() < 1/(1+math.Exp(-sum)) {
			r.result = 1
		}
		rows = append(rows, r)
	}
	return rows
}

// TestFitFindsAPlantedModel and, as the penalty grows, a smaller one.
func TestFitFindsAPlantedModel(t *testing.T) {
	const places = 6
	rows := planted(rand.New(rand.NewPCG(1, 2)), 20_000, places)
	m, err := fit(rows, places, 0)
	if err != nil {
		t.Fatal(err)
	}
	for at, want := range [places]float64{1: 2, 3: -1} {
		if math.Abs(m.weights[at]-want) > 0.1 {
			t.Errorf("the weight of place %d is %.3f, planted was %v", at, m.weights[at], want)
		}
	}
	if math.Abs(m.bias-0.5) > 0.1 {
		t.Errorf("the weight of nothing at all is %.3f, planted was 0.5", m.bias)
	}
	pulled, err := fit(rows, places, 1)
	if err != nil || math.Abs(pulled.weights[1]) > math.Abs(m.weights[1])/2 {
		t.Errorf("with a penalty the weight is %.3f, %v", pulled.weights[1], err)
	}
}

// TestNoModelNearbyLosesLess is what it means to be the best.
func TestNoModelNearbyLosesLess(t *testing.T) {
	const places, penalty = 4, 0.01
	rows := planted(rand.New(rand.NewPCG(3, 4)), 500, places)
	best, err := fit(rows, places, penalty)
	if err != nil {
		t.Fatal(err)
	}
	lost := func(m *model) (sum float64) {
		for i := range rows {
			sum += loss(m.says(&rows[i]), rows[i].result) / float64(len(rows))
		}
		for _, w := range m.weights {
			sum += penalty * w * w
		}
		return sum
	}
	for at := range places {
		for _, step := range []float64{-0.01, 0.01} {
			other := model{append([]float64(nil), best.weights...), best.bias}
			other.weights[at] += step
			if lost(&other) <= lost(best) {
				t.Errorf("with %+.2f at place %d the loss is %v, not more than %v", step, at, lost(&other), lost(best))
			}
		}
	}
}

const (
	head = `{"line":"head","game":"steam","size":5}` + "\n"
	game = `{"line":"game","game":0,"moves":40}` + "\n"
)

func TestReadTakesDecisionsOfGamesThatAreOver(t *testing.T) {
	d, err := read(strings.NewReader(head + game +
		`{"line":"chance","game":0,"ply":3,"move":"goods R"}` + "\n" +
		`{"line":"decision","game":0,"ply":8,"seat":2,"at":[1,4],"value":[0.5,1],"scores":[9,4,6],"result":0.5,"moves":["pass"]}` + "\n" +
		`{"line":"decision","game":0,"ply":12,"seat":1,"at":[],"value":[],"scores":[9,4,6],"result":null}` + "\n" +
		game +
		`{"line":"decision","game":1,"ply":20,"seat":1,"at":[],"value":[],"scores":[3],"result":1}` + "\n"))
	if err != nil {
		t.Fatal(err)
	}
	if d.game != "steam" || d.size != 5 || d.games != 2 || len(d.decisions) != 2 {
		t.Fatalf("read %+v", d)
	}
	first, second := d.decisions[0], d.decisions[1]
	if first.lead != -5 || first.played != 0.2 || first.result != 0.5 || len(first.at) != 2 || first.game != 0 {
		t.Errorf("read %+v", first)
	}
	if second.lead != 3 || second.game != 1 {
		t.Errorf("read %+v; who plays alone is ahead by all her points", second)
	}
}

func TestWhatIsNoExportIsRefused(t *testing.T) {
	for name, text := range map[string]string{
		"nothing":              "",
		"no JSON":              "players 2",
		"half a line":          head + `{"line":"game"`,
		"no head":              game,
		"no game":              head,
		"few games":            head + game,
		"a seat too many":      head + game + `{"line":"decision","ply":4,"seat":3,"scores":[1,2],"result":1}`,
		"places without value": head + game + `{"line":"decision","ply":4,"seat":1,"at":[1],"scores":[1,2],"result":1}`,
		"a place beyond":       head + game + `{"line":"decision","ply":4,"seat":1,"at":[5],"value":[1],"scores":[1,2],"result":1}`,
		"a place before":       head + game + `{"line":"decision","ply":4,"seat":1,"at":[-1],"value":[1],"scores":[1,2],"result":1}`,
	} {
		var out, complaints bytes.Buffer
		if status := Command.Call(nil, strings.NewReader(text), &out, &complaints); status != cli.Failed || out.Len() > 0 || complaints.Len() == 0 {
			t.Errorf("%s: status %d, %q, %q", name, status, &out, &complaints)
		}
	}
	for _, args := range [][]string{{"games.jsonl"}, {"-games", "3"}} {
		var out, complaints bytes.Buffer
		if status := Command.Call(args, strings.NewReader(head), &out, &complaints); status != cli.Misused || complaints.Len() == 0 {
			t.Errorf("%v: status %d, %q", args, status, &complaints)
		}
	}
}
