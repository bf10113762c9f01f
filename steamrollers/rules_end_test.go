package steamrollers

import (
	"testing"

	"github.com/railhex/railhex/solo"
)

// lastGood is the end of a round in which the last player can empty the third
// city: P2 acts with a one, and two cities are empty.
var lastGood = scene{
	acting(p2, 1), starting(p1), draws(p2, link13), ticks(p2, 2, 3),
	city(1, "E"), city(2, ""), city(6, ""),
}

// quietEnd is the end of the tenth quiet round: P2 acts with a one.
var quietEnd = scene{acting(p2, 1), starting(p1), afterQuietRounds(9)}

var endRefusals = []refusal{
	{
		rule: EndEmptyCities, scene: lastGood, after: []string{"deliver E 1-3 2"}, move: "roll 1 2 3 straight/gentle",
		says: "the game is over",
	},
	{
		rule: EndEmptyCities, scene: lastGood, after: []string{"deliver E 1-3 2"}, move: "end",
		says: "the game is over",
	},
	{ // which also is a quiet round
		rule: EndEmptyCities, scene: quietEnd.and(city(1, ""), city(2, ""), city(6, "")), after: []string{"take"}, move: "roll 1 2 3 straight/gentle",
		says: "the game is over",
	},
	{
		rule: EndQuietRounds, scene: quietEnd, after: []string{"take"}, move: "roll 1 2 3 straight/gentle",
		says: "the game is over",
	},
}

func TestEND1ThreeEmptyCities(t *testing.T) {
	s := lastGood.lay(t)
	asked(t, play(t, s, "improve"), PhaseRoll, Nobody) // two
	s = play(t, s, "deliver E 1-3 2")
	asked(t, s, PhaseOver, Nobody)
	same(t, "over", s.Over(), true)
	same(t, "winners", winners(s), []int{2})
	refuses(t, EndEmptyCities)
}

func TestEND1OnlyAtTheEndOfARound(t *testing.T) {
	s := scene{acting(p1, 1), draws(p1, link13), ticks(p1, 2, 3), city(1, "E"), city(2, ""), city(6, "")}.lay(t)
	s = play(t, s, "deliver E 1-3 2")
	asked(t, s, PhaseDraft, p2)
	same(t, "winners", winners(s), []int{})
	s = play(t, s, "draft 6", "improve")
	asked(t, s, PhaseOver, Nobody)
	same(t, "round", s.Round(), 1)
}

func TestEND2TenRoundsInWhichNothingWasDone(t *testing.T) {
	s := scene{}.lay(t)
	for round := 1; round <= 10; round++ {
		asked(t, s, PhaseRoll, Nobody)
		same(t, "round", s.Round(), round)
		same(t, "quiet rounds", s.Quiet(), round-1)
		s = play(t, s, "roll 1 3 3 straight/gentle")
		for range 2 {
			s = play(t, s, map[Seat]string{p1: "draft 1", p2: "draft 3"}[s.Turn()], "take")
		}
	}
	asked(t, s, PhaseOver, Nobody)
	same(t, "quiet rounds", s.Quiet(), 10)
	asked(t, play(t, quietEnd.and(stuck(p2, 1)).lay(t), "pass"), PhaseOver, Nobody)
	refuses(t, EndQuietRounds)
}

func TestEND2OneActionOfAnyPlayerBreaksTheRow(t *testing.T) {
	s := quietEnd.and(draws(p2, link13), ticks(p2, 2, 3), city(1, "E")).lay(t)
	for _, action := range []string{"build a1 E-W", "improve", "deliver E 1-3 2"} {
		after := play(t, s, action)
		asked(t, after, PhaseRoll, Nobody)
		same(t, "quiet rounds after "+action, after.Quiet(), 0)
		after = play(t, after, "roll 2 3 4 straight/gentle", "draft 2", "take", "draft 3", "take")
		same(t, "quiet rounds after the next", after.Quiet(), 1)
	}
	// Also of one that is not the last.
	s = scene{acting(p1, 1), afterQuietRounds(9)}.lay(t)
	asked(t, play(t, s, "improve", "draft 6", "take"), PhaseRoll, Nobody)
	asked(t, play(t, s, "take", "draft 6", "take"), PhaseOver, Nobody)
}

func TestEND2StartingPowersAreNoActions(t *testing.T) {
	s := play(t, powering.lay(t), "power rail b3 E-W", "power engine 4", "power tile 6")
	s = play(t, s, "roll 1 2 3 4 straight/gentle", "draft 1", "take", "draft 2", "take", "draft 3", "take")
	same(t, "quiet rounds", s.Quiet(), 1)
}

// The rounds are counted against her too, and end nothing.
func TestEND2NotAgainstOlive(t *testing.T) {
	s := play(t, scene{againstOlive(solo.Clerk), actingAgain(1, 4), afterQuietRounds(9)}.lay(t), "take")
	asked(t, s, PhaseRoll, Nobody)
	same(t, "quiet rounds", s.Quiet(), 10)
}
