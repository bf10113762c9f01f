package main

import (
	"bufio"
	"fmt"
	"os"

	"github.com/railhex/railhex/examples/lab/python/batch"
	"github.com/railhex/railhex/internal/games"
)

func main() {
	in, out := bufio.NewReaderSize(os.Stdin, 1<<20), bufio.NewWriterSize(os.Stdout, 1<<20)
	if err := batch.Serve(in, out, out.Flush, games.All()); err != nil {
		fmt.Fprintln(os.Stderr, "pipe:", err)
		os.Exit(1)
	}
}
