package main

import (
	"github.com/railhex/railhex/examples/npm/machine"
	"github.com/railhex/railhex/variants/steam/described"
)

func init() {
	parts := described.Rules()
	parts.Words, parts.Pictures, parts.Bots = described.Words(), described.Pictures(), described.Bots()
	machine.Use(described.Of(parts))
}

func main() {} // a module that is called is not run
