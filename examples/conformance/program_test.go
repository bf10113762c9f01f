package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
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
	status = run(append(args, "--", os.Args[0]), strings.NewReader(""), &out, &errs)
	return out.String(), errs.String(), status
}

func TestAProgramThatIsRight(t *testing.T) {
	stdout, stderr, status := examinedProgram(t, "right")
	if status != exitSame || stderr != "" || strings.Count(stdout, "\n") != 4 {
		t.Errorf("status %d\n%s%s", status, stdout, stderr)
	}
}

// Whatever a program does, it is told and nothing hangs.
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
			if status != exitDiffers || stderr != "" {
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
