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
			declared, err := exported(file, source)
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

// exported returns the exported types, functions and methods of a file, methods as in
// State.Apply.
func exported(file string, source []byte) (names []string, err error) {
	syntax, err := parser.ParseFile(token.NewFileSet(), file, source, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	for _, declared := range syntax.Decls {
		switch declared := declared.(type) {
		case *ast.FuncDecl:
			name := declared.Name.Name
			if declared.Recv != nil {
				of := declared.Recv.List[0].Type
				if pointer, ok := of.(*ast.StarExpr); ok {
					of = pointer.X
				}
				name = of.(*ast.Ident).Name + "." + name
			}
			names = append(names, name)
		case *ast.GenDecl:
			for _, spec := range declared.Specs {
				if of, ok := spec.(*ast.TypeSpec); ok {
					names = append(names, of.Name.Name)
				}
			}
		}
	}
	return names, nil
}
