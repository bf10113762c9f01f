package words

import (
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// A journey is what decides the routes of a delivery.
type journey struct{ from, to, distance int }

// ways is the first route of a journey in words, and how many others there are.
type ways struct {
	first  string
	others int
}

// delivering tells by which way a good goes and what is needed for it.
func (a adviser) delivering(m steamrollers.Move) (text string, effects []string) {
	points := m.Distance() + m.Bonus() // DELIVER-7
	way := a.waysOf(m)
	text = a.say("option.deliver", "good", m.Good(), "from", m.From(), "to", m.To(), "way", way.first, "points", points)
	if m.IsUnlimited() {
		effects = append(effects, a.say("effect.unlimited", "strength", a.at.DeliveryStrength(), "tile", 4)) // TILE-4a
	} else {
		effects = append(effects, a.say("effect.needs", "needed", points, "strength", a.at.DeliveryStrength())) // DELIVER-6
	}
	if m.Bonus() > 0 {
		effects = append(effects, a.say("effect.longer", "bonus", m.Bonus())) // TILE-3b
	}
	if way.others > 0 {
		effects = append(effects, a.say("effect.other-routes", "number", way.others))
	}
	switch {
	case m.IsOwn():
		return text, append(effects, a.say("effect.personal")) // POWER-6
	case m.LinePlace() > 0:
		effects = append(effects, a.say("effect.place", "place", m.LinePlace())) // SOLO-4
		if line := a.at.Supply(m.From()); line.Len() > 1 {
			line = line.RemoveAt(m.LinePlace() - 1)
			effects = append(effects, a.say("effect.next-removed", "good", line.Last())) // SOLO-9
		}
	}
	if a.at.Supply(m.From()).Len() == 1 {
		effects = append(effects, a.emptying(m.From()))
	}
	return text, effects
}

// emptying tells that the last good of a city goes (END-1).
func (a adviser) emptying(city int) string {
	empty := 1
	for other := 1; other <= variants.NumTiles; other++ {
		if a.at.Supply(other) == 0 {
			empty++
		}
	}
	if empty >= 3 {
		return a.say("effect.last-round", "city", city)
	}
	return a.say("effect.empties", "city", city)
}

func (a adviser) waysOf(m steamrollers.Move) ways {
	key := journey{m.From(), m.To(), m.Distance()}
	way, known := a.ways[key]
	if known {
		return way
	}
	for route := range a.at.Routes(m) {
		if way.first != "" {
			way.others++
			continue
		}
		way.first = a.way(route)
	}
	a.ways[key] = way
	return way
}

// way tells a route by the cities and towns between its ends.
func (a adviser) way(route steamrollers.Route) string {
	over := every(numerals(slices.Values(route.Cities[1 : len(route.Cities)-1])))
	towns := 0
	for _, link := range route.Links {
		towns += int(link.Towns)
	}
	key := "way.cities-and-towns"
	switch {
	case len(over) == 0 && towns == 0:
		key = "way.direct"
	case len(over) == 0:
		key = "way.towns"
	case towns == 0:
		key = "way.cities"
	}
	return a.say(key, "cities", over, "towns", towns)
}
