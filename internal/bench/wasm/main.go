//go:build js && wasm

package main

import (
	"math/rand/v2"
	"syscall/js"

	"github.com/railhex/railhex/steamrollers"
)

func main() {
	start, err := steamrollers.New(steamrollers.Setup{Players: 4})
	if err != nil {
		panic(err)
	}
	random := rand.New(rand.NewPCG(1, 1))
	moves := make([]steamrollers.Move, 0, 4096)
	s := start
	js.Global().Set("playSteamRollers", js.FuncOf(func(_ js.Value, args []js.Value) any {
		for range args[0].Int() {
			var m steamrollers.Move
			if s.Chance() {
				m = s.Sample(random)
			} else {
				moves = s.AppendMoves(moves[:0])
				m = moves[random.IntN(len(moves))]
			}
			if err := s.ApplyTo(&s, m); err != nil {
				panic(err)
			}
			if s.Over() {
				s = start
			}
		}
		return nil
	}))
	select {}
}
