package positions

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"strings"

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
	Part     picture.Part       `json:"part"`
	Names    []string           `json:"names"` // of the players; P1, P2, … where none is said
	Look
}

func (r *request) speaker() words.Speaker { return r.Look.Speaker(r.Names...) }

var calls = map[string]func(*request) (any, error){
	"position.moves":    moves,
	"position.sample":   sample,
	"position.apply":    apply,
	"position.explain":  explain,
	"position.options":  options,
	"position.click":    click,
	"position.routes":   routes,
	"position.pictures": pictures,
	"position.report":   report,
	"position.replay":   replay,
}

// Call does what a method says with what input holds, and replies; both are
// JSON. It reports false if there is no such method.
//
//	position.new       Setup               the first position
//	position.moves     {position}          the legal moves, or the outcomes of dice and bag with their odds
//	position.sample    {position, seed}    what dice and bag decide
//	position.apply     {position, move}    the position after a move, and what it did
//	position.explain   {position, move}    whether a move is legal, or why not
//	position.options   {position}          what is asked, and each legal move in words
//	position.click     {position, part}    what can be done with a part of a picture, or why nothing
//	position.routes    {position, move}    the ways that a delivery may go
//	position.pictures  {position}          the supply board, the sheets and Olive's
//	position.report    {position}          the report of the notation
//	position.replay    {record}            the position in which a record ends
//
// All but the first take a [Look] and names of the players, too.
func Call(method string, input []byte) (reply []byte, ok bool) {
	if method == "position.new" {
		found, err := begin(input)
		return Reply(words.Speaker{}, found, err), true
	}
	call, ok := calls[method]
	if !ok {
		return nil, false
	}
	var r request
	if err := json.Unmarshal(input, &r); err != nil {
		var who struct { // who asks is told why in her language, wherever that stands in the input
			Names []string `json:"names"`
			Look
		}
		_ = json.Unmarshal(input, &who) // what can be read of it
		return Reply(who.Speaker(who.Names...), nil, err), true
	}
	found, err := call(&r)
	return Reply(r.speaker(), found, err), true
}

func begin(input []byte) (any, error) {
	var setup Setup
	if err := json.Unmarshal(input, &setup); err != nil {
		return nil, err
	}
	s, err := setup.Begin()
	return map[string]any{"position": s}, err
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
		told[i] = event{e.Rule.String(), e.Seat, r.speaker().Event(e)}
	}
	return map[string]any{"position": next, "events": told}, nil
}

func explain(r *request) (any, error) {
	if err := r.Position.Explain(r.Move); err != nil {
		return nil, err
	}
	return map[string]any{"legal": true}, nil
}

// options are what is asked, the legal moves in words, and once the game is over
// how it went.
func options(r *request) (any, error) {
	s, speaker := &r.Position, r.speaker()
	return map[string]any{"prompt": speaker.Prompt(s), "groups": Groups(s, speaker), "result": speaker.Result(s)}, nil
}

func click(r *request) (any, error) {
	return ClickOn(&r.Position, r.Part, r.speaker(), r.Look), nil
}

func routes(r *request) (any, error) { return Routes(&r.Position, r.Move, r.Look), nil }

func report(r *request) (any, error) {
	return r.Position.WithMoves(r.Position.Report()), nil
}

// pictures are the supply board, every sheet and Olive's, with the legal moves
// marked.
func pictures(r *request) (any, error) {
	s, sheets := &r.Position, []string{}
	marks := picture.Marks{}
	if !s.Chance() {
		marks.Moves = s.AppendMoves(nil)
	}
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		sheets = append(sheets, Sheet(s, seat, marks, r.Look))
	}
	return map[string]any{"supply": r.Style("supply").Supply(s, marks), "sheets": sheets, "olive": r.Style("olive").Olive(s, marks)}, nil
}

// replay plays a record. Where it stops early, the error stands beside the
// position before it.
func replay(r *request) (any, error) {
	game, err := steamrollers.OpenRecord(strings.NewReader(r.Record), nil)
	if err != nil {
		return nil, err
	}
	played := []steamrollers.Move{}
	for game.Next() {
		played = append(played, game.Move())
	}
	reply := map[string]any{"position": game.State(), "moves": played}
	if err := game.Err(); err != nil {
		reply["error"] = FailureOf(r.speaker(), err)
	}
	return reply, nil
}
