package main

import (
	"cmp"
	"fmt"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: surface ROOT MODULE...")
		os.Exit(2)
	}
	names, used := map[token.Position]string{}, map[token.Position]bool{}
	constants := 0
	for _, module := range os.Args[2:] {
		all, err := packages.Load(&packages.Config{
			Dir:   filepath.Join(os.Args[1], module),
			Tests: true,
			Mode: packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports | packages.NeedDeps |
				packages.NeedSyntax | packages.NeedTypes | packages.NeedTypesInfo | packages.NeedModule,
		}, "./...")
		if err != nil {
			fmt.Fprintln(os.Stderr, "surface:", err)
			os.Exit(1)
		}
		for _, pkg := range all {
			for _, object := range pkg.TypesInfo.Uses {
				if object.Pkg() != nil && object.Pkg().Path() != strings.TrimSuffix(strings.Fields(pkg.PkgPath)[0], "_test") {
					used[pkg.Fset.Position(object.Pos())] = true
				}
			}
			path := strings.Split(pkg.PkgPath, "/")
			if module != "." || strings.Contains(pkg.ID, " ") || pkg.Name == "main" ||
				slices.Contains(path, "internal") || slices.Contains(path, "examples") {
				continue
			}
			add := func(object types.Object, prefix string) {
				if object.Exported() {
					names[pkg.Fset.Position(object.Pos())] = prefix + object.Name()
				}
			}
			for _, name := range pkg.Types.Scope().Names() {
				object := pkg.Types.Scope().Lookup(name)
				if _, constant := object.(*types.Const); constant && object.Exported() {
					constants++
					continue
				}
				add(object, pkg.PkgPath+".")
				typ, isType := object.(*types.TypeName)
				if !isType || !object.Exported() || typ.IsAlias() {
					continue
				}
				named := typ.Type().(*types.Named)
				for method := range named.Methods() {
					add(method, pkg.PkgPath+"."+name+".")
				}
				if fields, ok := named.Underlying().(*types.Struct); ok {
					for field := range fields.Fields() {
						add(field, pkg.PkgPath+"."+name+".")
					}
				}
				if methods, ok := named.Underlying().(*types.Interface); ok {
					for method := range methods.ExplicitMethods() {
						add(method, pkg.PkgPath+"."+name+".")
					}
				}
			}
		}
	}
	var unused []string
	for place, name := range names {
		if !used[place] {
			unused = append(unused, name)
		}
	}
	slices.SortFunc(unused, cmp.Compare[string])
	for _, name := range unused {
		fmt.Println(name)
	}
	fmt.Printf("%d exported, %d used by other packages, %d not; %d constants\n", len(names), len(names)-len(unused), len(unused), constants)
}
