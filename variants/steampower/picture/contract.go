package picture

import (
	"slices"
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steampower"
)

const (
	card      = drawing.Card
	cardEvery = drawing.CardEvery
)

// Contract returns the contract of a number, with what it asks for and brings.
func (y Style) Contract(number int, contract steampower.Contract) string {
	if !contract.IsValid() {
		return ""
	}
	p := y.pen()
	return p.Button("contract", p.sayContract(number, contract), card, card,
		func() { p.contract(number, contract) }, contractFacts(number, contract)...)
}

// contractFacts are the data- attributes of a contract.
func contractFacts(number int, contract steampower.Contract) []string {
	return []string{
		"data-contract", strconv.Itoa(number), "data-asks", contract.Goods.String(),
		"data-pays", strconv.Itoa(int(contract.Money)), "data-scores", strconv.Itoa(int(contract.Points)),
	}
}

func (p *pen) sayContract(number int, contract steampower.Contract) string {
	key, bonus := "contract", ""
	if contract.Bonus.IsValid() {
		key, bonus = "contract-more", p.Say("bonus-"+contract.Bonus.String())
	}
	return p.Say(key, "contract", number, "goods", p.sayCounts(steampower.Grey, contract.Goods.Count),
		"money", int(contract.Money), "points", int(contract.Points), "bonus", bonus)
}

// contract draws a contract from the origin: its number and points above, the
// goods in the middle, money and the bonus below.
func (p *pen) contract(number int, contract steampower.Contract) {
	p.Card()
	p.Label(6, 11, 10, strconv.Itoa(number), "text-anchor", "start")
	p.Label(card-6, 12, 15, strconv.Itoa(int(contract.Points)), "class", "points", "font-weight", "bold", "text-anchor", "end")
	all := slices.Collect(contract.Goods.All())
	p.At(4, 20, func() { p.heap(card-8, 24, len(all), func(i int) steampower.Colour { return all[i] }) })
	p.Label(6, 54, 13, "$"+strconv.Itoa(int(contract.Money)), "text-anchor", "start")
	p.At(card-15, 54, func() { p.bonus(contract.Bonus) })
}

// bonus draws what a bonus lets one do, about the origin.
func (p *pen) bonus(b steampower.Bonus) {
	if !b.IsValid() {
		return
	}
	p.Group(func() {
		p.Text("title", p.Say("bonus-"+b.String()))
		p.bonusSign(b)
	}, "class", "bonus")
}

func (p *pen) bonusSign(b steampower.Bonus) {
	switch b {
	case steampower.BuildBonus:
		p.TileIcon(9, 0, -1, p.Colours["plain"], track.Between(hexmap.East, hexmap.West).Tile())
	case steampower.FactoryBonus:
		const scale = 0.72
		p.At(-scale*factoryWidth/2, -scale*factoryHeight/2-1, func() { p.factory(scale, steampower.Nobody) })
	case steampower.ContractsBonus:
		p.Box(-8, -9, 11, 14, 2, "fill", p.Colours["back"], "stroke", p.Colours["ink"], "stroke-width", "1")
		p.Box(-2, -6, 11, 14, 2, "fill", p.Colours["panel"], "stroke", p.Colours["ink"], "stroke-width", "1")
		p.Label(3.5, 1, 9, "+", "font-weight", "bold")
	}
}

// back draws a contract of which nobody sees what it is.
func (p *pen) back() {
	p.Group(func() {
		p.Text("title", p.Say("back"))
		p.Box(0, 0, card, card, 7, "fill", p.Colours["back"], "stroke", p.Colours["ink"], "stroke-width", "1.8")
		p.Box(6, 6, card-12, card-12, 4, "fill", "none", "stroke", p.Colours["die"], "stroke-width", "1.2")
		p.At(card/2, card/2, func() {
			p.Path(drawing.Polygon(hexmap.Point{Y: -15}, hexmap.Point{X: 13}, hexmap.Point{Y: 15}, hexmap.Point{X: -13}), "fill", "none", "stroke", p.Colours["die"], "stroke-width", "1.2")
		})
	}, "class", "contract back", "data-contract", "0")
}

// contractOnTable draws a contract of a player, which they may choose.
func (p *pen) contractOnTable(number int, contract steampower.Contract, class string) {
	p.Piece(piece{Name: contractName(number), Class: class, Title: p.sayContract(number, contract), Rim: drawing.Around(card, card)},
		func() { p.contract(number, contract) }, contractFacts(number, contract)...)
}

// cardRows is a panel of cards in rows, as many as there is room for.
func (p *pen) cardRows(room float64, cards []func()) panel {
	inRow := max(1, int((room+cardEvery-card)/cardEvery))
	rows := (len(cards) + inRow - 1) / inRow
	return panel{Width: room, Height: max(0, cardEvery*float64(rows)-cardEvery+card), Draw: func() {
		for i, draw := range cards {
			p.At(cardEvery*float64(i%inRow), cardEvery*float64(i/inRow), draw)
		}
	}}
}
