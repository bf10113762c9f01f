package positions

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
)

// A request is what a call is given; each uses the fields that it needs.
type request struct {
	Position steamrollers.State `json:"position"`
	Move     steamrollers.Move  `json:"move"`
	Seed     uint64             `json:"seed"`
	Record   string             `json:"record"`
	Blind    bool               `json:"colourBlind"`
}

// english is what replies are told in.
var english words.Speaker

var calls = map[string]func([]byte) (any, error){
	"position.new": func(input []byte) (any, error) {
		var setup Setup
		if err := json.Unmarshal(input, &setup); err != nil {
			return nil, err
		}
		s, err := setup.Begin()
		return map[string]any{"position": s}, err
	},
	"position.moves":    with(moves),
	"position.sample":   with(sample),
	"position.apply":    with(apply),
	"position.explain":  with(explain),
	"position.report":   with(report),
	"position.pictures": with(pictures),
	"position.replay":   with(replay),
}

// Call does one of the calls: position.new, .moves, .sample, .apply, .explain,
// .report, .pictures and .replay. It reports false if there is no such call.
func Call(method string, input []byte) (reply []byte, ok bool) {
	call, ok := calls[method]
	if !ok {
		return nil, false
	}
	found, err := call(input)
	return Reply(english, found, err), true
}

func with(call func(*request) (any, error)) func([]byte) (any, error) {
	return func(input []byte) (any, error) {
		var r request
		if err := json.Unmarshal(input, &r); err != nil {
			return nil, err
		}
		return call(&r)
	}
}

type outcome struct {
	Move        steamrollers.Move `json:"move"`
	Probability float64           `json:"probability"`
}

// moves lists the legal moves, or with their odds the outcomes of dice and bag.
func moves(r *request) (any, error) {
	s := &r.Position
	legal := s.AppendMoves([]steamrollers.Move{})
	outcomes := []outcome{}
	for _, o := range s.AppendOutcomes(nil) {
		outcomes = append(outcomes, outcome(o))
	}
	return map[string]any{"chance": s.Chance(), "over": s.Over(), "turn": s.Turn(), "moves": legal, "outcomes": outcomes}, nil
}

var errNoChance = errors.New("dice and bag decide nothing here: a player is asked, or the game is over")

// sample draws what dice and bag decide.
func sample(r *request) (any, error) {
	if !r.Position.Chance() {
		return nil, errNoChance
	}
	m := r.Position.Sample(rand.New(rand.NewPCG(r.Seed, 0)))
	return map[string]any{"move": m}, nil
}

type event struct {
	Rule string            `json:"rule"`
	Seat steamrollers.Seat `json:"seat"`
	Text string            `json:"text"`
}

func apply(r *request) (any, error) {
	next, err := r.Position.Apply(r.Move)
	if err != nil {
		return nil, err
	}
	events, err := r.Position.AppendEvents(nil, r.Move)
	if err != nil {
		return nil, err
	}
	told := make([]event, len(events))
	for i, e := range events {
		told[i] = event{e.Rule.String(), e.Seat, english.Event(e)}
	}
	return map[string]any{"position": next, "events": told}, nil
}

func explain(r *request) (any, error) {
	if err := r.Position.Explain(r.Move); err != nil {
		return nil, err
	}
	return map[string]any{"legal": true}, nil
}

func report(r *request) (any, error) {
	return r.Position.WithMoves(r.Position.Report()), nil
}

// pictures are the supply board, every sheet and Olive's, with the legal moves
// marked.
func pictures(r *request) (any, error) {
	s, style := &r.Position, picture.Style{ColourBlind: r.Blind}
	marks := picture.Marks{}
	if !s.Chance() {
		marks.Moves = s.AppendMoves(nil)
	}
	sheets := []string{}
	for seat := range s.Seats() {
		style.ID = fmt.Sprintf("sheet%d", seat+1)
		sheets = append(sheets, style.Sheet(s, steamrollers.Seat(seat+1), marks))
	}
	style.ID = "supply"
	supply := style.Supply(s, marks)
	style.ID = "olive"
	return map[string]any{"supply": supply, "sheets": sheets, "olive": style.Olive(s)}, nil
}

// replay plays a record. Where it stops early, the error stands beside the
// position before it.
func replay(r *request) (any, error) {
	game, err := steamrollers.OpenRecord(r.Record, nil)
	if err != nil {
		return nil, err
	}
	played := []steamrollers.Move{}
	for game.Next() {
		played = append(played, game.Move())
	}
	reply := map[string]any{"position": game.State(), "moves": played}
	if game.Err() != nil {
		reply["error"] = FailureOf(english, game.Err())
	}
	return reply, nil
}
