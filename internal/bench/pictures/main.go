package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"time"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
)

// A scene is a position in which a player is asked, and what they can do.
type scene struct {
	state steamrollers.State
	marks picture.Marks
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("usage: pictures duration")
	}
	runtime.GOMAXPROCS(1)
	slice, err := time.ParseDuration(args[0])
	if err != nil {
		return err
	}
	all, err := scenes()
	if err != nil {
		return err
	}
	took := map[string]float64{}
	for _, picture := range []struct {
		name string
		draw func(*scene) string
	}{
		{"sheet", func(s *scene) string { return picture.Style{}.Sheet(&s.state, s.state.Turn(), s.marks) }},
		{"supply", func(s *scene) string { return picture.Style{}.Supply(&s.state, s.marks) }},
	} {
		took[picture.name] = measured(slice, all, func(s *scene) { picture.draw(s) })
	}
	took["options"] = measured(slice, all, func(s *scene) { words.In(words.English).Options(&s.state) })
	return json.NewEncoder(os.Stdout).Encode(took)
}

// scenes are some positions of games played at random, always the same ones.
func scenes() (all []scene, err error) {
	const games, moves, every = 8, 200, 20
	for seed := range uint64(games) {
		setup := steamrollers.Setup{Players: 2 + int(seed)%4}
		if seed%2 == 1 {
			setup.Modules = variants.CoalModule | variants.OrderModule
		}
		s, err := steamrollers.New(setup)
		if err != nil {
			return nil, err
		}
		random := rand.New(rand.NewPCG(seed, 0))
		asked := 0
		for n := 0; n < moves && !s.Over(); n++ {
			m := s.Sample(random)
			if legal := s.AppendMoves(nil); !s.Chance() {
				m = legal[random.IntN(len(legal))]
				if asked++; asked%every == 0 && s.Turn() != steamrollers.Nobody {
					all = append(all, scene{s, picture.Marks{Moves: legal}})
				}
			}
			if s, err = s.Apply(m); err != nil {
				return nil, err
			}
		}
	}
	return all, nil
}

// measured is how many nanoseconds it takes to do something with a scene.
func measured(slice time.Duration, scenes []scene, do func(*scene)) float64 {
	n, start := 0, time.Now()
	for time.Since(start) < slice {
		for i := range scenes {
			do(&scenes[i])
		}
		n += len(scenes)
	}
	return float64(time.Since(start).Nanoseconds()) / float64(n)
}
