package setupwords

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// Words are a setup in the words of a command line. What is left empty is the
// plain game: two players, or one where Olive plays, on the library's own board
// and components.
type Words struct {
	Players           string // a number
	Modules           string // joined by commas
	Wall, Olive       string
	Board, Components string // a name that ships, or a file
}

// Define gives each word a flag.
func (w *Words) Define(flags *flag.FlagSet) {
	flags.StringVar(&w.Players, "players", "", "`number` of players; 2, or 1 with -olive, unless given")
	flags.StringVar(&w.Olive, "olive", "", "`level` of Olive: "+levels())
	w.DefinePieces(flags)
}

// DefinePieces gives flags to the words that say what lies on the table, which is all but
// who plays.
func (w *Words) DefinePieces(flags *flag.FlagSet) {
	flags.StringVar(&w.Modules, "module", "", "`list` of modules: "+strings.ReplaceAll(variants.AllModules.String(), " ", ","))
	flags.StringVar(&w.Wall, "wall", "", "`chart` of blocked borders: medium or hard")
	flags.StringVar(&w.Board, "board", "standard", "`file` that ends in .board, or one of "+strings.Join(slices.Collect(hexmap.ShippedNames()), ", "))
	flags.StringVar(&w.Components, "components", "standard", "`file` that ends in .components, or standard")
}

// OnlyFlags refuses words after the flags: whoever forgot a dash would otherwise
// get another game than asked for.
func OnlyFlags(flags *flag.FlagSet) error {
	if flags.NArg() == 0 {
		return nil
	}
	return fmt.Errorf("%q is too much: everything is said by flags", flags.Arg(0))
}

func levels() string {
	var names []string
	for level := range solo.Levels() {
		names = append(names, level.String())
	}
	return strings.Join(names, ", ")
}

// Setup reads the words. The error joins all that cannot be read; whether what
// they say goes together is for the rules to decide.
func (w *Words) Setup() (setup steamrollers.Setup, err error) {
	err = errors.Join(
		w.readPlayers(&setup),
		w.readModules(&setup),
		w.readWall(&setup),
		w.readOlive(&setup),
		w.readBoard(&setup),
		w.readComponents(&setup),
	)
	return setup, err
}

func (w *Words) readPlayers(setup *steamrollers.Setup) (err error) {
	switch {
	case w.Players == "" && w.Olive != "":
		setup.Players = 1
	case w.Players == "":
		setup.Players = 2
	default:
		if setup.Players, err = strconv.Atoi(w.Players); err != nil {
			return fmt.Errorf("-players %s: it is a number from 1 to %d", w.Players, steamrollers.MaxSeats)
		}
	}
	return nil
}

func (w *Words) readModules(setup *steamrollers.Setup) error {
	if w.Modules == "" {
		return nil
	}
	for word := range strings.SplitSeq(w.Modules, ",") {
		module, err := variants.ParseModule(word)
		if err != nil || setup.Modules.Has(module) {
			return fmt.Errorf("-module %s: %q is not one more of %v", w.Modules, word, variants.AllModules)
		}
		setup.Modules |= module
	}
	return nil
}

func (w *Words) readWall(setup *steamrollers.Setup) (err error) {
	if w.Wall == "" {
		return nil
	}
	if setup.Wall, err = hexmap.ParseDifficulty(w.Wall); err != nil {
		return fmt.Errorf("-wall: %w", err)
	}
	return nil
}

func (w *Words) readOlive(setup *steamrollers.Setup) (err error) {
	if w.Olive == "" {
		return nil
	}
	if setup.Olive, err = solo.ParseLevel(w.Olive); err != nil {
		return fmt.Errorf("-olive: %w", err)
	}
	return nil
}

func (w *Words) readBoard(setup *steamrollers.Setup) (err error) {
	if w.Board != "" {
		setup.Board, err = ShippedOrFile("board", w.Board, hexmap.Shipped, hexmap.ParseBoard)
	}
	return err
}

func (w *Words) readComponents(setup *steamrollers.Setup) (err error) {
	if w.Components != "" {
		setup.Components, err = ShippedOrFile("components", w.Components, variants.ShippedComponents, variants.ParseComponents)
	}
	return err
}

// ShippedOrFile is what ships under a name, or else what is read from the file of
// that name. The word is that of the flag, and of the header of a record, in which
// the name can stand.
func ShippedOrFile[T any](word, name string, shipped func(string) (T, bool), parse func(string) (T, error)) (value T, err error) {
	if value, ok := shipped(name); ok {
		return value, nil
	}
	text, err := readFile(word, name)
	if err != nil {
		return value, err
	}
	if value, err = parse(text); err != nil {
		return value, fmt.Errorf("%s: %w", name, err)
	}
	return value, nil
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
