package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// setupWords is a setup in the words of the command line.
type setupWords struct {
	players              int
	modules, wall, olive string
	board, components    string
}

func (w *setupWords) define(flags *flag.FlagSet) {
	flags.IntVar(&w.players, "players", 2, "`number` of players; with -olive it is 1 unless given")
	flags.StringVar(&w.modules, "module", "", "`list` of modules: "+strings.ReplaceAll(variants.AllModules.String(), " ", ","))
	flags.StringVar(&w.wall, "wall", "", "`chart` of blocked borders: medium or hard")
	flags.StringVar(&w.olive, "olive", "", "`level` of Olive: "+levels())
	flags.StringVar(&w.board, "board", "standard", "`file` that ends in .board, or one of "+strings.Join(hexmap.ShippedNames(), ", "))
	flags.StringVar(&w.components, "components", "standard", "`file` that ends in .components, or standard")
}

func levels() string {
	var names []string
	for level := range solo.AllLevels() {
		names = append(names, level.String())
	}
	return strings.Join(names, ", ")
}

// setup reads the words. The error joins all that cannot be read; whether what
// they say goes together is for the rules to decide.
func (w *setupWords) setup() (steamrollers.Setup, error) {
	setup := steamrollers.Setup{Players: w.players}
	return setup, errors.Join(
		w.readModules(&setup),
		w.readWall(&setup),
		w.readOlive(&setup),
		w.readBoard(&setup),
		w.readComponents(&setup),
	)
}

func (w *setupWords) readModules(setup *steamrollers.Setup) error {
	if w.modules == "" {
		return nil
	}
	for word := range strings.SplitSeq(w.modules, ",") {
		module, ok := variants.ParseModule(word)
		if !ok || setup.Modules.Has(module) {
			return fmt.Errorf("-module %s: %q is not one more of %v", w.modules, word, variants.AllModules)
		}
		setup.Modules |= module
	}
	return nil
}

func (w *setupWords) readWall(setup *steamrollers.Setup) (err error) {
	if w.wall == "" {
		return nil
	}
	if setup.Wall, err = hexmap.ParseDifficulty(w.wall); err != nil {
		return fmt.Errorf("-wall: %w", err)
	}
	return nil
}

func (w *setupWords) readOlive(setup *steamrollers.Setup) (err error) {
	if w.olive == "" {
		return nil
	}
	var ok bool
	if setup.Olive, ok = solo.ParseLevel(w.olive); !ok {
		return fmt.Errorf("-olive %s: it is one of %s", w.olive, levels())
	}
	return nil
}

func (w *setupWords) readBoard(setup *steamrollers.Setup) (err error) {
	if board, ok := hexmap.Shipped(w.board); ok {
		setup.Board = board
		return nil
	}
	text, err := readFile("board", w.board)
	if err != nil {
		return err
	}
	if setup.Board, err = hexmap.ParseBoard(text); err != nil {
		return fmt.Errorf("%s: %w", w.board, err)
	}
	return nil
}

func (w *setupWords) readComponents(setup *steamrollers.Setup) (err error) {
	if components, ok := variants.ShippedComponents(w.components); ok {
		setup.Components = components
		return nil
	}
	text, err := readFile("components", w.components)
	if err != nil {
		return err
	}
	if setup.Components, err = variants.ParseComponents(text); err != nil {
		return fmt.Errorf("%s: %w", w.components, err)
	}
	return nil
}

// readFile reads a file that a record can name by a word of its header.
func readFile(word, name string) (string, error) {
	switch {
	case !strings.HasSuffix(name, "."+word):
		return "", fmt.Errorf("-%s %s: it is no %s that ships, and no file whose name ends in .%s", word, name, word, word)
	case strings.ContainsAny(name, " \t\r\n#"):
		return "", fmt.Errorf("-%s %q: a record cannot name a file with spaces or # in its name", word, name)
	}
	text, err := os.ReadFile(name)
	return string(text), err
}
