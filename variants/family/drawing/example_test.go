package drawing_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/drawing"
)

// A move of a game prints as it is typed.
type move string

func (m move) String() string { return string(m) }

// Two pieces stand on a row of a board. One move is offered, which is made with the king
// and the rook, so the king is a button with that move.
func Example() {
	p := drawing.Style{ID: "t", Scale: 2, Font: "serif"}.Pen("chess", nil)
	choices := drawing.Choices{}
	choices.Add(move("castle"), "king", "rook")
	frame := drawing.Frame{Class: "row", Title: "Row 1", Width: 20, Height: 10, Parts: "board/", Choices: choices}
	fmt.Print(p.Draw(frame, func() {
		p.Piece(drawing.Piece{Name: "king", Class: "piece", Title: "king"}, func() { p.Circle(5, 5, 4) })
		p.Piece(drawing.Piece{Name: "queen", Class: "piece", Title: "queen"}, func() { p.Circle(15, 5, 4) })
	}))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" class="chess row" direction="ltr" role="group" id="t" aria-labelledby="t-title" width="40" height="20" viewBox="0 0 20 10" font-family="serif" text-anchor="middle" fill="var(--railhex-ink,#22272b)">
	// <title id="t-title">Row 1</title>
	// <g class="piece choice" id="t-king" data-part="board/king" role="button" tabindex="0" data-move="castle">
	// <title>king</title>
	// <circle cx="5" cy="5" r="4"/>
	// </g>
	// <g class="piece" id="t-queen" data-part="board/queen">
	// <title>queen</title>
	// <circle cx="15" cy="5" r="4"/>
	// </g>
	// </svg>
}
