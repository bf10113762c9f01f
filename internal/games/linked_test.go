package games_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/long"
)

// playing is a program that plays a game by what its description is made of.
const playing = `package main

import (
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam/described"
)

func main() {
	parts := described.Rules()
	PARTS
	p, err := described.Of(parts).Begin([]byte("{\"players\": 3}"))
	for err == nil && !p.Over() {
		if p.Chance() {
			p, _ = p.Fall(rand.New(rand.NewPCG(1, 1)))
		} else {
			p, err = p.Move(p.Moves()[0])
		}
	}
	println(p.Text(), p.View(0, describe.Manner{}).Result)
}
`

// heavy are what pictures, words, bots, search and arrays are made of.
var heavy = regexp.MustCompile(`steam/(picture\.Style|words\.Speaker|bots\.NewSearch|described\.(encoder|numbersOf|laid))|drawing\.(Style\.Draw|\(\*Pen\))|search\.\(\*Search`)

// TestAProgramLinksWhatItUses builds a program with the rules alone, which links nothing
// of the other parts, and, if it may take long, with one part more each: it grows by
// each.
func TestAProgramLinksWhatItUses(t *testing.T) {
	folder := t.TempDir()
	build := func(name, parts string) (file string, size int64) {
		t.Helper()
		source := filepath.Join(folder, name+".go")
		if err := os.WriteFile(source, []byte(strings.Replace(playing, "PARTS", parts, 1)), 0o644); err != nil {
			t.Fatal(err)
		}
		file = filepath.Join(folder, name)
		if said, err := exec.Command("go", "build", "-o", file, source).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, said)
		}
		info, err := os.Stat(file)
		if err != nil {
			t.Fatal(err)
		}
		return file, info.Size()
	}
	rules, alone := build("rules", "")
	program, err := os.ReadFile(rules) // has the name of every function: go tool nm is long to compile
	if err != nil {
		t.Fatal(err)
	}
	if found := heavy.FindAll(program, 3); found != nil {
		t.Errorf("a program with the rules alone links %q", found)
	}
	if !long.Allowed() {
		return // each part more is a program more to link
	}
	for name, part := range map[string]string{"words": "parts.Words = described.Words()", "pictures": "parts.Pictures = described.Pictures()", "bots": "parts.Bots = described.Bots()"} {
		if _, size := build(name, part); size <= alone {
			t.Errorf("a program with %s has %d bytes, and with the rules alone %d", name, size, alone)
		} else {
			t.Logf("%s add %d bytes to %d", name, size-alone, alone)
		}
	}
}
