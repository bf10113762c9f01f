package words

import (
	"fmt"
	"iter"
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Help returns how the game of a position is played, for a reader who does not know it.
// It covers the turn, each action and each action tile, the modules that are played,
// Olive, and the end. It explains both sides of tiles and orders as long as chance has
// not chosen one. It is nil for the zero State.
func (p Speaker) Help(s *steamrollers.State) []phrases.Paragraph {
	if s.Seats() == 0 {
		return nil
	}
	setup := s.Setup()
	winner := "SCORE-6"
	if setup.Olive != 0 {
		winner = "SOLO-14"
	}
	all := []phrases.Paragraph{
		p.Paragraph(p.Say("title.goal"), p.Say("help.goal"), winner),
		p.helpTurn(setup),
		p.Paragraph(p.Say("title.build"), p.Say("help.build"),
			"BUILD-1 BUILD-4 BUILD-2 BUILD-3 BUILD-6 BUILD-7 BUILD-8"),
		p.Paragraph(p.Say("title.engine"), p.Say("help.engine"), "ENGINE-1 ENGINE-2"),
		p.Paragraph(p.Say("title.deliver"), "",
			"DELIVER-1 DELIVER-2 DELIVER-3 DELIVER-4 DELIVER-5 DELIVER-6 DELIVER-7"),
		p.helpTiles(s),
	}
	all = append(all, p.helpModules(s)...)
	if setup.Wall != hexmap.Open {
		all = append(all, p.Paragraph(p.Say("title.wall"), p.Say("help.wall", "wall", setup.Wall),
			"WALL-1 WALL-2 WALL-3"))
	}
	if setup.Olive != 0 {
		goal := p.Say("help.olive", "level", setup.Olive, "dice", setup.Olive.Dice())
		all = append(all, p.Paragraph(p.Say("title.olive"), goal, "SOLO-3 SOLO-6 SOLO-7 SOLO-8 SOLO-9 SOLO-13"))
	}
	return append(all, p.helpEnd(setup))
}

func (p Speaker) helpTurn(setup steamrollers.Setup) phrases.Paragraph {
	turn, dice := "ROUND-2", setup.Players+1 // SETUP-7
	if setup.Olive != 0 {
		turn, dice = "SOLO-4", 3 // SOLO-1
	}
	return p.Paragraph(p.Say("title.turn"), p.Say("help.turn", "dice", dice), turn+" ROUND-3 ROUND-5")
}

// helpTiles tells what tiles are for, and each of them.
func (p Speaker) helpTiles(s *steamrollers.State) phrases.Paragraph {
	rules := "TAKE-1 TAKE-2 TAKE-3 TAKE-4 TAKE-5 TAKE-6 TILE-0"
	if s.Setup().Olive != 0 {
		rules += " SOLO-5"
	}
	tiles := p.Paragraph(p.Say("title.take"), p.Say("help.take"), rules)
	for face := range facesToTell(s) {
		tiles.Parts = append(tiles.Parts, phrases.Paragraph{
			Title: phrases.Capital(p.Say("ledger.tile", "tile", face)),
			Text:  p.tile("help.tile", s, face),
			Rules: []string{steamrollers.TileRule(face, s.Setup().Modules).String()},
			Piece: "tile-" + strconv.Itoa(face.Number()),
		})
	}
	return tiles
}

// facesToTell are the faces of tiles that are up, or can still come up.
func facesToTell(s *steamrollers.State) iter.Seq[variants.Face] {
	return func(yield func(variants.Face) bool) {
		for number := 1; number <= variants.NumTiles; number++ {
			if up, _, _ := s.Tile(number); up != 0 {
				if !yield(up) {
					return
				}
				continue
			}
			for _, b := range []bool{false, true} {
				face := variants.FaceOf(number, b)
				if number == 2 && s.Setup().Olive != 0 { // SOLO-2
					face = variants.SoloFace(b)
				}
				if !yield(face) {
					return
				}
			}
		}
	}
}

// helpModules tells the modules that are played.
func (p Speaker) helpModules(s *steamrollers.State) (all []phrases.Paragraph) {
	modules := s.Setup().Modules
	tell := func(module variants.Modules, rules string) phrases.Paragraph {
		return p.Paragraph(phrases.Capital(p.Text.Called("module", module)), "", rules)
	}
	for module := range modules.All() {
		switch module {
		case variants.CoalModule:
			all = append(all, tell(module, "COAL-1 COAL-2"))
		case variants.OrderModule:
			orders := tell(module, "ORDER-2 ORDER-3 ORDER-5")
			if modules.Has(variants.CoalModule) {
				orders = tell(module, "ORDER-2 ORDER-3 ORDER-4 ORDER-5")
			}
			orders.Parts = p.helpOrders(s)
			all = append(all, orders)
		case variants.PowerModule:
			powers := tell(module, "POWER-1")
			for power := range variants.Powers() {
				part := p.Paragraph(phrases.Capital(p.Word(power)), "", fmt.Sprint("POWER-", int(power)+1))
				part.Piece = "power-" + power.String()
				powers.Parts = append(powers.Parts, part)
			}
			all = append(all, powers)
		case variants.YucataModule:
			all = append(all, tell(module, "YUCATA-1"))
		}
	}
	return all
}

// helpOrders are the orders that lie open, or as long as none does all there are.
func (p Speaker) helpOrders(s *steamrollers.State) (parts []phrases.Paragraph) {
	laid, _ := s.Order(1)
	for face := range variants.OrderFaces() {
		if up, _ := s.Order(face.Number()); laid != 0 && up != face {
			continue
		}
		order := s.Setup().Components.Order(face)
		parts = append(parts, phrases.Paragraph{
			Title: phrases.Capital(p.Say("ledger.order", "order", face)),
			Text:  p.Say("event.order laid out", "order", face, "goods", order.Goods, "points", int(order.Points)),
			Rules: []string{"ORDER-3"},
			Piece: "order-" + strconv.Itoa(face.Number()),
		})
	}
	return parts
}

func (p Speaker) helpEnd(setup steamrollers.Setup) phrases.Paragraph {
	ends, orders, winner := "END-1 END-2", "", " SCORE-6"
	if setup.Olive != 0 {
		ends, winner = "SOLO-12", " SOLO-14"
	}
	if setup.Modules.Has(variants.OrderModule) {
		orders = " SCORE-5"
	}
	return p.Paragraph(p.Say("title.end"), "", ends+" SCORE-2 SCORE-3 SCORE-4"+orders+winner)
}
