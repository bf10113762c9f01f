package steamrollers

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

var withPowers = withModules(variants.PowerModule)

// powering asks P3 for the first of the starting powers.
var powering = scene{players(3), withPowers, takingPower(p3)}

// nearlyEmpty leaves one yellow good and two red ones in the bag that are
// neither grey nor black.
var nearlyEmpty = removed("YYYYYY" + "RRRRR" + strings.Repeat("G", 10) + strings.Repeat("B", 10))

// personal is a position in which P1 acts with a three, a personal good lies
// for somebody on city 3, and city 3 is joined to city 2.
var personal = scene{withPowers, acting(p1, 3), draws(p1, link32, link13), ticks(p1, 3), city(3, "G")}

var powerRefusals = []refusal{
	{ // a power taken twice
		rule: PowerInTurn, scene: powering, after: []string{"power points"}, move: "power points",
		says: "the starting power points was taken by P3",
	},
	{
		rule: PowerInTurn, scene: powering, after: []string{"power tile 3"}, move: "power tile 4",
		says: "the starting power tile was taken by P3",
	},
	{
		rule: PowerInTurn, scene: powering, move: "roll 1 2 3 4 straight/gentle",
		says: "roll is not asked for now: P3 is asked for power",
	},
	{
		rule: PowerOfRail, scene: powering, move: "power rail b2 E-W",
		says: "hex b2 is a city, in which no track is built",
	},
	{
		rule: PowerOfRail, scene: powering, move: "power rail g1 E-W",
		says: "board standard has no hex g1",
	},
	{
		rule: PowerOfGoods, scene: powering.and(nearlyEmpty), after: []string{"power goods"}, move: "draw E",
		says: "no E can be drawn: the goods in the bag that are neither grey nor black are YRR",
	},
	{
		rule: PowerOfGoods, scene: powering.and(nearlyEmpty), after: []string{"power goods"}, move: "draw K",
		says: "no K can be drawn: the goods in the bag that are neither grey nor black are YRR",
	},
	{
		rule: PowerOfGoods, scene: powering.and(nearlyEmpty), after: []string{"power goods"}, move: "draw G",
		says: "no G can be drawn: the goods in the bag that are neither grey nor black are YRR",
	},
	{
		rule: PowerOfGoods, scene: powering, after: []string{"power goods"}, move: "place 3",
		says: "place is not asked for now, but draw",
	},
	{
		rule: PowerOfGoods, scene: powering, after: []string{"power goods", "draw R"}, move: "place 2",
		says: "a personal good lies on a grey city, 3 or 4, not on city 2",
	},
	{
		rule: PowerOfGoods, scene: powering, after: []string{"power goods", "draw R"}, move: "power points",
		says: "power is not asked for now: P3 is asked for place",
	},
	{ // a personal good delivered by somebody else
		rule: PowerOfGoods, scene: personal.and(hasOwn(p2, variants.Red, 3)), move: "deliver R 3-2 1 own",
		says: "you have no personal good on city 3 that is R",
	},
	{
		rule: PowerOfGoods, scene: personal.and(hasOwn(p1, variants.Red, 4)), move: "deliver R 3-2 1 own",
		says: "you have no personal good on city 3 that is R",
	},
	{
		rule: PowerOfGoods, scene: personal.and(hasOwn(p1, variants.Red, 3)), after: []string{"deliver R 3-2 1 own", "draft 6", "take", "roll 1 2 3 straight/gentle", "draft 1", "take", "draft 3"}, move: "deliver R 3-2 1 own",
		says: "you have no personal good on city 3 that is R",
	},
	{ // it lies in no line
		rule: PowerOfGoods, scene: personal.and(hasOwn(p1, variants.Red, 3)), move: "deliver R@1 3-2 1 own",
		says: "a personal good lies in no line: it has no place 1",
	},
	{ // it does not lie on the supply board
		rule: DeliverFromDie, scene: personal.and(hasOwn(p1, variants.Red, 3)), move: "deliver R 3-2 1",
		says: "city 3 has no R: on it lies G",
	},
	{ // that city is the source
		rule: DeliverFromDie, scene: personal.and(acting(p1, 1), hasOwn(p1, variants.Red, 3)), move: "deliver R 3-2 1 own",
		says: "the die shows 1, so the good comes from city 1, not from city 3",
	},
	{ // by the usual rules
		rule: DeliverToColour, scene: personal.and(hasOwn(p1, variants.Red, 3)), move: "deliver R 3-1 2 own",
		says: "R goes to city 2, not to city 1",
	},
}

func TestPOWER1FromTheLastPlayerToTheFirst(t *testing.T) {
	s := scene{players(3), withPowers, beforeGoods}.lay(t)
	s = play(t, s, "goods RGBER YGBEY YRGBY YRGBY YRGEY YRBEY", allSidesA)
	asked(t, s, PhasePower, p3)
	s = play(t, s, "power points")
	asked(t, s, PhasePower, p2)
	s = play(t, s, "power goods", "draw R", "place 3")
	asked(t, s, PhasePower, p1)
	for m := range s.Moves() {
		if word := m.Kind().String(); word == "power points" || word == "power goods" {
			t.Errorf("%s is listed again", word)
		}
	}
	s = play(t, s, "power engine 4")
	asked(t, s, PhaseRoll, Nobody)
	same(t, "round", s.Round(), 1)
	refuses(t, PowerInTurn)
}

func TestPOWER2OneBoxOfHerChoice(t *testing.T) {
	s := powering.lay(t)
	for box := 1; box <= 6; box++ {
		after := play(t, s, EnginePower(box).String())
		same(t, "boxes", after.Report().Players[2].Boxes, []int{box})
	}
}

func TestPOWER3AnyTrackInAnyEmptyHex(t *testing.T) {
	s := powering.lay(t)
	count := 0
	for m := range s.Moves() {
		if m.Kind() == KindRailPower {
			count++
		}
	}
	same(t, "tracks", count, (54-6)*track.NumTracks)
	s = play(t, s, "power rail b3 NE-NW") // sharp, before any black die was rolled
	same(t, "track", s.Report().Players[2].Track, []string{"b3 NE-NW"})
	refuses(t, PowerOfRail)
}

func TestPOWER4TwoPoints(t *testing.T) {
	s := play(t, powering.lay(t), "power points")
	same(t, "power", s.Points(p3).Power, 2)
	same(t, "total", s.Points(p3).Total(), 2)
}

func TestPOWER5ATileLaidSideways(t *testing.T) {
	s := play(t, powering.lay(t), "power tile 3", "power engine 1", "power points")
	same(t, "tiles", tilesOf(s, p3), "3a sideways")
	s = play(t, s, "roll 1 2 3 4 straight/gentle", "draft 1", "build a1 E-W", "draft 2", "build a7 E-W")
	same(t, "in her first turn", tilesOf(s, p3), "3a")
}

func TestPOWER6AGoodThatIsNotGrey(t *testing.T) {
	s := play(t, powering.and(nearlyEmpty).lay(t), "power goods")
	asked(t, s, PhaseDraw, Nobody)
	same(t, "outcomes", s.AppendOutcomes(nil), []Outcome{{Move: Draw(variants.Yellow), Probability: 1.0 / 3}, {Move: Draw(variants.Red), Probability: 2.0 / 3}})
	s = play(t, s, "draw R")
	asked(t, s, PhasePlace, p3)
	same(t, "own", s.Report().Players[2].Own, "R")
	same(t, "bag", s.Bag().Count(variants.Red), 1)
	same(t, "moves", s.AppendMoves(nil), []Move{Place(3), Place(4)})
	s = play(t, s, "place 4")
	asked(t, s, PhasePower, p2)
	same(t, "own", s.Report().Players[2].Own, "R4")
	refuses(t, PowerOfGoods)
}

func TestPOWER6ABagWithNothingToDraw(t *testing.T) {
	s := powering.and(removed("YYYYYYY" + "RRRRRRR" + strings.Repeat("G", 10) + strings.Repeat("B", 10))).lay(t)
	s = play(t, s, "power goods")
	asked(t, s, PhasePower, p2)
	same(t, "own", s.Report().Players[2].Own, "")
}

func TestPOWER6SheDeliversIt(t *testing.T) {
	s := personal.and(hasOwn(p1, variants.Red, 3)).lay(t)
	red := s.Bag().Count(variants.Red)
	s = play(t, s, "deliver R 3-2 1 own")
	same(t, "points", s.Points(p1).Delivery, 1)
	same(t, "own", s.Report().Players[0].Own, "")
	same(t, "bag", s.Bag().Count(variants.Red), red+1)
	same(t, "supply", s.Supply(3).String(), "G")
	// With tile 3a the die names the destination.
	s = personal.and(acting(p1, 2), hasOwn(p1, variants.Red, 3), holds(p1, "3a")).lay(t)
	allowed(t, s, "deliver R 3-2 1 own dest")
}

func TestPOWER6ItCountsNeitherForTheEndNorAfterIt(t *testing.T) {
	s := personal.and(city(1, ""), city(2, ""), city(3, ""), hasOwn(p1, variants.Red, 3)).lay(t)
	s = play(t, s, "take", "draft 6", "take")
	asked(t, s, PhaseOver, Nobody) // END-1, though her good lies on city 3
	same(t, "points", s.Points(p1).Delivery, 0)
}
