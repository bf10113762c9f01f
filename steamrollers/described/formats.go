package described

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
)

// formats returns the texts of boards and components.
func formats() []describe.Format {
	return []describe.Format{
		{First: "board", Keywords: []string{"board", "layout", "region", "grid", "end", "medium", "hard"}, Read: readBoard},
		{First: "components", Keywords: []string{"components", "tile", "order"}, Read: readFaces},
	}
}

func readBoard(text string) (describe.Transcript, error) {
	board, err := hexmap.ParseBoard(text)
	if err != nil {
		return describe.Transcript{}, err
	}
	_, err = steamrollers.New(steamrollers.Setup{Players: steamrollers.MaxSeats, Board: board})
	return describe.Transcript{
		Name: board.Name(), Grid: board.Grid(),
		Facts: func(in describe.Manner) []describe.Fact { return ofBoard(board, in) },
		Pictures: func(in describe.Manner) []string {
			return []string{picture.Style{ID: "board", Names: true, Words: words.With(in.Voice()).Pictures()}.Board(board, nil)}
		},
	}, err
}

func ofBoard(b *hexmap.Board, in describe.Manner) []describe.Fact {
	speaker := words.With(in.Voice())
	var facts []describe.Fact
	for region := 1; region <= hexmap.NumRegions; region++ {
		hexes, stop := 0, ""
		for i := range b.Len() {
			if b.Region(i) == region {
				hexes++
			}
		}
		if i := b.City(region); i >= 0 {
			stop += ", " + speaker.Say("fact.city-at", "hex", b.Cell(i))
		}
		if i := b.Town(region); i >= 0 {
			stop += ", " + speaker.Say("fact.town-at", "hex", b.Cell(i))
		}
		facts = append(facts, fact(speaker.Say("fact.region-of", "n", region), speaker.Word(b.Colour(region))+", "+speaker.Say("fact.hexes-counted", "n", hexes)+stop))
	}
	for _, chart := range []hexmap.Difficulty{hexmap.Medium, hexmap.Hard} {
		for face := 1; face <= 6; face++ {
			facts = append(facts, describe.FactOfEdges(fmt.Sprintf("%s %d", speaker.Word(chart), face), b.Grid(), b.Blocked(chart, face)))
		}
	}
	return facts
}

func readFaces(text string) (describe.Transcript, error) {
	components, err := variants.ParseComponents(text)
	if err != nil {
		return describe.Transcript{}, err
	}
	_, err = steamrollers.New(steamrollers.Setup{Players: 2, Components: components})
	return describe.Transcript{
		Name:  components.Name,
		Facts: func(in describe.Manner) []describe.Fact { return ofFaces(components, in) },
		Pictures: func(in describe.Manner) (pictures []string) {
			setup := steamrollers.Setup{Players: 2, Components: components, Modules: variants.OrderModule}
			style := picture.Style{Words: words.With(in.Voice()).Pictures()}
			for face := range variants.Faces() {
				style.ID = "tile-" + face.String()
				pictures = append(pictures, style.Tile(setup, face))
			}
			for face := range variants.OrderFaces() {
				style.ID = "order-" + face.String()
				pictures = append(pictures, style.Order(setup, face))
			}
			return pictures
		},
	}, err
}

func ofFaces(c variants.Components, in describe.Manner) []describe.Fact {
	speaker := words.With(in.Voice())
	var kept, spent []string
	worth, asked, total := describe.Tally{}, describe.Tally{}, 0
	for face := range variants.Faces() {
		tile := c.Tile(face)
		if tile.Kept {
			kept = append(kept, face.String())
		} else {
			spent = append(spent, face.String())
		}
		worth.Add(int(tile.Points), face.String())
	}
	facts := []describe.Fact{describe.FactOf(speaker.Say("fact.tiles-kept"), kept), describe.FactOf(speaker.Say("fact.tiles-spent"), spent)}
	facts = append(facts, worth.Facts(func(n int) string { return speaker.Say("fact.tiles-worth", "points", drawing.Signed(n)) })...)
	letters := map[variants.Good]int{}
	for face := range variants.OrderFaces() {
		order := c.Order(face)
		asked.Add(order.Goods.Len(), face.String())
		total += int(order.Points)
		for g := range order.Goods.All() {
			letters[g]++
		}
	}
	facts = append(facts, asked.Facts(func(n int) string { return speaker.Say("fact.orders-of", "n", n) })...)
	facts = append(facts, fact(speaker.Say("fact.orders-points"), strconv.Itoa(total)))
	var goods []string
	for g := range variants.GoodKinds() {
		if letters[g] > 0 {
			goods = append(goods, fmt.Sprintf("%v %d", g, letters[g]))
		}
	}
	return append(facts, fact(speaker.Say("fact.goods-asked"), strings.Join(goods, ", ")))
}
