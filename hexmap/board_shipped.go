package hexmap

import (
	"embed"
	"iter"
	"slices"
	"sync"

	"github.com/railhex/railhex/hexmap/parse"
)

//go:embed boards/*.board
var shippedFiles embed.FS

// shippedNames are the boards that ship, the standard one first.
var shippedNames = []string{"standard", "lagoon", "valley"}

// shippedBoards reads the boards that ship, once. Every later call gives the
// same pointers.
var shippedBoards = sync.OnceValue(func() map[string]*Board {
	boards := map[string]*Board{}
	for _, name := range shippedNames {
		text := parse.Must(shippedFiles.ReadFile("boards/" + name + ".board"))
		boards[name] = MustParseBoard(string(text))
	}
	return boards
})

// Standard returns the library's own standard board of SteamRollers, always the same
// pointer. The printed board is a picture, which a user may transcribe (BOARD-4).
func Standard() *Board { return shippedBoards()["standard"] }

// Shipped returns the board of SteamRollers that ships under a name, always the same pointer. It
// reports false if none does.
func Shipped(name string) (*Board, bool) {
	board, ok := shippedBoards()[name]
	return board, ok
}

// ShippedNames walks the names of the boards that ship, "standard" first.
func ShippedNames() iter.Seq[string] { return slices.Values(shippedNames) }
