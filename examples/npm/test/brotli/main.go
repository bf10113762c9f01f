package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"

	"github.com/andybalholm/brotli"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "brotli:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 1 {
		return errors.New("one file is to be compressed: say which")
	}
	text, err := os.ReadFile(args[0])
	if err != nil {
		return err
	}
	packed, err := compress(text)
	if err != nil {
		return err
	}
	return os.WriteFile(args[0]+".br", packed, 0o644)
}

// window is how far back the compressor looks, as the logarithm of bytes: as far as
// browsers can.
const window = 24

// quality is the best but one: the best makes an engine a twenty-fifth smaller and takes
// twice as long.
const quality = 10

func compress(text []byte) ([]byte, error) {
	var packed bytes.Buffer
	w := brotli.NewWriterOptions(&packed, brotli.WriterOptions{Quality: quality, LGWin: window})
	if _, err := w.Write(text); err != nil {
		return nil, err
	}
	err := w.Close()
	return packed.Bytes(), err
}
