package picture

import (
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// Table draws what lies beside the map. That is the players in turn order with what they
// have, an auction, the action tiles, the goods supply, new cities, growth markers and
// the bag. The tracks of income, points and locomotives are there, too. What is decided
// with none of these, such as bids, has buttons on it. It is empty for the zero State.
func (y Style) Table(s *steam.State, m Marks) string {
	if s.Seats() == 0 {
		return ""
	}
	y.LabelPixels = 0 // it is no map
	p := y.pen()
	f := drawing.Frame{
		Class: "table", Title: p.Say("table"), Description: p.tableShows(s),
		Parts: tableParts, Touched: m.touchedOnTable(), Choices: choose(s, m.Moves, tableParts),
	}
	return p.DrawPanels(f, rowWidth, headHeight, func() { p.head(s, rowWidth) }, p.tablePanels(s, m.Moves))
}

// tableShows describes the table.
func (p *pen) tableShows(s *steam.State) string {
	var players []string
	for _, seat := range inOrder(s) {
		players = append(players, p.sayPlayer(s, seat))
	}
	return p.Say("table-shows", "moment", p.sayMoment(s), "players", strings.Join(players, " "))
}

// sayPlayer is what a player has.
func (p *pen) sayPlayer(s *steam.State, seat steam.Seat) string {
	return p.Say("seat-shows", "seat", p.Called(int(seat)), "money", s.Money(seat), "income", drawing.Minus(s.Income(seat)),
		"points", s.VictoryPoints(seat), "level", s.Locomotive(seat), "links", s.CompleteLinks(seat))
}

// inOrder is the seats in turn order, and after them those that have no place in
// it: before it is known, while it is auctioned, or because they are bankrupt.
func inOrder(s *steam.State) []steam.Seat {
	seats := slices.Collect(s.TurnOrder())
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		if !slices.Contains(seats, seat) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// tablePanels are what lies on the table.
func (p *pen) tablePanels(s *steam.State, offered []steam.Move) []panel {
	panels := []panel{p.playersPanel(s)}
	if auction, ok := s.Auction(); ok {
		caption := p.Say("auction")
		if auction.Position != 0 {
			caption = p.Say("auction-place", "number", auction.Position)
		}
		panels = append(panels, p.Captioned(caption, p.auctionPanel(s, auction)))
	}
	if s.Phase() == steam.PhasePoints {
		panels = append(panels, p.Captioned(p.Say("gains"), p.gainsPanel(s)))
	}
	if buttons := p.buttonsOf(s, offered); len(buttons) > 0 {
		panels = append(panels, p.Captioned(p.Say("moves"), p.buttonsPanel(buttons)))
	}
	return append(panels,
		p.Captioned(p.Say("action-tiles"), p.actionTilesPanel(s)),
		p.Captioned(p.Say("supply"), p.supplyPanel(s)),
		p.Captioned(p.Say("new-cities"), p.newCitiesPanel(s)),
		p.Captioned(p.Say("growth-markers"), p.growthPanel(s)),
		p.Captioned(p.Say("in-bag"), p.bagPanel(s)),
		p.Captioned(p.Say("income"), p.scalePanel(s, incomeScale(s))),
		p.Captioned(p.Say("points"), p.scalePanel(s, pointsScale(s))),
		p.Captioned(p.Say("locomotive"), p.scalePanel(s, locomotiveScale)),
	)
}

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

// A scale is a track on which the players have markers, in rows of spaces.
type scale struct {
	key         string // of its word, and its data-scale
	first, last int
	inRow       int
	at          func(s *steam.State, seat steam.Seat) int
}

// incomeScale and pointsScale are as long as they are printed, and longer where
// somebody went on (MONEY-6).
func incomeScale(s *steam.State) scale {
	const inRow = 21
	t := scale{key: "income", first: -10, last: 10, inRow: inRow, at: (*steam.State).Income}
	return t.reaching(s)
}

func pointsScale(s *steam.State) scale {
	const inRow = 20
	t := scale{key: "points", first: 0, last: inRow - 1, inRow: inRow, at: (*steam.State).VictoryPoints}
	return t.reaching(s)
}

var locomotiveScale = scale{key: "locomotive", first: 1, last: 6, inRow: 6, at: (*steam.State).Locomotive}

// reaching is the scale with as many rows as the foremost player needs.
func (t scale) reaching(s *steam.State) scale {
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		for t.at(s, seat) > t.last {
			t.last += t.inRow
		}
	}
	return t
}

const (
	stepHeight     = 46.0
	shortStepWidth = 52.0
)

func (t scale) stepWidth() float64 { return min(rowWidth/float64(t.inRow), shortStepWidth) }

// scalePanel is a scale with the markers of all players who are in the game.
func (p *pen) scalePanel(s *steam.State, t scale) panel {
	rows := (t.last - t.first + t.inRow) / t.inRow
	return panel{Width: t.stepWidth() * float64(t.inRow), Height: stepHeight * float64(rows), Draw: func() {
		p.Group(func() {
			for step := t.first; step <= t.last; step++ {
				column, row := (step-t.first)%t.inRow, (step-t.first)/t.inRow
				p.At(t.stepWidth()*float64(column), stepHeight*float64(row), func() { p.step(s, t, step) })
			}
		}, "class", "scale", "data-scale", t.key)
	}}
}

// step draws a space of a scale, and the markers on it.
func (p *pen) step(s *steam.State, t scale, step int) {
	var here []steam.Seat
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		if t.at(s, seat) == step && !s.Eliminated(seat) {
			here = append(here, seat)
		}
	}
	width := t.stepWidth()
	p.Titled(p.Say("step", "scale", p.Say(t.key), "number", drawing.Minus(step)), func() {
		p.Box(0, 0, width, stepHeight-4, 2, "fill", p.Colours["panel"], "stroke", p.Colours["faint"], "stroke-width", "1")
	})
	p.Label(width/2, 7, 9.5, drawing.Minus(step), "fill", p.Colours["ink"])
	columns, radius := 1, 8.5
	switch {
	case width == shortStepWidth && len(here) > 1:
		columns, radius = 3, 6.7
	case len(here) > 2:
		columns, radius = 2, 5.2
	case len(here) == 2:
		radius = 6.7
	}
	const top, room = 13.0, stepHeight - 4 - 14
	rows := (len(here) + columns - 1) / columns
	for i, seat := range here {
		x := width * (float64(i%columns) + 0.5) / float64(columns)
		y := top + room*(float64(i/columns)+0.5)/float64(rows)
		p.Titled(p.Say("on-scale", "seat", p.Called(int(seat)), "scale", p.Say(t.key), "number", drawing.Minus(step)),
			func() { p.Marker(x, y, radius, int(seat)) }, "class", "marker", "data-at", strconv.Itoa(step), "data-seat", numbered(seat))
	}
}
