package main

import (
	"go/token"
	"go/types"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// A surface holds the exported names of a module's public packages.
type surface struct {
	packages  map[string]bool
	names     map[string]token.Position // "package.Type.Member"
	constants int
}

func newSurface() surface {
	return surface{packages: map[string]bool{}, names: map[string]token.Position{}}
}

// add adds the names of pkg unless it is a program, internal, an example or a
// variant of a package for tests.
func (s *surface) add(pkg *packages.Package) {
	path := public(pkg.PkgPath)
	if path == "" || pkg.Name == "main" || strings.Contains(pkg.ID, " ") || strings.HasSuffix(pkg.ID, ".test") {
		return
	}
	s.packages[path] = true
	for _, name := range pkg.Types.Scope().Names() {
		object := pkg.Types.Scope().Lookup(name)
		if !object.Exported() {
			continue
		}
		if _, constant := object.(*types.Const); constant {
			s.constants++
			continue
		}
		s.names[path+"."+name] = pkg.Fset.Position(object.Pos())
		for member := range members(object) {
			if member.Exported() {
				s.names[path+"."+name+"."+member.Name()] = pkg.Fset.Position(member.Pos())
			}
		}
	}
}

// public returns the path of a public package and "" for another. Steam and Steam
// Power were among the examples before they moved to variants, and counted as public.
func public(path string) string {
	for _, game := range []string{"steam", "steampower"} {
		if before, after, found := strings.Cut(path+"/", "/examples/"+game+"/"); found {
			path = strings.TrimSuffix(before+"/variants/"+game+"/"+after, "/")
		}
	}
	parts := strings.Split(path, "/")
	if slices.Contains(parts, "internal") || slices.Contains(parts, "examples") {
		return ""
	}
	return path
}

// members yields the methods of a type and the fields of a struct; the members of an
// alias are those of another type.
func members(object types.Object) func(yield func(types.Object) bool) {
	return func(yield func(types.Object) bool) {
		typ, isType := object.(*types.TypeName)
		if !isType || typ.IsAlias() {
			return
		}
		named := typ.Type().(*types.Named)
		for method := range named.Methods() {
			if !yield(method) {
				return
			}
		}
		switch under := named.Underlying().(type) {
		case *types.Struct:
			for field := range under.Fields() {
				if !yield(field) {
					return
				}
			}
		case *types.Interface:
			for method := range under.ExplicitMethods() {
				if !yield(method) {
					return
				}
			}
		}
	}
}
