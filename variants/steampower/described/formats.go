package described

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/picture"
	"github.com/railhex/railhex/variants/steampower/words"
)

// formats returns the texts of maps and components.
func formats() []describe.Format {
	return []describe.Format{
		{First: "map", Keywords: []string{"map", "layout", "grid", "end", "city", "closed"}, Read: readMap},
		{First: "components", Keywords: []string{"components", "city", "tile", "goods", "locomotives", "factories", "contract"}, Read: readContracts},
	}
}

func readMap(text string) (describe.Transcript, error) {
	m, err := steampower.ParseMap(text)
	if err != nil {
		return describe.Transcript{}, err
	}
	s, err := steampower.New(steampower.Setup{Players: 2, Map: m})
	return describe.Transcript{
		Map: m,
		Pictures: func(in describe.Manner) []string {
			return []string{picture.Style{ID: "map", Names: true, Words: words.With(in.Voice()).Pictures()}.Map(&s, picture.Marks{})}
		},
	}, err
}

func readContracts(text string) (describe.Transcript, error) {
	c, err := steampower.ParseComponents(text)
	if err != nil {
		return describe.Transcript{}, err
	}
	_, err = steampower.New(steampower.Setup{Players: 2, Components: c})
	return describe.Transcript{
		Name:  c.Name,
		Facts: func(in describe.Manner) []describe.Fact { return ofContracts(c, in) },
		Pictures: func(in describe.Manner) (pictures []string) {
			style := picture.Style{Words: words.With(in.Voice()).Pictures()}
			for number := 1; number <= c.NumContracts(); number++ {
				style.ID = fmt.Sprintf("contract-%d", number)
				pictures = append(pictures, style.Contract(number, c.Contract(number)))
			}
			return pictures
		},
	}, err
}

func ofContracts(c steampower.Components, in describe.Manner) []describe.Fact {
	speaker := words.With(in.Voice())
	var tiles, goods []string
	asked := map[steampower.Colour]int{}
	points, money, sizes, bonuses := describe.Tally{}, describe.Tally{}, describe.Tally{}, describe.Tally{}
	for number := 1; number <= c.NumContracts(); number++ {
		contract, name := c.Contract(number), strconv.Itoa(number)
		points.Add(int(contract.Points), name)
		money.Add(int(contract.Money), name)
		sizes.Add(contract.Goods.Len(), name)
		bonuses.Add(int(contract.Bonus), name)
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
	facts := []describe.Fact{
		fact(speaker.Say("fact.city-tiles"), strings.Join(tiles, ", ")),
		fact(speaker.Say("fact.track-tiles"), strings.Join(stacks, ", ")),
		fact(speaker.Say("fact.goods-of-each"), strconv.Itoa(c.Goods)),
		fact(speaker.Say("fact.locomotives"), strconv.Itoa(c.Locomotives)),
		fact(speaker.Say("fact.factories"), strconv.Itoa(c.Factories)),
		fact(speaker.Say("fact.contracts"), strconv.Itoa(c.NumContracts())),
	}
	facts = append(facts, points.Facts(func(n int) string { return speaker.Say("fact.contracts-worth", "points", n) })...)
	facts = append(facts, money.Facts(func(n int) string { return speaker.Say("fact.contracts-paying", "money", n) })...)
	facts = append(facts, sizes.Facts(func(n int) string { return speaker.Say("fact.contracts-of", "n", n) })...)
	facts = append(facts, bonuses.Facts(func(n int) string {
		if n == 0 {
			return speaker.Say("fact.contracts-plain")
		}
		return speaker.Say("fact.contracts-bonus", "bonus", speaker.Word(steampower.Bonus(n)))
	})...)
	return append(facts, fact(speaker.Say("fact.goods-asked"), strings.Join(goods, ", ")))
}
