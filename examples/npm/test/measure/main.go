package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"strings"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "measure:", err)
		os.Exit(1)
	}
}

// A bench is what the parts share.
type bench struct {
	root, folder string // of the repository, and of the package
	out          io.Writer
}

// parts are what is measured.
var parts = []struct {
	name    string
	measure func(ctx context.Context, b *bench) error
}{
	{"sizes", sizes},
	{"network", slowNetwork},
	{"search", search},
	{"frames", frames},
}

func run(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("measure", flag.ContinueOnError)
	only := flags.String("only", "", "a regular `expression` for the parts that are measured")
	made := flags.String("package", "", "the `folder` of a package that is made already")
	if err := flags.Parse(args); err != nil {
		return err
	}
	wanted, err := regexp.Compile(*only)
	if err != nil {
		return err
	}
	root, err := exec.CommandContext(ctx, "go", "list", "-m", "-f", "{{.Dir}}", "github.com/railhex/railhex").Output()
	if err != nil {
		return fmt.Errorf("the repository was not found: %w", err)
	}
	temporary, err := os.MkdirTemp("", "railhex-measure-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(temporary)
	b := &bench{strings.TrimSpace(string(root)), filepath.Join(temporary, "railhex"), out}
	if *made != "" {
		b.folder = *made
	} else if err := b.makePackage(ctx); err != nil {
		return err
	}
	fmt.Fprintln(out, "| what | measured | must | want |\n| --- | --- | --- | --- |")
	var faults []error
	for _, part := range parts {
		if wanted.MatchString(part.name) {
			if err := part.measure(ctx, b); err != nil {
				faults = append(faults, fmt.Errorf("%s: %w", part.name, err))
			}
		}
	}
	fmt.Fprintf(out, "\nLoad of the machine over 1, 5 and 15 minutes: %s\n", load())
	return errors.Join(faults...)
}

// row prints a line of the table.
func (b *bench) row(what, measured, must, want string) {
	fmt.Fprintf(b.out, "| %s | %s | %s | %s |\n", what, measured, must, want)
}

// load is how many programs have wanted to run.
func load() string {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown"
	}
	return strings.Join(strings.Fields(string(text))[:3], ", ")
}

// makePackage makes the package as its users do.
func (b *bench) makePackage(ctx context.Context) error {
	command := exec.CommandContext(ctx, "go", "run", "./examples/npm", "-out", b.folder, "-brotli")
	command.Dir, command.Stderr = b.root, os.Stderr
	if err := command.Run(); err != nil {
		return fmt.Errorf("the package was not made: %w", err)
	}
	return nil
}
