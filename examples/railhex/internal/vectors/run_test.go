package vectors

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/long"
)

func TestUsage(t *testing.T) {
	folder := t.TempDir()
	if err := some(t).Write(folder); err != nil {
		t.Fatal(err)
	}
	spoiled := t.TempDir()
	if err := os.WriteFile(filepath.Join(spoiled, "games.jsonl"), []byte("{\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	unknown := t.TempDir()
	chess := set{Games: []line{{ID: "chess", Start: json.RawMessage(`{"board":"8x8"}`)}}}
	if err := chess.Write(unknown); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		args   string
		status int
		says   string
	}{
		{"", cli.Misused, "usage: railhex vectors"},
		{"-serve program", cli.Misused, "usage: railhex vectors"},
		{"-timeout 0s program", cli.Misused, "usage: railhex vectors"},
		{"-what", cli.Misused, "flag provided but not defined: -what"},
		{"-vectors nowhere program", cli.Misused, "railhex vectors: -vectors nowhere: open games.jsonl"},
		{"-vectors nowhere program", cli.Misused, "the vectors are in steamrollers/testdata/conformance of the module of the game"},
		{"program", cli.Misused, "railhex vectors: -vectors steamrollers/testdata/conformance: open games.jsonl"},
		{"-game steam program", cli.Misused, "railhex vectors: -vectors variants/steam/testdata/conformance: open games.jsonl"},
		{"-game chess program", cli.Misused, "railhex vectors: -game chess: it is steamrollers or steampower or steam"},
		{"-game steam -vectors " + folder + " program", cli.Misused, "they are of the game steamrollers, and not of steam"},
		{"-vectors " + unknown + " program", cli.Misused, "they are of no game that is known"},
		{"-vectors " + spoiled + " program", cli.Misused, "railhex vectors: -vectors " + spoiled + ": games.jsonl:1: "},
		{"-vectors " + folder + " ./there-is-no-such-program", cli.Misused, "railhex vectors: the program: it cannot be started: "},
	} {
		var stdout, stderr bytes.Buffer
		if status := Command.Call(strings.Fields(test.args), strings.NewReader(""), &stdout, &stderr, known...); status != test.status {
			t.Errorf("vectors %s: status %d, want %d", test.args, status, test.status)
		}
		if !strings.Contains(stderr.String(), test.says) {
			t.Errorf("vectors %s says %q, want %q", test.args, stderr.String(), test.says)
		}
	}
}

func TestServe(t *testing.T) {
	const start = `{"setup":{"players":2,"board":"standard","components":"standard","modules":[],"wall":"","olive":""},"phase":"goods","round":0,"start":1,"turnOf":0,"quiet":0,"die":0,"dice":[],"reserved":0,"reservedFor":0,"black":"","wall":0,"supply":{"1":"","2":"","3":"","4":"","5":"","6":""},"bag":{"Y":10,"R":10,"G":10,"B":10,"E":10,"K":6},"removed":{"Y":0,"R":0,"G":0,"B":0,"E":0,"K":0},"centre":[],"orders":[],"players":[{"boxes":[],"track":[],"tiles":[],"kept":"","own":"","orders":[],"power":"","delivery":0},{"boxes":[],"track":[],"tiles":[],"kept":"","own":"","orders":[],"power":"","delivery":0}],"olive":null,"acted":0,"used":[],"usedBefore":[],"facesUsed":[],"held2a":false,"settled":false,"fulfilled":false,"productive":false}`
	for _, test := range []struct{ question, answer string }{
		{`{"id":1,"op":"moves","position":` + start + `}`, `{"id":1,"moves":[]}`},
		{`{"id":2,"op":"perft","depth":1,"position":` + start + `}`, `{"id":2,"sequences":0,"mass":0}`},
		{`{"id":3,"op":"apply","move":"pass","position":` + start + `}`, `{"id":3,"refused":"SETUP-3"}`},
		{`{"id":4,"op":"apply","move":"","position":` + start + `}`, `{"id":4,"refused":""}`},
		{`{"id":5,"op":"apply","position":` + start + `}`, `{"id":5,"error":"the move is missing"}`},
		{`{"id":6,"op":"juggle","position":` + start + `}`, `{"id":6,"unsupported":true}`},
		{`{"id":7,"op":"apply","move":"pass","position":null}`, `{"id":7,"refused":"no state"}`},
		{`{"id":8,"op":"replay","moves":["pass"],"position":` + start + `}`, `{"id":8,"error":"pass: pass is not asked for now, but goods (SETUP-3)"}`},
		{`{"id":9,"op":"apply","position":{}}`, `"error":"the question cannot be read: `},
		{`[]`, `"error":"the question cannot be read: `},
	} {
		var out bytes.Buffer
		var stderr bytes.Buffer
		if status := Command.Call([]string{"-serve"}, strings.NewReader(test.question+"\n"), &out, &stderr, known...); status != cli.Done {
			t.Errorf("status %d: %s", status, stderr.String())
		}
		if !strings.Contains(out.String(), test.answer) {
			t.Errorf("%s\nis answered\n%swant\n%s", test.question, out.String(), test.answer)
		}
	}
}

func TestServeTellsWhatItCannotWrite(t *testing.T) {
	var stderr bytes.Buffer
	if status := Command.Call([]string{"-serve"}, strings.NewReader("{}\n"), broken{}, &stderr, known...); status != cli.Failed || !strings.Contains(stderr.String(), "no more") {
		t.Errorf("status %d: %s", status, stderr.String())
	}
}

// broken is a pipe that nobody reads.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, errNoMore }

var errNoMore = errors.New("no more")

// examinedProgram runs the command with one of the engines as the program.
func examinedProgram(t *testing.T, engine string, flags ...string) (stdout, stderr string, status int) {
	t.Helper()
	t.Setenv(engineVariable, engine)
	folder := t.TempDir()
	if err := some(t).Write(folder); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	args := append([]string{"-vectors", folder}, flags...)
	status = Command.Call(append(args, "--", os.Args[0]), strings.NewReader(""), &out, &errs, known...)
	return out.String(), errs.String(), status
}

// The two younger games are examined by their own vectors, of which the program must
// be: one of another game answers nothing right.
func TestProgramsOfTheYoungerGames(t *testing.T) {
	for at, name := range map[int]string{1: "right in steampower", 2: "right in steam"} {
		g := known[at]
		folder := t.TempDir()
		all, err := vectorsOf(g)
		if err != nil {
			t.Fatal(err)
		}
		if !long.Allowed() {
			all.Perft = slices.DeleteFunc(all.Perft, func(v perfts) bool { return len(v.Counts) > 1 })
			all.Positive, all.Negative = all.Positive[:len(all.Positive)/8], all.Negative[:len(all.Negative)/8]
		}
		if err := all.Write(folder); err != nil {
			t.Fatal(err)
		}
		for _, test := range []struct {
			engine, flags string
			status        int
		}{
			{name, "-timeout=1m", cli.Done},
			{name, "-timeout=1m -played -game=" + g.Name(), cli.Done},
			{"right", "-timeout=1m", cli.Failed},
		} {
			t.Setenv(engineVariable, test.engine)
			var stdout, stderr bytes.Buffer
			args := append([]string{"-vectors", folder}, strings.Fields(test.flags)...)
			status := Command.Call(append(args, "--", os.Args[0]), strings.NewReader(""), &stdout, &stderr, known...)
			if status != test.status || stderr.Len() > 0 {
				t.Errorf("%s, %s in %s: status %d\n%s%s", test.engine, test.flags, g.Name(), status, &stdout, &stderr)
			}
		}
	}
}

// Whatever a program does, the report says so and nothing hangs.
func TestProgramsThatFail(t *testing.T) {
	for _, test := range []struct {
		engine string
		flags  string
		says   []string
	}{
		{"crashes", "-timeout=1m", []string{
			"positive.jsonl:1: it has ended: exit status 3; its last words:\n\tout of steam\n",
			"positive.jsonl: 0 of 40 as they should be, 3 differ, 37 were not asked: given up after 3 failures in a row\n",
		}},
		{"leaves", "-timeout=1m", []string{"positive.jsonl:1: it has ended: exit status 0\n"}},
		{"is silent", "-timeout=100ms", []string{"positive.jsonl:1: it does not answer within 100ms\n"}},
		{"does not read", "-timeout=100ms", []string{"positive.jsonl:1: it does not answer within 100ms\n"}},
		{"has a child", "-timeout=100ms", []string{"positive.jsonl:1: it does not answer within 100ms\n"}},
		{"babbles", "-timeout=1m", []string{`positive.jsonl:1: its answer "choo choo" cannot be read: `}},
		{"talks without end", "-timeout=1m", []string{"positive.jsonl:1: its answer cannot be read: bufio.Scanner: token too long\n"}},
		{"answers twice", "-timeout=1m", []string{"positive.jsonl:1: it answers question 17, and was asked question 1\n"}},
		{"stumbles", "-timeout=1m", []string{
			"positive.jsonl:15: it has ended: exit status 1\n",
			"positive.jsonl: 38 of 40 as they should be, 2 differ\n",
		}},
	} {
		t.Run(test.engine, func(t *testing.T) {
			stdout, stderr, status := examinedProgram(t, test.engine, test.flags)
			if status != cli.Failed || stderr != "" {
				t.Errorf("status %d, %q", status, stderr)
			}
			for _, says := range test.says {
				if !strings.Contains(stdout, says) {
					t.Errorf("it does not print %q, but\n%s", says, stdout)
				}
			}
		})
	}
}
