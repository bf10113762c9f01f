package vectors

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/long"
)

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
