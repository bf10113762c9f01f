package plainrules

import (
	"fmt"
	"slices"
	"strings"
)

// A delivery is a move "deliver" taken apart.
type delivery struct {
	good      string
	place     int // in the line, from 1; 0 if not written
	from, to  int
	distance  int
	own       bool
	dest      bool // tile 3a
	bonus     int  // tile 3b
	unlimited bool // tile 4a
}

func readDelivery(words []string) delivery {
	good, place, _ := strings.Cut(words[1], "@")
	from, to, _ := strings.Cut(words[2], "-")
	d := delivery{good: good, place: number(place), from: number(from), to: number(to), distance: number(words[3])}
	for _, word := range words[4:] {
		switch word {
		case "own":
			d.own = true
		case "dest":
			d.dest = true
		case "unlimited":
			d.unlimited = true
		default:
			d.bonus = number(word)
		}
	}
	return d
}

// judgeDeliver: deliver R 1-2 4, deliver R@2 1-2 4 own dest +1 unlimited
func (g *Game) judgeDeliver(words []string) (effect, faults) {
	d := readDelivery(words)
	p := g.players[g.turn]
	wrong := slices.Concat(
		g.faultsOfGood(d),
		g.faultsOfDie(d),
		g.faultsOfDestination(d),
		g.faultsOfDeliveryTiles(d),
		g.faultsOfRoute(d),
		g.faultsOfStrength(d),
	)
	return func() {
		switch {
		case d.own:
			p.own, p.ownCity = "", 0 // POWER-6
		case g.solo():
			g.supply[d.from] = withoutAt(g.supply[d.from], d.place-1) // SOLO-4
		default:
			g.supply[d.from] = without(g.supply[d.from], d.good) // DELIVER-1
		}
		if g.setup.Orders {
			p.kept = sorted(p.kept + d.good) // ORDER-2
		} else {
			g.bag += d.good // DELIVER-8
		}
		if d.distance+d.bonus > len(p.boxes) && g.holds(g.turn, "4b") {
			g.useTile(4) // SOLO-5
		}
		if d.unlimited {
			g.useTile(4)
		}
		if d.dest || d.bonus > 0 {
			g.useTile(3)
		}
		p.delivery += d.distance + d.bonus // DELIVER-7
		g.performed(true)
	}, wrong
}

// faultsOfGood looks whether the good is at the source.
func (g *Game) faultsOfGood(d delivery) (wrong faults) {
	p := g.players[g.turn]
	goods := g.supply[d.from]
	if d.own {
		wrong.addIf(d.place > 0, "POWER-6", "a personal good lies in no line")
		wrong.addIf(p.own != d.good || p.ownCity != d.from, "POWER-6", "you have no %s of your own in city %d", d.good, d.from)
		return wrong
	}
	wrong.addIf(g.solo() != (d.place > 0), "SOLO-4", "a good's place in the line is written in solo, and only there")
	if g.solo() && d.place > 0 {
		wrong.addIf(d.place > len(goods) || goods[d.place-1:d.place] != d.good, "DELIVER-1", "no %s is number %d of city %d", d.good, d.place, d.from)
	} else {
		wrong.addIf(!strings.Contains(goods, d.good), "DELIVER-1", "city %d has no %s", d.from, d.good)
	}
	return wrong
}

// faultsOfDie looks whether the die names the city that it must.
func (g *Game) faultsOfDie(d delivery) (wrong faults) {
	if d.dest {
		wrong = g.faultsOfTile("3a")
		wrong.addIf(g.die != d.to, "TILE-3a", "the die does not name city %d", d.to)
	} else {
		wrong.addIf(g.die != d.from, "DELIVER-1", "the die does not name city %d", d.from)
	}
	return wrong
}

func (g *Game) faultsOfDestination(d delivery) (wrong faults) {
	wrong.addIf(d.from == d.to, "DELIVER-4", "the source is visited twice")
	wrong.addIf(!g.mayGo(d.good, d.to), "DELIVER-2", "%s does not go to city %d", d.good, d.to)
	return wrong
}

// faultsOfDeliveryTiles looks at tiles 3b and 4a.
func (g *Game) faultsOfDeliveryTiles(d delivery) (wrong faults) {
	if d.bonus > 0 {
		wrong = append(wrong, g.faultsOfTile("3b")...)
	}
	if d.unlimited {
		wrong = append(wrong, g.faultsOfTile("4a")...)
		wrong.addIf(d.distance+d.bonus <= g.strength(g.turn), "TILE-0", "4a has no effect: the engine is strong enough")
	}
	return wrong
}

func (g *Game) faultsOfRoute(d delivery) (wrong faults) {
	p := g.players[g.turn]
	switch {
	case d.from == d.to && slices.Contains(roundTrips(g.links(p), d.from), d.distance): // breaks DELIVER-4 alone
	case slices.Contains(distances(g.links(p), d.from, d.to), d.distance): // DELIVER-3
	case slices.Contains(distances(g.stretches(p.track), d.from, d.to), d.distance): // WALL-2
		wrong.addIf(true, "DELIVER-9", "such a route leads over a blocked border only")
	default:
		wrong.addIf(true, "DELIVER-3", "you have no route of distance %d", d.distance)
	}
	return wrong
}

func (g *Game) faultsOfStrength(d delivery) (wrong faults) {
	if d.unlimited { // TILE-4a
		return nil
	}
	length, strength := d.distance+d.bonus, g.strength(g.turn)
	if g.holds(g.turn, "4b") && g.solo() && g.usedBefore[4] { // it strengthens no other delivery of the turn
		wrong.addIf(length == strength, "SOLO-5", "tile 4b was used for the other action of this turn")
		strength--
	}
	wrong.addIf(length > strength, "DELIVER-6", "%d is more than strength %d", length, strength)
	return wrong
}

// deliverCandidates takes every good from or to the city of the die, over every
// distance for which there is a route, with every combination of tiles.
func (g *Game) deliverCandidates() []string {
	links := g.links(g.players[g.turn])
	var moves []string
	for from := 1; from <= 6; from++ {
		for to := 1; to <= 6; to++ {
			if from != g.die && to != g.die {
				continue // DELIVER-1, TILE-3a
			}
			for _, distance := range distances(links, from, to) {
				for _, load := range g.loads(from) {
					for _, tiles := range deliveryTiles() {
						moves = append(moves, fmt.Sprintf("deliver %s %d-%d %d%s%s", load.good, from, to, distance, load.own, tiles))
					}
				}
			}
		}
	}
	return moves
}

// A load is a good in a city as a move names it: R, R@2, or R and later own.
type load struct{ good, own string }

func (g *Game) loads(city int) []load {
	var loads []load
	for i, letter := range g.supply[city] {
		good := string(letter)
		if g.solo() {
			good += fmt.Sprintf("@%d", i+1)
		}
		if l := (load{good, ""}); !slices.Contains(loads, l) {
			loads = append(loads, l)
		}
	}
	if p := g.players[g.turn]; p.ownCity == city {
		loads = append(loads, load{p.own, " own"})
	}
	return loads
}

// deliveryTiles are all combinations of tiles as a move names them.
func deliveryTiles() []string {
	var all []string
	for _, dest := range []string{"", " dest"} {
		for _, bonus := range []string{"", " +1", " +2"} {
			for _, unlimited := range []string{"", " unlimited"} {
				all = append(all, dest+bonus+unlimited)
			}
		}
	}
	return all
}

// judgeImprove: improve
func (g *Game) judgeImprove() (effect, faults) {
	p := g.players[g.turn]
	if p.boxes[g.die] { // ENGINE-2
		return forbid("ENGINE-2", "box %d is ticked", g.die)
	}
	return func() {
		p.boxes[g.die] = true // ENGINE-1
		g.performed(true)
	}, nil
}

// strength counts ticked boxes, and tile 4b.
func (g *Game) strength(seat int) int {
	strength := len(g.players[seat].boxes) // ENGINE-2
	if g.holds(seat, "4b") {
		strength++ // TILE-4b
	}
	return strength
}
