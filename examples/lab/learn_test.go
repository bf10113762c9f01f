package main

import (
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// python runs Debian's Python, which has numpy, in this folder.
func python(t *testing.T, args ...string) string {
	t.Helper()
	const debian = "/usr/bin/python3"
	if out, err := exec.Command(debian, "-c", "import numpy").CombinedOutput(); err != nil {
		t.Skipf("there is no Python with numpy (Debian's python3-numpy): %v %s", err, out)
	}
	out, err := exec.Command(debian, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return string(out)
}

// TestLearningFromGames goes the whole way from games to a table: who is ahead in points tells
// something about who wins.
func TestLearningFromGames(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	export := exec.Command("go", "-C", "../..", "run", "./examples/railhex", "export",
		"-game", "steampower", "-games", "48", "-seats", "greedy", "-out", folder)
	if out, err := export.CombinedOutput(); err != nil {
		t.Fatalf("%v %s", err, out)
	}
	table := python(t, "learn.py", folder)
	row := regexp.MustCompile(`(?m)^ *(\S.*?) +([0-9.]+)% +([0-9.]+) +[0-9.e-]+$`)
	shown := row.FindAllStringSubmatch(table, -1)
	if !strings.HasPrefix(table, "steampower: 48 games, ") || len(shown) != 3 || shown[1][3] >= shown[0][3] {
		t.Errorf("the table is\n%s", table)
	}
}

// TestFitFindsThePlantedModel, pulls weights to zero by a penalty, and finds no model nearby
// that loses less.
func TestFitFindsThePlantedModel(t *testing.T) {
	python(t, "-c", `
import numpy
from learn import Rows, fit
random, n = numpy.random.default_rng(1), 20000
x = random.normal(size=(n, 4)) * (random.random((n, 4)) < 0.7)
row, at = x.nonzero()
won = random.random(n) < 1 / (1 + numpy.exp(-(0.5 + 2 * x[:, 1] - x[:, 3])))
rows = Rows(row, at, x[row, at], won.astype(float), 4)
weights = fit(rows, 0)
assert abs(weights - [0, 2, 0, -1, 0.5]).max() < 0.1, weights
assert abs(fit(rows, 1)[1]) < weights[1] / 2
best = fit(rows, 0.01)
lost = lambda w: rows.measure(w)[1] + 0.01 * (w[:-1] ** 2).sum()
for i in range(5):
    for step in -0.01, 0.01:
        other = best.copy()
        other[i] += step
        assert lost(other) > lost(best), (i, step)
`)
}
