package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
	"github.com/railhex/railhex/variants/steam/words"
)

// readMapOfSteam reads a map.
func readMapOfSteam(text string) (sheet, error) {
	m, err := steam.ParseMap(text)
	var s steam.State
	if err == nil {
		s, err = steam.New(steam.Setup{Players: steam.MaxSeats, Map: m})
	}
	return sheet{
		facts: func(v voice) []fact { return ofMapOfSteam(m, v) },
		draw: func(v voice) string {
			return picture.Style{ID: "map", Names: true, Words: words.In(v.Language()).Pictures()}.Map(&s, picture.Marks{})
		},
	}, err
}

func ofMapOfSteam(m *hexmap.Map, v voice) []fact {
	facts, speaker := ofMap(m, v), words.In(v.Language())
	goods := 0
	for colour := range steam.Colours() {
		var named []string
		for i := range m.Cities() {
			if of, n := steam.PrintedCity(m, i); of == colour {
				named = append(named, fmt.Sprintf("%v (%d)", m.Cell(i), n))
				goods += n
			}
		}
		if colour != steam.Grey {
			facts = append(facts, counted(v.say("cities-of", "colour", speaker.Colour(colour)), named))
		}
	}
	spaces, _ := m.Line("supply")
	_, sparse := m.Line("sparse")
	answer := "no"
	if sparse {
		answer = "yes"
	}
	return append(facts,
		fact{v.say("goods-of-cities"), strconv.Itoa(goods)},
		fact{v.say("spaces-of"), strings.Join(spaces, " ")},
		fact{v.say("sparse-map"), v.say(answer)})
}

// readTiles reads components.
func readTiles(text string) (sheet, error) {
	c, err := steam.ParseComponents(text)
	if err == nil {
		_, err = steam.New(steam.Setup{Players: steam.MaxSeats, Components: c})
	}
	return sheet{
		facts: func(v voice) []fact { return ofTiles(c, v) },
		draw:  func(v voice) string { return drawFaces(c, v.say("faces-of")) },
	}, err
}

func ofTiles(c *steam.Components, v voice) []fact {
	var goods, cities []string
	for colour := range steam.Colours() {
		goods = append(goods, fmt.Sprintf("%s %d", colour.String(), c.Goods[colour]))
		cities = append(cities, fmt.Sprintf("%s %d", colour.String(), c.Cities[colour]))
	}
	var faces []string
	shown := make([]int, len(c.Faces))
	total, blank := 0, 0
	for _, tile := range c.Tiles {
		total += tile.Count
		shown[tile.Front] += tile.Count
		if tile.Back == steam.NoFace {
			blank += tile.Count
		} else {
			shown[tile.Back] += tile.Count
		}
	}
	for _, face := range c.Faces {
		faces = append(faces, face.Name)
	}
	facts := []fact{
		{v.say("name-of"), c.Name},
		{v.say("goods-of"), strings.Join(goods, ", ")},
		{v.say("new-cities"), strings.Join(cities, ", ")},
		{v.say("growth-markers"), strconv.Itoa(c.Growth)},
		counted(v.say("faces-of"), faces),
		{v.say("tiles-of"), strconv.Itoa(total)},
		{v.say("blank-backs"), strconv.Itoa(blank)},
	}
	for i, face := range c.Faces {
		facts = append(facts, fact{v.say("sides-with", "face", face.Name), fmt.Sprintf("%d: %v", shown[i], face.Tile)})
	}
	return facts
}
