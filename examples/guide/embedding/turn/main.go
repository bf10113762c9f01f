package main

import (
	"fmt"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
)

func main() {
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	play := func(m steamrollers.Move) {
		if err == nil {
			s, err = s.Apply(m) // s is a value: keep as many as you like
		}
	}
	play(steamrollers.MustParseMove("goods YRBE GGRB YYRB REGB YGBE RRYG")) // chance is a move, too
	play(steamrollers.Sides([6]bool{}))
	play(steamrollers.Roll(steamrollers.DiceOf(1, 3, 5), steamrollers.StraightGentle))
	play(steamrollers.Draft(1))
	fmt.Println(s.Turn(), s.Phase(), len(s.AppendMoves(nil)), "legal moves")
	play(steamrollers.Build(hexmap.MustParseCell("b3"), track.Between(hexmap.East, hexmap.West)))
	play(steamrollers.Draft(3))
	_, refused := s.Apply(steamrollers.MustParseMove("deliver R 3-2 1"))
	fmt.Println(err, refused)
}
