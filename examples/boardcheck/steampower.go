package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/picture"
	"github.com/railhex/railhex/variants/steampower/words"
)

// readMapOfSteamPower reads a map.
func readMapOfSteamPower(text string) (sheet, error) {
	m, err := steampower.ParseMap(text)
	var s steampower.State
	if err == nil {
		s, err = steampower.New(steampower.Setup{Players: 2, Map: m})
	}
	return sheet{
		facts: func(v voice) []fact { return ofMap(m, v) },
		draw: func(v voice) string {
			return picture.Style{ID: "map", Names: true, Words: words.In(v.Language()).Pictures()}.Map(&s, picture.Marks{})
		},
	}, err
}

// readContracts reads components.
func readContracts(text string) (sheet, error) {
	c, err := steampower.ParseComponents(text)
	if err == nil {
		_, err = steampower.New(steampower.Setup{Players: 2, Components: c})
	}
	return sheet{
		facts: func(v voice) []fact { return ofContracts(c, v) },
		draw: func(v voice) string {
			style := picture.Style{Words: words.In(v.Language()).Pictures()}
			var pictures []string
			for number := 1; number <= c.NumContracts(); number++ {
				style.ID = fmt.Sprintf("contract-%d", number)
				pictures = append(pictures, style.Contract(number, c.Contract(number)))
			}
			return gallery(pictures)
		},
	}, err
}

func ofContracts(c steampower.Components, v voice) []fact {
	var tiles, goods []string
	asked := map[steampower.Colour]int{}
	points, money, sizes, bonuses := newTally(), newTally(), newTally(), newTally()
	for number := 1; number <= c.NumContracts(); number++ {
		contract, name := c.Contract(number), strconv.Itoa(number)
		points.add(int(contract.Points), name)
		money.add(int(contract.Money), name)
		sizes.add(contract.Goods.Len(), name)
		bonuses.add(int(contract.Bonus), name)
		for g := range contract.Goods.All() {
			asked[g]++
		}
	}
	for i, n := range c.CityTiles {
		colour := steampower.Colour(i + 1)
		tiles = append(tiles, fmt.Sprintf("%v %d", colour, n))
		if asked[colour] > 0 {
			goods = append(goods, fmt.Sprintf("%v %d", colour, asked[colour]))
		}
	}
	var stacks []string
	for i, n := range c.TrackTiles {
		stacks = append(stacks, fmt.Sprintf("%v %d", steampower.Stack(i+1), n))
	}
	facts := []fact{
		{v.say("name-of"), c.Name},
		{v.say("city-tiles"), strings.Join(tiles, ", ")},
		{v.say("track-tiles"), strings.Join(stacks, ", ")},
		{v.say("goods-of-each"), strconv.Itoa(c.Goods)},
		{v.say("locomotives"), strconv.Itoa(c.Locomotives)},
		{v.say("factories"), strconv.Itoa(c.Factories)},
		{v.say("contracts"), strconv.Itoa(c.NumContracts())},
	}
	facts = append(facts, points.facts(func(n int) string { return v.say("contracts-worth", "points", n) })...)
	facts = append(facts, money.facts(func(n int) string { return v.say("contracts-paying", "money", n) })...)
	facts = append(facts, sizes.facts(func(n int) string { return v.say("contracts-of", "n", n) })...)
	speaker := words.In(v.Language())
	facts = append(facts, bonuses.facts(func(n int) string {
		if n == 0 {
			return v.say("contracts-plain")
		}
		return v.say("contracts-bonus", "bonus", speaker.Bonus(steampower.Bonus(n)))
	})...)
	return append(facts, fact{v.say("goods-asked"), strings.Join(goods, ", ")})
}
