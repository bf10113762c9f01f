package solo_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
)

func TestTurnGoesAsTheRulesTellIt(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		played := aScene.Draw(t, "scene")
		told := played.clone()
		die := aRegion.Draw(t, "die")
		won, wantWon := played.drive(die), told.tell(die)
		if diff := cmp.Diff(told.log, played.log); diff != "" {
			t.Fatalf("mismatch (-want +got)\n%s", diff)
		}
		if won != wantWon || played.sheet != told.sheet || played.goods != told.goods || played.holds != told.holds {
			t.Fatalf("won %t with %v, want %t with %v", won, played.sheet, wantWon, told.sheet)
		}
	})
}

func TestSOLO6To11Turns(t *testing.T) {
	eight := solo.Room{8, 8, 8, 8, 8, 8}
	for _, test := range []struct {
		name  string
		scene scene
		die   int
		want  []string
		won   bool
	}{
		{
			name: "SOLO-6 she crosses off a hex, and that is all with fewer than three",
			die:  4,
			want: []string{"crossed off in 4"},
		},
		{
			name:  "SOLO-6 she wins when she must cross and cannot",
			scene: scene{sheet: sheetWith(t, 0, 0, 0, 0, 8, 0, 0), upright: [7]bool{4: true}},
			die:   4,
			want:  []string{"found 4 full"},
			won:   true,
		},
		{
			name:  "SOLO-6 the last hex does not win yet",
			scene: scene{sheet: sheetWith(t, 0, 0, 0, 0, 7, 0, 0)},
			die:   4,
			want:  []string{"crossed off in 4", "removed from 4 for 8"},
		},
		{
			name:  "SOLO-7 an upright tile of the number goes back",
			scene: scene{upright: [7]bool{3: true, 5: true}},
			die:   3,
			want:  []string{"crossed off in 3", "tile 3 goes back"},
		},
		{
			name:  "SOLO-8 an empty city costs a hex and a tile for each face",
			scene: scene{goods: [7]int{6: 1}, upright: [7]bool{1: true, 5: true, 6: true}, faces: []int{5, 5, 6}},
			die:   1,
			want: []string{
				"crossed off in 1", "tile 1 goes back", "rolled 5",
				"crossed off in 5", "tile 5 goes back", "rolled 5",
				"crossed off in 5", "rolled 6",
				"crossed off in 6", "tile 6 goes back",
			},
		},
		{
			name:  "SOLO-8 re-rolls can end in her victory",
			scene: scene{sheet: sheetWith(t, 0, 8, 0, 0, 0, 0, 0), goods: [7]int{1: 1}, faces: []int{1}},
			die:   2,
			want:  []string{"crossed off in 2", "rolled 1", "found 1 full"},
			won:   true,
		},
		{
			name:  "SOLO-9 with three she removes a good for as many points",
			scene: scene{sheet: sheetWith(t, 0, 0, 2, 0, 0, 0, 0)},
			die:   2,
			want:  []string{"crossed off in 2", "removed from 2 for 3"},
		},
		{
			name:  "SOLO-10 2a re-rolls before step 1",
			scene: scene{holds: "2a", uses: true, faces: []int{3}},
			die:   1,
			want:  []string{"offered", "rolled 3", "crossed off in 3"},
		},
		{
			name:  "SOLO-10 2a need not be used, and is offered once",
			scene: scene{holds: "2a", goods: [7]int{3: 1}, faces: []int{2, 3}},
			die:   1,
			want:  []string{"offered", "crossed off in 1", "rolled 2", "crossed off in 2", "rolled 3", "crossed off in 3"},
		},
		{
			name:  "SOLO-11 2b crosses off instead of removing",
			scene: scene{holds: "2b", uses: true, sheet: sheetWith(t, 0, 0, 0, 0, 0, 4, 0)},
			die:   5,
			want:  []string{"crossed off in 5", "offered", "crossed off in 5"},
		},
		{
			name:  "SOLO-11 2b need not be used",
			scene: scene{holds: "2b", sheet: sheetWith(t, 0, 0, 0, 0, 0, 4, 0)},
			die:   5,
			want:  []string{"crossed off in 5", "offered", "removed from 5 for 5"},
		},
		{
			name:  "SOLO-11 2b is not offered where no good would be removed",
			scene: scene{holds: "2b", uses: true, sheet: sheetWith(t, 0, 0, 0, 0, 0, 1, 0)},
			die:   5,
			want:  []string{"crossed off in 5"},
		},
		{
			name:  "SOLO-11 she wins where there is no hex to cross off instead",
			scene: scene{holds: "2b", uses: true, sheet: sheetWith(t, 0, 0, 0, 0, 0, 7, 0)},
			die:   5,
			want:  []string{"crossed off in 5", "offered", "found 5 full"},
			won:   true,
		},
		{
			name:  "SOLO-7 an upright 2b goes back before it could be offered",
			scene: scene{holds: "2b", uses: true, upright: [7]bool{2: true}, sheet: sheetWith(t, 0, 0, 5, 0, 0, 0, 0)},
			die:   2,
			want:  []string{"crossed off in 2", "tile 2 goes back", "removed from 2 for 6"},
		},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := test.scene
			s.room = eight
			if s.goods == ([7]int{}) {
				s.goods = [7]int{0, 4, 4, 4, 4, 4, 4}
			}
			if won := s.drive(test.die); won != test.won {
				t.Errorf("won: %t", won)
			}
			if diff := cmp.Diff(test.want, s.log); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
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

func TestStepsAreOfOneKindEach(t *testing.T) {
	for step := range solo.Step(255) {
		kinds := 0
		for _, is := range []bool{step.Plays(), step.Offers(), step.Rerolls(), step.Ends()} {
			if is {
				kinds++
			}
		}
		valid := step.IsValid()
		if kinds == 1 != valid || (step.RuleID() != "") != valid || (step.String() != "") != valid {
			t.Errorf("step %d %q of rule %q is of %d kinds", step, step, step.RuleID(), kinds)
		}
	}
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

func TestStepsNameTheirRules(t *testing.T) {
	for step, want := range map[solo.Step]string{
		solo.OfferReroll:   "SOLO-10",
		solo.RerollForTile: "SOLO-10",
		solo.CrossOff:      "SOLO-6",
		solo.ReturnTile:    "SOLO-7",
		solo.LookAtCity:    "SOLO-8",
		solo.RerollForCity: "SOLO-8",
		solo.OfferKeep:     "SOLO-11",
		solo.Remove:        "SOLO-9",
		solo.CrossAgain:    "SOLO-11",
		solo.Done:          "SOLO-12",
		solo.Won:           "SOLO-6",
	} {
		if got := step.RuleID(); got != want {
			t.Errorf("%q comes of %s, want %s", step, got, want)
		}
	}
}
