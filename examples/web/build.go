package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const enginePackage = "github.com/railhex/railhex/examples/web/wasm"

// An engine is the library for the browser: files to be served.
type engine struct {
	program string // the library as WebAssembly
	starter string // Go's script that runs such programs
}

// buildEngine compiles the library into a folder.
func buildEngine(ctx context.Context, folder string) (engine, error) {
	e := engine{program: filepath.Join(folder, "railhex.wasm")}
	build := exec.CommandContext(ctx, "go", "build", "-trimpath", "-ldflags=-s -w", "-o", e.program, enginePackage)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if _, err := output(build); err != nil {
		return engine{}, err
	}
	root, err := output(exec.CommandContext(ctx, "go", "env", "GOROOT"))
	e.starter = filepath.Join(strings.TrimSpace(root), "lib", "wasm", "wasm_exec.js")
	return e, err
}

// output is what a command prints; its error holds what it complains of.
func output(command *exec.Cmd) (string, error) {
	var complaint bytes.Buffer
	command.Stderr = &complaint
	out, err := command.Output()
	if err != nil {
		return "", fmt.Errorf("%s: %w\n%s", command, err, complaint.String())
	}
	return string(out), nil
}
