package positions

import (
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
)

// A Click is what can be done with a part of a picture, or why nothing can.
type Click struct {
	Options   []Option `json:"options"`
	Tracks    string   `json:"tracks"`    // a picture of the tracks to choose from, for a hex
	Refused   *Failure `json:"refused"`   // null where there are options
	Elsewhere bool     `json:"elsewhere"` // it is on another player's sheet, where a click means nothing
}

// ClickOn says what the player who is asked can do with a part of a picture.
func ClickOn(s *steamrollers.State, part picture.Part, speaker words.Speaker, look Look) Click {
	click := Click{Options: []Option{}}
	var moves []steamrollers.Move
	for _, group := range speaker.Options(s) {
		for option := range group.All() {
			if part.Chooses(s, option.Move) {
				moves = append(moves, option.Move)
				click.Options = append(click.Options, optionOf(option))
			}
		}
	}
	if len(moves) > 0 {
		if hex := moves[0].Hex(); !slices.ContainsFunc(moves, func(m steamrollers.Move) bool { return m.Hex() != hex }) {
			click.Tracks = look.Style("tracks").Tracks(s, hex, moves)
		}
		return click
	}
	if reason := part.Explain(s); reason != nil {
		failure := FailureOf(speaker, reason)
		click.Refused = &failure
		return click
	}
	seat := part.Seat()
	click.Elsewhere = seat != steamrollers.Nobody && seat != s.Turn()
	return click
}
