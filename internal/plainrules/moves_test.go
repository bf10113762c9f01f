package plainrules

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Moves takes its candidates from what lies on the table; here they are all
// that the grammar knows, up to a distance of four.
func TestMovesAreAllThatApplyAccepts(t *testing.T) {
	source := delivering(t)
	hand(source, 1, "1a", "3b", "4a", "5b", "6a")
	source.players[1].boxes = map[int]bool{1: true, 4: true}
	source.players[1].own, source.players[1].ownCity = "E", 1
	destination := delivering(t, coal, orders)
	hand(destination, 1, "3a", "4b", "5a")
	destination.supply[2], destination.supply[3] = "YK", "YYR"
	destination.players[1].kept = "YRRGKK"
	line := drafting(t, 1, solo("clerk"))
	lay(line, 1, link13...)
	lay(line, 1, link23...)
	tick(line, 1, 2, 3, 4)
	line.supply[1] = "R"
	play(t, line, "draft 1")

	for name, g := range map[string]*Game{"source": source, "destination": destination, "line": line} {
		var legal []string
		for _, move := range everyMoveOfAnAct(g) {
			words := strings.Fields(move)
			if _, refusal := g.judge(words); refusal != nil {
				continue
			}
			if !wellFormed(words) {
				t.Errorf("%s: %q is legal and malformed", name, move)
			}
			legal = append(legal, move)
		}
		slices.Sort(legal)
		if diff := cmp.Diff(legal, g.Moves()); diff != "" {
			t.Errorf("%s: Moves (-want +got)\n%s", name, diff)
		}
	}
}

func everyMoveOfAnAct(g *Game) []string {
	moves := []string{"improve", "take", "pass"}
	moves = append(moves, useCandidates()...)
	moves = append(moves, g.trackCandidates("build")...)
	for tile := 1; tile <= 6; tile++ {
		for _, goods := range goodsOf(4) {
			moves = append(moves, fmt.Sprint("fulfil ", tile, " ", goods))
		}
	}
	places := []string{""}
	if g.solo() {
		places = []string{"@1", "@2"}
	}
	for _, letter := range letters {
		for _, place := range places {
			for from := 1; from <= 6; from++ {
				for to := 1; to <= 6; to++ {
					for distance := range 5 {
						for _, own := range []string{"", " own"} {
							for _, tiles := range deliveryTiles() {
								moves = append(moves, fmt.Sprintf("deliver %c%s %d-%d %d%s%s", letter, place, from, to, distance, own, tiles))
							}
						}
					}
				}
			}
		}
	}
	return moves
}

// goodsOf are all sets of one to so many goods.
func goodsOf(size int) []string {
	if size == 0 {
		return nil
	}
	sets := strings.Split(letters, "")
	for _, smaller := range goodsOf(size - 1) {
		for _, letter := range letters {
			sets = append(sets, sorted(smaller+string(letter)))
		}
	}
	slices.Sort(sets)
	return slices.Compact(sets)
}

func TestMalformedMovesCiteNoRule(t *testing.T) {
	g := acting(t, 1)
	forbidden(t, g, "", "", "fly", "draft", "draft 7", "draft 0", "draft 01", "improve 3", "build a0 E-W", "build a01 E-W",
		"build A1 E-W", "deliver R 1-7 1", "deliver R 1-2 01", "deliver R 1-2", "deliver R@0 1-2 1", "deliver r 1-2 1",
		"deliver R 1-2 1 dest own", "use 3", "use 1", "use 2 7", "use 5 2", "fulfil 7 YR", "fulfil 1", "reroll 0", "steal now")
}

func TestSpacesAndTabsSeparateWords(t *testing.T) {
	play(t, acting(t, 1), " \tbuild  a1\tE-W ")
}

func TestACloneSharesNothingThatChanges(t *testing.T) {
	g := delivering(t, orders)
	g.players[1].kept = "RR"
	hand(g, 1, "1a", "2a")
	g.held2a = true
	before := text(t, g)
	play(t, g.Clone(), "fulfil 2 RR", "use 1 2", "take", "end", "draft 1", "improve", "roll 1 2 2 gentle/sharp", "draft 2", "improve")
	equal(t, "report", text(t, g), before)
}
