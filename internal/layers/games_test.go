package layers

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/cases"
)

// games are the folders of the three games.
var games = []string{"steamrollers", "variants/steampower", "variants/steam"}

// TestEqualThingsHaveEqualNamesInEveryGame looks for what testdata/games.txt lists.
func TestEqualThingsHaveEqualNamesInEveryGame(t *testing.T) {
	for _, game := range games {
		for _, part := range cases.Read(t, "games.txt") {
			file := part.Name
			source, err := os.ReadFile(path.Join(root, game, file))
			if err != nil {
				t.Errorf("%s has no %s, as the other games have", game, file)
				continue
			}
			declared, err := declaredNames(file, source)
			if err != nil {
				t.Fatal(err)
			}
			for name := range strings.FieldsSeq(part.Of("has")) {
				if !slices.Contains(declared, name) {
					t.Errorf("%s has no %s in %s, as the other games have", game, name, file)
				}
			}
		}
	}
}

// declaredNames returns the names that a file declares, methods and fields as in State.Apply.
func declaredNames(file string, source []byte) (names []string, err error) {
	syntax, err := parser.ParseFile(token.NewFileSet(), file, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	for _, declared := range syntax.Decls {
		switch declared := declared.(type) {
		case *ast.FuncDecl:
			name := declared.Name.Name
			if declared.Recv != nil {
				name = typeName(declared.Recv.List[0].Type) + "." + name
			}
			names = append(names, name)
		case *ast.GenDecl:
			for _, spec := range declared.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					names = append(names, spec.Name.Name)
					for _, member := range members(spec.Type) {
						names = append(names, spec.Name.Name+"."+member)
					}
				case *ast.ValueSpec:
					for _, name := range spec.Names {
						names = append(names, name.Name)
					}
				}
			}
		}
	}
	return names, nil
}

// typeName returns the name of the type of a receiver.
func typeName(receiver ast.Expr) string {
	switch receiver := receiver.(type) {
	case *ast.StarExpr:
		return typeName(receiver.X)
	case *ast.IndexExpr:
		return typeName(receiver.X)
	case *ast.IndexListExpr:
		return typeName(receiver.X)
	default:
		return receiver.(*ast.Ident).Name
	}
}

// members returns the names of the fields of a struct or the methods of an interface, those
// of embedded types aside.
func members(of ast.Expr) (names []string) {
	var fields *ast.FieldList
	switch of := of.(type) {
	case *ast.StructType:
		fields = of.Fields
	case *ast.InterfaceType:
		fields = of.Methods
	default:
		return nil
	}
	for _, field := range fields.List {
		for _, name := range field.Names {
			names = append(names, name.Name)
		}
	}
	return names
}
