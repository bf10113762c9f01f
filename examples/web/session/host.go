package session

import (
	"encoding/json"
	"errors"
	"fmt"

	"github.com/railhex/railhex/examples/web/positions"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
)

// A Host has a game, or none yet, and how somebody looks at it.
type Host struct {
	game  *game
	names []string
	look  positions.Look
}

// NewHost is a Host without a game.
func NewHost() *Host { return &Host{} }

// Call does what a method says with what input holds, and replies; both are
// JSON. Without a game there are only choices, look, new and load.
//
//	choices            what the new-game form can offer
//	look     Look      language and colours from now on
//	new      Options   a new game
//	load     {record, seats, names, seed}   a game that was saved
//	view               the position that is shown
//	advance            plays one move of dice, bag or a bot
//	apply    {move}    plays a move of the person who is asked
//	click    {part}    what can be done with a part of a picture, or why nothing
//	routes   {move}    the ways that a delivery may go
//	undo               takes back the last decision, none of dice and bag
//	show     {at}      the position after so many moves
//	continue           forgets what came after the position that is shown
//	record             the whole game as text
//	log                what happened up to the position that is shown
//	ledger             where each point comes from
func (h *Host) Call(method string, input []byte) []byte {
	found, err := h.call(method, input)
	return positions.Reply(h.speaker(), found, err)
}

var errNoGame = errors.New("there is no game yet")

func (h *Host) call(method string, input []byte) (any, error) {
	switch method {
	case "choices":
		return choices(), nil
	case "look":
		return with(input, func(look positions.Look) (any, error) {
			h.look = look
			return h.viewIfAny(), nil
		})
	case "new":
		return with(input, func(o Options) (any, error) {
			g, err := newGame(o)
			return h.sitDown(g, o.Seating, err)
		})
	case "load":
		return with(input, func(in struct {
			Record string `json:"record"`
			Seating
		},
		) (any, error) {
			g, err := loadGame(in.Record, in.Seating)
			return h.sitDown(g, in.Seating, err)
		})
	}
	if h.game == nil {
		return nil, errNoGame
	}
	type moveInput struct {
		Move steamrollers.Move `json:"move"`
	}
	switch method {
	case "view":
		return h.view(), nil
	case "advance":
		return h.afterwards(h.game.advance())
	case "apply":
		return with(input, func(in moveInput) (any, error) { return h.afterwards(h.game.apply(in.Move)) })
	case "click":
		return with(input, func(in struct {
			Part picture.Part `json:"part"`
		},
		) (any, error) {
			return h.click(in.Part), nil
		})
	case "routes":
		return with(input, func(in moveInput) (any, error) { return positions.Routes(h.game.position(), in.Move, h.look), nil })
	case "undo":
		return h.afterwards(h.game.undo())
	case "show":
		return with(input, func(in struct {
			At int `json:"at"`
		},
		) (any, error) {
			return h.afterwards(h.game.show(in.At))
		})
	case "continue":
		h.game.playOn()
		return h.view(), nil
	case "record":
		return map[string]string{"record": h.game.record.String()}, nil
	case "log":
		return h.log(), nil
	case "ledger":
		return h.ledger()
	}
	return nil, fmt.Errorf("there is no method %q", method)
}

// with reads the input of a call.
func with[Input any](input []byte, call func(Input) (any, error)) (any, error) {
	var in Input
	if err := json.Unmarshal(input, &in); err != nil {
		return nil, err
	}
	return call(in)
}

// sitDown begins to show a game, if there is one.
func (h *Host) sitDown(g *game, seating Seating, err error) (any, error) {
	if err != nil {
		return nil, err
	}
	h.game, h.names = g, seating.names(g.record.Setup.Players)
	return h.view(), nil
}

// afterwards is what there is to see after a call that may have failed.
func (h *Host) afterwards(err error) (any, error) {
	if err != nil {
		return nil, err
	}
	return h.view(), nil
}

// click says what the person who is asked can do with a part of a picture;
// nothing, if none is.
func (h *Host) click(part picture.Part) positions.Click {
	g, s := h.game, h.game.position()
	if g.looksBack() || !g.asksPerson(s) {
		return positions.Click{}
	}
	return positions.ClickOn(s, part, h.speaker(), h.look)
}

func (h *Host) viewIfAny() any {
	if h.game == nil {
		return struct{}{}
	}
	return h.view()
}
