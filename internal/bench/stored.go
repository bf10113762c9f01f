package main

import (
	"encoding/json"
	"io"
	"math/rand/v2"

	"github.com/corentings/chess/v2"

	"github.com/railhex/railhex/steamrollers"
)

// A stored position is plain data, as a program would lay it out that only wants to
// read and write the JSON of [steamrollers.State.MarshalJSON], and checks nothing.
type stored struct {
	Setup struct {
		Players    int      `json:"players"`
		Board      string   `json:"board"`
		Components string   `json:"components"`
		Modules    []string `json:"modules"`
		Wall       string   `json:"wall"`
		Olive      string   `json:"olive"`
	} `json:"setup"`
	Phase       string `json:"phase"`
	Round       int    `json:"round"`
	Start       int    `json:"start"`
	TurnOf      int    `json:"turnOf"`
	Quiet       int    `json:"quiet"`
	Die         int    `json:"die"`
	Dice        []int  `json:"dice"`
	Reserved    int    `json:"reserved"`
	ReservedFor int    `json:"reservedFor"`
	Black       string `json:"black"`
	Wall        int    `json:"wall"`
	Supply      struct {
		City1 string `json:"1"`
		City2 string `json:"2"`
		City3 string `json:"3"`
		City4 string `json:"4"`
		City5 string `json:"5"`
		City6 string `json:"6"`
	} `json:"supply"`
	Bag        storedGoods    `json:"bag"`
	Removed    storedGoods    `json:"removed"`
	Centre     []string       `json:"centre"`
	Orders     []string       `json:"orders"`
	Players    []storedPlayer `json:"players"`
	Olive      *storedOlive   `json:"olive"`
	Acted      int            `json:"acted"`
	Used       []int          `json:"used"`
	UsedBefore []int          `json:"usedBefore"`
	FacesUsed  []int          `json:"facesUsed"`
	Held2a     bool           `json:"held2a"`
	Settled    bool           `json:"settled"`
	Fulfilled  bool           `json:"fulfilled"`
	Productive bool           `json:"productive"`
}

type storedGoods struct{ Y, R, G, B, E, K int }

type storedPlayer struct {
	Boxes []int    `json:"boxes"`
	Track []string `json:"track"`
	Tiles []struct {
		Face     string `json:"face"`
		Sideways bool   `json:"sideways"`
	} `json:"tiles"`
	Kept     string   `json:"kept"`
	Own      string   `json:"own"`
	Orders   []string `json:"orders"`
	Power    string   `json:"power"`
	Delivery int      `json:"delivery"`
}

type storedOlive struct {
	Crossed  [6]int `json:"crossed"`
	Delivery int    `json:"delivery"`
	Step     string `json:"step"`
}

// A sample is a position in all the forms in which it can be stored.
type sample struct {
	state steamrollers.State
	setup steamrollers.Setup
	json  []byte
	plain stored
	line  string
}

// samples are some hundred positions of builders' games.
func samples() (all []sample) {
	steps := builderSteps(games, 1)
	for i := 0; i < len(steps); i += len(steps)/100 + 1 {
		s := sample{state: steps[i].state, setup: steps[i].state.Setup(), line: steps[i].state.String()}
		var err error
		if s.json, err = s.state.MarshalJSON(); err != nil {
			panic(err)
		}
		if err := json.Unmarshal(s.json, &s.plain); err != nil {
			panic(err)
		}
		if again, err := json.Marshal(&s.plain); err != nil || string(again) != string(s.json) {
			panic("the plain data are not those of the position")
		}
		all = append(all, s)
	}
	return all
}

// fens are positions of a game of chess, one for each ply of it.
func fens() (all []string) {
	random := rand.New(rand.NewPCG(1, 1))
	position := chess.StartingPosition()
	for range 100 {
		all = append(all, position.String())
		moves := position.ValidMoves()
		if len(moves) == 0 {
			position = chess.StartingPosition()
			continue
		}
		position = position.Update(&moves[random.IntN(len(moves))])
	}
	return all
}

// benchStored measures how positions are read and written.
func benchStored(rounds int, t *table, _ io.Writer) {
	all, chessboards := samples(), fens()
	var state steamrollers.State
	unmarshal := around("UnmarshalJSON", all, func(s *sample) { must(state.UnmarshalJSON(s.json)) })
	plain := around("json.Unmarshal", all, func(s *sample) {
		var into stored
		must(json.Unmarshal(s.json, &into))
	})
	marshal := around("MarshalJSON", all, func(s *sample) {
		_, err := s.state.MarshalJSON()
		must(err)
	})
	plainly := around("json.Marshal", all, func(s *sample) {
		_, err := json.Marshal(&s.plain)
		must(err)
	})
	parse := around("ParseState", all, func(s *sample) {
		var err error
		state, err = steamrollers.ParseState(s.line, s.setup)
		must(err)
	})
	fen := around("FEN", chessboards, func(text *string) {
		var position chess.Position
		must(position.UnmarshalText([]byte(*text)))
	})
	measure(rounds, unmarshal, plain, marshal, plainly, parse, fen)
	row(t, "UnmarshalJSON, all validation included, ÷ json.Unmarshal into plain structs", unmarshal.over(plain), goal{must: 2.5, want: 1})
	row(t, "MarshalJSON ÷ json.Marshal of plain structs", marshal.over(plainly), goal{must: 1.5, want: 0.7})
	row(t, "ParseState ÷ decoding a FEN with corentings/chess/v2 v2.5.1", parse.over(fen), goal{must: 0.5, want: 0.2})
}
