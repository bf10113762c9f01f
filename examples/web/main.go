package main

import (
	"os"

	"github.com/railhex/railhex/examples/javascript/build"
	"github.com/railhex/railhex/examples/web/site"
	"github.com/railhex/railhex/internal/games"
)

func main() {
	os.Exit(site.Run(os.Args[1:], build.Contents{Games: games.All(), Engine: build.ThreeGames}))
}
