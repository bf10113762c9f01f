package main

import (
	"errors"
	"fmt"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
)

func main() {
	speaker := words.English("Anna", "Ben")
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		panic(err)
	}
	for _, typed := range []string{
		"goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a", "roll 1 3 5 straight/gentle",
		"draft 4", "draft 5", "build a1 E-W", "bild d1 E-W", "build d1 E-W",
	} {
		move, err := steamrollers.ParseMove(typed)
		next := s
		if err == nil {
			next, err = s.Apply(move)
		}
		if err != nil {
			fmt.Printf("%s: %s\n", typed, speaker.Refusal(err))
			if errors.Is(err, steamrollers.MustParseRule("BUILD-1")) {
				fmt.Println("    a front end could light up region", s.Die())
			}
			continue
		}
		events, _ := s.AppendEvents(nil, move)
		fmt.Println(speaker.Event(events[0]))
		s = next
	}
}
