package main

import (
	"os"

	"github.com/railhex/railhex/examples/club/page/site"
	"github.com/railhex/railhex/examples/npm/build"
	"github.com/railhex/railhex/internal/games"
)

func main() {
	os.Exit(site.Run(os.Args[1:], build.Contents{Games: games.All(), Engine: build.ThreeGames}))
}
