package picture

import (
	"slices"
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

const (
	lineHeight   = 26.0
	nameColumn   = 40.0 // where the column of names begins
	actionColumn = 132.0
	numberColumn = 220.0
	numbersOf    = 6 // columns of numbers
)

// playersPanel is a table of the players in turn order, a line each.
func (p *pen) playersPanel(s *steam.State) panel {
	return panel{Width: rowWidth, Height: 20 + lineHeight*float64(s.Seats()) + 4, Draw: func() {
		p.Pen.Table(rowWidth, 20+lineHeight*float64(s.Seats())+4)
		p.Label(actionColumn, 11, fit(p.Say("action"), 11, numberColumn-actionColumn-4), p.Say("action"), "text-anchor", "start", "fill", p.Colours["faint"])
		columns := p.headings()
		for i, seat := range inOrder(s) {
			p.At(0, 20+lineHeight*float64(i), func() { p.player(s, seat, columns) })
		}
	}}
}

// headings writes those of the columns of numbers, in one size, and gives the
// middles of the columns: each is as wide as its word asks for.
func (p *pen) headings() (middles [numbersOf]float64) {
	const gap = 7 // between two words at least
	var words [numbersOf]string
	ems := 0.0
	for i, key := range [numbersOf]string{"money", "income", "points", "locomotive", "links", "total"} {
		words[i] = p.Say(key)
		ems += drawing.Ems(words[i])
	}
	const room = rowWidth - numberColumn
	size := min(11, (room-gap*numbersOf)/ems)
	between := (room - ems*size) / numbersOf
	at := numberColumn
	for i, word := range words {
		width := drawing.Ems(word)*size + between
		middles[i] = at + width/2
		p.Label(middles[i], 11, size, word, "fill", p.Colours["faint"])
		at += width
	}
	return middles
}

// player draws the line of a player, the numbers in their columns.
func (p *pen) player(s *steam.State, seat steam.Seat, columns [numbersOf]float64) {
	weight := "normal"
	class := "player"
	if s.Turn() == seat {
		class, weight = "player asked", "bold"
	}
	if s.Eliminated(seat) {
		class += " bankrupt"
	}
	const middle = lineHeight / 2
	p.Named(playerName(seat), p.sayPlayer(s, seat), drawing.Polygon(
		hexmap.Point{X: 4, Y: 1}, hexmap.Point{X: rowWidth - 4, Y: 1},
		hexmap.Point{X: rowWidth - 4, Y: lineHeight - 1}, hexmap.Point{X: 4, Y: lineHeight - 1},
	), func() {
		if s.Turn() == seat {
			p.Box(4, 1, rowWidth-8, lineHeight-2, 5, "fill", "none", "stroke", p.owned(seat), "stroke-width", "2.5")
		}
		p.Marker(24, middle, 10, int(seat))
		if name, ok := p.Called(int(seat)).(string); ok {
			word, size := drawing.Fit(name, actionColumn-nameColumn-6, 13, 9)
			p.Label(nameColumn, middle, size, word, "text-anchor", "start", "class", "called")
		}
		action := ""
		switch {
		case s.Eliminated(seat):
			action = p.Say("bankrupt")
		case s.ActionTile(seat).IsValid():
			action = strconv.Itoa(int(s.ActionTile(seat))) + " " + p.sayAction(s.ActionTile(seat))
			if s.Pending(seat).IsValid() {
				action += " …"
			}
		}
		p.Label(actionColumn, middle, fit(action, 13, numberColumn-actionColumn-4), action, "text-anchor", "start")
		for i, number := range [numbersOf]int{
			s.Money(seat), s.Income(seat), s.VictoryPoints(seat), s.Locomotive(seat), s.CompleteLinks(seat), s.Total(seat),
		} {
			p.Label(columns[i], middle, 14, drawing.Minus(number))
		}
	}, "class", class, "data-seat", numbered(seat), "font-weight", weight)
}

// auctionPanel is the bidders in their order with their bids; bidders who are out are faint.
func (p *pen) auctionPanel(s *steam.State, auction steam.Auction) panel {
	const every = rowWidth / steam.MaxSeats
	return panel{Width: rowWidth, Height: 46, Draw: func() {
		p.Pen.Table(rowWidth, 46)
		for i := range s.Seats() {
			seat := steam.Seat(i + 1)
			opacity, class := "1", "bidder"
			if !auction.In.Has(seat) {
				opacity, class = "0.35", "bidder out"
			}
			bid := "–"
			if s.LastBid(seat) >= 0 {
				bid = strconv.Itoa(s.LastBid(seat))
			}
			p.Titled(p.Say("bidding", "seat", p.Called(int(seat)), "bid", bid), func() {
				x := every * (float64(i) + 0.5)
				if seat == s.Turn() {
					p.Box(x-every/2+5, 4, every-10, 38, 6, "fill", "none", "stroke", p.owned(seat), "stroke-width", "2.5")
				}
				p.Marker(x-17, 18, 10, int(seat))
				weight := "normal"
				if seat == auction.Bidder {
					weight = "bold"
				}
				p.Label(x+14, 18, 18, bid, "font-weight", weight)
				if seat == auction.Free {
					word := p.Say("free-pass")
					p.Label(x, 36, fit(word, 9, every-12), word, "fill", p.Colours["ink"])
				}
			}, "class", class, "data-bidder", numbered(seat), "opacity", opacity)
		}
	}}
}

// gainsPanel shows which seats take points of a delivery, and how many, in their order.
func (p *pen) gainsPanel(s *steam.State) panel {
	const every = rowWidth / steam.MaxSeats
	return panel{Width: rowWidth, Height: 34, Draw: func() {
		p.Pen.Table(rowWidth, 34)
		i := 0
		for seat, points := range s.Gains() {
			x := every * (float64(i) + 0.5)
			p.Titled(p.Say("gaining", "seat", p.Called(int(seat)), "points", drawing.Signed(points)), func() {
				p.Marker(x-16, 17, 10, int(seat))
				p.Label(x+13, 17, 17, drawing.Signed(points), "font-weight", "bold")
			}, "class", "gain", "data-gain", numbered(seat))
			i++
		}
	}}
}

// A button is a part that is made of words alone.
type button struct {
	name  Part
	text  string
	title string
}

// of is a button whose text says what it is for.
func of(name Part, text string) button { return button{name, text, text} }

// buttonsOf are the buttons of a phase, and those of the bids and loans offered.
func (p *pen) buttonsOf(s *steam.State, offered []steam.Move) (buttons []button) {
	switch s.Phase() {
	case steam.PhaseBuild:
		return []button{of(donePart, p.Say("done"))}
	case steam.PhaseMove:
		return []button{of(passPart, p.Say("pass")), of(locomotivePart, p.Say("improve"))}
	case steam.PhasePoints:
		return []button{of(incomePart, p.Say("take-income")), of(pointsPart, p.Say("take-points"))}
	case steam.PhaseBid:
		buttons = append(buttons, of(passPart, p.Say("pass")))
	}
	numbers := slices.DeleteFunc(slices.Clone(offered), func(m steam.Move) bool { return m.Kind() != steam.KindBid && m.Kind() != steam.KindCapital })
	slices.SortFunc(numbers, func(a, b steam.Move) int { return a.Number() - b.Number() })
	for _, m := range numbers {
		switch {
		case m.Kind() == steam.KindBid:
			buttons = append(buttons, button{bidPart(m.Number()), strconv.Itoa(m.Number()), p.Say("bid", "number", m.Number())})
		case m.Number() == 0:
			buttons = append(buttons, of(capitalPart(0), p.Say("capital-nothing")))
		default:
			buttons = append(buttons, of(capitalPart(m.Number()), p.Say("capital", "number", m.Number())))
		}
	}
	return buttons
}

const buttonHeight = 34.0

// width is how wide a button is.
func (b button) width() float64 { return min(max(14*drawing.Ems(b.text)+20, 40), rowWidth) }

// buttonsPanel is buttons in rows.
func (p *pen) buttonsPanel(buttons []button) panel {
	panels := make([]panel, len(buttons))
	for i, b := range buttons {
		panels[i] = panel{Width: b.width(), Height: buttonHeight, Draw: func() { p.button(b) }}
	}
	return p.InRows(rowWidth, 10, panels)
}

func (p *pen) button(b button) {
	p.Piece(piece{Name: string(b.name), Class: "button", Title: b.title, Rim: drawing.Around(b.width(), buttonHeight)}, func() {
		ink, frame := p.Colours["faint"], p.Colours["faint"]
		if p.IsChosen(string(b.name)) {
			ink, frame = p.Colours["ink"], p.Colours["ink"]
		}
		p.Box(0, 0, b.width(), buttonHeight, 6, "fill", p.Colours["panel"], "stroke", frame, "stroke-width", "1.8")
		p.Label(b.width()/2, buttonHeight/2, fit(b.text, 14, b.width()-10), b.text, "fill", ink)
	}, "data-button", string(b.name))
}
