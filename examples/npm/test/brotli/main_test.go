package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/andybalholm/brotli"
)

func TestCompressedFileIsWhatItWas(t *testing.T) {
	file := filepath.Join(t.TempDir(), "text")
	text := bytes.Repeat([]byte("the same again and again, "), 1000)
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := run([]string{file}); err != nil {
		t.Fatal(err)
	}
	packed, err := os.ReadFile(file + ".br")
	if err != nil {
		t.Fatal(err)
	}
	got, err := io.ReadAll(brotli.NewReader(bytes.NewReader(packed)))
	if err != nil || !bytes.Equal(got, text) || len(packed) > len(text)/10 {
		t.Errorf("%d bytes are unpacked from %d: %v", len(got), len(packed), err)
	}
}

func TestWhatCannotBeCompressed(t *testing.T) {
	for _, args := range [][]string{nil, {"a", "b"}, {filepath.Join(t.TempDir(), "nothing")}} {
		if run(args) == nil {
			t.Errorf("%q is compressed", args)
		}
	}
}
