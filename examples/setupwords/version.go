package setupwords

import (
	"flag"
	"fmt"
	"os"
	"runtime/debug"
)

// Version defines the flag -version, which prints the version of the program's module and
// ends the program.
func Version(set *flag.FlagSet) {
	set.BoolFunc("version", "print the version and exit", func(string) error {
		fmt.Println(set.Name(), version())
		os.Exit(0)
		return nil
	})
}

// version is a version such as v1.0.0, one made of a commit, or (devel) for a program from
// `go run`.
func version() string {
	if built, ok := debug.ReadBuildInfo(); ok && built.Main.Version != "" {
		return built.Main.Version
	}
	return "(unknown)"
}
