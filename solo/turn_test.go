package solo_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/solo"
)

func TestSOLO6To11Turns(t *testing.T) {
	for _, c := range cases.Read(t, "turns.txt") {
		t.Run(c.Name, func(t *testing.T) {
			s := scene{
				room: solo.Room{8, 8, 8, 8, 8, 8}, goods: [7]int{0, 4, 4, 4, 4, 4, 4},
				holds: c.Of("holds"), uses: c.Of("uses") != "", faces: numbers(t, c.Of("faces")),
			}
			if crossed := numbers(t, c.Of("crossed")); crossed != nil {
				s.sheet = sheetWith(t, 0, crossed...)
			}
			for _, tile := range numbers(t, c.Of("upright")) {
				s.upright[tile] = true
			}
			if cities := numbers(t, c.Of("goods")); cities != nil { // one in each of these, and no other
				s.goods = [7]int{}
				for _, city := range cities {
					s.goods[city] = 1
				}
			}
			if won := s.drive(numbers(t, c.Of("die"))[0]); won != (c.Of("wins") != "") {
				t.Errorf("won: %t", won)
			}
			if diff := cmp.Diff(c.All("then"), s.log); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}

func numbers(t *testing.T, text string) (all []int) {
	t.Helper()
	for word := range strings.FieldsSeq(text) {
		n, err := strconv.Atoi(word)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, n)
	}
	return all
}

// Whatever happens a turn ends: each face that falls crosses off one more hex.
func TestSOLO8TurnsEndEvenOnAnEmptyBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := aScene.Draw(t, "scene")
		s.goods = [hexmap.NumRegions + 1]int{}
		if !s.drive(aRegion.Draw(t, "die")) {
			t.Fatalf("with all cities empty she did not win: %v", s.log)
		}
	})
}

func TestTurnIsValidOnlyWithDieAndStep(t *testing.T) {
	for die := range uint8(9) {
		for step := range solo.Won + 2 {
			want := die >= 1 && die <= 6 && step >= solo.OfferReroll && step <= solo.Won
			if got := (solo.Turn{Die: die, Next: step}).IsValid(); got != want {
				t.Errorf("die %d, step %d: %t", die, step, got)
			}
		}
	}
}

func TestTurnPanicsOutOfStep(t *testing.T) {
	room := solo.Room{8, 8, 8, 8, 8, 8}
	for step := range solo.Won + 1 {
		turn := solo.Turn{Die: 3, Next: step}
		for name, test := range map[string]struct {
			f     func()
			right bool
		}{
			"Play":   {func() { turn.Play(solo.Sheet{}, room, solo.Table{}) }, step.Plays()},
			"Answer": {func() { turn.Answer(true) }, step.Offers()},
			"Reroll": {func() { turn.Reroll(1) }, step.Rerolls()},
		} {
			if panicked := panics(test.f); panicked == test.right {
				t.Errorf("%s where %q comes next: panics %t", name, step, panicked)
			}
		}
	}
	for _, face := range []int{-1, 0, 7, 257} {
		if !panics(func() { solo.Begin(face, false) }) {
			t.Errorf("a turn begins with die %d", face)
		}
		if !panics(func() { solo.Turn{Die: 1, Next: solo.RerollForCity}.Reroll(face) }) {
			t.Errorf("%d falls", face)
		}
	}
}

func TestTurnAllocatesNothing(t *testing.T) {
	room := solo.Room{8, 8, 8, 8, 8, 8}
	sheet := sheetWith(t, 0, 0, 0, 0, 5, 0, 0)
	var deeds int
	n := testing.AllocsPerRun(100, func() {
		turn, sheet := solo.Begin(4, true).Answer(true).Reroll(4), sheet
		for turn.Next.Plays() {
			var deed solo.Deed
			turn, sheet, deed = turn.Play(sheet, room, solo.Table{Upright: true})
			if deed.Act != solo.Nothing {
				deeds++
			}
		}
	})
	if n != 0 || deeds == 0 {
		t.Errorf("%v allocations, %d deeds", n, deeds)
	}
}
