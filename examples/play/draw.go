package main

import (
	"encoding/json"
	"fmt"

	"github.com/railhex/railhex/examples/tabletop"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants/steam"
	steamwords "github.com/railhex/railhex/variants/steam/words"
	"github.com/railhex/railhex/variants/steampower"
	powerwords "github.com/railhex/railhex/variants/steampower/words"
)

// show draws the table as the person who is asked sees it.
func (t *table) show() {
	p, language := t.position(), t.voice.Language()
	switch p.Game() {
	case "steampower":
		s := stateOf[steampower.State](p.JSON())
		tabletop.WriteSteamPowerFor(t.out, s, steampower.Seat(p.Turn()), powerwords.In(language))
	case "steam":
		tabletop.WriteSteam(t.out, stateOf[steam.State](p.JSON()), steamwords.In(language))
	default:
		s := stateOf[steamrollers.State](p.JSON())
		tabletop.Painter{Plain: t.screen.plain}.WriteSheet(t.out, s, s.Turn())
		tabletop.WriteTable(t.out, s, s.Turn(), words.In(language))
	}
}

// stateOf is a position of a game that was written as JSON.
func stateOf[S any](text []byte) *S {
	s := new(S)
	if err := json.Unmarshal(text, s); err != nil {
		panic(fmt.Sprintf("play: a position cannot be read again: %v", err))
	}
	return s
}
