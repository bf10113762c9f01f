package rollervectors

import (
	"fmt"
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// features are what the next move of a position shows, in words: what sort of
// move it is and where, and what it changes on the table. They name no numbers
// and no places, so that moves which are alike have the same.
func features(p *position, after *steamrollers.State) []string {
	return slices.Concat(
		movesOn(p, after), tileChanges(p, after), networkChanges(p, after), goodsChanges(p, after), oliveChanges(p, after),
	)
}

// movesOn is the sort of move, with what is played, and what comes next.
func movesOn(p *position, after *steamrollers.State) []string {
	sort := sortOf(p, p.next)
	all := []string{
		fmt.Sprintf("%s in %s, then %s", sort, p.Phase(), after.Phase()),
		fmt.Sprintf("%d players", p.setup.Players),
		"board " + p.setup.Board.Name(),
		"components " + p.setup.Components.Name,
		"olive " + p.setup.Olive.String(),
	}
	for _, word := range modulesOf(p.setup) {
		all = append(all, fmt.Sprintf("%v with %s", p.next.Kind(), word))
	}
	if after.Over() {
		all = append(all, fmt.Sprintf("over, quiet for ten rounds: %t", after.Quiet() == 10))
	}
	return all
}

// sortOf is a move with its marks, but without numbers.
func sortOf(p *position, m steamrollers.Move) string {
	sort := fmt.Sprintf("%d %v", m.Kind(), m.Kind())
	for _, mark := range []struct {
		word string
		is   bool
	}{
		{"own", m.IsOwn()},
		{"to the die", m.NamesDestination()},
		{"+1", m.Bonus() == 1},
		{"+2", m.Bonus() == 2},
		{"unlimited", m.IsUnlimited()},
		{"not the first of the line", m.LinePlace() > 1},
		{"by tile 6", m.Kind() == steamrollers.KindBuild && !p.Black().Shows(m.Track().Type())},
		{"by tile 4b", m.Kind() == steamrollers.KindDeliver && !m.IsUnlimited() && m.Distance()+m.Bonus() > p.Boxes(p.seat)},
	} {
		if mark.is {
			sort += ", " + mark.word
		}
	}
	return sort
}

// modulesOf is the modules of a setup, charts and Olive among them: "coal",
// "wall hard", "olive".
func modulesOf(setup steamrollers.Setup) (words []string) {
	for module := range setup.Modules.All() {
		words = append(words, module.String())
	}
	if setup.Wall != hexmap.Open {
		words = append(words, "wall "+setup.Wall.String())
	}
	if setup.Olive != 0 {
		words = append(words, "olive")
	}
	return words
}

// tileChanges is which faces move where, and which are used.
func tileChanges(p *position, after *steamrollers.State) (all []string) {
	for number := 1; number <= 6; number++ {
		face, holder, _ := p.Tile(number)
		_, now, sideways := after.Tile(number)
		if face != 0 && (holder != now || p.next.Kind() == steamrollers.KindTake && number == p.Die()) {
			all = append(all, fmt.Sprintf("tile %v: from %s to %s, sideways %t, by %v",
				face, p.whose(holder), p.whose(now), sideways, p.next.Kind()))
		}
		if p.next.ActionTile() == number && p.Phase() != steamrollers.PhasePower {
			all = append(all, fmt.Sprintf("tile %v used in %v", face, p.Phase()))
		}
	}
	return all
}

// whose says who holds a tile, as seen by the player who is asked.
func (p *position) whose(holder steamrollers.Seat) string {
	switch holder {
	case steamrollers.Nobody:
		return "the centre"
	case p.seat:
		return "her"
	}
	return "another"
}

// networkChanges is track, links and orders of the player who is asked.
func networkChanges(p *position, after *steamrollers.State) (all []string) {
	if p.seat == steamrollers.Nobody {
		return nil
	}
	if m := p.next; m.Track() != 0 {
		i, _ := p.setup.Board.Index(m.Hex())
		all = append(all, fmt.Sprintf("%v of %v, town %t", m.Kind(), m.Track().Type(), p.setup.Board.IsTown(i)))
	}
	before, now := linksOf(p.State, p.seat), linksOf(after, p.seat)
	if len(now) > len(before) {
		all = append(all, fmt.Sprintf("a link, towns %t", slices.ContainsFunc(now, func(l track.Link) bool {
			return l.Towns > 0 && !slices.Contains(before, l)
		})))
	}
	if m := p.next; m.Kind() == steamrollers.KindFulfil {
		all = append(all, fmt.Sprintf("order %d, coal %t", m.Order(), m.Given().Count(variants.Coal) > 0))
	}
	return all
}

func linksOf(s *steamrollers.State, seat steamrollers.Seat) []track.Link {
	return s.AppendLinks(nil, seat)
}

// goodsChanges is what goods move, and where to.
func goodsChanges(p *position, after *steamrollers.State) (all []string) {
	if m := p.next; m.Good() != 0 {
		all = append(all, fmt.Sprintf("%v of %v, own %t", m.Kind(), m.Good(), m.IsOwn()))
	}
	for city := 1; city <= 6; city++ {
		before, now := p.Supply(city), after.Supply(city)
		switch {
		case before.Len() == 0 && now.Len() > 0:
			all = append(all, fmt.Sprintf("a city filled, coal %t", now.Find(variants.Coal) >= 0))
		case before.Len() > 0 && now.Len() == 0:
			all = append(all, fmt.Sprintf("a city emptied by %v", p.next.Kind()))
		}
	}
	return all
}

// oliveChanges is what Olive does.
func oliveChanges(p *position, after *steamrollers.State) (all []string) {
	if p.setup.Olive == 0 {
		return nil
	}
	before, now := p.State.Olive(), after.Olive()
	crossed := 0
	for region := 1; region <= 6; region++ {
		crossed += now.Crossed(region) - before.Crossed(region)
	}
	if crossed > 0 {
		all = append(all, fmt.Sprintf("Olive crosses off more than once: %t, in %v", crossed > 1, p.Phase()))
	}
	if p.Removed() != after.Removed() {
		all = append(all, fmt.Sprintf("a good leaves the game in %v", p.Phase()))
	}
	if p.OliveStep() != after.OliveStep() {
		all = append(all, fmt.Sprintf("Olive's step from %q to %q", p.OliveStep(), after.OliveStep()))
	}
	if after.OliveStep() == solo.Won {
		all = append(all, "Olive wins at once in "+p.Phase().String())
	}
	return all
}
