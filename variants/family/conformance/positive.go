package conformance

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/railhex/railhex/track"
)

// positives gathers the positive vectors: the moves of the games that show something which few
// before them have shown, and the positions with legal moves of a shape that none before them had.
type positives[State, Move any] struct {
	each   int // vectors that show a feature, if as many games do
	shown  map[string]int
	inGame map[string]bool
	listed map[string]bool // shapes of legal moves
	all    []Positive[State, Move]
}

// begin begins a game.
func (p *positives[State, Move]) begin() {
	if p.shown == nil {
		p.shown = make(map[string]int)
		p.listed = make(map[string]bool)
	}
	p.inGame = make(map[string]bool)
}

func (p *positives[State, Move]) add(here Position[State, Move], after State, features []string) {
	isNew := false
	for _, f := range features {
		if p.shown[f] < p.each && !p.inGame[f] {
			p.shown[f]++
			p.inGame[f] = true
			isNew = true
		}
	}
	for _, m := range here.Legal {
		for _, shape := range Shapes(fmt.Sprint(m)) {
			isNew = isNew || !p.listed[shape]
			p.listed[shape] = true
		}
	}
	if isNew {
		p.all = append(p.all, Positive[State, Move]{here.Place, here.State, here.Next, after})
	}
}

// Shapes returns what a move is by the rules, in words: its kind, and its kind with each of its
// parameters. These are how many words it has, which names, colours and small numbers, and which
// track. Places are none.
func Shapes(move string) []string {
	words := strings.Fields(move)
	kind := words[0]
	shapes := []string{kind, fmt.Sprintf("%s of %d words", kind, len(words))}
	for i, word := range words[1:] {
		name, _, _ := strings.Cut(word, "@")
		if tile, err := track.ParseTile(word); err == nil {
			shapes = append(shapes, fmt.Sprintf("%s of %d tracks", kind, tile.NumTracks()))
			for t := range tile.Tracks() {
				shapes = append(shapes, fmt.Sprintf("%s of %v track", kind, t.Type()))
			}
		} else if len(name) == 1 || !strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsLower(r) }) {
			shapes = append(shapes, fmt.Sprintf("%s with %s in place %d", kind, name, i+1))
		}
	}
	return shapes
}
