package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
)

// size is how many hexes a grid has, and how they stand.
func size(g *hexmap.Grid, v voice) fact {
	return fact{v.say("hexes-of"), v.say("in-rows", "n", g.Len(), "rows", g.Rows(), "columns", g.Columns())}
}

// ofMap is what can be compared of a map of any game.
func ofMap(m *hexmap.Map, v voice) []fact {
	facts := []fact{{v.say("name-of"), m.Name()}, size(m.Grid(), v)}
	terrains := []string{"plain", "hill", "mountain", "water"}
	for t := range hexmap.Terrain(hexmap.NumTerrains) {
		count := 0
		for i := range m.Len() {
			if m.Terrain(i) == t {
				count++
			}
		}
		facts = append(facts, fact{v.say(terrains[t]), strconv.Itoa(count)})
	}
	return append(facts,
		hexesWith(m, v.say("rivers"), m.HasRiver),
		hexesWith(m, v.say("towns"), m.IsTown),
		hexesWith(m, v.say("cities"), m.IsCity),
		edges(m.Grid(), v.say("closed-edges"), slicesOf(m.ClosedEdges())))
}

// hexesWith counts hexes, and names them with the names that the map has for them.
func hexesWith(m *hexmap.Map, label string, has func(i int) bool) fact {
	var named []string
	for i := range m.Len() {
		if has(i) {
			named = append(named, strings.TrimSpace(m.Cell(i).String()+" "+m.NameOf(i)))
		}
	}
	return counted(label, named)
}

// edges counts edges, and names them.
func edges(g *hexmap.Grid, label string, all []hexmap.Edge) fact {
	var named []string
	for _, e := range all {
		named = append(named, g.Offset().EdgeName(e))
	}
	return counted(label, named)
}

// counted is a fact that counts things and names them.
func counted(label string, named []string) fact {
	if named == nil {
		return fact{label, "0"}
	}
	return fact{label, fmt.Sprintf("%d: %s", len(named), strings.Join(named, ", "))}
}

func slicesOf(walk func(func(hexmap.Edge) bool)) (all []hexmap.Edge) {
	walk(func(e hexmap.Edge) bool {
		all = append(all, e)
		return true
	})
	return all
}
