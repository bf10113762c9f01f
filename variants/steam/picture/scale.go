package picture

import (
	"strconv"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

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
