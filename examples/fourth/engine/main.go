package main

import (
	"github.com/railhex/railhex/examples/fourth/carters/described"
	"github.com/railhex/railhex/examples/npm/machine"
)

func init() { machine.Use(described.Game()) }

func main() {} // a module that is called is not run
