package main

import (
	"os"

	"github.com/railhex/railhex/examples/learn/learning"
)

func main() { os.Exit(learning.Run(os.Args[1:])) }
