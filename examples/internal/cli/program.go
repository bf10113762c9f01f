package cli

import (
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family/describe"
)

// A Program has several commands. Their names begin with its own.
type Program struct {
	Name     string
	Does     string // behind the name: "plays games"
	Commands []Command
}

// Main calls the command that the first argument names, and returns the exit status.
func (p Program) Main(args []string, games ...describe.Game) int {
	return p.Call(args, os.Stdin, os.Stdout, os.Stderr, games...)
}

// Call does what Main does with other files.
func (p Program) Call(args []string, stdin io.Reader, stdout, stderr io.Writer, games ...describe.Game) int {
	name, rest := "help", args
	if len(args) > 0 {
		name, rest = strings.TrimLeft(args[0], "-"), args[1:]
	}
	switch {
	case name == "version":
		fmt.Fprintln(stdout, p.Name, version())
		return Done
	case (name == "help" || name == "h") && len(rest) == 0:
		fmt.Fprint(stdout, p.overview())
		return Done
	case name == "help":
		name, rest = rest[0], []string{"-help"}
	}
	at := slices.IndexFunc(p.Commands, func(c Command) bool { return c.Name == p.Name+" "+name })
	if at < 0 {
		fmt.Fprintf(stderr, "%s: there is no command %q\n\n%s", p.Name, name, p.overview())
		return Misused
	}
	return p.Commands[at].Call(rest, stdin, stdout, stderr, games...)
}

// overview is a line for each command.
func (p Program) overview() string {
	var lines strings.Builder
	fmt.Fprintf(&lines, "%s %s.\n\n", p.Name, p.Does)
	for _, c := range p.Commands {
		fmt.Fprintf(&lines, "  %-*s  %s\n", len(p.Name)+len(" selfplay"), c.Name, c.Does)
	}
	fmt.Fprintf(&lines, "\n%s help COMMAND says more of each.\n", p.Name)
	return lines.String()
}
