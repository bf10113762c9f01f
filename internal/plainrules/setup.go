package plainrules

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

func (s Setup) check() error {
	var faults []error
	fault := func(rule, format string, args ...any) {
		faults = append(faults, fmt.Errorf(rule+": "+format, args...))
	}
	if s.Players < 1 || s.Players > 5 {
		fault("SETUP-1", "%d players, not 1 to 5", s.Players)
	}
	if s.Board == nil {
		fault("BOARD-1", "no board")
	}
	if !slices.Contains([]string{"", "medium", "hard"}, s.Wall) {
		fault("WALL-1", "wall %q, not medium or hard", s.Wall)
	}
	solo := s.Players == 1
	if solo && levels[s.Olive] == 0 || !solo && s.Olive != "" {
		fault("SOLO-3", "level %q for Olive with %d players", s.Olive, s.Players)
	}
	if solo && (s.Coal || s.Orders || s.Powers || s.Yucata) {
		fault("SOLO-2", "a module against Olive")
	}
	return errors.Join(faults...)
}

func (g *Game) solo() bool {
	return g.setup.Players == 1
}

// goodsPerCity is how many goods are drawn for each city.
func (g *Game) goodsPerCity() int {
	if g.solo() {
		return 4 // SOLO-1
	}
	return g.setup.Players + 2 // SETUP-3
}

func (g *Game) whiteDice() int {
	if g.solo() {
		return 3 // SOLO-1
	}
	return g.setup.Players + 1 // SETUP-7
}

// judgeGoods: goods YRBE GGRB …
func (g *Game) judgeGoods(words []string) (effect, faults) {
	cities := words[1:]
	count := "SETUP-3"
	if g.solo() {
		count = "SOLO-1"
	}
	var wrong faults
	wrong.addIf(len(cities) != 6, count, "goods for %d cities, not 6", len(cities))
	for i, drawn := range cities {
		wrong.addIf(len(drawn) != g.goodsPerCity(), count, "%d goods for city %d, not %d", len(drawn), i+1, g.goodsPerCity())
	}
	all := strings.Join(cities, "")
	wrong.addIf(strings.Contains(all, "K"), "SETUP-2", "no black good is in the bag")
	wrong.addIf(!contains(g.bag, all), "SETUP-2", "the bag has ten goods of a colour")
	return func() {
		for i, drawn := range cities {
			g.fillCity(i+1, drawn)
		}
		g.nextOfSetup()
	}, wrong
}

func (g *Game) fillCity(city int, drawn string) {
	colour := g.atlas.colour[city]
	g.bag = without(g.bag, drawn)
	g.supply[city] = strings.ReplaceAll(drawn, colour, "")      // SETUP-4
	own := strings.Repeat(colour, strings.Count(drawn, colour)) // SETUP-4
	g.removed += own                                            // SETUP-4: not back into the bag
	if g.setup.Coal && own != "" {                              // COAL-1
		g.supply[city] += "K"
		g.bag = without(g.bag, "K")
	}
}

// judgeSides: sides a b a b b a
func (g *Game) judgeSides(words []string) (effect, faults) {
	return func() {
		for i, letter := range words[1:] {
			face := strconv.Itoa(i+1) + letter // SETUP-5
			if i+1 == 2 && g.solo() {
				face += "-solo" // SETUP-6, SOLO-2
			}
			g.side[i+1] = face
			g.holder[i+1] = 0 // SETUP-5: in the centre
		}
		g.nextOfSetup()
	}, nil
}

// nextOfSetup goes on to the next phase of the setup that the game has.
func (g *Game) nextOfSetup() {
	phases := []string{"goods", "sides"}
	if g.setup.Orders {
		phases = append(phases, "orders")
	}
	if g.setup.Wall != "" {
		phases = append(phases, "wall")
	}
	if g.solo() {
		phases = append(phases, "influence")
	}
	if g.setup.Powers {
		phases = append(phases, "power")
	}
	phases = append(phases, "roll")
	g.phase = phases[slices.Index(phases, g.phase)+1]
	switch g.phase {
	case "power":
		g.turn = g.setup.Players // POWER-1: the last player begins
	case "roll":
		g.round = 1
	}
}
