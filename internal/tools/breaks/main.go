package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"golang.org/x/exp/apidiff"
	"golang.org/x/tools/go/packages"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: breaks OLD NEW")
		os.Exit(2)
	}
	broken, err := report(os.Stdout, os.Args[1], os.Args[2])
	if err != nil {
		fmt.Fprintln(os.Stderr, "breaks:", err)
		os.Exit(2)
	}
	if broken > 0 {
		os.Exit(1)
	}
}

// report writes what is broken in which packages, and gives how many they are.
func report(w io.Writer, oldFolder, newFolder string) (broken int, err error) {
	before, err := api(oldFolder)
	if err != nil {
		return 0, err
	}
	after, err := api(newFolder)
	if err != nil {
		return 0, err
	}
	for _, path := range slices.Sorted(maps.Keys(before)) {
		breaks := "- the package is gone\n"
		if now := after[path]; now != nil {
			var text strings.Builder
			if err := apidiff.Changes(before[path].Types, now.Types).TextIncompatible(&text, false); err != nil {
				return broken, err
			}
			breaks = text.String()
		}
		if breaks == "" {
			continue
		}
		broken++
		if _, err := fmt.Fprintf(w, "%s\n%s", path, breaks); err != nil {
			return broken, err
		}
	}
	_, err = fmt.Fprintf(w, "%d packages compared, %d broken\n", len(before), broken)
	return broken, err
}

// api has the packages of a module that others can import, by their paths. There is
// one at least.
func api(folder string) (map[string]*packages.Package, error) {
	all, err := packages.Load(&packages.Config{
		Dir: folder,
		// With NeedDeps types come from source, and not from what would have to be built.
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports | packages.NeedDeps |
			packages.NeedTypes | packages.NeedTypesSizes,
	}, "./...")
	if err != nil {
		return nil, fmt.Errorf("%s: %w", folder, err)
	}
	found := map[string]*packages.Package{}
	for _, pkg := range all {
		for _, fault := range pkg.Errors {
			err = errors.Join(err, fault)
		}
		if pkg.Name != "main" && !slices.Contains(strings.Split(pkg.PkgPath, "/"), "internal") {
			found[pkg.PkgPath] = pkg
		}
	}
	if err == nil && len(found) == 0 {
		err = errors.New("there is no package to import")
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", folder, err)
	}
	return found, nil
}
