package tournament

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/internal/cases"
	known "github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam/described"
)

// TestMain lets the test binary be the command itself, so that a test can kill
// it. That waits in the middle of the tournament, when so many games are written down
// as asCommand says, until it is stopped or its standard input ends, so that a test does
// not have to hurry.
func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == playAs {
		playing(strings.ReplaceAll(os.Args[2], "_", " "))
		os.Exit(0)
	}
	if games, err := strconv.Atoi(os.Getenv(asCommand)); err == nil {
		written = func(ctx context.Context) {
			if games--; games != 0 {
				return
			}
			fmt.Fprintln(os.Stdout, waiting)
			released := make(chan struct{})
			go func() {
				_, _ = io.Copy(io.Discard, os.Stdin)
				close(released)
			}()
			select {
			case <-ctx.Done():
			case <-released:
			}
		}
		os.Exit(Main(os.Args[1:], known.All()...))
	}
	os.Exit(m.Run())
}

const (
	asCommand = "TOURNAMENT_TEST_AS_COMMAND"
	waiting   = "waiting in the middle"
)

// A command is the command in a process of its own, that waits in the middle.
type command struct {
	*exec.Cmd
	stdin  io.Closer
	stderr bytes.Buffer
}

// start starts the command, and returns when it has written down so many games and
// waits.
func start(t *testing.T, games int, args ...string) *command {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := &command{Cmd: exec.Command(self, args...)}
	cmd.Env = append(os.Environ(), asCommand+"="+strconv.Itoa(games))
	cmd.Stderr = &cmd.stderr
	stdin, inErr := cmd.StdinPipe()
	stdout, outErr := cmd.StdoutPipe()
	if err := errors.Join(inErr, outErr, cmd.Start()); err != nil {
		t.Fatal(err)
	}
	cmd.stdin = stdin
	t.Cleanup(func() { _ = cmd.Process.Kill() })
	lines := bufio.NewScanner(stdout)
	for lines.Scan() && lines.Text() != waiting {
	}
	if lines.Text() != waiting {
		t.Fatalf("it ended before it had played %d games: %v\n%s", games, cmd.Wait(), &cmd.stderr)
	}
	go func() {
		for lines.Scan() { // so that it can print the rest
		}
	}()
	return cmd
}

// play runs the command in this process and wants it to play all games.
func play(t *testing.T, args ...string) (stdout string) {
	t.Helper()
	var out, errs bytes.Buffer
	if status := stoppedBy(t.Context()).Call(args, nil, &out, &errs, known.All()...); status != cli.Done {
		t.Fatalf("%v: status %d\n%s", args, status, &errs)
	}
	return out.String()
}

func read(t *testing.T, folder, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestKilledHalfWay kills a tournament of each game half way and goes on with it: no
// finished game is lost or played again, and what comes out is what comes out
// of one that was not disturbed.
func TestKilledHalfWay(t *testing.T) {
	for _, game := range known.All().Names() {
		t.Run(game, func(t *testing.T) {
			few := []string{"-game", game, "-seats", "random,builder,greedy", "-deals", "2", "-workers", "2"} // 12 games
			folder := t.TempDir()
			args := append(few, "-out", folder)
			cmd := start(t, 6, args...)
			if err := cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
			_ = cmd.Wait() // it was killed
			killed := read(t, folder, "games.jsonl")
			whole := killed[:strings.LastIndexByte(killed, '\n')+1]
			if games := strings.Count(whole, "\n") - 1; games != 6 {
				t.Fatalf("it was killed after %d games, not half way", games)
			}

			table := play(t, args...)
			if now := read(t, folder, "games.jsonl"); !strings.HasPrefix(now, whole) || strings.Count(now, "\n") != 13 {
				t.Errorf("of %d lines that were finished when it was killed, not all stand in the %d lines that are there now", strings.Count(whole, "\n"), strings.Count(now, "\n"))
			}

			undisturbed := t.TempDir()
			want := play(t, append(few, "-out", undisturbed)...)
			if diff := cmp.Diff(strings.ReplaceAll(want, undisturbed, folder), table); diff != "" {
				t.Errorf("tables (-undisturbed +killed)\n%s", diff)
			}
			if diff := cmp.Diff(read(t, undisturbed, "report.json"), read(t, folder, "report.json")); diff != "" {
				t.Errorf("summaries (-undisturbed +killed)\n%s", diff)
			}
		})
	}
}

// TestStopped stops a tournament of each game as Ctrl-C does, and goes on with it.
func TestStopped(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("nobody can be interrupted here")
	}
	for _, game := range known.All().Names() {
		t.Run(game, func(t *testing.T) {
			folder := t.TempDir()
			args := []string{"-game", game, "-seats", "random,builder,greedy", "-deals", "2", "-workers", "2", "-out", folder}
			cmd := start(t, 3, args...)
			if err := cmd.Process.Signal(syscall.SIGINT); err != nil {
				t.Fatal(err)
			}
			if _ = cmd.Wait(); cmd.ProcessState.ExitCode() != exitStopped {
				t.Errorf("exit status %d, want %d", cmd.ProcessState.ExitCode(), exitStopped)
			}
			if !strings.Contains(cmd.stderr.String(), "the same command goes on from there") {
				t.Errorf("it does not say how to go on:\n%s", &cmd.stderr)
			}
			stopped := read(t, folder, "games.jsonl")
			if !strings.HasSuffix(stopped, "\n") || strings.Count(stopped, "\n") < 4 {
				t.Errorf("the games that were finished are not all written down:\n%s", stopped)
			}
			play(t, args...)
			if now := read(t, folder, "games.jsonl"); !strings.HasPrefix(now, stopped) || strings.Count(now, "\n") != 13 {
				t.Errorf("of %d lines that were there when it was stopped, not all stand in the %d lines that are there now", strings.Count(stopped, "\n"), strings.Count(now, "\n"))
			}
		})
	}
}

// TestStoppedWhileThinking: a decision that would take minutes ends when the tournament
// is stopped.
func TestStoppedWhileThinking(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	var errs bytes.Buffer
	time.AfterFunc(20*time.Millisecond, stop) // it has hardly begun to think, or not at all
	if status := stoppedBy(ctx).Call([]string{"-seats", "search:10m,random", "-deals", "1", "-out", t.TempDir()}, nil, io.Discard, &errs, known.All()...); status != exitStopped {
		t.Errorf("status %d, %s", status, &errs)
	}
}

// TestDamagedBook: the error names what cannot be a result of the tournament by file
// and line.
func TestDamagedBook(t *testing.T) {
	args := []string{"-seats", "random,greedy", "-deals", "1", "-out"}
	for name, line := range map[string]string{
		"number below 0":   `{"game":-1,"seats":[{"entrant":0},{"entrant":1}]}`,
		"no such entrant":  `{"game":0,"seats":[{"entrant":0},{"entrant":7}]}`,
		"seats exchanged":  `{"game":0,"seats":[{"entrant":1},{"entrant":0}]}`,
		"seat missing":     `{"game":0,"seats":[{"entrant":0}]}`,
		"further deal":     `{"game":99,"seats":[]}`,
		"no result":        `null`,
		"text as a number": `{"game":"0"}`,
		"seen by nobody":   `{"game":0,"seats":[{"entrant":0,"from":[0,0,0,0,0,0],"did":[0,0,0,0,0]},{"entrant":1,"from":[0,0,0,0,0,0],"did":[0,0,0,0,0]}],"seen":[{"of":"tiles","row":"1a","seat":3,"said":{}}]}`,
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			play(t, append(args, folder)...)
			whole := read(t, folder, "games.jsonl")
			path := filepath.Join(folder, "games.jsonl")
			if err := os.WriteFile(path, []byte(whole+line+"\n"), 0o666); err != nil {
				t.Fatal(err)
			}
			var errs bytes.Buffer
			status := stoppedBy(t.Context()).Call(append(args, folder), nil, io.Discard, &errs, known.All()...)
			if status != cli.Failed || !strings.Contains(errs.String(), path+": line 4: ") {
				t.Errorf("status %d, %s", status, &errs)
			}
		})
	}
}

// TestFewerDeals: games of further deals do not count.
func TestFewerDeals(t *testing.T) {
	folder, other := t.TempDir(), t.TempDir()
	play(t, "-seats", "random,greedy", "-deals", "4", "-out", folder)
	play(t, "-seats", "random,greedy", "-deals", "2", "-out", folder)
	play(t, "-seats", "random,greedy", "-deals", "2", "-out", other)
	if diff := cmp.Diff(read(t, other, "report.json"), read(t, folder, "report.json")); diff != "" {
		t.Errorf("(-two deals +two of four)\n%s", diff)
	}
}

// TestMoreDeals adds deals to a tournament that is finished.
func TestMoreDeals(t *testing.T) {
	folder := t.TempDir()
	play(t, "-seats", "random,greedy", "-deals", "2", "-out", folder)
	before := read(t, folder, "games.jsonl")
	play(t, "-seats", "random,greedy", "-deals", "5", "-out", folder)
	if now := read(t, folder, "games.jsonl"); !strings.HasPrefix(now, before) || strings.Count(now, "\n") != 11 {
		t.Errorf("five deals of two games come to\n%s", now)
	}
}

func TestAnotherTournamentInTheFolder(t *testing.T) {
	folder := t.TempDir()
	play(t, "-seats", "random,greedy", "-deals", "1", "-out", folder)
	var errs bytes.Buffer
	status := stoppedBy(t.Context()).Call([]string{"-seats", "random,builder", "-deals", "1", "-out", folder}, nil, io.Discard, &errs, known.All()...)
	if status != cli.Failed || !strings.Contains(errs.String(), "another tournament") {
		t.Errorf("status %d, %s", status, &errs)
	}
}

// TestRecords replays every record that is kept; the board is a file.
func TestRecords(t *testing.T) {
	folder, elsewhere := t.TempDir(), t.TempDir()
	board := filepath.Join(elsewhere, "mine.board")
	start, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(board, []byte(start.Setup().Board.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	play(t, "-seats", "random,greedy", "-deals", "2", "-records", "-board", board, "-module", "order,coal", "-out", folder)
	records, err := filepath.Glob(filepath.Join(folder, "records", "*.srr"))
	if err != nil || len(records) != 4 {
		t.Fatalf("there are records %v, want four: %v", records, err)
	}
	for _, name := range records {
		text := read(t, folder, "records/"+filepath.Base(name))
		record, err := steamrollers.ParseRecord(text, os.DirFS(filepath.Dir(name)))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if s, err := record.Replay(); err != nil || !s.Over() {
			t.Errorf("%s does not play to the end: %v", name, err)
		}
	}
}

// TestOneDeal: ratings and points of a single deal are printed without intervals.
func TestOneDeal(t *testing.T) {
	table := play(t, "-seats", "random,greedy", "-deals", "1", "-out", t.TempDir())
	if !regexp.MustCompile(`(?m)^greedy +\S+ % \[\S+, \S+\] +\d+\.\d +\d{4} +\d`).MatchString(table) {
		t.Errorf("the table is\n%s", table)
	}
}

// TestBalance plays a deal or more of each game, and finds in the report what it is about, and nothing of
// the other games.
func TestBalance(t *testing.T) {
	for args, test := range map[string]struct{ wants, lacks []string }{
		"-games 96 -module order,power": {
			[]string{"96 of 96 games of greedy against itself", "ended by END-2", "seat 5", "engine", "6b", `(?m)^starting power .*by those who have it.*(\n\S+ +-?\d\S* .*){5}`, `(?m)^1a .*\d$`},
			[]string{"goods $ points bonus", "action tile"},
		},
		"-game steampower -map valley -games 4": {
			[]string{"4 of 4 games", "seat 5", "factories", `goods \$ points bonus`, "KWWE", "Passeck"}, []string{"seat 6", "starting power", "action tile"},
		},
		"-game steam -map rhine -rules standard -games 4": {
			[]string{"4 of 4 games", "seat 6", "rhine standard", "action tile", "locomotive", "city red 3", "Siegburg"}, []string{"starting power", "goods $ points bonus"},
		},
	} {
		table := play(t, append(strings.Fields("-balance "+args), "-out", t.TempDir())...)
		for _, want := range test.wants {
			if !regexp.MustCompile(want).MatchString(table) {
				t.Errorf("%s: the table has no %q:\n%s", args, want, table)
			}
		}
		for _, lacks := range test.lacks {
			if strings.Contains(table, lacks) {
				t.Errorf("%s: the table has %q", args, lacks)
			}
		}
	}
}

// TestAGameOfRulesAlone is held by the bots that every game has, and reported on without
// tables of its own.
func TestAGameOfRulesAlone(t *testing.T) {
	rules := described.Of(described.Rules())
	for _, test := range []struct {
		args  []string
		wants []string
	}{
		{[]string{"-seats", "random,search:2", "-deals", "1"}, []string{"6 of 6 games", "random"}},
		{[]string{"-balance", "-seats", "random", "-games", "4"}, []string{"games of random against itself", "seat 6"}},
	} {
		var out, errs bytes.Buffer
		if status := stoppedBy(t.Context()).Call(append(test.args, "-out", t.TempDir(), "-records"), nil, &out, &errs, describe.Games{rules}...); status != cli.Done {
			t.Fatalf("status %d, %s", status, &errs)
		}
		for _, want := range test.wants {
			if !strings.Contains(out.String(), want) {
				t.Errorf("the table has no %q:\n%s", want, &out)
			}
		}
	}
}

func TestWrongUsage(t *testing.T) {
	for _, test := range cases.Read(t, "usage.txt") {
		t.Run(test.Name, func(t *testing.T) {
			var errs bytes.Buffer
			status := stoppedBy(t.Context()).Call(append(test.Args(), "-out", t.TempDir()), nil, io.Discard, &errs, known.All()...)
			if status != cli.Misused || !strings.Contains(errs.String(), test.Of("says")) {
				t.Errorf("status %d, %s; want %d and %q", status, &errs, cli.Misused, test.Of("says"))
			}
			if test.Says("once") && strings.Count(errs.String(), "\n") != 1 {
				t.Errorf("more than one line:\n%s", &errs)
			}
		})
	}
}

// TestGamesAreRoundedUp to whole deals, as the documentation has it.
func TestGamesAreRoundedUp(t *testing.T) {
	for number, want := range map[int]int{1: 4, 3: 4, 4: 4, 5: 8} {
		flags := flag.NewFlagSet("tournament", flag.ContinueOnError)
		o, err := parseOptions(&cli.Call{Args: []string{"-balance", "-games", strconv.Itoa(number)}, Games: known.All(), Flags: flags})
		if err != nil {
			t.Fatal(err)
		}
		if p, err := o.plan(); err != nil || p.Games() != want {
			t.Errorf("-games %d: %d games, want %d; %v", number, p.Games(), want, err)
		}
	}
}

// TestABookIsCutAnywhere cuts a book off at every byte, as a crash might: the results that were
// whole stay, and the next one follows upon them. What is no book is left alone.
func TestABookIsCutAnywhere(t *testing.T) {
	folder := t.TempDir()
	play(t, "-seats", "random", "-olive", "clerk", "-deals", "4", "-out", folder)
	whole, path := read(t, folder, "games.jsonl"), filepath.Join(folder, "cut.jsonl")
	heading, results, _ := strings.Cut(whole, "\n")
	var plan games.Plan
	if err := json.Unmarshal([]byte(heading), &plan); err != nil {
		t.Fatal(err)
	}
	plan.Deals, plan.Hashes = 1, nil // which it finds anew
	if err := plan.Prepare(known.All()[0]); err != nil {
		t.Fatal(err)
	}
	for size := range len(whole) {
		if err := os.WriteFile(path, []byte(whole[:size]), 0o666); err != nil {
			t.Fatal(err)
		}
		found := 0
		book, err := openBook(path, &plan, func(r games.Result) { found++ })
		if err != nil {
			t.Fatal(err)
		}
		_, err = book.WriteString("more\n")
		want := heading + "\n" + results[:strings.LastIndex(results[:max(0, size-len(heading)-1)], "\n")+1] + "more\n"
		if err := errors.Join(err, book.Close()); err != nil || found != strings.Count(want, "\n")-2 || read(t, folder, "cut.jsonl") != want {
			t.Fatalf("cut off after %d bytes it has %d results, %v:\n%s", size, found, err, read(t, folder, "cut.jsonl"))
		}
	}
	if err := os.WriteFile(path, []byte("Dear Olive"), 0o666); err != nil {
		t.Fatal(err)
	}
	if _, err := openBook(path, &plan, nil); err == nil || read(t, folder, "cut.jsonl") != "Dear Olive" {
		t.Errorf("a letter is taken for a book, %v, and is now %q", err, read(t, folder, "cut.jsonl"))
	}
}
