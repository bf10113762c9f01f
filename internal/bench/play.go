package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/corentings/chess/v2"

	"github.com/railhex/railhex/steamrollers"
	rollers "github.com/railhex/railhex/steamrollers/described"
)

// Random play lists the legal moves, draws one and applies it, from the start
// of a game to its end, again and again. It is what every engine can be asked
// for, whatever its game.

// startOfFour is where a game for four begins.
func startOfFour() *steamrollers.State {
	start := begun(steamrollers.New(steamrollers.Setup{Players: 4}))
	return &start
}

// playRandomByWalker plays as many moves of a game for four by a Walker.
func playRandomByWalker(random *rand.Rand, n int) {
	start, err := rollers.Game().Begin([]byte(`{"players": 4}`))
	if err != nil {
		panic(err)
	}
	w, begun := rollers.Game().Walker(), rollers.Game().Walker()
	if err := begun.Set(start); err != nil {
		panic(err)
	}
	w.Copy(begun)
	for range n {
		if w.Chance() {
			w.Fall(random)
		} else {
			w.Make(random.IntN(w.Len()))
		}
		if w.Over() {
			w.Copy(begun)
		}
	}
}

// longestChess ends a game of chess that random play does not.
const longestChess = 400

func playRandomChess(random *rand.Rand, n int) {
	position, plies := chess.StartingPosition(), 0
	for range n {
		moves := position.ValidMoves()
		if len(moves) == 0 || plies == longestChess {
			position, plies = chess.StartingPosition(), 0
			moves = position.ValidMoves()
		}
		position = position.Update(&moves[random.IntN(len(moves))])
		plies++
	}
}

func benchPlay(rounds int, t *table, out io.Writer) {
	start, random := startOfFour(), rand.New(rand.NewPCG(1, 1))
	ours := &subject{name: "railhex", run: func(n int) { playAtRandom(start, random, n, anew) }}
	theirs := &subject{name: "chess", run: func(n int) { playRandomChess(random, n) }}
	placed := &subject{name: "railhex in place", run: func(n int) { playAtRandom(start, random, n, inPlace) }}
	walked := &subject{name: "railhex by a walker", run: func(n int) { playRandomByWalker(random, n) }}
	measure(rounds, ours, placed, walked, theirs)
	fmt.Fprintf(out, "random play, moves a second: railhex %.0f, in place %.0f, chess %.0f", 1e9/ours.median(), 1e9/placed.median(), 1e9/theirs.median())
	row(t, "random play, moves a second ÷ corentings/chess/v2 v2.5.1", theirs.over(ours), goal{must: 20, want: 40, atLeast: true})
	row(t, "random play by ApplyTo, moves a second ÷ corentings/chess/v2 v2.5.1", theirs.over(placed), goal{must: 80, want: 120, atLeast: true})
	row(t, "random play by a Walker, moves a second ÷ by ApplyTo", placed.over(walked), goal{must: 0.85, want: 0.95, atLeast: true})

	rate, err := boardgameioRate(rounds)
	const what = "random play, moves a second ÷ boardgame.io 0.50.2"
	g := goal{must: 150, want: 400, atLeast: true}
	if err != nil {
		fmt.Fprintf(out, "\nboardgame.io is left out: %v\n", err)
		leftOut(t, what, g)
		return
	}
	fmt.Fprintf(out, ", boardgame.io %.0f\n", rate)
	row(t, what, exactly(1e9/ours.median()/rate), g)
}

// boardgameioRate is how many moves a second boardgame.io plays of a game of the
// same shape, the median of its rounds.
func boardgameioRate(rounds int) (float64, error) {
	folder, err := boardgameioFolder()
	if err != nil {
		return 0, err
	}
	text, err := output(folder, "node", "play.mjs", strconv.Itoa(rounds))
	if err != nil {
		return 0, err
	}
	return medianOf(text)
}

// boardgameioFolder is a folder of the machine's cache with boardgame.io, which comes
// from npm, and the scripts that play it.
func boardgameioFolder() (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return "", err
	}
	folder := filepath.Join(cache, "railhex-bench-boardgameio")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	for _, name := range []string{"package.json", "play.mjs", "package.mjs"} {
		text, err := os.ReadFile(filepath.Join("boardgameio", name))
		if err != nil {
			return "", err
		}
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o644); err != nil {
			return "", err
		}
	}
	if _, err := os.Stat(filepath.Join(folder, "node_modules", "boardgame.io")); err != nil {
		if _, err := output(folder, "npm", "install", "--no-audit", "--no-fund", "--ignore-scripts"); err != nil {
			return "", err
		}
	}
	return folder, nil
}

// medianOf is the median of a JSON list of numbers.
func medianOf(text string) (float64, error) {
	rates, err := roundsOf(text)
	return median(rates), err
}

// roundsOf reads a JSON list of numbers.
func roundsOf(text string) (rounds []float64, err error) {
	err = json.Unmarshal([]byte(text), &rounds)
	return rounds, err
}

// output is what a program prints.
func output(folder, name string, args ...string) (string, error) {
	command := exec.Command(name, args...)
	command.Dir = folder
	var errors strings.Builder
	command.Stderr = &errors
	text, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("%s: %w %s", name, err, strings.TrimSpace(errors.String()))
	}
	return string(text), nil
}

// benchCores plays independent games on one core, then on two.
func benchCores(rounds int, t *table, _ io.Writer) {
	const moves = 400_000
	play := func(goroutines int) time.Duration {
		runtime.GOMAXPROCS(goroutines)
		defer runtime.GOMAXPROCS(1)
		start := time.Now()
		var players sync.WaitGroup
		for i := range goroutines {
			players.Go(func() { playAtRandom(startOfFour(), rand.New(rand.NewPCG(1, uint64(i))), moves, anew) })
		}
		players.Wait()
		return time.Since(start)
	}
	var gains []float64
	for range rounds {
		gains = append(gains, 2*play(1).Seconds()/play(2).Seconds())
	}
	row(t, "two cores ÷ one, independent games", spreadOf(gains), goal{must: 1.6, want: 1.8, atLeast: true})
}
