package main

import (
	"flag"
	"fmt"
	"go/token"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

func main() {
	since := flag.String("since", "", "also compare with the `revision`")
	flag.Parse()
	if flag.NArg() < 2 {
		fmt.Fprintln(os.Stderr, "usage: surface [-since REVISION] ROOT MODULE...")
		os.Exit(2)
	}
	if err := run(os.Stdout, flag.Arg(0), flag.Args()[1:], *since); err != nil {
		fmt.Fprintln(os.Stderr, "surface:", err)
		os.Exit(1)
	}
}

func run(w io.Writer, root string, modules []string, since string) error {
	today, used := newSurface(), map[token.Position]bool{}
	for _, module := range modules {
		all, err := load(filepath.Join(root, module), true)
		if err != nil {
			return err
		}
		for _, pkg := range all {
			for _, object := range pkg.TypesInfo.Uses {
				if object.Pkg() != nil && object.Pkg().Path() != strings.TrimSuffix(strings.Fields(pkg.PkgPath)[0], "_test") {
					used[pkg.Fset.Position(object.Pos())] = true
				}
			}
			if module == "." {
				today.add(pkg)
			}
		}
	}
	var unused []string
	for name, place := range today.names {
		if !used[place] {
			unused = append(unused, name)
		}
	}
	slices.Sort(unused)
	for _, name := range unused {
		fmt.Fprintln(w, name)
	}
	exported := len(today.names)
	fmt.Fprintf(w, "%d exported, %d used by other packages, %d not; %d constants\n", exported, exported-len(unused), len(unused), today.constants)
	if since == "" {
		return nil
	}
	return compare(w, root, since, today)
}

// load loads all packages of the module in dir, with the bodies of functions and
// with tests if uses are wanted.
func load(dir string, uses bool) ([]*packages.Package, error) {
	config := &packages.Config{
		Dir:   dir,
		Tests: uses,
		Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports | packages.NeedDeps |
			packages.NeedTypes | packages.NeedModule,
	}
	if uses {
		config.Mode |= packages.NeedSyntax | packages.NeedTypesInfo
	} else {
		config.Mode = packages.NeedName | packages.NeedTypes | packages.NeedExportFile
	}
	return packages.Load(config, "./...")
}
