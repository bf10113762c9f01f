package session

import (
	"slices"

	"github.com/railhex/railhex/examples/web/positions"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
)

// A Target is what was clicked.
type Target struct {
	Part picture.Part `json:"part"` // as a picture names it
}

// A Click is what can be done with a target, or why nothing can.
type Click struct {
	Options   []Option           `json:"options"`
	Tracks    string             `json:"tracks"` // a picture of the tracks to choose from, for a hex
	Refused   *positions.Failure `json:"refused"`
	Elsewhere bool               `json:"elsewhere"` // it is on another player's sheet, where a click means nothing
}

// click says what the person who is asked can do with a part of a picture.
func (h *Host) click(t Target) Click {
	g, s, speaker := h.game, h.game.position(), h.speaker()
	if g.looksBack() || !g.asksPerson(s) {
		return Click{}
	}
	click := Click{Options: []Option{}}
	var moves []steamrollers.Move
	for _, group := range speaker.Options(s) {
		for option := range group.All() {
			if t.Part.Chooses(s, option.Move) {
				moves = append(moves, option.Move)
				click.Options = append(click.Options, optionOf(option))
			}
		}
	}
	if len(moves) > 0 {
		if hex := moves[0].Hex(); !slices.ContainsFunc(moves, func(m steamrollers.Move) bool { return m.Hex() != hex }) {
			click.Tracks = h.style("tracks").Tracks(s, hex, moves)
		}
		return click
	}
	if reason := t.Part.Explain(s); reason != nil {
		failure := positions.FailureOf(speaker, reason)
		click.Refused = &failure
		return click
	}
	seat := t.Part.Seat()
	click.Elsewhere = seat != steamrollers.Nobody && seat != s.Turn()
	return click
}
