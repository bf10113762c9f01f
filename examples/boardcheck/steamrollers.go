package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
)

// readBoard reads a board of SteamRollers.
func readBoard(text string) (sheet, error) {
	board, err := hexmap.ParseBoard(text)
	if err == nil {
		_, err = steamrollers.New(steamrollers.Setup{Players: steamrollers.MaxSeats, Board: board})
	}
	return sheet{
		facts: func(v voice) []fact { return ofBoard(board, v) },
		draw: func(v voice) string {
			return picture.Style{ID: "board", Names: true, Words: words.In(v.Language()).Pictures()}.Board(board, nil)
		},
	}, err
}

func ofBoard(b *hexmap.Board, v voice) []fact {
	speaker := words.In(v.Language())
	facts := []fact{{v.say("name-of"), b.Name()}, size(b.Grid(), v)}
	for region := 1; region <= hexmap.NumRegions; region++ {
		hexes, stop := 0, ""
		for i := range b.Len() {
			if b.Region(i) == region {
				hexes++
			}
		}
		if i := b.City(region); i >= 0 {
			stop += ", " + v.say("city-at", "hex", b.Cell(i))
		}
		if i := b.Town(region); i >= 0 {
			stop += ", " + v.say("town-at", "hex", b.Cell(i))
		}
		facts = append(facts, fact{v.say("region-of", "n", region), speaker.Colour(b.Colour(region)) + ", " + v.say("hexes-counted", "n", hexes) + stop})
	}
	for _, chart := range []hexmap.Difficulty{hexmap.Medium, hexmap.Hard} {
		for face := 1; face <= 6; face++ {
			facts = append(facts, edges(b.Grid(), fmt.Sprintf("%s %d", speaker.Wall(chart), face), b.Blocked(chart, face)))
		}
	}
	return facts
}

// readFaces reads the components of SteamRollers.
func readFaces(text string) (sheet, error) {
	components, err := variants.ParseComponents(text)
	if err == nil {
		_, err = steamrollers.New(steamrollers.Setup{Players: 2, Components: components})
	}
	return sheet{
		facts: func(v voice) []fact { return ofFaces(components, v) },
		draw: func(v voice) string {
			setup := steamrollers.Setup{Players: 2, Components: components, Modules: variants.OrderModule}
			style := picture.Style{Words: words.In(v.Language()).Pictures()}
			var pictures []string
			for face := range variants.Faces() {
				style.ID = "tile-" + face.String()
				pictures = append(pictures, style.Tile(setup, face))
			}
			for face := range variants.OrderFaces() {
				style.ID = "order-" + face.String()
				pictures = append(pictures, style.Order(setup, face))
			}
			return gallery(pictures)
		},
	}, err
}

func ofFaces(c variants.Components, v voice) []fact {
	var kept, spent []string
	worth, asked, total := newTally(), newTally(), 0
	for face := range variants.Faces() {
		tile := c.Tile(face)
		if tile.Kept {
			kept = append(kept, face.String())
		} else {
			spent = append(spent, face.String())
		}
		worth.add(int(tile.Points), face.String())
	}
	facts := []fact{{v.say("name-of"), c.Name}, counted(v.say("tiles-kept"), kept), counted(v.say("tiles-spent"), spent)}
	facts = append(facts, worth.facts(func(n int) string { return v.say("tiles-worth", "points", drawing.Signed(n)) })...)
	letters := map[variants.Good]int{}
	for face := range variants.OrderFaces() {
		order := c.Order(face)
		asked.add(order.Goods.Len(), face.String())
		total += int(order.Points)
		for g := range order.Goods.All() {
			letters[g]++
		}
	}
	facts = append(facts, asked.facts(func(n int) string { return v.say("orders-of", "n", n) })...)
	facts = append(facts, fact{v.say("orders-points"), strconv.Itoa(total)})
	var goods []string
	for g := range variants.GoodKinds() {
		if letters[g] > 0 {
			goods = append(goods, fmt.Sprintf("%v %d", g, letters[g]))
		}
	}
	return append(facts, fact{v.say("goods-asked"), strings.Join(goods, ", ")})
}
