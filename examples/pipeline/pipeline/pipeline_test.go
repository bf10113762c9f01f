package pipeline

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/testing/ptest"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/x/beamx"
	"github.com/google/go-cmp/cmp"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam/described"
)

func TestMain(m *testing.M) {
	served = games.All()
	ptest.Main(m)
}

const seats = 3

// ended is how many games some statistics say a rule has ended.
func ended(stats map[string]int) (games int) {
	for what, n := range stats {
		if strings.HasPrefix(what, "ended by ") {
			games += n
		}
	}
	return games
}

var plain = Task{
	Header: "game steamrollers\nplayers 3\nboard standard\ncomponents standard\nmodule coal order\nwall medium\n",
	Policy: "builder", First: 7, Games: 24,
}

// piped is what the pipeline writes for a task that is split so.
func piped(t *testing.T, task Task, each int) (stats []byte, games []Game) {
	t.Helper()
	out := filepath.Join(t.TempDir(), "games")
	task.Records = true
	p, scope := beam.NewPipelineWithRoot()
	build(scope, task.split(each), out)
	if err := beamx.Run(context.Background(), p); err != nil {
		t.Fatal(err)
	}
	stats, err := os.ReadFile(out + "-stats.json")
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.Open(out + "-records.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var g Game
		if err := json.Unmarshal(lines.Bytes(), &g); err != nil {
			t.Fatal(err)
		}
		games = append(games, g)
	}
	return stats, games
}

// TestTheSplitOfTheWorkDoesNotShow plays the same seeds in one task and in many.
func TestTheSplitOfTheWorkDoesNotShow(t *testing.T) {
	one, _ := piped(t, plain, plain.Games)
	for _, each := range []int{1, 5, 16} {
		if many, _ := piped(t, plain, each); string(many) != string(one) {
			t.Errorf("in tasks of %d (-one +many):\n%s", each, cmp.Diff(string(one), string(many)))
		}
	}
}

func TestEveryRecordReplaysAndTheStatisticsAreTheirs(t *testing.T) {
	text, played := piped(t, plain, 5)
	var stats map[string]int
	if err := json.Unmarshal(text, &stats); err != nil {
		t.Fatal(err)
	}
	seeds := map[uint64]bool{}
	points := make([]int, seats)
	for _, g := range played {
		seeds[g.Seed] = true
		record, err := steamrollers.ParseRecord(g.Record, nil)
		if err != nil {
			t.Fatal(err)
		}
		end, err := record.Replay()
		if err != nil || !end.Over() {
			t.Fatalf("the record of seed %d ends in %v, %v", g.Seed, end.Phase(), err)
		}
		for i := range points {
			points[i] += end.Points(steamrollers.Seat(i + 1)).Total()
		}
	}
	if len(seeds) != plain.Games || stats["games"] != plain.Games {
		t.Fatalf("%d seeds and %d games, want %d", len(seeds), stats["games"], plain.Games)
	}
	for i, want := range points {
		if got := stats[fmt.Sprintf("seat %d: points", i+1)]; got != want {
			t.Errorf("seat %d has %d points in the statistics, %d in the records", i+1, got, want)
		}
	}
	if stats["seat 1: from deliveries"] == 0 {
		t.Errorf("of points the statistics are %v", stats)
	}
	if games := ended(stats); games != plain.Games {
		t.Errorf("%d games ended by a rule, want %d", games, plain.Games)
	}
}

// TestTheOtherGames plays Steam Power and Steam: their records replay, to the points of
// the statistics, which do not show how the work was split.
func TestTheOtherGames(t *testing.T) {
	for _, game := range games.All().Names()[1:] {
		start, err := games.All().Begin(fmt.Appendf(nil, `{"game": %q, "players": 3}`, game))
		if err != nil {
			t.Fatal(err)
		}
		task, err := newTask(start, "greedy", 3, 8)
		if err != nil {
			t.Fatal(err)
		}
		text, played := piped(t, task, 3)
		if one, _ := piped(t, task, 8); string(one) != string(text) {
			t.Errorf("%s, in tasks of 3 (-one +many):\n%s", game, cmp.Diff(string(one), string(text)))
		}
		var stats map[string]int
		if err := json.Unmarshal(text, &stats); err != nil {
			t.Fatal(err)
		}
		sum := make([]int, 3)
		for _, g := range played {
			replay, err := games.All().ReadRecord(g.Record, nil)
			if err != nil || replay.Err != nil {
				t.Fatalf("%s: the record of seed %d: %v, %v", game, g.Seed, err, replay.Err)
			}
			for i := range sum {
				sum[i] += replay.End.Standing()[i+1].Points
			}
		}
		wins := 0
		for i, want := range sum {
			of := fmt.Sprintf("seat %d: ", i+1)
			if wins += stats[of+"wins"]; stats[of+"points"] != want {
				t.Errorf("%s: seat %d has %d points in the statistics, %d in the records", game, i+1, stats[of+"points"], want)
			}
		}
		if len(played) != task.Games || stats["games"] != task.Games || ended(stats) != task.Games || wins < task.Games-stats["lost"] || stats["rounds"] < 5*task.Games {
			t.Errorf("%s: of %d games the statistics are %v", game, len(played), stats)
		}
	}
}

// TestAGameOfRulesAloneIsPlayed has no bots but those that every game has, and nothing is
// counted besides points and events.
func TestAGameOfRulesAloneIsPlayed(t *testing.T) {
	rules := described.Of(described.Rules())
	served = describe.Games{rules}
	defer func() { served = games.All() }()
	start, err := rules.Begin([]byte(`{"players": 3}`))
	if err != nil {
		t.Fatal(err)
	}
	task, err := newTask(start, "", 1, 4)
	if err != nil {
		t.Fatal(err)
	}
	text, played := piped(t, task, 2)
	var stats map[string]int
	if err := json.Unmarshal(text, &stats); err != nil {
		t.Fatal(err)
	}
	replay, err := rules.ReadRecord(played[0].Record, nil)
	if err != nil || replay.Err != nil || !replay.End.Over() || stats["games"] != 4 || task.Policy != "random" {
		t.Errorf("%v, %v: the statistics are %s", err, replay.Err, text)
	}
}

// TestStatsAddUpInAnyOrder is the law behind it.
func TestStatsAddUpInAnyOrder(t *testing.T) {
	task := plain
	task.Games = 6
	var parts []Stats
	for _, part := range task.split(1) {
		if err := play(part, func(s Stats) { parts = append(parts, s) }, nil); err != nil {
			t.Fatal(err)
		}
	}
	sum := func() (all Stats) {
		for _, part := range parts {
			all = all.plus(part)
		}
		return all
	}
	want := sum()
	rand.New(rand.NewPCG(1, 1)).Shuffle(len(parts), func(i, j int) { parts[i], parts[j] = parts[j], parts[i] })
	if diff := cmp.Diff(want, sum()); diff != "" {
		t.Errorf("in another order (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(want, parts[0].plus(parts[1]).plus(parts[2].plus(parts[3].plus(parts[4].plus(parts[5]))))); diff != "" {
		t.Errorf("in another grouping (-want +got):\n%s", diff)
	}
}

func TestSplitKeepsTheSeeds(t *testing.T) {
	next := plain.First
	for _, part := range plain.split(5) {
		if part.First != next || part.Games > 5 || part.Games < 1 {
			t.Errorf("a part of %d seeds from %d, want it from %d", part.Games, part.First, next)
		}
		next += uint64(part.Games)
	}
	if next != plain.First+uint64(plain.Games) {
		t.Errorf("the parts end before seed %d, want %d", next, plain.First+uint64(plain.Games))
	}
}

func TestWhatCannotBePlayedIsRefusedBeforeItRuns(t *testing.T) {
	const rollers = "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n"
	for name, task := range map[string]Task{
		"board":  {Header: "game steamrollers\nplayers 2\nboard nowhere.board\ncomponents standard\n", Policy: "builder", Games: 1},
		"module": {Header: rollers + "module luck\n", Policy: "builder", Games: 1},
		"seats":  {Header: "game steam\nplayers 2\nmap rhine\ncomponents standard\nrules base\norder auction\n", Policy: "greedy", Games: 1},
		"game":   {Header: "game chess\nplayers 2\n", Policy: "greedy", Games: 1},
		"policy": {Header: rollers, Policy: "lucky", Games: 1},
		"games":  {Header: rollers, Policy: "builder"},
	} {
		if err := run(task, 1, filepath.Join(t.TempDir(), "games")); err == nil {
			t.Errorf("%s: nothing is refused", name)
		}
		if err := task.check(); (err == nil) != (name == "games") {
			t.Errorf("%s: the check says %v", name, err)
		}
	}
}

// TestAJobServerGivesTheSame runs the program as it runs on a cluster: it hands
// the pipeline to a job server in another process, Beam's own Prism, whose workers
// call back into this one. What it writes is what the local runner writes.
func TestAJobServerGivesTheSame(t *testing.T) {
	program, prism := built(t, ".."), built(t, "github.com/apache/beam/sdks/v2/go/cmd/prism")
	endpoint, stop := startPrism(t, prism)

	folder := t.TempDir()
	run := func(out string, flags ...string) error {
		args := append([]string{
			"-games", "24", "-task", "5", "-players", "3", "-module", "coal,order",
			"-records", "-out", filepath.Join(folder, out),
		}, flags...)
		if text, err := exec.Command(program, args...).CombinedOutput(); err != nil {
			return fmt.Errorf("%w\n%s", err, text)
		}
		return nil
	}
	cluster := []string{"--runner=universal", "--endpoint=" + endpoint, "--environment_type=LOOPBACK"}
	if err := run("local"); err != nil {
		t.Fatal(err)
	}
	if err := run("cluster", cluster...); err != nil {
		t.Fatal(err)
	}
	if local, cluster := read(t, folder, "local-stats.json"), read(t, folder, "cluster-stats.json"); !bytes.Equal(local, cluster) {
		t.Errorf("statistics on the local runner:\n%son the job server:\n%s", local, cluster)
	}
	if local, cluster := sortedLines(read(t, folder, "local-records.jsonl")), sortedLines(read(t, folder, "cluster-records.jsonl")); !slices.Equal(local, cluster) {
		t.Errorf("%d records on the local runner and %d on the job server are not the same", len(local), len(cluster))
	}

	if log := stop(); strings.Count(log, "pipeline done!") != 1 {
		t.Errorf("of the two pipelines the job server is to run one:\n%s", log)
	}
}

// built is the program that a package makes.
func built(t *testing.T, pkg string) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "program")
	if text, err := exec.Command("go", "build", "-o", program, pkg).CombinedOutput(); err != nil {
		t.Fatalf("go build %s: %v\n%s", pkg, err, text)
	}
	return program
}

// startPrism starts the job server on a free port of this machine and waits until
// it answers. Stopped, it gives what it has logged.
func startPrism(t *testing.T, prism string) (endpoint string, stop func() string) {
	t.Helper()
	free, err := net.Listen("tcp", "localhost:0")
	if err != nil {
		t.Fatal(err)
	}
	port := free.Addr().(*net.TCPAddr).Port
	free.Close()

	var log bytes.Buffer
	server := exec.Command(prism, "-job_port", fmt.Sprint(port), "-serve_http=false", "-log_kind", "text")
	server.Stdout, server.Stderr = &log, &log
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan struct{})
	go func() { server.Wait(); close(ended) }()
	stop = func() string {
		server.Process.Kill()
		<-ended
		return log.String()
	}
	t.Cleanup(func() { stop() })

	endpoint = fmt.Sprintf("localhost:%d", port)
	for {
		if answers, err := net.Dial("tcp", endpoint); err == nil {
			answers.Close()
			return endpoint, stop
		}
		select {
		case <-ended:
			if strings.Contains(log.String(), "address already in use") {
				return startPrism(t, prism) // somebody else was faster
			}
			t.Fatalf("the job server ended:\n%s", log.String())
		case <-time.After(50 * time.Millisecond):
		}
	}
}

func read(t *testing.T, folder, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// sortedLines makes one order of records that come in any.
func sortedLines(text []byte) []string {
	return slices.Sorted(strings.Lines(string(text)))
}
