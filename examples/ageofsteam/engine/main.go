package main

import (
	"github.com/railhex/railhex/examples/ageofsteam"
	"github.com/railhex/railhex/examples/npm/machine"
)

func init() { machine.Use(ageofsteam.Game()) }

func main() {} // a module that is called is not run
