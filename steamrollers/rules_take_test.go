package steamrollers

import (
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
)

var takeRefusals = []refusal{
	{
		rule: TakeUpright, scene: scene{acting(p1, 3), holds(p2, "3b sideways")}, move: "take",
		says: "tile 3 lies sideways in front of P2",
	},
	{ // whose holder had no opportunity to use it
		rule: TakeUpright, scene: scene{drafting(p1, 3, 3, 3)}, after: []string{"draft 3", "take", "draft 3"}, move: "take",
		says: "tile 3 lies sideways in front of P1",
	},
	{
		rule: TakeOwnTile, scene: scene{acting(p1, 3), holds(p1, "3a sideways")}, move: "take",
		says: "your tile 3 lies sideways already",
	},
	{
		rule: TakeBeforeUse, scene: scene{acting(p1, 1)}, move: "use 1 4",
		says: "you do not hold tile 1, which lies in the centre",
	},
	{
		rule: TakeBeforeUse, scene: scene{acting(p1, 1), holds(p2, "5a")}, move: "use 5 +1",
		says: "you do not hold tile 5, which P2 holds",
	},
	{
		rule: TakeBeforeUse, scene: hauling.and(holds(p2, "3b")), move: "deliver R 1-2 2 +1",
		says: "you do not hold tile 3, which P2 holds",
	},
	{
		rule: TakeBeforeUse, scene: hauling.and(city(3, "Y")), move: "deliver Y 3-1 2 dest",
		says: "you do not hold tile 3, which lies in the centre",
	},
	{
		rule: TakeBeforeUse, scene: twoRoutes, move: "deliver R 1-2 3 unlimited",
		says: "you do not hold tile 4, which lies in the centre",
	},
	{ // a spent tile is gone once it is used
		rule: TakeBeforeUse, scene: scene{acting(p1, 1), holds(p1, "1a")}, after: []string{"use 1 4"}, move: "use 1 2",
		says: "you do not hold tile 1, which lies in the centre",
	},
	{
		rule: TakeBeforeUse, scene: askedToEnd.and(drafting(p1, 1, 2, 3), holds(p1, "2a")),
		after: []string{"draft 1", "improve", "use 2", "draft 3", "improve"}, move: "use 2",
		says: "you do not hold tile 2, which lies in the centre",
	},
}

func TestTAKE1TheTileOfTheDie(t *testing.T) {
	for die := 1; die <= 6; die++ {
		s := play(t, scene{acting(p1, die)}.lay(t), "take")
		same(t, "tile", tilesOf(s, p1), strconv.Itoa(die)+"a sideways")
	}
}

func TestTAKE2FromTheCentreOrWhereItIsUpright(t *testing.T) {
	s := play(t, scene{acting(p1, 3), holds(p2, "3a", "4a")}.lay(t), "take")
	same(t, "tiles of P1", tilesOf(s, p1), "3a sideways")
	same(t, "tiles of P2", tilesOf(s, p2), "4a")
	refuses(t, TakeUpright)
}

func TestTAKE3SidewaysUntilHerNextTurn(t *testing.T) {
	s := play(t, scene{drafting(p1, 3, 3, 4)}.lay(t), "draft 3", "take")
	same(t, "taken", tilesOf(s, p1), "3a sideways")
	s = play(t, s, "draft 4", "take", "roll 3 3 3 straight/gentle", "draft 3")
	asked(t, s, PhaseAct, p2) // P2 starts the next round
	same(t, "before her turn", tilesOf(s, p1), "3a sideways")
	s = play(t, s, "improve")
	asked(t, s, PhaseDraft, p1)
	same(t, "in her turn", tilesOf(s, p1), "3a")
}

func TestTAKE4HerOwnTileToLayItSideways(t *testing.T) {
	s := play(t, scene{acting(p1, 3), holds(p1, "3a")}.lay(t), "take")
	asked(t, s, PhaseDraft, p2)
	same(t, "tiles", tilesOf(s, p1), "3a sideways")
	refuses(t, TakeOwnTile)
}

func TestTAKE5UsableFromTheMomentItIsHeld(t *testing.T) {
	for _, tile := range []string{"1b", "1b sideways"} {
		s := play(t, scene{acting(p1, 3), holds(p1, tile)}.lay(t), "use 1 5")
		same(t, "tiles", tilesOf(s, p1), tile) // using a tile does not turn it
	}
	refuses(t, TakeBeforeUse)
}

func TestTAKE5TileTwoBServesASidewaysHolder(t *testing.T) {
	s := scene{drafting(p1, 1, 1, 1), holds(p2, "2b sideways")}.lay(t)
	asked(t, play(t, s, "draft 1"), PhaseSteal, p2)
}

func TestTAKE5AgainstOliveATileOfTheFirstActionServesTheSecond(t *testing.T) {
	s := scene{againstOlive(solo.Clerk), drafting(p1, 1, 2, 3)}.lay(t)
	s = play(t, s, "draft 1", "take", "draft 2")
	allowed(t, s, "use 1 6")
}

// usages has a way to use each face of an action tile, as P1.
var usages = map[variants.Face]struct {
	scene scene
	moves string
}{
	variants.Tile1a:     {scene{acting(p1, 1), holds(p1, "1a")}, "use 1 6"},
	variants.Tile1b:     {scene{acting(p1, 1), holds(p1, "1b")}, "use 1 2"},
	variants.Tile2a:     {scene{drafting(p1, 1, 2, 3), holds(p1, "2a")}, "draft 1; improve; use 2"},
	variants.Tile2b:     {scene{starting(p2), drafting(p2, 1, 2, 3), holds(p1, "2b")}, "draft 1; steal"},
	variants.Tile2aSolo: {turnBeforeOlives.and(holds(p1, "2a")), "improve; use 2"},
	variants.Tile2bSolo: {turnBeforeOlives.and(holds(p1, "2b"), oliveHas([6]int{0, 0, 0, 3, 0, 0}, 0)), "improve; use 2"},
	variants.Tile3a:     {hauling.and(holds(p1, "3a"), city(3, "Y")), "deliver Y 3-1 2 dest"},
	variants.Tile3b:     {hauling.and(holds(p1, "3b")), "deliver R 1-2 2 +1"},
	variants.Tile4a:     {twoRoutes.and(holds(p1, "4a")), "deliver R 1-2 3 unlimited"},
	variants.Tile4b:     {twoRoutes.and(ticks(p1, 1, 2), holds(p1, "4b")), "deliver R 1-2 3"},
	variants.Tile5a:     {scene{acting(p1, 1), holds(p1, "5a")}, "use 5 +1"},
	variants.Tile5b:     {scene{acting(p1, 1), holds(p1, "5b")}, "use 5 reroll"},
	variants.Tile6a:     {scene{acting(p1, 1), holds(p1, "6a")}, "build a1 E-NE"},
	variants.Tile6b:     {scene{acting(p1, 1), holds(p1, "6b")}, "build a1 SW-SE"},
}

// Each face as the standard components have it, and the other way round.
func TestTAKE6SpentTilesReturnAndKeptOnesStay(t *testing.T) {
	for face := range variants.Faces() {
		for _, use := range []string{"spent", "kept"} {
			if face == variants.Tile4b && use == "spent" {
				continue // which BOARD-4 forbids
			}
			t.Run(face.String()+" "+use, func(t *testing.T) {
				s := usages[face].scene.and(tilesMade(face.String() + " " + use + " 0")).lay(t)
				same(t, "before", tilesOf(s, p1), face.String())
				s = play(t, s, strings.Split(usages[face].moves, "; ")...)
				held, returned := face.String(), use == "spent"
				if returned {
					held = ""
				}
				same(t, "after", tilesOf(s, p1), held)
				same(t, "in the centre", strings.Contains(centre(s), face.String()), returned)
			})
		}
	}
}

func TestTAKE6ASpentTileMayBeTakenInTheSameRound(t *testing.T) {
	s := scene{drafting(p1, 3, 1, 3), holds(p1, "1a")}.lay(t)
	s = play(t, s, "draft 3", "use 1 5", "improve", "draft 1", "take")
	same(t, "tiles of P2", tilesOf(s, p2), "1a sideways")
}

func TestTAKE6WhoSpentATileMayTakeItAgain(t *testing.T) {
	s := scene{acting(p1, 3), holds(p1, "1a")}.lay(t)
	s = play(t, s, "use 1 1", "take")
	same(t, "tiles", tilesOf(s, p1), "1a sideways")
}

func TestTAKE6TheVictimOfTwoBMayTakeIt(t *testing.T) {
	s := scene{drafting(p1, 4, 2, 2), holds(p2, "2b")}.lay(t)
	s = play(t, s, "draft 4", "steal", "draft 2", "take")
	asked(t, s, PhaseAct, p2)
	same(t, "tiles of P1", tilesOf(s, p1), "2b sideways")
	same(t, "tiles of P2", tilesOf(s, p2), "")
}
