package main

import (
	"github.com/railhex/railhex/examples/npm/machine"
	"github.com/railhex/railhex/internal/games"
)

func init() { machine.Use(games.Engine()...) }

func main() {} // a module that is called is not run
