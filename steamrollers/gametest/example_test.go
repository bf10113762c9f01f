package gametest_test

import (
	"errors"
	"fmt"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/gametest"
)

// A board of one's own is held to the laws by playing on it.
func ExampleCheck() {
	board, _ := hexmap.Shipped("lagoon") // or hexmap.ParseBoard
	err := gametest.Check(steamrollers.Setup{Players: 2, Board: board}, gametest.Options{Games: 1})
	fmt.Println(err)
	// Output: <nil>
}

// A hasty engine plays by the library, and has no patience for passing.
type hasty struct{ steamrollers.State }

func (h *hasty) Legal() (moves []string) {
	for m := range h.Moves() {
		if m != steamrollers.Pass() {
			moves = append(moves, m.String())
		}
	}
	return moves
}

func (h *hasty) Apply(move string) error {
	m, err := steamrollers.ParseMove(move)
	if err == nil {
		h.State, err = h.State.Apply(m)
	}
	return err
}

func (h *hasty) Report() any { return h.State.Report() }

func ExampleCompare() {
	err := gametest.Compare(steamrollers.Setup{Players: 2}, gametest.Options{Games: 1},
		func(setup steamrollers.Setup) (gametest.Engine, error) {
			s, err := steamrollers.New(setup)
			return &hasty{s}, err
		})
	var fault *gametest.Fault
	if errors.As(err, &fault) {
		fmt.Println(fault.Law)
		fmt.Println(fault.Err)
	}
	// Output:
	// the engine lists the moves that are legal
	// pass: legal, and not listed
}

func ExamplePerft() {
	s, _ := steamrollers.New(steamrollers.Setup{Players: 2})
	s, _ = s.Apply(steamrollers.MustParseMove("goods RGBE YGBE YRGB YRGB YRGE YRBE"))
	s, _ = s.Apply(steamrollers.Sides([6]bool{}))
	var perft gametest.Perft
	for moves := 1; moves <= 3; moves++ { // the roll; who takes which die; what she does with it
		count := perft.Count(&s, moves)
		fmt.Printf("%d moves: %d sequences, mass %.4f\n", moves, count.Sequences, count.Mass)
	}
	// Output:
	// 1 moves: 168 sequences, mass 1.0000
	// 2 moves: 378 sequences, mass 2.5278
	// 3 moves: 30996 sequences, mass 207.2778
}
