package main

import (
	"os"

	"github.com/railhex/railhex/examples/lab/python/batch"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(batch.Main(games.All()...)) }
